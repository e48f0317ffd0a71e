"""Battery life: two batteries, one of which is never recharged."""

from __future__ import annotations

import random

import pytest
from tests.rules.bombsquad.table import activate, answer, go, sees, told

from getaway.games.bombsquad import arrange, new
from getaway.games.bombsquad.battery.events import Paid, Recharged
from getaway.games.bombsquad.operating.events import Failed, Moved
from getaway.games.bombsquad.table.pieces import ROBOTS


@pytest.mark.clause("BS-BATTERY-01")
@pytest.mark.parametrize(
    ("robot", "main", "reserve"), [("felix", 20, 8), ("mule", 24, 5), ("dart", 16, 8), ("lynx", 18, 6)]
)
def test_every_robot_has_the_levels_of_its_tile(robot: str, main: int, reserve: int) -> None:
    """Both batteries start as printed, and the main one is recharged up to its own maximum."""
    table = sees(new(players=2, mission="m01", robot=robot), 0).table
    assert (table.main, table.reserve, ROBOTS[robot].main_max) == (main, reserve, main)
    match = arrange(mission="m01", tile=robot, main=main - 1, hands=[["red_move"]])
    answer(match, 0, "discard", card=0, colour="red", action="move")
    assert match.g.main == main


@pytest.mark.clause("BS-BATTERY-02")
@pytest.mark.parametrize(("main", "after"), [(20, 20), (19, 20), (18, 20), (0, 2)])
def test_a_right_call_never_recharges_the_reserve(main: int, after: int) -> None:
    """Two cells go to the main battery as far as there is room; the reserve stays at 3."""
    match = arrange(mission="m01", main=main, reserve=3, hands=[["red_move"]])
    answer(match, 0, "discard", card=0, colour="red", action="move")
    assert (match.g.main, match.g.reserve) == (after, 3)
    assert [gain.cells for gain in told(match, 1, Recharged)] == [after - main][: after - main]


@pytest.mark.clause("BS-BATTERY-02")
def test_whatever_is_played_the_reserve_never_rises() -> None:
    """Over random plays, verb by verb, the reserve only falls, and it does fall; the main battery does rise."""
    fell = rose = 0
    for seed in range(6):
        dice = random.Random(seed)  # noqa: S311 - play isn't cryptography
        play = arrange(3, mission="m01", main=6, seed=seed).fork()
        while not play.over:
            before = play.g.main, play.g.reserve
            ask = play.asks[0]
            play.answer(ask.seat, ask.choice.by_verb(dice))
            assert play.g.reserve <= before[1]
            fell += play.g.reserve < before[1]
            rose += play.g.main > before[0]
    assert min(fell, rose) > 0


@pytest.mark.clause("BS-BATTERY-03")
def test_a_reserve_of_exactly_zero_goes_on() -> None:
    """With main 0 and reserve 2 left an error of 2 cells leaves 0, and the next card is carried out."""
    match = arrange(mission="m01", frame=["red_disarm_bomb", "red_move"], main=4, reserve=2)
    activate(match)
    assert told(match, 1, Paid)[-1] == Paid(2, 0, 0)
    assert (match.over, match.g.reserve) == (False, 0)
    go(match, "right")
    assert (len(told(match, 1, Moved)), match.g.phase, match.over) == (1, "turn", False)


@pytest.mark.clause("BS-BATTERY-03")
def test_one_cell_below_zero_ends_the_mission() -> None:
    """With reserve 1 the same error is the end, and the move after it isn't carried out."""
    match = arrange(mission="m01", frame=["red_disarm_bomb", "red_move"], main=4, reserve=1)
    activate(match)
    assert (match.over, match.outcome.cause) == (True, "battery")
    assert told(match, 1, Moved) == []


@pytest.mark.clause("BS-BATTERY-04")
def test_a_cost_that_cannot_be_paid_ends_the_mission_before_any_card() -> None:
    """Main 3 and reserve 2 don't cover 7 cells: it is over, no card was tried and the robot hasn't moved."""
    frame = ["red_disarm_bomb", "red_move", "red_move", "red_move"]
    match = arrange(mission="m01", frame=frame, main=3, reserve=2)
    activate(match)
    assert (match.over, match.outcome.cause) == (True, "battery")
    assert (match.g.robot, told(match, 1, Failed)) == (match.g.building.start, [])


@pytest.mark.clause("BS-BATTERY-04")
def test_a_cost_that_can_just_be_paid_is_carried_out() -> None:
    """Main 5 and reserve 2 cover exactly 7 cells: the robot moves with nothing left."""
    match = arrange(mission="m01", frame=["red_move"] * 4, main=5, reserve=2)
    activate(match)
    go(match, "right")
    assert (match.over, match.g.main, match.g.reserve, len(told(match, 1, Moved))) == (False, 0, 0, 1)


@pytest.mark.clause("BS-BATTERY-04")
@pytest.mark.parametrize(("reserve", "warned"), [(2, True), (3, False)])
def test_an_activation_that_cannot_be_paid_is_warned_of(reserve: int, warned: bool) -> None:
    """Three cards, one of them dropped, cost at least 4: with 3 cells left the player is warned, with 4 not."""
    match = arrange(mission="m01", frame=["red_move"] * 3, main=1, reserve=reserve)
    assert ("BS-BATTERY-04" in [mark.clause for mark in match.put(0).warned]) is warned
