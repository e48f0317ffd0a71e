"""Drawing worlds for what-ifs in a process of its own: it may take seconds, and nobody's socket waits for it."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random

from getaway.kernel import Record
from getaway.table.branching import OutOfTime, world

SECONDS = 8.0
"""So long a world is looked for."""
LOOK_EVERY = 2.0


class Sampling:
    """One process that draws, started when the first world is wanted."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def draw(self, record: Record, seed: int) -> bytes:
        """A world from what a seat knows; nothing where none was found, or where the process was lost."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), _end_with_the_parent, (os.getpid(),))
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, drawn, record, seed)
        except BrokenProcessPool:
            self._pool = None
            return b""

    def stop(self) -> None:
        """Draw no more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class Timed(Random):
    """Dice that fall for so many seconds."""

    def __init__(self, seed: int, seconds: float = SECONDS) -> None:
        super().__init__(seed)
        self._until = time.monotonic() + seconds

    def randrange(self, stop: int) -> int:  # type: ignore[override]
        """A number below `stop`."""
        if time.monotonic() > self._until:
            raise OutOfTime
        return super().randrange(stop)


def drawn(record: Record, seed: int) -> bytes:
    """A world, if one is found in time."""
    return world(record, Timed(seed))


def _end_with_the_parent(parent: int) -> None:
    """A parent that is killed cannot end its child: the child looks after that itself."""
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK_EVERY)
    os._exit(0)
