"""Measuring in short rounds, taken in turn, so that the noise of a shared machine hits all alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import median
from time import process_time
from typing import NamedTuple

import msgspec


class Tally(NamedTuple):
    """What was done in one round, and the time of one core it took."""

    answers: int
    options: int
    seconds: float

    @property
    def answers_per_s(self) -> float:
        """Answers given in a second."""
        return self.answers / self.seconds

    @property
    def options_per_s(self) -> float:
        """Options listed in a second."""
        return self.options / self.seconds


Playout = Callable[[int], tuple[int, int]]
"""Plays match number n to its end and says how many answers and options there were."""


def played(playout: Playout, seconds: float, first: int = 0) -> Tally:
    """Whole playouts, one after another, until the time is up."""
    answers = options = 0
    number, start = first, process_time()
    while (spent := process_time() - start) < seconds or number == first:
        given, listed = playout(number)
        answers, options, number = answers + given, options + listed, number + 1
    return Tally(answers, options, spent)


def rounds(playouts: Mapping[str, Playout], count: int, seconds: float) -> dict[str, list[Tally]]:
    """Every playout in every round, each round with matches of its own."""
    tallies: dict[str, list[Tally]] = {name: [] for name in playouts}
    for i in range(count):
        for name, playout in playouts.items():
            tallies[name].append(played(playout, seconds, first=i * 1000))
    return tallies


def middle(values: Iterable[float]) -> float:
    """The figure of the median round."""
    return median(values)


def ratio(ours: Iterable[float], theirs: Iterable[float]) -> float:
    """How many times faster we are, round against round, in the median round."""
    return median(a / b for a, b in zip(ours, theirs, strict=True))


class Spread(msgspec.Struct, frozen=True):
    """How long something took, in microseconds."""

    count: int
    median: float
    p99: float


def spread(nanoseconds: Sequence[int]) -> Spread | None:
    """Median and 99th percentile; None where nothing was measured."""
    if not nanoseconds:
        return None
    ordered = sorted(nanoseconds)
    last = len(ordered) - 1
    return Spread(len(ordered), ordered[last // 2] / 1000, ordered[last * 99 // 100] / 1000)
