"""What many matches come to: the share of the perfect score, five stars, turns, with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from getaway.lab.bombsquad.matches import Record
from getaway.lab.burncycle.sums import wilson

RESAMPLES: Final = 1000
FIVE: Final = 5
GOALS: Final = {"expert": (0.85, 0.55), "coded": (0.95, 0.8)}
"""By team: the share of the perfect score and of five stars that it should reach on standard missions."""


class Sum(NamedTuple):
    """What some matches of one team at one kind of table come to."""

    matches: int
    share: float
    low: float
    high: float
    """Where the true share is, at 95 %, by bootstrap."""
    stars: float
    fewest: float
    most: float
    """Where the true share of five stars is, at 95 %, by Wilson."""
    turns: float
    reserve: float
    informed: float
    discarded: float
    programmed: float
    causes: Counter[str]


def summed(records: Sequence[Record]) -> Sum:
    """The sum of some matches, of at least one."""
    shares = [record.share for record in records]
    low, high = bootstrap(shares)
    five = sum(record.stars == FIVE for record in records)
    return Sum(
        len(records),
        fmean(shares),
        low,
        high,
        five / len(records),
        *wilson(five, len(records)),
        fmean(record.turns for record in records),
        fmean(record.reserve for record in records),
        fmean(record.informed for record in records),
        fmean(record.discarded for record in records),
        fmean(record.programmed for record in records),
        Counter(record.cause for record in records),
    )


def bootstrap(values: Sequence[float]) -> tuple[float, float]:
    """Where the mean is, at 95 %: the same each time for the same values."""
    dice = Random(len(values))  # noqa: S311 - a simulation isn't cryptography
    means = sorted(fmean(dice.choices(values, k=len(values))) for _ in range(RESAMPLES))
    return means[RESAMPLES // 40], means[-1 - RESAMPLES // 40]
