"""Where doors are, by the symbols printed on the mats."""

from __future__ import annotations

import pytest

from getaway.games.burncycle.floor import DOOR, DOWN, LEFT, RIGHT, UP, WALL, Floor, floor
from getaway.games.burncycle.table.mats.plan import Floorplan, Placement, RoomMat, place

MAT = """
+---+---+---+---+
| ~ | .   .   . |
+   +   +   +   +
| ~ | .   .   . |
+   +---+---+---+
| ~   ~   ~   ~ |
+---+---+---+---+
"""


def one_room(drawing: str, *, number: int = 1, col: int = 2, turn: int = 0) -> Floor:
    """A floor whose only room mat is this one, in the upper row."""
    mat = RoomMat(key="closet", type="office", drawing=drawing)
    placement = Placement(room="closet", space=(1, col), turn=turn)  # type: ignore[arg-type]
    plan = Floorplan(key="closet", corporation="", number=number, drawing=MAT, rooms=(placement,))  # type: ignore[arg-type]
    return place(plan, {"closet": mat})


@pytest.mark.clause("BC-DOOR-01")
def test_a_symbol_on_one_side_makes_a_door() -> None:
    """The hallway has no symbol, the room has: the door is there from both sides. Without any it is a wall."""
    plan = one_room("+---+\n| . :\n+---+")
    room, hallway = plan.cell(1, 2), plan.cell(1, 3)
    assert plan.side(room, RIGHT) == plan.side(hallway, LEFT) == DOOR
    assert plan.door_at(room, RIGHT) == plan.door_at(hallway, LEFT) == 0
    assert (plan.doors[0].a, plan.doors[0].b) == (room, hallway)
    assert plan.side(room, DOWN) == plan.side(plan.cell(2, 2), UP) == WALL
    assert len(plan.doors) == 1


@pytest.mark.clause("BC-DOOR-02")
def test_a_symbol_at_the_edge_is_no_door() -> None:
    """Towards the edge of the mat there is an exterior wall instead."""
    plan = one_room("+===+\n| . |\n+---+")
    room = plan.cell(1, 2)
    assert (plan.side(room, UP), plan.exterior(room, UP), plan.doors) == (WALL, True, ())


@pytest.mark.clause("BC-DOOR-03")
def test_a_symbol_towards_outdoors() -> None:
    """On floor 1 it is a door, on floors 2 and 3 an exterior wall."""
    for number, side, exterior in ((1, DOOR, False), (2, WALL, True), (3, WALL, True)):
        plan = one_room("+---+\n: . |\n+---+", number=number)
        room = plan.cell(1, 2)
        assert (plan.side(room, LEFT), plan.exterior(room, LEFT), len(plan.doors)) == (side, exterior, side == DOOR)


def test_a_room_mat_can_be_turned() -> None:
    """A quarter turn clockwise takes the door from the right to the bottom, and arrows with it."""
    drawing = "+---+---+\n| T   S^:\n+---+---+"
    for turn, door, terminal, post, facing in (
        (0, ((1, 3), RIGHT), (1, 2), (1, 3), UP),
        (90, ((2, 2), DOWN), (1, 2), (2, 2), RIGHT),
        (180, ((1, 2), LEFT), (1, 3), (1, 2), DOWN),
        (270, ((1, 2), UP), (2, 2), (1, 2), LEFT),
    ):
        plan = one_room(drawing, turn=turn)
        (room,) = plan.rooms
        assert [plan.at(cell) for cell in room.terminals] == [terminal]
        assert [(plan.at(p.cell), p.facing, p.kind) for p in room.posts] == [(post, facing, "single")]
        space, direction = door
        assert plan.side(plan.cell(*space), direction) == (WALL if direction == UP else DOOR)


def test_rooms_lie_on_the_mat_and_not_on_each_other() -> None:
    """A room mat over the edge or over another one is refused."""
    mat = RoomMat(key="closet", type="office", drawing="+---+---+\n| .   . |\n+---+---+")
    for places, fault in (
        (((1, 4),), "does not lie on"),
        (((1, 2), (1, 3)), "lies on another"),
    ):
        rooms = tuple(Placement(room="closet", space=space) for space in places)
        plan = Floorplan(key="closet", corporation="", number=1, drawing=MAT, rooms=rooms)
        with pytest.raises(ValueError, match=fault):
            place(plan, {"closet": mat})


def test_safe_zone_doors_know_their_zone() -> None:
    """Each safe zone of NeedChain has one door on every floor, at the same place of the mat."""
    for number in (1, 2, 3):
        plan = floor(f"needchain{number}")
        for zone in range(4):
            (door,) = plan.zone(zone).doors
            assert plan.doors[door].zone == zone
        assert sum(door.zone == -1 for door in plan.doors) == len(plan.doors) - 4
