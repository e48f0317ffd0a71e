"""Unix time by the store's clock, carried on by this machine's monotonic one.

All nodes and workers stamp by one clock, and a step of a machine's own wall clock changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from getaway.table import StoreDown

DRIFT: Final = 0.0005
"""Seconds by which two clocks may drift apart in a second: the most that NTP lets a clock run faster or slower."""


def ticks() -> float:
    """Seconds that no change of the wall clock touches; where the system can tell, sleep of the machine counts."""
    return time.clock_gettime(_CLOCK)


_CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


class Reading(NamedTuple):
    """The store's clock in Unix seconds, read at some moment between two ticks."""

    before: float
    theirs: float
    after: float


class Between(NamedTuple):
    """The offset from ticks to Unix time lies between these two, as of a tick."""

    low: float
    high: float
    at: float

    def aged(self, at: float) -> Between:
        """What is still certain at a later tick."""
        drift = DRIFT * (at - self.at)
        return Between(self.low - drift, self.high + drift, at)

    def narrowed(self, newer: Between) -> Between:
        """What both allow; where they contradict each other, the newer: the store has another clock now."""
        aged = self.aged(newer.at)
        low, high = max(aged.low, newer.low), min(aged.high, newer.high)
        return Between(low, high, newer.at) if low <= high else newer


class StoreClock:
    """What this process knows of the store's time."""

    def __init__(self, ticks: Callable[[], float] = ticks) -> None:
        self.ticks = ticks
        self._offset: Between | None = None

    def read(self, reading: Reading) -> None:
        """Take in a reading. The quicker the answer was, the more it says."""
        newer = Between(reading.theirs - reading.after, reading.theirs - reading.before, reading.after)
        self._offset = self._offset.narrowed(newer) if self._offset is not None else newer

    @property
    def error(self) -> float | None:
        """Seconds by which `now` may be off; None while the store's clock has not been read."""
        if self._offset is None:
            return None
        aged = self._offset.aged(self.ticks())
        return (aged.high - aged.low) / 2

    def now(self) -> int:
        """Unix time in milliseconds. Without it nothing can be stamped, so a store never read counts as down."""
        if self._offset is None:
            msg = "the store's clock has not been read yet"
            raise StoreDown(msg)
        return int((self.ticks() + (self._offset.low + self._offset.high) / 2) * 1000)

    def ahead(self) -> int:
        """Milliseconds by which this machine's wall clock is ahead of the store's."""
        return time.time_ns() // 1_000_000 - self.now()
