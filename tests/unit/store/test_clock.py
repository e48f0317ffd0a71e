"""The store's time, as a node knows it."""

from __future__ import annotations

import pytest

from getaway.store.clock import DRIFT, Reading, StoreClock
from getaway.table import StoreDown


class Ticks:
    """A monotonic clock that stands until it is moved."""

    at = 100.0

    def __call__(self) -> float:
        return self.at


def read(clock: StoreClock, ticks: Ticks, theirs: float, *, there: float = 0.0, back: float = 0.0) -> None:
    """Ask the store for the time; the question and the answer each spend this many seconds on the way."""
    before = ticks.at
    ticks.at += there + back
    clock.read(Reading(before, theirs + before + there, ticks.at))


def made() -> tuple[StoreClock, Ticks]:
    """A clock that has not been read, and its ticks."""
    ticks = Ticks()
    return StoreClock(ticks), ticks


def test_nothing_is_stamped_before_the_clock_was_read() -> None:
    """A guess would be a wrong stamp in the log for ever."""
    clock, _ = made()
    assert clock.error is None
    with pytest.raises(StoreDown):
        clock.now()


def test_time_goes_on_by_the_ticks() -> None:
    """From one reading to the next nothing else is asked."""
    clock, ticks = made()
    read(clock, ticks, 5000.0)
    assert clock.now() == 5_100_000
    ticks.at += 2.5
    assert clock.now() == 5_102_500


def test_a_quick_answer_says_more_than_a_slow_one() -> None:
    """A slow one after it moves nothing by more than the drift; one that is quicker narrows it."""
    clock, ticks = made()
    read(clock, ticks, 5000.0, there=1.0, back=1.0)
    assert clock.error == pytest.approx(1.0)
    read(clock, ticks, 5000.0, there=0.001, back=0.001)
    assert clock.error == pytest.approx(0.001)
    read(clock, ticks, 5000.0, there=0.0, back=3.0)
    assert clock.now() == pytest.approx((5000.0 + ticks.at) * 1000, abs=3)
    ticks.at += 100
    assert clock.error == pytest.approx(0.001 + 100 * DRIFT, abs=0.001)


@pytest.mark.parametrize("other", [5003.0, 1400.0])
def test_a_store_with_another_clock_is_believed(other: float) -> None:
    """After a failover the newest reading counts, whatever was known of the clock before."""
    clock, ticks = made()
    read(clock, ticks, 5000.0)
    read(clock, ticks, other, there=0.01, back=0.01)
    assert clock.now() == pytest.approx((other + ticks.at) * 1000, abs=1)
    assert clock.error == pytest.approx(0.01)
