"""Security cameras: what they watch, when they are on, and what being seen costs."""

from __future__ import annotations

import msgspec
import pytest
from tests.rules.bombsquad.sheets import YARD
from tests.rules.bombsquad.table import Space, answer, cell, crates, driving, go, robot, space, told

from getaway.games.bombsquad import arrange
from getaway.games.bombsquad.operating.events import Failed, Filmed, Moved, Worked
from getaway.games.bombsquad.table.building import CAMERA
from getaway.games.bombsquad.table.floor import view_of
from getaway.games.bombsquad.table.pieces import CARD_KEYS, Camera, add_mission, mission
from getaway.kernel import Match

ROW_CAMERA = msgspec.structs.replace(
    mission(YARD), id="yard_row_camera", cameras=(Camera(space=(3, 6), level=3, facing="W"),)
)
add_mission(ROW_CAMERA)
AWAY = [(5, 8), (5, 9), (5, 10)]
"""Crates that are out of the way."""


def watched(match: Match, number: int) -> list[Space]:
    """The spaces that one of the mission's cameras watches now."""
    g = match.g
    camera = g.building.cameras[number]
    return [space(match, seen) for seen in view_of(g.building, g.board, g.robot, camera.cell, camera.facing)]


def filmed(match: Match) -> int:
    """How often a camera has cost cells."""
    return len(told(match, 1, Filmed))


# What a camera watches


@pytest.mark.clause("BSX-CAMERA-01")
def test_a_camera_watches_the_line_up_to_the_wall() -> None:
    """The camera at [1, 7] faces east with the wall three spaces away and watches exactly these three."""
    match = arrange(mission=YARD, crates=AWAY)
    assert watched(match, 2) == [(1, 8), (1, 9), (1, 10)]


@pytest.mark.clause("BSX-CAMERA-01", "BSX-CAMERA-04")
def test_a_camera_watches_up_to_the_first_token() -> None:
    """Down column 2 it sees to the wall; a crate at [4, 2] ends its view before it, as does a waiting robot."""
    assert watched(arrange(mission=YARD, crates=AWAY), 0) == [(2, 2), (3, 2), (4, 2), (5, 2)]
    assert watched(arrange(mission=YARD, crates=[(4, 2), *AWAY[:2]]), 0) == [(2, 2), (3, 2)]
    parked = arrange(mission=YARD, crates=AWAY, robot=(3, 1), waiting=(3, 2), second_robot="dart")
    assert watched(parked, 0) == [(2, 2)]
    assert watched(parked, 1) == [(2, 5), (3, 5), (4, 5)]


@pytest.mark.clause("BSX-CAMERA-01")
def test_the_robot_itself_does_not_end_the_view() -> None:
    """The camera sees the robot in its line and what is behind it."""
    assert watched(arrange(mission=YARD, crates=AWAY, robot=(3, 2)), 0) == [(2, 2), (3, 2), (4, 2), (5, 2)]


# What it costs


@pytest.mark.clause("BSX-CAMERA-02")
@pytest.mark.parametrize(
    ("start", "distance", "way"), [((3, 1), 1, "right"), ((4, 2), 1, "left"), ((4, 1), 2, "right")]
)
def test_entering_or_leaving_a_watched_space_costs_two_cells(start: Space, distance: int, way: str) -> None:
    """Into column 2, out of it, or across it: the robot has moved, and 10 cells are 8."""
    match = driving(distance, mission=YARD, crates=AWAY, robot=start, removed=[(4, 3)])
    go(match, way)
    assert (len(told(match, 1, Moved)), told(match, 1, Failed)) == (1, [])
    assert (filmed(match), match.g.main) == (1, 8)


