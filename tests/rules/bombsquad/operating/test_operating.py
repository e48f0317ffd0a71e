"""Operating the Robot: moving, working on doors, hostages and bombs, errors, the end of a run."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.sheets import DEPOT
from tests.rules.bombsquad.table import activate, answer, cell, go, names, refused, sees, told

from getaway.games.bombsquad import arrange
from getaway.games.bombsquad.battery.events import Paid
from getaway.games.bombsquad.operating.events import ActivationEnded, Failed, Moved, Worked
from getaway.games.bombsquad.table.building import FREE
from getaway.games.bombsquad.table.pieces import CARD_KEYS
from getaway.kernel import Match, Wish

Space = tuple[int, int]
RED_DOOR, RED_HOSTAGE, YELLOW_BOMB = 3, 6, 10
"""The codes of these tokens, which are the kinds of the cards that take them off."""


def running(*frame: str, robot: Space, mission: str = "m01", **position: Any) -> Match:
    """A robot there with a main battery of 20, its cards being carried out in this order."""
    match = arrange(mission=mission, frame=frame, robot=robot, **{"main": 20, **position})
    activate(match)
    return match


def at(match: Match) -> Space:
    """Where the robot stands."""
    row, column = match.g.building.grid.at(match.g.robot)
    return row, column


def token(match: Match, space: Space) -> int:
    """The code of the token on a space."""
    return int(match.g.board[cell(match, *space)])


def worked(match: Match) -> list[str]:
    """The cards that took something off, by name."""
    return [CARD_KEYS[event.card] for event in told(match, 1, Worked)]


def failed(match: Match) -> list[str]:
    """The cards that were errors, by name."""
    return [CARD_KEYS[event.card] for event in told(match, 1, Failed)]


# The run


@pytest.mark.clause("BS-OPERATE-01")
def test_cards_are_carried_out_from_left_to_right() -> None:
    """A rescue before the move fails, after it works: the order on the frame is the order of effects."""
    match = running("red_rescue_hostage", "yellow_move", "red_rescue_hostage", robot=(3, 1))
    assert (failed(match), worked(match), match.g.step) == (["red_rescue_hostage"], [], 1)
    go(match, "right")
    events = [getattr(item, "event", None) for item in match.told(1)]
    results = [type(event) for event in events if isinstance(event, Moved | Worked | Failed)]
    assert results == [Failed, Moved, Worked]


@pytest.mark.clause("BS-OPERATE-01")
def test_one_card_at_a_time() -> None:
    """Two move cards are two questions, in the order on the frame; on a turn no direction can be given."""
    match = arrange(mission="m01", frame=["red_move", "yellow_move"])
    assert refused(match, 0, Wish("go", direction="right")) == "BS-OPERATE-01"
    assert refused(match, 0, Wish("work", cell=3)) == "BS-OPERATE-01"
    activate(match, 1, 0)
    go(match, "right")
    assert at(match) == (3, 3)
    go(match, "left")
    assert at(match) == (3, 2)


@pytest.mark.clause("BS-OPERATE-21")
def test_an_error_does_not_stop_the_run() -> None:
    """After a failing move the rescue is carried out."""
    match = running("blue_move", "red_rescue_hostage", robot=(3, 3))
    go(match, "right")
    assert (failed(match), worked(match)) == (["blue_move"], ["red_rescue_hostage"])


@pytest.mark.clause("BS-OPERATE-22", "BS-OPERATE-23")
def test_cards_are_discarded_as_they_ran_and_the_next_player_goes_on() -> None:
    """The pile ends with the run's cards, the last on top, under them what lay there; seat 0 follows seat 2."""
    frame = ("red_open_door", "red_disarm_bomb", "yellow_rescue_hostage")
    match = arrange(3, mission="m01", frame=frame, discards=["blue_move"], active=2)
    activate(match, 2, 0, 1)
    ran = [frame[2], frame[0], frame[1]]
    assert names(match.g.discards) == ["blue_move", *ran]
    assert [CARD_KEYS[kind] for kind in told(match, 1, ActivationEnded)[0].cards] == ran
    assert (match.g.frame, match.g.phase, match.g.active) == ((), "turn", 0)
    assert refused(match, 2, Wish("discard", card=0, colour="red")) == "BS-FEATURE-01"


# Being next to something


