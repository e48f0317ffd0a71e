"""Successive halving: every candidate gets a few worlds, then the better half gets more, until one is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import TypeVar

T = TypeVar("T")
Tried = dict[T, list[float]]


def halved(arms: Sequence[T], rounds: Sequence[int], value: Callable[[T, int], float | None]) -> Tried[T]:
    """The values by arm, best arm first. In each round the arms left try more worlds, by number; None ends it all."""
    tried: Tried[T] = {arm: [] for arm in arms}
    left, number = list(arms), 0
    for worlds in rounds:
        for _ in range(worlds):
            values = []
            for arm in left:
                found = value(arm, number)
                if found is None:
                    return ranked(tried)
                values.append(found)
            for arm, found in zip(left, values, strict=True):
                tried[arm].append(found)
            number += 1
        left = list(ranked({arm: tried[arm] for arm in left}))[: max(1, (len(left) + 1) // 2)]
        if len(left) == 1:
            break
    return ranked(tried)


def ranked(tried: Tried[T]) -> Tried[T]:
    """Those tried in more worlds first, then by their mean; equals stay in order."""
    return dict(sorted(tried.items(), key=lambda pair: (-len(pair[1]), -fmean(pair[1] or [0.0]))))
