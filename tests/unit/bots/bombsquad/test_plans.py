"""The team's plan: how early it comes to the bombs, and where it ends."""

from __future__ import annotations

from typing import Any

from getaway.bots.bombsquad.plans import plan_of
from getaway.bots.bombsquad.times import due_by, soonest
from getaway.games.bombsquad import GAME


def at_turn(turns: int, **options: Any) -> Any:
    """Mission 1 with two players after some turns, none of which has brought the robot any further."""
    return GAME.arrange(2, mission="m01", hands=((), ()), turns=turns, clock="turns", turn_seconds=8, **options).g


def test_a_single_timer_does_not_make_the_first_bomb_the_last() -> None:
    """Only one countdown runs, but another bomb is left: the team hurries as it does with two."""
    both, single = at_turn(0), at_turn(0, single_timer=True)
    first = soonest(single)
    assert first is not None
    assert due_by(single) == ((first.cell, dict(due_by(both))[first.cell]),)


def test_it_goes_straight_for_a_bomb_that_is_not_the_last() -> None:
    """With too little time for anything else the plan ends with the first bomb, whether one timer runs or two."""
    for single in (False, True):
        plan = plan_of(at_turn(60, single_timer=single), ())
        assert plan is not None
        assert plan.late
        assert not plan.outlook.ends