@pytest.mark.clause("BS-OPERATE-02")
@pytest.mark.parametrize(
    ("card", "near", "far"),
    [
        ("red_rescue_hostage", (3, 3), (3, 2)),
        ("red_disarm_bomb", (3, 7), (3, 6)),
        ("red_open_door", (2, 4), (2, 3)),
    ],
)
def test_the_robot_must_be_next_to_what_it_works_on(card: str, near: Space, far: Space) -> None:
    """One space away the card works, two spaces away it is an error."""
    rescued = [(1, 1)]
    assert worked(running(card, robot=near, removed=rescued)) == [card]
    assert failed(running(card, robot=far, removed=rescued)) == [card]


@pytest.mark.clause("BS-OPERATE-03")
@pytest.mark.parametrize("robot", [(2, 3), (4, 3)])
def test_diagonal_is_not_next_to(robot: Space) -> None:
    """A rescue of a hostage that is diagonal to the robot is an error."""
    match = running("red_rescue_hostage", robot=robot)
    assert failed(match) == ["red_rescue_hostage"]
    assert token(match, (3, 4)) == RED_HOSTAGE


@pytest.mark.clause("BS-OPERATE-26")
def test_a_wall_between_means_not_next_to() -> None:
    """Behind the wall the rescue is an error; from the open side it works."""
    match = running("red_rescue_hostage", robot=(3, 5))
    assert (failed(match), token(match, (3, 4))) == (["red_rescue_hostage"], RED_HOSTAGE)
    assert worked(running("red_rescue_hostage", robot=(2, 4))) == ["red_rescue_hostage"]


# Moving


@pytest.mark.clause("BS-OPERATE-04")
@pytest.mark.parametrize(
    ("robot", "direction"),
    [((4, 3), "up"), ((5, 2), "up"), ((3, 5), "up"), ((4, 4), "right"), ((3, 5), "right")],
    ids=["blue bomb", "yellow bomb", "hostage", "door", "barrier"],
)
def test_no_token_can_be_entered(robot: Space, direction: str) -> None:
    """A move of one space into any token is an error and the robot stays."""
    match = running("red_move", robot=robot, mission=DEPOT)
    go(match, direction)
    assert (failed(match), at(match)) == (["red_move"], robot)


@pytest.mark.clause("BS-OPERATE-04")
def test_no_token_can_be_passed() -> None:
    """A hostage two spaces ahead stops moves of two and of three, not a move of one; once rescued it stops none."""
    lengths = {"red_move": 1, "yellow_move": 2, "blue_move": 3}
    for card, length in lengths.items():
        match = running(card, robot=(2, 2), mission="alpha")
        free = running(card, robot=(2, 2), mission="alpha", removed=[(2, 4)])
        go(match, "right")
        go(free, "right")
        assert (at(match), failed(match)) == (((2, 3), []) if length == 1 else ((2, 2), [card]))
        assert (at(free), failed(free)) == ((2, 2 + length), [])


@pytest.mark.clause("BS-OPERATE-05")
def test_a_wall_cannot_be_crossed() -> None:
    """A move of one into a wall is an error, from both of its sides; beside the wall's end the way is free."""
    for robot, direction in (((1, 2), "right"), ((1, 3), "left")):
        match = running("red_move", robot=robot, mission="alpha")
        go(match, direction)
        assert (at(match), failed(match)) == (robot, ["red_move"])
    free = running("red_move", robot=(2, 2), mission="alpha")
    go(free, "right")
    assert (at(free), failed(free)) == ((2, 3), [])


@pytest.mark.clause("BS-OPERATE-09", "BS-OPERATE-11")
@pytest.mark.parametrize("direction", ["up right", "right right up", "diagonal", "", "north"])
def test_a_move_is_one_straight_line(direction: str) -> None:
    """A blue move 3 as two right and one up, a diagonal and anything but one direction are refused."""
    match = running("blue_move", robot=(4, 2), mission="alpha")
    assert refused(match, 0, Wish("go", direction=direction)) == "BS-OPERATE-09"
    assert refused(match, 0, Wish("go", direction=("right", "right", "up"))) == "GT-FORM-01"
    go(match, "right")
    assert at(match) == (4, 5)


@pytest.mark.clause("BS-OPERATE-10")
@pytest.mark.parametrize(("card", "end"), [("red_move", (4, 2)), ("yellow_move", (4, 3)), ("blue_move", (4, 4))])
def test_a_move_is_exactly_as_long_as_its_level(card: str, end: Space) -> None:
    """In a free row the robot ends one, two or three spaces away."""
    match = running(card, robot=(4, 1), mission="alpha")
    go(match, "right")
    assert (at(match), told(match, 1, Moved)[0].to) == (end, match.g.robot)


