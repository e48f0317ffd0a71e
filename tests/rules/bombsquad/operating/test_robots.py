"""The four robots: what the ability of a tile allows, and that it comes with that robot only."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.observed import at, cells, failed, offered, worked
from tests.rules.bombsquad.table import activate, answer, go, refused, result, told

from getaway.games.bombsquad import arrange
from getaway.games.bombsquad.battery.events import Paid
from getaway.games.bombsquad.operating.events import Moved
from getaway.games.bombsquad.table.building import CRATE
from getaway.games.bombsquad.table.pieces import ROBOTS, add_mission, parse_mission
from getaway.kernel import Match, Wish

Space = tuple[int, int]
OTHERS = {
    "heavy_push": ["felix", "dart", "lynx"],
    "overdrive": ["felix", "mule", "lynx"],
    "long_arm": ["felix", "mule", "dart"],
}
# Two crates in a row before the passage, three above them; hostages on both sides of [1, 8] and behind a wall:
#
#   +-+-+ +-+-+-+-+ +-+-+
#   |. .|r . .|r . . . r|
#   + + + + + + + + + + +
#   |. o o o .|. . y . .|
#   + + + + + +-+-+ +-+-+
#    @ . o o . . . 1 . .
#   + + + + + +-+-+ +-+-+
#   |. . . . .|. . . . .|
#   + + + + + + + + + + +
#   |. . .|. .|. y r . .|
#   +-+-+ +-+-+-+-+ +-+-+
LANE_SHEET = """
id = "lane"
series = "custom"
title = "The Lane"
source = "authored"
layout = [["1A", "2A"]]
robot = "felix"
start = [3, 1]
programming = "face_down"
roles = { required = false, max_activation = 1 }
players = [2, 6]
success = "all_bombs"
bombs = [{ letter = "A", level = 1, time = 900, space = [3, 8] }]
hostages = [
    { level = 1, space = [1, 3] },
    { level = 1, space = [1, 6] },
    { level = 1, space = [1, 10] },
    { level = 1, space = [5, 8] },
    { level = 2, space = [5, 7] },
    { level = 2, space = [2, 8] },
]
crates = [{ space = [3, 3] }, { space = [3, 4] }, { space = [2, 2] }, { space = [2, 3] }, { space = [2, 4] }]
stars = { standard = [12, 18, 21, 23], epic = [12, 18, 21, 23] }
"""
LANE = parse_mission(LANE_SHEET).id
add_mission(parse_mission(LANE_SHEET))


def running(tile: str, *frame: str, robot: Space, mission: str = "m01", **position: Any) -> Match:
    """This robot there, with main 10 after the activation was paid, its cards carried out in this order."""
    match = arrange(2, mission=mission, tile=tile, frame=frame, phase="operate", robot=robot, main=10, **position)
    assert cells(match) == (10, ROBOTS[tile].reserve_start)
    return match


def crates(match: Match) -> list[Space]:
    """Where the crates stand."""
    return [match.g.building.grid.at(cell) for cell, code in enumerate(match.g.board) if code == CRATE]


ABOVE = [(2, 2), (2, 3), (2, 4)]


@pytest.mark.clause("BS-TILE-03")
def test_each_face_has_its_ability() -> None:
    """Felix has no ability, the other three faces have one each."""
    abilities = {key: robot.ability for key, robot in ROBOTS.items()}
    assert abilities == {"felix": None, "mule": "heavy_push", "dart": "overdrive", "lynx": "long_arm"}


@pytest.mark.clause("BSX-ROBOT-01", "BS-TILE-03")
@pytest.mark.parametrize(
    ("card", "robot", "pushed"),
    [("red_move", (3, 3), [(3, 4), (3, 5)]), ("blue_move", (3, 5), [(3, 6), (3, 7)])],
)
def test_mule_pushes_two_crates(card: str, robot: Space, pushed: list[Space]) -> None:
    """Two crates in a row move on with the robot, for each space of the move."""
    match = running("mule", card, mission=LANE, robot=(3, 2))
    go(match, "right")
    assert (at(match), crates(match), match.g.main) == (robot, [*ABOVE, *pushed], 10)


@pytest.mark.clause("BSX-ROBOT-01", "BS-TILE-03")
@pytest.mark.parametrize("tile", OTHERS["heavy_push"])
def test_no_other_robot_pushes_two(tile: str) -> None:
    """For the other three the same move is an error, and nothing moves."""
    match = running(tile, "red_move", mission=LANE, robot=(3, 2))
    go(match, "right")
    assert (at(match), crates(match), match.g.main) == ((3, 2), [*ABOVE, (3, 3), (3, 4)], 8)


@pytest.mark.clause("BSX-ROBOT-01")
def test_mule_does_not_push_three() -> None:
    """Three crates in a row are an error for Mule too."""
    match = running("mule", "red_move", mission=LANE, robot=(2, 1))
    go(match, "right")
    assert (at(match), crates(match), match.g.main) == ((2, 1), [*ABOVE, (3, 3), (3, 4)], 8)


@pytest.mark.clause("BSX-ROBOT-01")
def test_mule_needs_a_free_space_behind() -> None:
    """Pushed up to the bomb the two crates stop: the next move is an error."""
    match = running("mule", "blue_move", "red_move", mission=LANE, robot=(3, 2))
    go(match, "right", "right")
    assert (at(match), crates(match), match.g.main) == ((3, 5), [*ABOVE, (3, 6), (3, 7)], 8)


@pytest.mark.clause("BSX-ROBOT-01")
def test_mule_pushes_one_crate_like_any_robot() -> None:
    """One crate moves on for Mule and for Felix alike."""
    for tile in ("mule", "felix"):
        match = running(tile, "red_move", mission=LANE, robot=(1, 2))
        go(match, "down")
        assert (at(match), crates(match)[2:], match.g.main) == ((2, 2), [(3, 2), (3, 3), (3, 4)], 10)


@pytest.mark.clause("BSX-ROBOT-02", "BS-TILE-03")
def test_dart_goes_one_space_further_for_a_cell() -> None:
    """A boosted move 2 goes 3 spaces and costs 1 cell; without the boost it goes 2 for nothing."""
    for boost, end, main in (({"boost": 1}, (3, 4), 9), ({}, (3, 3), 10)):
        match = running("dart", "yellow_move", robot=(3, 1), removed=[(3, 4)])
        answer(match, 0, "go", direction="right", **boost)
        assert (at(match), match.g.main, failed(match)) == (end, main, [])


@pytest.mark.clause("BSX-ROBOT-02")
def test_each_move_card_may_be_boosted() -> None:
    """Two move cards of one activation are both boosted, for 1 cell each."""
    match = running("dart", "red_move", "red_move", robot=(2, 1), removed=[(2, 5)])
    for _ in range(2):
        answer(match, 0, "go", direction="right", boost=1)
    assert (at(match), match.g.main) == ((2, 5), 8)


@pytest.mark.clause("BSX-ROBOT-02")
def test_a_boost_that_fails_costs_three() -> None:
    """Boosted into a hostage the robot stays: 1 cell for the boost, paid first, and 2 for the error."""
    match = running("dart", "yellow_move", robot=(3, 1))
    answer(match, 0, "go", direction="right", boost=1)
    assert [event.cells for event in told(match, 1, Paid)] == [1, 2]
    assert (at(match), match.g.main, failed(match)) == ((3, 1), 7, ["yellow_move"])


@pytest.mark.clause("BSX-ROBOT-02")
def test_the_boost_is_paid_before_the_robot_moves() -> None:
    """With no cell left a boost ends the mission on the spot; with one it goes on, from main or reserve."""
    for main, reserve, over in ((0, 0, True), (1, 0, False), (0, 1, False)):
        match = arrange(2, mission="m01", tile="dart", frame=["red_move"], phase="operate", main=main, reserve=reserve)
        answer(match, 0, "go", direction="right", boost=1)
        assert match.over is over
        assert (at(match), len(told(match, 1, Moved))) == (((3, 1), 0) if over else ((3, 3), 1))
        assert not over or result(match).cause == "battery"


@pytest.mark.clause("BSX-ROBOT-02", "BS-TILE-03")
@pytest.mark.parametrize("tile", OTHERS["overdrive"])
def test_no_other_robot_has_overdrive(tile: str) -> None:
    """The other three are offered no boost and refused one; Dart is refused another figure than 1."""
    match = running(tile, "red_move", robot=(3, 1))
    assert {wish.get("boost") for wish in offered(match, "go")} == {None}
    assert refused(match, 0, Wish("go", direction="right", boost=1)) == "BSX-ROBOT-02"
    match = running("dart", "red_move", robot=(3, 1))
    assert {wish.get("boost") for wish in offered(match, "go")} == {None, 1}
    for boost in (-1, 0, 2):
        assert refused(match, 0, Wish("go", direction="right", boost=boost)) == "BSX-ROBOT-02"


FAR = [
    pytest.param("red_rescue_hostage", (3, 2), [], id="hostage"),
    pytest.param("red_open_door", (2, 3), [(1, 1)], id="door"),
    pytest.param("red_disarm_bomb", (3, 6), [], id="bomb"),
]


def ordered(tile: str, card: str, robot: Space, removed: list[Space]) -> Match:
    """This robot there in Mission 1 has carried the card out."""
    match = arrange(2, mission="m01", tile=tile, frame=[card], robot=robot, removed=removed, phase="order", main=10)
    answer(match, 0, "order", slots=(0,))
    return match


@pytest.mark.clause("BSX-ROBOT-03", "BS-TILE-03")
@pytest.mark.parametrize(("card", "robot", "removed"), FAR)
def test_lynx_reaches_two_spaces(card: str, robot: Space, removed: list[Space]) -> None:
    """Lynx rescues, opens and disarms over an empty space; for the other three it is an error."""
    match = ordered("lynx", card, robot, removed)
    assert (worked(match), match.g.main, at(match)) == ([card], 8, robot)
    for tile in OTHERS["long_arm"]:
        match = ordered(tile, card, robot, removed)
        assert (worked(match), failed(match), match.g.main) == ([], [card], 6)


@pytest.mark.clause("BSX-ROBOT-03")
@pytest.mark.parametrize(
    ("card", "robot", "removed"),
    [
        pytest.param("red_rescue_hostage", (3, 1), [], id="three spaces away"),
        pytest.param("red_rescue_hostage", (2, 3), [], id="round a corner"),
        pytest.param("red_open_door", (2, 3), [], id="a locked door"),
        pytest.param("yellow_rescue_hostage", (3, 2), [], id="another colour"),
    ],
)
def test_lynx_reaches_no_further(card: str, robot: Space, removed: list[Space]) -> None:
    """Three spaces, a corner, a door whose hostage isn't rescued, another colour: an error for Lynx too."""
    match = ordered("lynx", card, robot, removed)
    assert (worked(match), failed(match)) == ([], [card])


