"""Sticks, a game from outside: its options belong to the heap, a roll has its odds, and the die is seen first."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.anchored import asked_of, strangers
from tests.chi_square import p_value
from tests.outside import sticks_fixture

from getaway import games
from getaway.kernel import MAIN, USUAL, Game, Match, One, Refused, Seeded, Wish
from getaway.kernel.inside import inside
from getaway.kernel.weighing import weigh

__all__ = ["sticks_fixture"]
pytestmark = pytest.mark.usefixtures("sticks")
ROLLS = 100_000


def sticks() -> Game[Any]:
    """The game as it is installed."""
    return games.find("sticks")


def grabbed(*, lucky: bool) -> Match:
    """A match whose first player has rolled, well or badly."""
    for seed in range(99):
        match = sticks().new(2, seed=seed, die=True)
        match.answer(0, Wish("grab"))
        if (match.g.sticks == 3) == lucky:
            return match
    raise AssertionError("no such roll")


def test_options_belong_to_the_heap() -> None:
    """Taking is what a click means; rolling is there only with a die."""
    match = sticks().new(2, die=True)
    acts = asked_of(match, 0).choice or []
    assert [(act["verb"], act["at"], act.get("rank", MAIN)) for act in acts] == [
        ("take", "heap", USUAL),
        ("grab", "heap", MAIN),
    ]
    assert strangers(match) == set()
    assert asked_of(match, 1).phase == "turn"
    assert [act["verb"] for act in asked_of(sticks().new(2), 0).choice or []] == ["take"]


def test_no_die_no_roll() -> None:
    """Nor with fewer sticks than it could grab (STK-GRAB-01)."""
    match = sticks().new(2, die=True)
    match.answer(0, Wish("take", sticks=3))
    match.answer(1, Wish("take", sticks=1))
    for refusing in (match, sticks().new(2)):
        verdict = refusing.why(0, Wish("grab"))
        assert isinstance(verdict, Refused)
        assert verdict.clause == "STK-GRAB-01"


def test_what_a_roll_needs_and_what_is_known_of_a_take() -> None:
    """Half of the faces; nothing is foretold beyond the roll."""
    match = sticks().new(2, die=True)
    grab, take = weigh(match, 0, [Wish("grab"), Wish("take", sticks=3)])
    assert (grab.need, grab.chance, grab.then, grab.final) == (4, 0.5, (), True)
    assert [(then.what, dict(then.facts)) for then in take.then] == [("left", {"sticks": 4})]
    assert not take.final


def test_rolls_are_as_likely_as_they_say() -> None:
    """A hundred thousand draws of the shape that the rules roll by fit the exact odds."""
    verb, chance = sticks().verbs["grab"], Seeded(7)
    odds = verb.odds(None, 0, Wish("grab"))
    assert odds is not None
    rolls = [chance.draw(One("item", range(1, 7)))["item"] >= odds.need for _ in range(ROLLS)]
    assert p_value(rolls, {True: odds.chance, False: 1 - odds.chance}) > 0.001
    assert p_value(rolls, {True: Fraction(2, 3), False: Fraction(1, 3)}) < 0.001


@pytest.mark.parametrize(("lucky", "left", "what"), [(True, 3, "left"), (False, 7, "missed")])
def test_the_die_is_pictured_before_it_counts(lucky: bool, left: int, what: str) -> None:
    """In the picture the die lies there and all sticks with it; then four go, or none (STK-GRAB-02)."""
    match = grabbed(lucky=lucky)
    before, rolled = [picture.state for picture in inside(match).audiences.pictures]
    assert (before.sticks, before.rolled) == (7, 0)  # type: ignore[attr-defined]
    assert rolled.sticks == 7  # type: ignore[attr-defined]
    assert (rolled.rolled >= 4) == lucky  # type: ignore[attr-defined]
    assert (match.g.sticks, match.g.rolled, match.g.turn) == (left, 0, 1)
    (then,) = match.game.consequences(before, match.view(0))
    assert (then.what, then.alarm) == (what, not lucky)
