"""Whether draws look uniform or alike: Pearson's chi-square at one in a thousand, by Wilson and Hilferty's formula."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from random import Random
from statistics import NormalDist

P = 0.001
RARE = 10


def dice_of(seed: int) -> Random:
    """A sampler's dice, the same in every run."""
    return Random(seed)  # noqa: S311 - a test draws no secrets


def chi_square(draws: Sequence[int], kinds: int) -> float:
    """How far the counts of 0 to kinds - 1 are from even."""
    counts, even = Counter(draws), len(draws) / kinds
    return sum((counts[kind] - even) ** 2 / even for kind in range(kinds))


def limit(freedom: int, p: float = P) -> float:
    """What chi-square exceeds with probability p."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + NormalDist().inv_cdf(1 - p) * part**0.5) ** 3)


def looks_uniform(draws: Sequence[int], kinds: int, p: float = P) -> bool:
    """Whether each of the numbers 0 to kinds - 1 may well be equally likely."""
    if kinds == 1:
        return set(draws) == {0}
    return set(draws) <= set(range(kinds)) and chi_square(draws, kinds) < limit(kinds - 1, p)


def look_alike(one: Sequence[Hashable], other: Sequence[Hashable], p: float = P) -> bool:
    """Whether two lists of the same length may well come from one source; rare values are counted together."""
    ones, others = Counter(one), Counter(other)
    rare = {value for value in ones | others if ones[value] + others[value] < RARE}
    pairs = [(ones[value], others[value]) for value in {**ones, **others} if value not in rare]
    pairs.append((sum(ones[value] for value in rare), sum(others[value] for value in rare)))
    pairs = [(a, b) for a, b in pairs if a + b]
    distance = sum((a - b) ** 2 / (a + b) for a, b in pairs)
    return len(one) == len(other) and distance < limit(max(1, len(pairs) - 1), p)
