"""Crates, barriers and the edge: what a robot pushes, and what stops it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.sheets import YARD
from tests.rules.bombsquad.table import Space, answer, cell, crates, driving, go, robot, told

from getaway.games.bombsquad import arrange
from getaway.games.bombsquad.operating.events import Failed, Moved, Worked
from getaway.games.bombsquad.table.building import BARRIER
from getaway.games.bombsquad.table.floor import Travel, travel
from getaway.games.bombsquad.table.pieces import CARD_KEYS
from getaway.kernel import Match
from getaway.kit.grid import DIRECTIONS

FAR_CRATES = [(5, 9), (5, 10)]
"""Where crates are out of the way."""


def pushing(distance: int, *stacked: Space, **position: Any) -> Match:
    """A robot in the yard with one move card, the crates here and the others far away."""
    all_crates = [*stacked, *FAR_CRATES, (5, 8)][:3]
    return driving(distance, mission=YARD, crates=all_crates, **position)


def nothing_moved(match: Match, start: Space, *stacked: Space) -> bool:
    """The move was an error of two cells: robot and crates are where they were."""
    stood = [found for found in crates(match) if found not in (*FAR_CRATES, (5, 8))]
    assert len(told(match, 1, Failed)) == 1
    assert told(match, 1, Moved) == []
    return (robot(match), stood, match.g.main) == (start, sorted(stacked), 8)


@pytest.mark.clause("BSX-CRATE-01")
@pytest.mark.parametrize("distance", [1, 2])
def test_a_crate_goes_on_for_each_space_of_the_move(distance: int) -> None:
    """A crate next to the robot is as many spaces further as the robot itself, and nothing is paid for it."""
    match = pushing(distance, (4, 7), robot=(4, 6))
    go(match, "right")
    assert (robot(match), crates(match)[0], match.g.main) == ((4, 6 + distance), (4, 7 + distance), 10)
    assert told(match, 1, Failed) == []


@pytest.mark.clause("BSX-CRATE-01")
def test_a_crate_is_met_in_mid_move() -> None:
    """A move 3 with a crate two spaces ahead: one space free, two spaces pushing."""
    match = pushing(3, (4, 8), robot=(4, 6))
    go(match, "right")
    assert (robot(match), crates(match)[0], match.g.main) == ((4, 9), (4, 10), 10)


BEYOND = {
    "a wall": ((5, 2), "right", (5, 3)),
    "the edge of the building": ((4, 2), "left", (4, 1)),
    "an entrance": ((2, 3), "up", (1, 3)),
    "a bomb": ((2, 3), "down", (3, 3)),
    "a camera": ((3, 2), "up", (2, 2)),
    "a barrier": ((3, 4), "up", (2, 4)),
    "a door": ((3, 4), "down", (4, 4)),
    "a closed sliding door": ((3, 6), "left", (3, 5)),
    "a hostage": ((3, 1), "up", (2, 1)),
}
"""What is beyond the crate: where the robot stands, which way it goes and where the crate is."""


@pytest.mark.clause("BSX-CRATE-02", "BSX-CRATE-05", "BSX-EDGE-01")
@pytest.mark.parametrize("what", BEYOND)
def test_a_push_needs_a_free_space_beyond(what: str) -> None:
    """With a wall, the edge, an entrance or any token behind the crate the push is an error and nothing moves."""
    start, way, crate = BEYOND[what]
    match = pushing(1, crate, robot=start)
    go(match, way)
    assert nothing_moved(match, start, crate)


@pytest.mark.clause("BSX-CRATE-02")
def test_a_waiting_robot_stops_a_crate() -> None:
    """Beyond the crate stands the robot that isn't active."""
    match = pushing(1, (4, 7), robot=(4, 6), waiting=(4, 8), second_robot="dart")
    go(match, "right")
    assert nothing_moved(match, (4, 6), (4, 7))


@pytest.mark.clause("BSX-CRATE-02", "BS-CUSTOM-05")
def test_an_empty_plate_takes_a_crate() -> None:
    """A crate between robot and plate is on the plate after the push."""
    match = pushing(1, (3, 2), robot=(3, 1))
    go(match, "right")
    assert (robot(match), crates(match)[0], match.g.main) == ((3, 2), (3, 3), 10)
    assert match.g.building.plates[0].cell == cell(match, 3, 3)


@pytest.mark.clause("BSX-CRATE-02")
def test_an_open_sliding_door_takes_a_crate() -> None:
    """With a crate on the yellow plate another one can be pushed into the yellow sliding door."""
    match = pushing(1, (2, 4), (3, 6), robot=(3, 5))
    go(match, "right")
    assert (robot(match), crates(match)[:2]) == ((3, 6), [(2, 4), (3, 7)])
    assert told(match, 1, Failed) == []


@pytest.mark.clause("BSX-CRATE-03", "BS-CUSTOM-05")
def test_if_one_push_fails_the_whole_move_does() -> None:
    """One free space beyond the crate: a move 1 works, a move 2 moves nothing and costs two cells."""
    near = pushing(1, (4, 9), robot=(4, 8))
    go(near, "right")
    assert (robot(near), crates(near)[0], near.g.main) == ((4, 9), (4, 10), 10)
    far = pushing(2, (4, 9), robot=(4, 8))
    go(far, "right")
    assert nothing_moved(far, (4, 8), (4, 9))


@pytest.mark.clause("BSX-CRATE-03")
def test_a_plate_pressed_in_a_move_that_fails_was_never_pressed() -> None:
    """A move 3 that would press the red plate, pass the red door and then hit a crate leaves everything as it was."""
    match = pushing(3, (3, 2), (3, 5), robot=(3, 1))
    board = match.g.board
    go(match, "right")
    assert nothing_moved(match, (3, 1), (3, 2), (3, 5))
    assert match.g.board == board


