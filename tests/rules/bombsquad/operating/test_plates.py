"""Pressure plates and sliding doors, looked at after every single space of a move."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.rules.bombsquad.sheets import YARD
from tests.rules.bombsquad.table import activate, answer, cell, crates, driving, go, robot, sees, told

from getaway.games.bombsquad import arrange
from getaway.games.bombsquad.operating.events import Failed, Worked
from getaway.games.bombsquad.table.floor import is_closed
from getaway.games.bombsquad.table.pieces import Plate, add_mission, mission
from getaway.kernel import Match

AWAY = [(5, 8), (5, 9), (5, 10)]
"""Crates that are out of the way."""
TWO_PLATES = msgspec.structs.replace(
    mission(YARD),
    id="yard_two_plates",
    plates=(Plate(space=(3, 3), level=1), Plate(space=(4, 7), level=1)),
)
add_mission(TWO_PLATES)


def closed(match: Match, *space: int) -> bool:
    """Whether the sliding door on this space is closed."""
    g = match.g
    return is_closed(g.building, g.board, g.robot, cell(match, *space))


# Plates


@pytest.mark.clause("BS-CUSTOM-04", "BSX-PLATE-01")
def test_a_robot_moves_onto_a_plate() -> None:
    """A move 1 towards the plate ends on it."""
    match = driving(1, mission=YARD, crates=AWAY, robot=(3, 2))
    go(match, "right")
    assert (robot(match), told(match, 1, Failed)) == ((3, 3), [])


@pytest.mark.clause("BSX-PLATE-01")
def test_a_plate_blocks_nothing_and_stays() -> None:
    """A move 2 goes over the yellow plate, which is where it was, with nothing on it."""
    match = driving(2, mission=YARD, crates=AWAY, robot=(2, 3))
    go(match, "right")
    assert (robot(match), told(match, 1, Failed)) == ((2, 5), [])
    plates = [(token.level, token.cell) for token in sees(match, 0).tokens if token.what == "plate"]
    assert plates == [(1, cell(match, 3, 3)), (2, cell(match, 2, 4))]


@pytest.mark.clause("BSX-PLATE-02")
def test_one_of_two_plates_is_enough() -> None:
    """Two red plates: the red sliding door is open with a crate on either of them, closed with none."""
    for first, is_open in [((3, 3), True), ((4, 7), True), ((4, 6), False)]:
        match = driving(1, mission="yard_two_plates", crates=[first, *AWAY[:2]], robot=(3, 5))
        assert closed(match, 3, 4) is not is_open
        go(match, "left")
        assert robot(match) == ((3, 4) if is_open else (3, 5))
        assert len(told(match, 1, Failed)) == (not is_open)


# Sliding doors


@pytest.mark.clause("BSX-SLIDE-01", "BS-CUSTOM-07")
def test_a_closed_sliding_door_blocks_and_an_open_one_does_not() -> None:
    """Towards the yellow door from [3, 6]: an error of two cells while its plate is empty, else the robot enters."""
    shut = driving(1, mission=YARD, crates=AWAY, robot=(3, 6))
    go(shut, "right")
    assert (robot(shut), shut.g.main, len(told(shut, 1, Failed))) == ((3, 6), 8, 1)
    opened = driving(1, mission=YARD, crates=[(2, 4), *AWAY[:2]], robot=(3, 6))
    go(opened, "right")
    assert (robot(opened), opened.g.main, told(opened, 1, Failed)) == ((3, 7), 10, [])


@pytest.mark.clause("BS-CUSTOM-07")
def test_a_plate_opens_the_doors_of_its_colour_only() -> None:
    """With a crate on the red plate the red door is open and the yellow one closed, and the other way round."""
    red = arrange(mission=YARD, crates=[(3, 3), *AWAY[:2]])
    assert (closed(red, 3, 4), closed(red, 3, 7)) == (False, True)
    yellow = arrange(mission=YARD, crates=[(2, 4), *AWAY[:2]])
    assert (closed(yellow, 3, 4), closed(yellow, 3, 7)) == (True, False)
    moving = driving(1, mission=YARD, crates=[(3, 3), *AWAY[:2]], robot=(3, 6))
    go(moving, "right")
    assert (robot(moving), len(told(moving, 1, Failed))) == ((3, 6), 1)


@pytest.mark.clause("BS-CUSTOM-07", "BSX-SLIDE-01")
def test_a_robot_on_a_plate_opens_the_door_ahead_in_mid_move() -> None:
    """A move 2 from [3, 2]: onto the red plate and, the door now being open, into it."""
    match = driving(2, mission=YARD, crates=AWAY, robot=(3, 2))
    assert closed(match, 3, 4)
    go(match, "right")
    assert (robot(match), told(match, 1, Failed)) == ((3, 4), [])


@pytest.mark.clause("BS-CUSTOM-05", "BS-CUSTOM-07", "BSX-SLIDE-01")
def test_a_crate_pushed_onto_a_plate_opens_the_door_for_itself_in_mid_move() -> None:
    """A move 2 pushes the crate onto the red plate and then into the red door, which the plate holds open."""
    match = driving(2, mission=YARD, crates=[(3, 2), *AWAY[:2]], robot=(3, 1))
    go(match, "right")
    assert (robot(match), crates(match)[0], told(match, 1, Failed)) == ((3, 3), (3, 4), [])


@pytest.mark.clause("BS-CUSTOM-09", "BSX-SLIDE-01")
def test_a_door_closes_behind_the_robot_in_mid_move() -> None:
    """A move 3 goes over the red plate and through the red door; the way back is an error."""
    match = driving(3, 1, mission=YARD, crates=AWAY, robot=(3, 2))
    go(match, "right")
    assert (robot(match), closed(match, 3, 4)) == ((3, 5), True)
    go(match, "left")
    assert (robot(match), len(told(match, 1, Failed))) == ((3, 5), 1)


@pytest.mark.clause("BS-CUSTOM-09")
def test_a_plate_left_in_mid_move_closes_the_door_before_it_is_reached() -> None:
    """From the yellow plate no single move reaches the yellow door: it is closed again when the robot stands there."""
    match = driving(1, 1, 1, 1, mission=YARD, crates=AWAY, robot=(2, 4))
    assert not closed(match, 3, 7)
    go(match, "right")
    assert closed(match, 3, 7)
    go(match, "down", "right", "right")
    assert (robot(match), len(told(match, 1, Failed))) == ((3, 6), 1)


@pytest.mark.clause("BS-CUSTOM-09")
def test_a_crate_moved_off_the_plate_closes_the_doors() -> None:
    """The robot that pushes the crate off the red plate holds it; once it has gone too the red door is an error."""
    match = driving(1, 1, 1, 1, mission=YARD, removed=[(4, 3)], crates=[(3, 3), *AWAY[:2]], robot=(2, 3))
    assert not closed(match, 3, 4)
    go(match, "down")
    assert (robot(match), crates(match)[0], closed(match, 3, 4)) == ((3, 3), (4, 3), False)
    go(match, "up")
    assert closed(match, 3, 4)
    go(match, "right", "down")
    assert (robot(match), len(told(match, 1, Failed)), match.g.main) == ((2, 4), 1, 8)


@pytest.mark.clause("BSX-SLIDE-03", "BS-CUSTOM-09")
def test_a_crate_in_the_door_keeps_it_open_until_it_has_gone() -> None:
    """The plate is left with a crate in the door: it stays open; pushed out by the robot, then left, it closes."""
    match = driving(1, 1, 1, mission=YARD, crates=[(3, 4), *AWAY[:2]], robot=(3, 3))
    go(match, "left")
    assert not closed(match, 3, 4)
    go(match, "right", "right")
    assert (robot(match), crates(match)[0], told(match, 1, Failed)) == ((3, 4), (3, 5), [])
    assert not closed(match, 3, 4)


@pytest.mark.clause("BSX-SLIDE-03")
def test_a_crate_is_pushed_out_of_a_door_whose_plate_is_empty() -> None:
    """A crate in the yellow door, its plate empty: the robot pushes it on and takes its place; behind it, it closes."""
    match = driving(1, 1, 1, mission=YARD, crates=[(3, 7), *AWAY[:2]], robot=(3, 6))
    go(match, "right")
    assert (robot(match), crates(match)[0], closed(match, 3, 7)) == ((3, 7), (3, 8), False)
    go(match, "left")
    assert (robot(match), closed(match, 3, 7)) == ((3, 6), True)
    go(match, "right")
    assert (robot(match), len(told(match, 1, Failed))) == ((3, 6), 1)


@pytest.mark.clause("BSX-SLIDE-03")
def test_a_robot_in_the_door_keeps_it_open() -> None:
    """The robot stands in the red door, its plate left: the door is open and the robot goes on either way."""
    for way, there in [("right", (3, 5)), ("left", (3, 3)), ("up", (2, 4))]:
        match = driving(1, 1, mission=YARD, crates=AWAY, robot=(3, 3))
        go(match, "right")
        assert (robot(match), closed(match, 3, 4)) == ((3, 4), False)
        go(match, way)
        assert (robot(match), told(match, 1, Failed)) == (there, [])


@pytest.mark.clause("BSX-SLIDE-03")
def test_a_waiting_robot_in_the_door_keeps_it_open_and_blocks_it() -> None:
    """Parked in the yellow door: not closed, but no one passes; changed to and driven off, the door closes."""
    match = arrange(
        mission=YARD, crates=AWAY, robot=(3, 6), waiting=(3, 7), second_robot="dart", frame=["red_move"], main=10
    )
    assert not closed(match, 3, 7)
    activate(match)
    go(match, "right")
    assert (robot(match), len(told(match, 1, Failed))) == ((3, 6), 1)
    answer(match, 1, "change_robot")
    assert (robot(match), closed(match, 3, 7)) == ((3, 7), False)


@pytest.mark.clause("BS-CUSTOM-07", "BS-CUSTOM-09")
def test_a_waiting_robot_holds_a_plate_down() -> None:
    """Parked on the yellow plate it opens the yellow door for the other; driven off itself it closes it."""
    position: dict[str, Any]
    position = {"mission": YARD, "crates": AWAY, "robot": (3, 6), "waiting": (2, 4), "second_robot": "dart"}
    match = driving(1, **position)
    go(match, "right")
    assert (robot(match), told(match, 1, Failed)) == ((3, 7), [])
    other = arrange(**{**position, "robot": (2, 4), "waiting": (3, 6), "frame": ["red_move"]})
    assert not closed(other, 3, 7)
    activate(other)
    go(other, "right")
    assert (robot(other), closed(other, 3, 7)) == ((2, 5), True)


@pytest.mark.clause("BSX-SLIDE-02")
@pytest.mark.parametrize("role", [None, "role_security_expert"])
def test_door_cards_and_rescues_do_nothing_to_a_sliding_door(role: str | None) -> None:
    """Next to the closed red sliding door, a red hostage rescued, a red door card is an error; it stays closed."""
    roles = (role, "role_programmer") if role else None
    match = arrange(
        mission=YARD,
        crates=AWAY,
        removed=[(1, 1)],
        robot=(3, 5),
        frame=["red_open_door"],
        phase="order",
        main=10,
        roles=roles,
    )
    answer(match, 0, "order", slots=(0,))
    assert (len(told(match, 1, Failed)), told(match, 1, Worked), match.g.main) == (1, [], 6)
    assert closed(match, 3, 4)


@pytest.mark.clause("BSX-SLIDE-02")
def test_the_same_card_opens_a_door_token() -> None:
    """With the same hostage rescued the red door at [5, 4] does open from [4, 4]."""
    match = arrange(
        mission=YARD, removed=[(1, 1)], robot=(4, 4), frame=["red_open_door"], phase="order", main=10, crates=AWAY
    )
    answer(match, 0, "order", slots=(0,))
    assert (len(told(match, 1, Worked)), match.g.main) == (1, 8)


@pytest.mark.clause("BSX-SLIDE-01", "BSX-ROBOT-03")
def test_the_long_arm_does_not_reach_through_a_closed_sliding_door() -> None:
    """Lynx at [2, 4] and a bomb at [4, 4] would be in reach over the red door only while it is open."""
    sheet = msgspec.structs.replace(
        mission(YARD),
        id="yard_long_arm",
        bombs=(msgspec.structs.replace(mission(YARD).bombs[0], space=(4, 4)), mission(YARD).bombs[1]),
    )
    add_mission(sheet)
    for crate, works in [((3, 3), True), ((5, 1), False)]:
        match = arrange(
            mission="yard_long_arm",
            crates=[crate, *AWAY[:2]],
            robot=(2, 4),
            tile="lynx",
            frame=["red_disarm_bomb"],
            phase="order",
        )
        answer(match, 0, "order", slots=(0,))
        assert len(told(match, 1, Worked)) == works
        assert len(told(match, 1, Failed)) == (not works)