@pytest.mark.clause("BS-OPERATE-12", "BS-OPERATE-13")
def test_a_move_that_cannot_be_completed_costs_two_cells_and_moves_nothing() -> None:
    """With a wall after one space a move of two leaves the robot where it was, and main falls from 10 to 8."""
    match = running("yellow_move", robot=(1, 1), mission="alpha", main=12)
    assert match.g.main == 10
    warned = [(mark.wish["direction"], mark.clause) for mark in match.put(0).warned]
    assert ("right", "BS-OPERATE-13") in warned
    assert ("down", "BS-OPERATE-13") not in warned
    go(match, "right")
    assert (at(match), match.g.main, match.g.reserve) == ((1, 1), 8, 8)
    assert told(match, 1, Failed)[0].direction == "right"


@pytest.mark.clause("BS-OPERATE-14")
@pytest.mark.parametrize(("direction", "end"), [("up", (2, 3)), ("right", (3, 4)), ("down", (4, 3)), ("left", (3, 2))])
def test_the_operator_chooses_the_direction(direction: str, end: Space) -> None:
    """On a free cross each of the four directions is accepted, from the operator only."""
    match = running("red_move", robot=(3, 3), mission="alpha")
    assert refused(match, 1, Wish("go", direction=direction)) == "BS-ACTIVATE-03"
    go(match, direction)
    assert at(match) == end


@pytest.mark.clause("BS-OPERATE-14")
def test_a_blocked_direction_may_be_chosen() -> None:
    """All four are offered at the entrance, where only three are free; the fourth is an error, no refusal."""
    match = running("red_move", robot=(3, 1), mission="alpha")
    assert [wish["direction"] for wish in match.asks[0].choice] == ["up", "right", "down", "left"]
    go(match, "left")
    assert failed(match) == ["red_move"]


@pytest.mark.clause("BS-OPERATE-27", "BSX-EDGE-01")
@pytest.mark.parametrize(
    ("robot", "direction"),
    [((3, 1), "left"), ((1, 3), "up"), ((3, 10), "right"), ((5, 8), "down"), ((1, 1), "up"), ((4, 10), "right")],
)
def test_the_robot_cannot_leave_the_building(robot: Space, direction: str) -> None:
    """At the edge, through an entrance or against the outer wall, a move outwards is an error of two cells."""
    match = running("red_move", robot=robot, mission="alpha", main=12)
    go(match, direction)
    assert (at(match), failed(match), match.g.main) == (robot, ["red_move"], 8)


# Doors, hostages and bombs


@pytest.mark.clause("BS-OPERATE-06")
def test_action_type_and_colour_must_both_match() -> None:
    """Next to a yellow bomb a red disarm and a yellow door card fail, only the yellow disarm works."""
    cards = ("red_disarm_bomb", "yellow_open_door", "yellow_disarm_bomb")
    match = running(*cards, robot=(2, 10), removed=[(1, 7), (2, 9)])
    assert failed(match) == ["red_disarm_bomb", "yellow_open_door"]
    assert worked(match) == ["yellow_disarm_bomb"]
    assert token(match, (1, 10)) == FREE


@pytest.mark.clause("BS-OPERATE-07")
def test_a_blue_door_card_does_not_open_a_red_door() -> None:
    """Though a red hostage is rescued it is an error and the door stays; the red card opens it."""
    match = running("blue_open_door", robot=(2, 4), removed=[(1, 1)])
    assert (failed(match), token(match, (2, 5))) == (["blue_open_door"], RED_DOOR)
    assert worked(running("red_open_door", robot=(2, 4), removed=[(1, 1)])) == ["red_open_door"]


@pytest.mark.clause("BS-OPERATE-08")
def test_a_bomb_takes_its_card_and_nothing_else() -> None:
    """With no hostage rescued the yellow disarm card works on the yellow bomb."""
    match = running("yellow_disarm_bomb", robot=(2, 10))
    assert (worked(match), match.g.secured) == (["yellow_disarm_bomb"], (YELLOW_BOMB,))


@pytest.mark.clause("BS-OPERATE-15", "BS-OPERATE-16")
def test_a_door_needs_a_rescued_hostage_of_its_colour() -> None:
    """Without a yellow hostage, even with a red one, the yellow door stays and 2 cells are paid; with one it opens."""
    shut = running("yellow_open_door", robot=(2, 8), removed=[(1, 1)], main=12)
    assert (failed(shut), worked(shut)) == (["yellow_open_door"], [])
    assert [paid.cells for paid in told(shut, 1, Paid)] == [2, 2]
    assert (shut.g.main, token(shut, (2, 9))) == (8, 4)
    opened = running("yellow_open_door", robot=(2, 8), removed=[(1, 7)], main=12)
    assert (worked(opened), opened.g.main, token(opened, (2, 9))) == (["yellow_open_door"], 10, FREE)


