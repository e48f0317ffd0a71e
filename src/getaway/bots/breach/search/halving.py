"""Successive halving: every candidate tries a few worlds, then the better half tries more, until one is left.

A candidate that is clearly worse than the best drops out at once, and so does one that makes no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil, log2, sqrt
from statistics import fmean, stdev
from typing import Final, TypeVar

T = TypeVar("T")
Tried = dict[T, list[float]]
"""By candidate, what it came to in each world, in order."""
DOUBT: Final = 1.0
"""By how many standard errors a candidate must beat the usual one."""
SURE: Final = 3.0
"""By how many the best must beat another for that to drop out."""
SMALL: Final = 0.0005
"""A gain that isn't worth looking for."""
FEW, OFTEN = 8, 3
"""After how many worlds candidates begin to drop out, and how often that is looked at."""


def rounds_for(arms: int, simulations: int) -> Iterator[int]:
    """How many worlds the candidates try in each round, so that each round gets about as many simulations."""
    halvings = max(1, ceil(log2(arms)))
    for _ in range(halvings):
        yield max(1, simulations // halvings // arms)
        arms = (arms + 1) // 2 + 1


def halved(arms: Sequence[T], rounds: Sequence[int], value: Callable[[T, int], float | None]) -> Tried[T]:
    """The values by candidate, best first; the first given is the usual one and stays unless it's clearly beaten.

    In each round those left try more worlds, by number, all the same ones. No value means that no more can be tried.
    """
    tried: Tried[T] = {arm: [] for arm in arms}
    left, number = list(arms), 0
    for worlds in rounds:
        for _ in range(worlds):
            values = [value(arm, number) for arm in left]
            if None in values:
                return ranked(tried, arms[0])
            for arm, found in zip(left, values, strict=True):
                tried[arm].append(found)  # type: ignore[arg-type]
            number += 1
            left = promising(left, tried) if number >= FEW and number % OFTEN == 0 else left
            if len(left) == 1:
                return ranked(tried, arms[0])
        best = ranked({arm: tried[arm] for arm in left}, arms[0])
        half = list(best)[: (len(left) + 1) // 2]
        left = list(dict.fromkeys([*[arm for arm in arms[:1] if arm in left], *half]))
        if len(left) == 1:
            break
    return ranked(tried, arms[0])


def promising(left: Sequence[T], tried: Tried[T]) -> list[T]:
    """Those that may still turn out to be the best by more than a little."""
    best = max(left, key=lambda arm: fmean(tried[arm]))
    return [arm for arm in left if arm == best or not beaten(tried[arm], tried[best])]


def beaten(values: Sequence[float], best: Sequence[float]) -> bool:
    """Whether one is worse than the best in the same worlds, or at most a little better, as far as can be told."""
    gains = [b - a for a, b in zip(values, best, strict=True)]
    return fmean(gains) + SMALL >= SURE * stdev(gains) / sqrt(len(gains))


def ranked(tried: Tried[T], usual: T) -> Tried[T]:
    """Those tried in more worlds first, then by mean; the usual one leads unless another clearly beats it."""
    order = sorted(tried, key=lambda arm: (-len(tried[arm]), -fmean(tried[arm] or [0.0])))
    if usual in tried and order[0] != usual and not clearly(tried[order[0]], tried[usual]):
        order.remove(usual)
        order.insert(0, usual)
    return {arm: tried[arm] for arm in order}


def clearly(better: Sequence[float], usual: Sequence[float]) -> bool:
    """Whether one beats another in the same worlds by more than chance would."""
    gains = [a - b for a, b in zip(better, usual, strict=False)]
    if len(gains) < 2:
        return bool(gains) and gains[0] > 0
    return fmean(gains) > DOUBT * stdev(gains) / sqrt(len(gains)) + 1e-9
