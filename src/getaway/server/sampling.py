"""Drawing a world for a what-if, as long as there is time."""

from __future__ import annotations

import time
from random import Random

from getaway.kernel import Record
from getaway.table.branching import OutOfTime, world

SECONDS = 8.0
"""How long a world is looked for."""


class Timed(Random):
    """Dice that can be rolled for a limited number of seconds."""

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
