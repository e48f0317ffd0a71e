"""Exact chances of dice: how likely each total is, and how likely a roll reaches what it needs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import prod
from typing import TypeVar

Face = TypeVar("Face")
State = TypeVar("State", bound=Hashable)
Result = TypeVar("Result", bound=Hashable)


def distribution(dice: Iterable[Sequence[int]], plus: int = 0) -> dict[int, Fraction]:
    """The chance of each total of dice with these faces, lowest first; `plus` is added to every total."""
    return outcomes(dice, plus, int.__add__)


def outcomes(
    dice: Iterable[Sequence[Face]], start: State, after: Callable[[State, Face], State]
) -> dict[State, Fraction]:
    """The chance of each state that dice lead to, read one by one: `after(state, face)` is the state after a die.

    It is for rolls in which more counts than the sum, such as the number of blanks.
    """
    dice = tuple(dice)
    ways = {start: 1}
    for faces in dice:
        ways = _one_more(ways, faces, after)
    of = prod(len(faces) for faces in dice)
    return _in_order({state: Fraction(n, of) for state, n in ways.items()})


def _one_more(
    ways: Mapping[State, int], faces: Sequence[Face], after: Callable[[State, Face], State]
) -> dict[State, int]:
    """In how many ways each state is reached with one more die."""
    found: dict[State, int] = {}
    for state, n in ways.items():
        for face in faces:
            then = after(state, face)
            found[then] = found.get(then, 0) + n
    return found


def read_as(chances: Mapping[State, Fraction], result: Callable[[State], Result]) -> dict[Result, Fraction]:
    """The chance of each result that these states are worth."""
    found: dict[Result, Fraction] = {}
    for state, chance in chances.items():
        worth = result(state)
        found[worth] = found.get(worth, Fraction(0)) + chance
    return _in_order(found)


def at_least(chances: Mapping[int, Fraction], need: int) -> Fraction:
    """How likely the total is what is needed, or more."""
    return sum((chance for total, chance in chances.items() if total >= need), Fraction(0))


def ladder(chances: Mapping[int, Fraction]) -> dict[int, Fraction]:
    """How likely each total or more is, from 1 up to the highest that can come."""
    rungs: dict[int, Fraction] = {}
    chance = Fraction(0)
    for need in range(max(chances, default=0), 0, -1):
        chance += chances.get(need, 0)
        rungs[need] = chance
    return dict(reversed(rungs.items()))


def _in_order(chances: Mapping[State, Fraction]) -> dict[State, Fraction]:
    return dict(sorted(chances.items(), key=lambda each: each[0]))  # type: ignore[arg-type, return-value]
