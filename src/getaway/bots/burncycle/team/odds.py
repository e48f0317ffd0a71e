"""Dice: what a handful of them is worth, and how many to roll."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from getaway.games.burncycle.table.parts import DICE, Pool
from getaway.games.burncycle.table.pieces import dice

MEANS: dict[str, float] = {kind: sum(getattr(dice(), kind)) / 6 for kind in DICE}


class Handful(NamedTuple):
    """Dice to roll."""

    basic: int = 0
    advanced: int = 0
    elite: int = 0


@cache
def spread(basic: int, advanced: int, elite: int) -> tuple[float, ...]:
    """The chance of each total of AP, with every pair of blanks combined."""
    chances = {(0, 0): 1.0}
    for kind, count in zip(DICE, (basic, advanced, elite), strict=True):
        for _ in range(count):
            chances = _one_more(chances, getattr(dice(), kind))
    totals = [0.0] * (1 + max(ap + blanks // 2 for ap, blanks in chances))
    for (ap, blanks), chance in chances.items():
        totals[ap + blanks // 2] += chance
    return tuple(totals)


def _one_more(chances: dict[tuple[int, int], float], faces: tuple[int, ...]) -> dict[tuple[int, int], float]:
    """The chances of AP and blanks with one die more."""
    more: dict[tuple[int, int], float] = {}
    for (ap, blanks), chance in chances.items():
        for face in faces:
            now = (ap + face, blanks + (face == 0))
            more[now] = more.get(now, 0.0) + chance / 6
    return more


def chance_of(handful: Handful, ap: int) -> float:
    """The chance of at least this many AP."""
    return 1.0 if ap <= 0 else sum(spread(*handful)[ap:])


def mean(handful: Handful | Pool) -> float:
    """The AP to expect."""
    return handful.basic * MEANS["basic"] + handful.advanced * MEANS["advanced"] + handful.elite * MEANS["elite"]


def for_moving(pool: Pool, ap: float) -> Handful:
    """Enough dice to expect this many AP: plain ones first, since their blanks come back."""
    counts, left = [0, 0, 0], ap
    for n, kind in enumerate(DICE):
        while left > 0.3 and counts[n] < getattr(pool, kind):
            counts[n] += 1
            left -= MEANS[kind]
    return Handful(*counts)


def for_check(pool: Pool, ap: int, sure: float = 0.75) -> Handful:
    """Enough dice to reach this many AP with this chance, the best first; all of them if that isn't enough."""
    counts = [0, 0, 0]
    for n in (2, 1, 0):
        while counts[n] < getattr(pool, DICE[n]) and chance_of(Handful(*counts), ap) < sure:
            counts[n] += 1
    return Handful(*counts)