def reached(*frame: str, robot: Space, **position: Any) -> Match:
    """Lynx in the lane has its cards put in order."""
    match = arrange(2, mission=LANE, tile="lynx", frame=frame, robot=robot, phase="order", **position)
    answer(match, 0, "order", slots=tuple(range(len(frame))))
    return match


@pytest.mark.clause("BSX-ROBOT-03")
@pytest.mark.parametrize("gone", [(1, 1), (5, 1)], ids=["wall next to the robot", "wall next to the hostage"])
def test_the_long_arm_does_not_reach_through_a_wall(gone: Space) -> None:
    """Two spaces away behind a wall is out of reach, whichever side of the space between the wall is on."""
    match = ordered("lynx", "red_rescue_hostage", (3, 1), [gone, (3, 4)])
    assert failed(match) == ["red_rescue_hostage"]


@pytest.mark.clause("BSX-ROBOT-03")
def test_the_long_arm_does_not_reach_over_a_token() -> None:
    """Over the yellow hostage the red one is out of reach; once the yellow one is rescued it isn't."""
    match = reached("red_rescue_hostage", "yellow_rescue_hostage", "red_rescue_hostage", robot=(5, 6))
    assert failed(match) == ["red_rescue_hostage"]
    assert worked(match) == ["yellow_rescue_hostage", "red_rescue_hostage"]