@pytest.mark.clause("BSX-CAMERA-02")
def test_the_cost_is_paid_once_a_card() -> None:
    """Two watched spaces in one move cost 2 in all; two moves of one space cost 2 each."""
    along = driving(2, mission=YARD, crates=AWAY, robot=(2, 2))
    go(along, "down")
    assert (robot(along), filmed(along), along.g.main) == ((4, 2), 1, 8)
    twice = driving(1, 1, mission=YARD, crates=AWAY, robot=(2, 2))
    go(twice, "down", "down")
    assert (robot(twice), filmed(twice), twice.g.main) == ((4, 2), 2, 6)


@pytest.mark.clause("BSX-CAMERA-02")
def test_two_cameras_cost_no_more_than_one() -> None:
    """Column 5 is watched by a red camera from above and a blue one from below: still 2 cells."""
    match = driving(2, mission=YARD, crates=AWAY, robot=(2, 5))
    assert {(3, 5), (4, 5)} <= {*watched(match, 1)} & {*watched(match, 3)}
    go(match, "down")
    assert (robot(match), filmed(match), match.g.main) == ((4, 5), 1, 8)


@pytest.mark.clause("BSX-CAMERA-02")
def test_out_of_view_and_in_an_error_nothing_is_paid_for_cameras() -> None:
    """A move beside the line costs nothing; one that fails inside it costs the two error cells only."""
    beside = driving(2, mission=YARD, crates=AWAY, robot=(4, 6))
    go(beside, "right")
    assert (filmed(beside), beside.g.main) == (0, 10)
    blocked = driving(3, mission=YARD, crates=AWAY, robot=(4, 2))
    go(blocked, "down")
    assert (robot(blocked), filmed(blocked), blocked.g.main) == ((4, 2), 0, 8)


@pytest.mark.clause("BSX-CAMERA-02")
def test_only_moves_are_filmed() -> None:
    """A card that works on something while the robot stands in view costs nothing extra."""
    match = arrange(mission=YARD, crates=AWAY, robot=(4, 2), frame=["red_disarm_bomb"], phase="operate", main=10)
    assert (len(told(match, 1, Worked)), filmed(match), match.g.main) == (1, 0, 10)


@pytest.mark.clause("BSX-CAMERA-02")
def test_the_camera_may_empty_the_battery() -> None:
    """Two cells left are just enough; with one the mission ends, the robot having moved."""
    enough = driving(1, mission=YARD, crates=AWAY, robot=(3, 1), main=1, reserve=1)
    go(enough, "right")
    assert (enough.over, enough.g.main, enough.g.reserve) == (False, 0, 0)
    short = driving(1, mission=YARD, crates=AWAY, robot=(3, 1), main=1, reserve=0)
    go(short, "right")
    assert (short.over, short.outcome.cause, robot(short)) == (True, "battery", (3, 2))


@pytest.mark.clause("BSX-CAMERA-02")
def test_the_operator_is_warned_of_a_camera() -> None:
    """Before the choice of a direction the table says which ways a camera sees."""
    match = driving(1, mission=YARD, crates=AWAY, robot=(2, 1))
    warned = {marked.wish["direction"]: marked.clause for marked in match.put(0).warned}
    assert warned == {"right": "BSX-CAMERA-02", "up": "BS-OPERATE-13", "left": "BS-OPERATE-13"}


# On and off


@pytest.mark.clause("BS-CUSTOM-06", "BSX-CAMERA-03")
def test_a_crate_on_the_plate_switches_the_cameras_of_its_colour_off() -> None:
    """With a crate on the red plate column 2 is free; column 5 still has its blue camera."""
    match = driving(1, 1, mission=YARD, crates=[(3, 3), *AWAY[:2]], robot=(2, 1))
    go(match, "right")
    assert (robot(match), filmed(match), match.g.main) == ((2, 2), 0, 10)
    blue = driving(1, mission=YARD, crates=[(3, 3), *AWAY[:2]], robot=(3, 6))
    go(blue, "left")
    assert (robot(blue), filmed(blue), blue.g.main) == ((3, 5), 1, 8)


