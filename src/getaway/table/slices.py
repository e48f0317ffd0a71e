"""Long work in slices, so that nobody else waits for the loop much longer than one slice takes."""

from __future__ import annotations

import asyncio

SLICE = 0.005
"""Seconds that one piece of work may hold the loop."""


class Gate:
    """Where long work waits for its next slice. One piece passes at a time, however many there are."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    def work(self) -> Work:
        """A piece of work that begins now."""
        return Work(self)

    async def through(self) -> None:
        """Wait for the next slice; everybody else who is ready goes first."""
        async with self._lock:
            await asyncio.sleep(0)


class Work:
    """One piece of long work, which says after each of its steps that it may be interrupted there."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self._began = _now()

    async def step(self) -> None:
        """Let the others go on if this has held the loop for long enough."""
        if _now() - self._began > SLICE:
            await self._gate.through()
            self._began = _now()


def _now() -> float:
    return asyncio.get_running_loop().time()
