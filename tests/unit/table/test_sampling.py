"""Worlds for what-ifs are looked for as long as there is time, and no longer."""

from __future__ import annotations

import time

import pytest

from getaway.table.branching import OutOfTime, world
from getaway.table.sampling import Timed, drawn
from getaway_toy import GAME


def test_dice_that_fall_too_long_find_nothing() -> None:
    """A sampler that is out of time gives up; with time the same seed gives the same world."""
    record = GAME.new(2, seed=3).record(0)
    late = Timed(1, time.monotonic, seconds=-1)
    with pytest.raises(OutOfTime):
        late.randrange(6)
    assert world(record, late) == b""
    assert drawn(record, 1, time.monotonic) == drawn(record, 1, time.monotonic) != b""
