"""Drawing a world for a what-if, as long as there is time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from getaway.kernel import Record
from getaway.table.branching import OutOfTime, world

SECONDS = 8.0
"""How long a world is looked for."""


class Timed(Random):
    """Dice that can be rolled for a limited number of seconds, by this clock."""

    def __init__(self, seed: int, now: Callable[[], float], seconds: float = SECONDS) -> None:
        super().__init__(seed)
        self._now = now
        self._until = now() + seconds

    def randrange(self, stop: int) -> int:  # type: ignore[override]
        """A number below `stop`."""
        if self._now() > self._until:
            raise OutOfTime
        return super().randrange(stop)


def drawn(record: Record, seed: int, now: Callable[[], float]) -> bytes:
    """A world, if one is found in time."""
    return world(record, Timed(seed, now))