@pytest.mark.clause("BSX-CRATE-04", "BSX-ROBOT-01")
@pytest.mark.parametrize(("tile", "moves"), [("felix", False), ("dart", False), ("lynx", False), ("mule", True)])
def test_only_mule_pushes_two_crates(tile: str, moves: bool) -> None:
    """Two crates in a row: an error for Felix, Dart and Lynx; Mule moves both, two spaces too."""
    match = pushing(2, (4, 7), (4, 8), robot=(4, 6), tile=tile)
    go(match, "right")
    if moves:
        assert (robot(match), crates(match)[:2], match.g.main) == ((4, 8), [(4, 9), (4, 10)], 10)
    else:
        assert nothing_moved(match, (4, 6), (4, 7), (4, 8))


@pytest.mark.clause("BSX-CRATE-04", "BSX-ROBOT-01")
def test_mule_stops_at_three_crates() -> None:
    """Three in a row don't move, and neither do two with a wall behind them."""
    three = driving(1, mission=YARD, crates=[(4, 7), (4, 8), (4, 9)], robot=(4, 6), tile="mule")
    go(three, "right")
    assert (robot(three), crates(three), three.g.main) == ((4, 6), [(4, 7), (4, 8), (4, 9)], 8)
    walled = pushing(1, (4, 9), (4, 10), robot=(4, 8), tile="mule")
    go(walled, "right")
    assert nothing_moved(walled, (4, 8), (4, 9), (4, 10))


@pytest.mark.clause("BSX-CRATE-04")
def test_a_second_crate_met_in_mid_move_blocks_too() -> None:
    """The first push would work, the second would need two crates: nothing moves."""
    match = pushing(2, (4, 7), (4, 9), robot=(4, 6))
    go(match, "right")
    assert nothing_moved(match, (4, 6), (4, 7), (4, 9))


@pytest.mark.clause("BSX-CRATE-05")
def test_crates_are_not_pulled() -> None:
    """The robot moves away from a crate behind it, which stays."""
    match = pushing(2, (4, 6), robot=(4, 7))
    go(match, "right")
    assert (robot(match), crates(match)[0], match.g.main) == ((4, 9), (4, 6), 10)


@pytest.mark.clause("BSX-CRATE-05", "BSX-EDGE-01")
def test_a_crate_on_an_entrance_is_not_pushed_out() -> None:
    """At each of three entrances the outward push is an error."""
    for start, way, crate in [((3, 2), "left", (3, 1)), ((4, 8), "down", (5, 8)), ((3, 9), "right", (3, 10))]:
        match = driving(1, mission=YARD, crates=[crate, (4, 6), (4, 7)], robot=start)
        go(match, way)
        assert (robot(match), crate in crates(match), match.g.main) == (start, True, 8)


@pytest.mark.clause("BSX-EDGE-01")
@pytest.mark.parametrize(("start", "way"), [((3, 1), "left"), ((4, 1), "left"), ((3, 10), "right"), ((5, 8), "down")])
def test_no_robot_leaves_the_grid(start: Space, way: str) -> None:
    """Outwards over an entrance or a wall: the robot stays and two cells are paid."""
    match = pushing(1, (4, 6), robot=start)
    go(match, way)
    assert nothing_moved(match, start, (4, 6))


@pytest.mark.clause("BSX-EDGE-01")
def test_a_move_that_ends_outside_is_an_error_from_the_start() -> None:
    """Two spaces are free, the third would be off the grid: the robot doesn't even move two."""
    match = pushing(3, (4, 6), robot=(3, 8))
    go(match, "right")
    assert nothing_moved(match, (3, 8), (4, 6))


@pytest.mark.clause("BSX-BARRIER-01")
@pytest.mark.parametrize("card", [name for name in CARD_KEYS if not name.endswith("_move")])
@pytest.mark.parametrize("role", [None, "role_negotiator", "role_security_expert", "role_technician"])
def test_no_card_takes_a_barrier_off(card: str, role: str | None) -> None:
    """With the barrier next to the robot every card and every role of any colour is an error, and it stays."""
    roles = (role, "role_programmer") if role else None
    match = arrange(mission=YARD, robot=(2, 4), frame=[card], phase="order", main=10, roles=roles)
    answer(match, 0, "order", slots=(0,))
    assert (len(told(match, 1, Failed)), told(match, 1, Worked)) == (1, [])
    assert match.g.board[cell(match, 1, 4)] == BARRIER
    assert (match.g.secured, match.g.main) == ((), 6)


@pytest.mark.clause("BSX-BARRIER-01")
@pytest.mark.parametrize("tile", ["felix", "mule", "dart", "lynx"])
def test_no_robot_moves_a_barrier(tile: str) -> None:
    """Each robot that drives against it stays where it is and pays two cells."""
    match = pushing(1, (4, 6), robot=(2, 4), tile=tile)
    go(match, "up")
    assert nothing_moved(match, (2, 4), (4, 6))
    assert match.g.board[cell(match, 1, 4)] == BARRIER


@pytest.mark.clause("BSX-CRATE-04")
def test_one_push_unless_the_robot_has_more() -> None:
    """Two crates in a row stop a move with one push, not with two; a move over no space changes nothing."""
    g = pushing(1, (3, 2), (3, 3)).g
    here, right = g.robot, DIRECTIONS.index("right")
    assert travel(g.building, g.board, here, 1, right) is None
    assert travel(g.building, g.board, here, 1, right, pushes=2) is not None
    assert repr(travel(g.building, g.board, here, 0, right)) == repr(Travel((), g.board, watched=False))
