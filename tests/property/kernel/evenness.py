"""Whether draws look uniform: Pearson's chi-square at one in a thousand, by Wilson and Hilferty's formula."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import NormalDist

P = 0.001


def dice_of(seed: int) -> Random:
    """A sampler's dice, the same in every run."""
    return Random(seed)  # noqa: S311 - a test draws no secrets


def chi_square(draws: Sequence[int], kinds: int) -> float:
    """How far the counts of 0 to kinds - 1 are from even."""
    counts, even = Counter(draws), len(draws) / kinds
    return sum((counts[kind] - even) ** 2 / even for kind in range(kinds))


def limit(freedom: int) -> float:
    """What chi-square exceeds with probability P."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + NormalDist().inv_cdf(1 - P) * part**0.5) ** 3)


def looks_uniform(draws: Sequence[int], kinds: int) -> bool:
    """Whether each of the numbers 0 to kinds - 1 may well be equally likely."""
    return set(draws) <= set(range(kinds)) and chi_square(draws, kinds) < limit(kinds - 1)