@pytest.mark.clause("BS-OPERATE-17")
def test_one_hostage_is_enough_for_every_door_of_its_colour() -> None:
    """With one red hostage rescued two red doors are opened, in one activation and in a later one."""
    match = arrange(
        mission=DEPOT,
        frame=["red_open_door"],
        robot=(4, 4),
        removed=[(1, 4)],
        hands=[["red_move"] * 6, ["red_open_door"]],
    )
    cell = match.g.building.grid.cell
    activate(match)
    answer(match, 0, "work", cell=cell(4, 5))
    answer(match, 1, "program", card=0)
    activate(match)
    assert worked(match) == ["red_open_door"] * 2
    assert (token(match, (4, 5)), token(match, (5, 4))) == (FREE, FREE)
    assert match.g.secured.count(RED_HOSTAGE) == 1


@pytest.mark.clause("BS-OPERATE-18")
def test_a_rescue_counts_for_a_later_door_card_of_the_same_activation() -> None:
    """Rescue red then open red works with no rescue before; the other way round the door card fails."""
    spaces: dict[str, Any] = {"robot": (2, 4), "mission": "m01"}
    first = running("red_rescue_hostage", "red_open_door", **spaces)
    assert (worked(first), failed(first)) == (["red_rescue_hostage", "red_open_door"], [])
    last = running("red_open_door", "red_rescue_hostage", **spaces)
    assert (worked(last), failed(last)) == (["red_rescue_hostage"], ["red_open_door"])


@pytest.mark.clause("BS-OPERATE-19", "BS-OPERATE-20")
def test_a_removed_token_is_secured_and_its_space_can_be_entered() -> None:
    """The token is gone from the building and lies in the secured area; the robot moves onto its space."""
    match = running("red_rescue_hostage", "red_move", robot=(3, 3))
    assert (token(match, (3, 4)), match.g.secured) == (FREE, (RED_HOSTAGE,))
    assert sees(match, 1).table.secured == (RED_HOSTAGE,)
    go(match, "right")
    assert at(match) == (3, 4)


@pytest.mark.clause("BS-OPERATE-19", "BS-OPERATE-20")
def test_doors_and_bombs_are_taken_off_too() -> None:
    """An opened door and a disarmed bomb lie in the secured area, in the order they came off."""
    match = running("red_open_door", robot=(2, 4), removed=[(1, 1)])
    assert match.g.secured == (RED_HOSTAGE, RED_DOOR)
    bomb = running("yellow_disarm_bomb", robot=(2, 10))
    assert (bomb.g.secured, token(bomb, (1, 10))) == ((YELLOW_BOMB,), FREE)


@pytest.mark.clause("BS-OPERATE-24")
def test_an_error_is_paid_the_moment_the_card_fails() -> None:
    """With main 1 and reserve 4 left, main is 0 and reserve 3 before the next card runs."""
    match = running("red_disarm_bomb", "red_move", robot=(3, 1), main=5, reserve=4)
    assert match.asks[0].question.name == "direct"
    assert [(paid.main, paid.reserve) for paid in told(match, 1, Paid)] == [(1, 4), (0, 3)]
    assert (match.g.main, match.g.reserve) == (0, 3)


@pytest.mark.clause("BS-OPERATE-25")
@pytest.mark.parametrize(("chosen", "other"), [((1, 4), (2, 5)), ((2, 5), (1, 4))])
def test_the_operator_picks_among_several_that_fit(chosen: Space, other: Space) -> None:
    """Of two red hostages next to the robot the chosen one is removed; a yellow one or a free space is refused."""
    match = running("red_rescue_hostage", robot=(2, 4), mission=DEPOT)
    cell = match.g.building.grid.cell
    assert sorted(wish["cell"] for wish in match.asks[0].choice) == [cell(1, 4), cell(2, 5)]
    for wrong in ((2, 3), (3, 4), (2, 2)):
        assert refused(match, 0, Wish("work", cell=cell(*wrong))) == "BS-OPERATE-25"
    assert refused(match, 1, Wish("work", cell=cell(*chosen))) == "BS-ACTIVATE-03"
    answer(match, 0, "work", cell=cell(*chosen))
    assert (token(match, chosen), token(match, other)) == (FREE, RED_HOSTAGE)