@pytest.mark.clause("BSX-ROBOT-03")
def test_the_long_arm_is_used_once_per_activation() -> None:
    """Between two hostages the operator picks one; the other is out of reach, also after work nearby."""
    match = reached(
        "red_rescue_hostage", "red_rescue_hostage", "yellow_rescue_hostage", "red_rescue_hostage", robot=(1, 8)
    )
    cell = match.g.building.grid.cell
    assert {wish["cell"] for wish in offered(match, "work")} == {cell(1, 6), cell(1, 10)}
    answer(match, 0, "work", cell=cell(1, 10))
    assert worked(match) == ["red_rescue_hostage", "yellow_rescue_hostage"]
    assert failed(match) == ["red_rescue_hostage", "red_rescue_hostage"]


@pytest.mark.clause("BSX-ROBOT-03")
def test_the_next_activation_has_its_own_long_arm() -> None:
    """What was out of reach in one activation can be reached in the next."""
    match = reached("red_rescue_hostage", robot=(1, 8), hands=([], ["red_rescue_hostage"]))
    answer(match, 0, "work", cell=match.g.building.grid.cell(1, 10))
    answer(match, 1, "program", card=0)
    activate(match)
    assert len(worked(match)) == 2


@pytest.mark.clause("BSX-ROBOT-03")
def test_working_next_to_the_robot_uses_nothing_up() -> None:
    """A rescue from the next space leaves the long arm to the bomb two spaces away, and works after it too."""
    for frame in (["yellow_rescue_hostage", "red_disarm_bomb"], ["red_disarm_bomb", "yellow_rescue_hostage"]):
        match = arrange(2, mission="m01", tile="lynx", frame=frame, robot=(3, 6), phase="order")
        answer(match, 0, "order", slots=(0, 1))
        assert (worked(match), failed(match)) == (frame, [])


@pytest.mark.clause("BS-TILE-03")
def test_the_ability_is_that_of_the_active_robot() -> None:
    """With two robots Dart's overdrive is there while Dart is active, and not while Felix is."""
    for tile, second, boosts in (("felix", "dart", {None}), ("dart", "felix", {None, 1})):
        match = arrange(
            2,
            mission="m01",
            tile=tile,
            second_robot=second,
            robot=(3, 1),
            waiting=(1, 3),
            frame=["red_move"],
            phase="operate",
        )
        assert {wish.get("boost") for wish in offered(match, "go")} == boosts
