"""Areas, and what the entrance does to the hallway."""

from __future__ import annotations

import pytest

from getaway.games.burncycle.floor import (
    DOOR,
    DOWN,
    HALLWAY,
    LEFT,
    NO_AREA,
    OPEN,
    OUTDOOR,
    RIGHT,
    UP,
    WALL,
    Entrance,
    Floor,
    adjacent_for_bot,
    bot_ways,
    floor,
    lay,
    unit_ways,
)

TWO_ROOMS = """
+---+---+---+---+
| a   a : b   b |
+   +   +   +   +
| a   a | b   b |
+---+===+---+---+
| .   .   .   . |
+---+---+---+---+
"""
RING = """
+---+---+---+
| .   .   . |
+   +---+   +
| . | a | . |
+   +---+   +
| .   1>  . |
+---+---+---+
"""
CORRIDOR = """
+---+---+---+---+
| .   2<  .   . |
+---+---+---+---+
"""


def area(floor: Floor, row: int, col: int) -> int:
    """The number of a space's area."""
    return floor.area_of[floor.cell(row, col)]


def areas(floor: Floor, kind: int) -> int:
    """How many areas the spaces of this kind form."""
    return len({floor.area_of[cell] for cell in floor.cells_of(kind)})


@pytest.mark.clause("BC-AREA-02", "BC-AREA-07")
def test_rooms_joined_by_a_door_are_two_areas() -> None:
    """A door parts two rooms, and unlocking it, which lets bots through, leaves the areas as they are."""
    plan = lay("rooms_of_an_area", TWO_ROOMS)
    assert area(plan, 1, 2) == area(plan, 2, 1) != area(plan, 1, 3) == area(plan, 2, 4)
    a, b = plan.cell(1, 2), plan.cell(1, 3)
    unlocked = 1 << plan.door_at(a, RIGHT)
    assert adjacent_for_bot(plan, unlocked, (), a, b)
    assert unit_ways(plan, through_doors=False)[a][RIGHT] == -1
    assert plan.area_of[a] != plan.area_of[b]


@pytest.mark.clause("BC-AREA-03")
def test_a_connected_hallway_is_one_area() -> None:
    """A ring of hallway spaces round a room is one area, the room another."""
    plan = lay("ring", RING)
    assert (areas(plan, HALLWAY), len(plan.cells_of(HALLWAY))) == (1, 8)
    assert area(plan, 2, 2) != area(plan, 1, 1)


@pytest.mark.clause("BC-AREA-04")
def test_connected_outdoor_spaces_are_one_area() -> None:
    """The L round the building of NeedChain is one area, apart from the hallway."""
    plan = floor("needchain1")
    assert (areas(plan, OUTDOOR), len(plan.cells_of(OUTDOOR))) == (1, 25)
    assert {plan.area_of[c] for c in plan.cells_of(OUTDOOR)}.isdisjoint(plan.area_of[c] for c in plan.cells_of(HALLWAY))


@pytest.mark.clause("BC-AREA-05")
def test_parts_cut_off_are_separate_areas() -> None:
    """An entrance door across a corridor makes two hallway areas; a room across the outdoor strip makes two there."""
    assert areas(lay("corridor", CORRIDOR), HALLWAY) == 1
    assert areas(lay("split", CORRIDOR, entrance=Entrance((1, 3), "left")), HALLWAY) == 2
    outside = lay("cut_outdoors", "+---+---+---+---+\n| ~   ~ | a | ~ |\n+---+---+---+---+")
    assert areas(outside, OUTDOOR) == 2
    assert area(outside, 1, 1) == area(outside, 1, 2) != area(outside, 1, 4)


@pytest.mark.clause("BC-AREA-06")
def test_an_attached_safe_zone_is_a_room_and_an_area() -> None:
    """The small elevator on the mat of the security room isn't part of it."""
    plan = floor("needchain1")
    room = plan.rooms[plan.room_named("security_room")]
    elevator = plan.zone(2)
    assert elevator.key == "small_elevator"
    assert (len(room.cells), len(elevator.cells)) == (11, 1)
    assert (room.safe, elevator.safe) == (False, True)
    assert plan.area_of[elevator.cells[0]] not in {plan.area_of[cell] for cell in room.cells}
    assert len({plan.area_of[cell] for cell in room.cells}) == 1


@pytest.mark.clause("BC-AREA-08")
def test_a_destroyed_wall_parts_areas() -> None:
    """A wall between two rooms falls: bots and units pass, yet within areas nobody does."""
    plan = lay("rooms_of_an_area", TWO_ROOMS)
    a, b = plan.cell(2, 2), plan.cell(2, 3)
    broken = (plan.edge(a, RIGHT),)
    assert bot_ways(plan, 0)[a][RIGHT] == -1
    assert bot_ways(plan, 0, broken)[a][RIGHT] == unit_ways(plan, broken)[a][RIGHT] == b
    assert unit_ways(plan, broken, through_doors=False)[a][RIGHT] == -1
    assert plan.area_of[a] != plan.area_of[b]