@pytest.mark.clause("BS-CUSTOM-06")
def test_a_plate_of_another_colour_switches_nothing_off() -> None:
    """With a crate on the yellow plate the red camera sees column 2, the yellow one doesn't see row 1."""
    red = driving(1, mission=YARD, crates=[(2, 4), *AWAY[:2]], robot=(2, 1))
    go(red, "right")
    assert filmed(red) == 1
    for plate, seen in [((2, 4), 0), ((2, 3), 1)]:
        yellow = driving(1, mission=YARD, crates=[plate, *AWAY[:2]], robot=(2, 9))
        go(yellow, "up")
        assert (robot(yellow), filmed(yellow)) == ((1, 9), seen)


@pytest.mark.clause("BS-CUSTOM-06")
def test_a_waiting_robot_on_the_plate_switches_cameras_off() -> None:
    """The robot that isn't active stands on the red plate while the other one crosses column 2."""
    match = driving(1, mission=YARD, crates=AWAY, robot=(2, 1), waiting=(3, 3), second_robot="dart")
    go(match, "right")
    assert (robot(match), filmed(match), match.g.main) == ((2, 2), 0, 10)


@pytest.mark.clause("BSX-CAMERA-03", "BS-CUSTOM-06")
def test_a_crate_pushed_onto_the_plate_switches_the_camera_off_in_mid_move() -> None:
    """The push that brings the robot into column 2 puts the crate on the red plate: no one sees it."""
    match = driving(1, mission=YARD, crates=[(3, 2), *AWAY[:2]], robot=(3, 1))
    go(match, "right")
    assert (robot(match), crates(match)[0], filmed(match), match.g.main) == ((3, 2), (3, 3), 0, 10)


@pytest.mark.clause("BSX-CAMERA-03")
def test_switching_off_comes_too_late_for_a_space_already_entered() -> None:
    """A move 2 from [3, 1] is seen at [3, 2] before it reaches the red plate at [3, 3]."""
    match = driving(2, mission=YARD, crates=AWAY, robot=(3, 1))
    go(match, "right")
    assert (robot(match), filmed(match), match.g.main) == ((3, 3), 1, 8)


@pytest.mark.clause("BSX-CAMERA-03", "BS-CUSTOM-08")
def test_a_plate_left_in_mid_move_switches_the_camera_on() -> None:
    """From the red plate a move 1 to [3, 2] is seen by the red camera: the plate is left on the way."""
    match = driving(1, mission=YARD, crates=AWAY, robot=(3, 3))
    go(match, "left")
    assert (robot(match), filmed(match), match.g.main) == ((3, 2), 1, 8)


@pytest.mark.clause("BS-CUSTOM-08")
def test_a_crate_moved_off_the_plate_switches_the_cameras_on() -> None:
    """The robot pushes the crate off the red plate, leaves it too, and column 2 is watched again."""
    position = {"mission": YARD, "removed": [(4, 3)], "crates": [(3, 3), *AWAY[:2]], "robot": (2, 3)}
    match = driving(1, 1, 1, **position)
    go(match, "down", "up")
    assert (crates(match)[0], robot(match), filmed(match)) == ((4, 3), (2, 3), 0)
    go(match, "left")
    assert (robot(match), filmed(match), match.g.main) == ((2, 2), 1, 8)
    before = driving(1, **position)
    go(before, "left")
    assert (robot(before), filmed(before)) == ((2, 2), 0)


# What blocks the view


@pytest.mark.clause("BSX-CAMERA-04")
def test_behind_a_crate_the_robot_is_not_seen() -> None:
    """A crate at [2, 2] hides the rest of column 2 from the camera above it; without the crate the robot is seen."""
    for crate, seen in [((2, 2), 0), ((2, 3), 1)]:
        match = driving(1, mission=YARD, crates=[crate, *AWAY[:2]], robot=(4, 1))
        go(match, "right")
        assert (robot(match), filmed(match), match.g.main) == ((4, 2), seen, 10 - 2 * seen)


