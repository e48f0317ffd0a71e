"""Whether what was seen fits what was expected: Pearson's test, for exact chances against simulated rolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from fractions import Fraction
from math import erfc, exp, pi, sqrt
from typing import TypeVar

Result = TypeVar("Result", bound=Hashable)
FEWEST = 5
"""Results expected less often than this are counted together."""


def p_value(seen: Iterable[Result], expected: Mapping[Result, Fraction]) -> float:
    """How likely results are that lie as far or farther from what is expected; 0 if one of them is impossible."""
    counted = Counter(seen)
    if any(not expected.get(result) for result in counted):
        return 0.0
    groups = _groups(counted, expected, counted.total())
    off = sum((n - awaited) ** 2 / awaited for n, awaited in groups)
    return survival(off, len(groups) - 1)


def _groups(counted: Counter[Result], expected: Mapping[Result, Fraction], rolls: int) -> list[tuple[int, float]]:
    """How often each result came and should have come, with rare ones as one group."""
    each = [(counted[result], float(chance * rolls)) for result, chance in expected.items() if chance]
    common = [pair for pair in each if pair[1] >= FEWEST]
    rare = [pair for pair in each if pair[1] < FEWEST]
    together = [(sum(n for n, _ in rare), sum(awaited for _, awaited in rare))] if rare else []
    return common + together


def survival(off: float, freedom: int) -> float:
    """The chance that a chi-square value with this many degrees of freedom is at least as far off."""
    if freedom <= 0:
        return 1.0
    tail, term, k = (
        (erfc(sqrt(off / 2)), sqrt(2 * off / pi) * exp(-off / 2), 1)
        if freedom % 2
        else (
            exp(-off / 2),
            exp(-off / 2) * off / 2,
            2,
        )
    )
    while k < freedom:
        tail, k = tail + term, k + 2
        term *= off / k
    return min(tail, 1.0)