@pytest.mark.clause("BC-ENTR-02", "BC-ENTR-04", "BC-WALL-08")
def test_the_entrance_adds_one_door() -> None:
    """Of all sides of all spaces only the one with the door is changed, from both of its spaces."""
    before, after = lay("corridor", CORRIDOR), lay("split", CORRIDOR, entrance=Entrance((1, 3), "left"))
    changed = [
        (before.at(cell), d, before.side(cell, d), after.side(cell, d))
        for cell in range(before.size)
        for d in range(4)
        if before.side(cell, d) != after.side(cell, d)
    ]
    assert changed == [((1, 2), RIGHT, OPEN, DOOR), ((1, 3), LEFT, OPEN, DOOR)]
    assert after.doors[after.entrance_door].zone == -1
    assert (areas(before, HALLWAY), areas(after, HALLWAY)) == (1, 2)


@pytest.mark.clause("BC-HALL-04")
def test_the_entrance_is_hallway() -> None:
    """Its space is listed with the hallways."""
    plan = lay("ring_with_entrance", RING, entrance=Entrance((3, 2), "down"))
    assert plan.entrance == plan.cell(3, 2)
    assert plan.entrance in plan.cells_of(HALLWAY)
    assert plan.room(plan.entrance) is None


def test_the_entrance_covers_a_post() -> None:
    """A post under the entrance mat is not in play; the others stay."""
    before, after = lay("ring", RING), lay("ring_entrance", RING, entrance=Entrance((3, 2), "right"))
    assert [(post.number, post.facing) for post in before.hallway_posts] == [(1, RIGHT)]
    assert after.hallway_posts == ()
    plan = floor("needchain1")
    assert plan.cell(11, 5) == plan.entrance
    assert sorted(post.number for post in plan.hallway_posts) == [1, 2, 2, 3]


def test_outdoor_spaces_are_out_of_play_above() -> None:
    """On floors 2 and 3 they have no area, and no way leads onto one, whatever has fallen."""
    for number in (2, 3):
        plan = floor(f"needchain{number}")
        outdoors = [cell for cell, kind in enumerate(plan.kind) if kind == OUTDOOR]
        assert {plan.area_of[cell] for cell in outdoors} == {NO_AREA}
        walls = tuple(sorted({plan.edge(c, d) for c in range(plan.size) for d in range(4) if plan.exterior(c, d)}))
        ways = bot_ways(plan, (1 << len(plan.doors)) - 1, walls)
        assert {other for steps in ways for other in steps}.isdisjoint(outdoors)
        assert {other for steps in unit_ways(plan, walls, shift=True) for other in steps}.isdisjoint(outdoors)


def test_exterior_walls() -> None:
    """They lead outdoors or off the map, and no other wall is one."""
    plan = lay("building", "+---+---+---+---+\n| ~ | .   . | a |\n+---+---+---+---+")
    hallway, inner, room = plan.cell(1, 2), plan.cell(1, 3), plan.cell(1, 4)
    assert [plan.exterior(hallway, d) for d in (UP, RIGHT, DOWN, LEFT)] == [True, False, True, True]
    assert (plan.side(inner, RIGHT), plan.exterior(inner, RIGHT)) == (WALL, False)
    assert [plan.exterior(room, d) for d in (UP, RIGHT, DOWN, LEFT)] == [True, True, True, False]


def test_hallway_and_outdoors_are_always_parted() -> None:
    """The line between them is a wall even if a drawing leaves it out."""
    plan = lay("no_line", "+---+---+\n| ~   . |\n+---+---+")
    assert (plan.side(0, RIGHT), plan.side(1, LEFT), plan.exterior(1, LEFT)) == (WALL, WALL, True)
    assert plan.area_of == (0, 1)


def test_a_fallen_exterior_wall_opens_only_into_play() -> None:
    """On floor 1 one can pass between hallway and outdoors, on floor 2 not, and never off the map."""
    drawing = "+---+---+\n| ~ | . |\n+---+---+"
    for number, beyond in ((1, 0), (2, -1)):
        plan = lay(f"edge{number}", drawing, number=number)
        broken = tuple(plan.edge(1, d) for d in range(4))
        assert bot_ways(plan, 0, broken)[1] == (-1, -1, -1, beyond)
        assert unit_ways(plan, broken)[1] == (-1, -1, -1, beyond)