@pytest.mark.clause("BSX-CAMERA-04")
def test_a_crate_pushed_into_the_line_hides_the_robot_behind_it() -> None:
    """The robot pushes a crate into column 2 at [2, 2] from the east and goes round below it unseen."""
    match = driving(1, 1, 1, mission=YARD, crates=[(2, 3), *AWAY[:2]], robot=(2, 4))
    go(match, "left")
    assert (crates(match)[0], filmed(match)) == ((2, 2), 0)
    go(match, "down", "left")
    assert (robot(match), filmed(match), match.g.main) == ((3, 2), 0, 10)


@pytest.mark.clause("BSX-CAMERA-04")
def test_a_crate_pushed_out_of_the_line_uncovers_the_robot_in_the_same_move() -> None:
    """Up column 2 the crate ahead of the robot hides it, sideways it doesn't: the robot takes its place in view."""
    up = driving(1, mission=YARD, crates=[(3, 2), *AWAY[:2]], robot=(4, 2))
    go(up, "up")
    assert (robot(up), crates(up)[0], filmed(up)) == ((3, 2), (2, 2), 0)
    sideways = driving(1, mission=YARD, crates=[(4, 2), *AWAY[:2]], robot=(4, 1), removed=[(4, 3)])
    go(sideways, "right")
    assert (robot(sideways), crates(sideways)[0], filmed(sideways)) == ((4, 2), (4, 3), 1)


@pytest.mark.clause("BSX-CAMERA-04")
def test_a_waiting_robot_hides_the_other() -> None:
    """Parked at [2, 2] it blocks the view down column 2."""
    match = driving(1, mission=YARD, crates=AWAY, robot=(4, 1), waiting=(2, 2), second_robot="dart")
    go(match, "right")
    assert (robot(match), filmed(match)) == ((4, 2), 0)


@pytest.mark.clause("BSX-CAMERA-04")
@pytest.mark.parametrize("card", [name for name in CARD_KEYS if not name.endswith("_move")])
def test_cameras_are_not_removed(card: str) -> None:
    """Next to a camera every card is an error, and the camera stays and blocks its space."""
    match = arrange(mission=YARD, crates=AWAY, robot=(2, 2), frame=[card], phase="order", main=10)
    answer(match, 0, "order", slots=(0,))
    assert (len(told(match, 1, Failed)), told(match, 1, Worked), match.g.main) == (1, [], 6)
    assert match.g.board[cell(match, 1, 2)] == CAMERA
    bump = driving(1, mission=YARD, crates=AWAY, robot=(2, 2), tile="mule")
    go(bump, "up")
    assert (robot(bump), bump.g.main) == ((2, 2), 8)


# Doors in the line


@pytest.mark.clause("BSX-CAMERA-01", "BSX-SLIDE-03")
def test_a_robot_in_a_sliding_door_is_seen_there() -> None:
    """The red door that the robot itself keeps open doesn't hide it from the camera along row 3."""
    match = driving(1, mission="yard_row_camera", crates=AWAY, robot=(3, 4))
    assert watched(match, 0) == [(3, 5), (3, 4), (3, 3), (3, 2), (3, 1)]
    go(match, "up")
    assert (robot(match), filmed(match), match.g.main) == ((2, 4), 1, 8)
    assert watched(match, 0) == [(3, 5)]


@pytest.mark.clause("BSX-CAMERA-01", "BSX-SLIDE-01")
def test_a_closed_sliding_door_ends_the_view() -> None:
    """Along row 3 the camera at [3, 6] sees to the closed red door, and through it once a crate holds it open."""
    shut = arrange(mission="yard_row_camera", crates=AWAY, robot=(4, 4))
    assert watched(shut, 0) == [(3, 5)]
    opened = arrange(mission="yard_row_camera", crates=[(3, 3), *AWAY[:2]], robot=(4, 4))
    assert watched(opened, 0) == [(3, 5), (3, 4)]
