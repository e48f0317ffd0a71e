"""Successive halving: every candidate tries a few worlds, then the better half tries more, until one is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, TypeVar

T = TypeVar("T")
Tried = dict[T, list[float]]
"""By candidate, what it came to in each world, in order."""
DOUBT: Final = 1.0
"""By how many standard errors a candidate must beat the usual one."""


def halved(arms: Sequence[T], rounds: Sequence[int], value: Callable[[T, int], float | None]) -> Tried[T]:
    """The values by candidate, best first; the first given is the usual one and stays to the end.

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
        best = ranked({arm: tried[arm] for arm in left}, arms[0])
        left = list(dict.fromkeys([arms[0], *list(best)[: (len(left) + 1) // 2]]))
        if len(left) == 1:
            break
    return ranked(tried, arms[0])


def ranked(tried: Tried[T], usual: T) -> Tried[T]:
    """Those tried in more worlds first, then by mean; the usual one leads unless another clearly beats it."""
    order = sorted(tried, key=lambda arm: (-len(tried[arm]), -fmean(tried[arm] or [0.0])))
    if order[0] != usual and not clearly(tried[order[0]], tried[usual]):
        order.remove(usual)
        order.insert(0, usual)
    return {arm: tried[arm] for arm in order}


def clearly(better: Sequence[float], usual: Sequence[float]) -> bool:
    """Whether one beats another in the same worlds by more than chance would."""
    gains = [a - b for a, b in zip(better, usual, strict=False)]
    if len(gains) < 2:
        return bool(gains) and gains[0] > 0
    return fmean(gains) > DOUBT * stdev(gains) / sqrt(len(gains)) + 1e-9
