"""The room mats and the floors of the three corporations."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.rules.burncycle.floor.picture import picture
from tests.rules.burncycle.plans import hall

from getaway.games.burncycle.floor import (
    DOOR,
    HALLWAY,
    NO_ZONE,
    OPPOSITE,
    OUTDOOR,
    UNREACHABLE,
    WALL,
    Floor,
    bot_ways,
    floor,
    lay,
    steps_from,
    unit_ways,
)
from getaway.games.burncycle.table.mats.drawing import read
from getaway.games.burncycle.table.mats.plan import Floorplan, Placement, RoomMat, Zone, place, room_mats
from getaway.games.burncycle.table.pieces import corporations

FLOORS = [floor(f"needchain{number}") for number in (1, 2, 3)]
BOX = [floor(key) for each in corporations().values() for key in each.floors.values()]


def test_the_mats_cover_what_rules_speak_of() -> None:
    """All types, 0 to 2 dice, all kinds of posts, a room without one and a room with two terminals."""
    rooms = [room for plan in FLOORS for room in plan.rooms]
    assert {room.key for room in rooms} >= {
        "security_room", "lobby", "restroom", "executive_office", "service_elevator", "stairwell", "small_elevator"
    }  # fmt: skip
    laid = {room.key for plan in BOX for room in plan.rooms}
    assert {mat.key for mat in room_mats().values()} == laid - {"small_elevator"}
    plain = [room for room in rooms if not room.safe]
    assert {room.type for room in plain} == {"industry", "office", "tech", "warehouse"}
    assert {room.dice for room in plain} == {0, 1, 2}
    assert {room.allotment for room in plain} == {"", "physical", "tech", "utility"}
    kinds = {tuple(sorted(post.kind for post in room.posts)) for room in plain}
    assert kinds == {(), ("single",), ("A", "B"), ("mandatory",)}
    assert any(len(room.terminals) == 2 for room in plain)
    assert all([post.kind for post in room.room_posts] == ["A", "B"] for room in plain if len(room.posts) == 2)
    for plan in FLOORS:
        names = [room.key for room in plan.rooms if room.key != "small_elevator"]
        assert len(names) == len(set(names))
    assert all(room.hiding or room.key == "lobby" for room in plain)


def test_safe_zones_keep_their_places() -> None:
    """The same four zones lie on the same spaces of every floor, some turned, some attached elsewhere."""
    zones = [{room.zone: (room.key, room.cells) for room in plan.rooms if room.safe} for plan in FLOORS]
    assert zones[0] == zones[1] == zones[2]
    assert sorted(zones[0]) == [0, 1, 2, 3]
    assert {zone: len(cells) for zone, (_, cells) in zones[0].items()} == {0: 4, 1: 4, 2: 1, 3: 1}
    doors = [{zone: plan.doors[plan.zone(zone).doors[0]] for zone in range(4)} for plan in FLOORS]
    for zone in range(3):
        assert doors[0][zone] != doors[1][zone]
    hosts = [{plan.room_of[d.other(plan.zone(z).cells[0])] for z, d in at.items() if z in {2, 3}} for plan, at in
             zip(FLOORS, doors, strict=True)]  # fmt: skip
    names = [{plan.rooms[number].key for number in rooms} for plan, rooms in zip(FLOORS, hosts, strict=True)]
    assert names == [{"security_room", "break_room"}, {"open_office", "laboratory"}, {"security_room", "break_room"}]


def test_one_hallway_is_split_by_the_entrance() -> None:
    """Floor 2 has two hallway areas, the others one."""
    parts = [len({plan.area_of[cell] for cell in plan.cells_of(HALLWAY)}) for plan in FLOORS]
    assert parts == [1, 2, 1]


def test_hallway_posts_and_icons() -> None:
    """Every number is there on every floor, some twice on most; icons lie outdoors on floor 1 and in hallways."""
    assert sum(len(plan.hallway_posts) > 3 for plan in BOX) > len(BOX) / 2
    for plan in BOX:
        numbers = [post.number for post in plan.hallway_posts]
        assert set(numbers) == {1, 2, 3}
        assert all(plan.kind[post.cell] == HALLWAY for post in plan.hallway_posts)
        assert set(filter(None, plan.allotment)) == {"physical", "tech", "utility"}
        around = {HALLWAY, OUTDOOR} if plan.number == 1 else {HALLWAY}
        assert {plan.kind[cell] for cell, icon in enumerate(plan.allotment) if icon} == around
        assert len(plan.starts) == 5
        outdoors = [plan.kind[cell] == OUTDOOR for cell in plan.starts]
        assert all(outdoors) if plan.number == 1 else all(plan.is_safe(cell) for cell in plan.starts)


def test_the_executive_office_has_exterior_walls() -> None:
    """And its objective space, on floor 3."""
    plan = FLOORS[2]
    office = plan.rooms[plan.room_named("executive_office")]
    assert len(office.objectives) == 1
    assert any(plan.exterior(cell, d) for cell in office.cells for d in range(4))


def test_rooms_that_start_surveilled_and_spaces_that_start_bare() -> None:
    """They are rooms with dice, and spaces for terminals or caches."""
    assert [[plan.rooms[number].key for number in plan.surveilled] for plan in FLOORS] == [
        [],
        ["server_room"],
        ["restroom"],
    ]
    assert all(plan.rooms[number].dice for plan in FLOORS for number in plan.surveilled)
    assert [len(plan.bare) for plan in FLOORS] == [1, 1, 0]
    assert all({*plan.terminals, *plan.caches}.issuperset(plan.bare) for plan in FLOORS)


def test_sides_agree() -> None:
    """Both spaces of a side say the same of it, and each door is on the side of its two spaces."""
    for plan in BOX:
        for cell in range(plan.size):
            for d, other in enumerate(plan.beyond[cell]):
                if other >= 0:
                    back = (d + 2) % 4
                    assert plan.beyond[other][back] == cell
                    assert plan.side(cell, d) == plan.side(other, back)
                    assert plan.edge(cell, d) == plan.edge(other, back)
                    assert plan.door_at(cell, d) == plan.door_at(other, back)
                    assert (plan.door_at(cell, d) >= 0) == (plan.side(cell, d) == DOOR)
                else:
                    assert plan.side(cell, d) == WALL


def test_a_drawn_floor_can_be_read() -> None:
    """The picture of a floor, laid again, has the same sides, areas and marks."""
    for plan in BOX:
        again = lay(f"{plan.key}_again", picture(plan), number=plan.number)
        for name in ("sides", "beyond", "area_of", "doors_at", "terminals", "caches", "hiding", "objectives"):
            assert getattr(again, name) == getattr(plan, name), name
        assert set(again.hallway_posts) == set(plan.hallway_posts)
        assert sorted(str(room.posts) for room in again.rooms) == sorted(str(room.posts) for room in plan.rooms)
        assert "Cas" in picture(plan, {plan.starts[0]: "Cas"})


# The three corporations


@pytest.mark.parametrize("corporation", sorted(corporations()))
def test_each_corporation_keeps_its_safe_zones_in_place(corporation: str) -> None:
    """Two large ones and two small ones on the same spaces of its floors, some turned, some attached elsewhere."""
    plans = [floor(corporations()[corporation].floors[number]) for number in "123"]
    zones = [{room.zone: room.cells for room in plan.rooms if room.safe} for plan in plans]
    assert zones[0] == zones[1] == zones[2]
    assert {zone: len(cells) for zone, cells in zones[0].items()} == {0: 4, 1: 4, 2: 1, 3: 1}
    for zone in range(4):
        doors = {plan.doors[plan.zone(zone).doors[0]] for plan in plans}
        hosts = {plan.rooms[plan.room_of[plan.doors[plan.zone(zone).doors[0]].other(plan.zone(zone).cells[0])]].key
                 for plan in plans if zone > 1}  # fmt: skip
        assert len(doors) > 1 or len(hosts) > 1


def test_no_two_corporations_share_a_layout() -> None:
    """Safe zones lie elsewhere, and of two floors with one number at most one room lies at the same place."""
    places = [frozenset(room.cells for room in plan.rooms if room.safe) for plan in BOX if plan.number == 1]
    assert len(set(places)) == 3
    for one, other in combinations(BOX, 2):
        if one.number == other.number:
            both = {(room.key, room.cells) for room in one.rooms} & {(room.key, room.cells) for room in other.rooms}
            assert len(both) <= 1


@pytest.mark.parametrize("plan", BOX, ids=[plan.key for plan in BOX])
def test_every_space_can_be_reached(plan: Floor) -> None:
    """With all doors unlocked; no room is next door to everything, and none is out of the world."""
    ways = bot_ways(plan, (1 << len(plan.doors)) - 1)
    tables = [steps_from(ways, cell) for cell in plan.starts]
    far = [min(table[cell] for table in tables) for cell in range(plan.size)]
    assert all(steps != UNREACHABLE for cell, steps in enumerate(far) if plan.playable(cell))
    assert 11 <= max(min(far[cell] for cell in room.cells) for room in plan.rooms if not room.safe) <= 16
    assert {len(room.doors) for room in plan.rooms if not room.safe} >= {1, 2}
    assert plan.entrance_door >= 0


@pytest.mark.parametrize("plan", BOX[3:], ids=[plan.key for plan in BOX[3:]])
def test_nobody_is_seen_on_the_first_step(plan: Floor) -> None:
    """No hallway post within 3 spaces of where the bots come in: the entrance, or the door of the service elevator."""
    door = plan.doors[plan.entrance_door if plan.number == 1 else plan.zone(0).doors[0]]
    first = next(cell for cell in (door.a, door.b) if plan.kind[cell] == HALLWAY)
    steps = steps_from(unit_ways(plan, through_doors=False), first)
    assert all(steps[post.cell] > 3 for post in plan.hallway_posts)


def test_some_hallways_are_split() -> None:
    """By the entrance, by a wall, or by rooms that lie in between."""
    parts = {plan.key: len({plan.area_of[cell] for cell in plan.cells_of(HALLWAY)}) for plan in BOX}
    assert {key: number for key, number in parts.items() if number > 1} == {
        "needchain2": 2, "salida1": 2, "salida3": 3, "halden3": 2
    }  # fmt: skip


def test_floors_have_what_their_missions_need() -> None:
    """Terminals, caches and hiding spots on each; Salida's lobby, offices, break and server rooms; Halden's office."""
    for plan in BOX:
        assert min(len(plan.terminals), len(plan.caches), len(plan.hiding)) >= 5
    for key, name in (("salida1", "lobby"), ("salida1", "executive_office"), ("salida2", "server_room"),
                      ("salida3", "break_room"), ("halden3", "executive_office")):  # fmt: skip
        assert floor(key).room_named(name) >= 0
    assert len(floor("salida1").terminals) >= 6
    assert all(floor(f"halden{number}").objectives for number in (1, 2, 3))
    office = floor("halden3").rooms[floor("halden3").room_named("executive_office")]
    assert any(floor("halden3").exterior(cell, d) for cell in office.cells for d in range(4))


@pytest.mark.parametrize(
    ("key", "kind", "allotment", "dice", "spaces", "posts", "marks"),
    [
        ("actuary_den", "tech", "tech", 2, 9, ["single"], (2, 0, 1, 1)),
        ("canteen", "office", "utility", 1, 11, [], (1, 2, 2, 0)),
        ("claims_hall", "office", "utility", 2, 15, ["A", "B"], (2, 1, 2, 1)),
        ("forecast_room", "tech", "tech", 1, 11, ["A", "B"], (1, 1, 1, 0)),
        ("plant_room", "industry", "physical", 2, 10, ["single"], (1, 1, 2, 0)),
        ("records_annex", "warehouse", "", 0, 8, [], (0, 2, 2, 0)),
        ("strongroom", "warehouse", "physical", 1, 9, ["mandatory"], (0, 2, 1, 1)),
    ],
)
def test_haldens_own_rooms(
    key: str, kind: str, allotment: str, dice: int, spaces: int, posts: list[str], marks: tuple[int, int, int, int]
) -> None:
    """Infobar, size and posts; how many terminals, caches, hiding spots and objective spaces; on no other's floors."""
    plans = [plan for plan in BOX if key in {room.key for room in plan.rooms}]
    assert {plan.corporation for plan in plans} == {"halden"}
    room = plans[0].rooms[plans[0].room_named(key)]
    assert (room.type, room.allotment, room.dice, len(room.cells)) == (kind, allotment, dice, spaces)
    assert sorted(post.kind for post in room.posts) == posts
    assert (len(room.terminals), len(room.caches), len(room.hiding), len(room.objectives)) == marks


# Drawings and mats


@pytest.mark.parametrize(
    ("drawing", "fault"),
    [
        ("+---+\n| . |", "odd number of lines"),
        ("+---+--+\n| . | |\n+---+--+", "four characters"),
        ("+-=-+\n| . |\n+---+", "cannot stand"),
    ],
)
def test_a_bad_drawing(drawing: str, fault: str) -> None:
    """Text that isn't a drawing is refused."""
    with pytest.raises(ValueError, match=fault):
        read(drawing)


def test_a_floor_is_built_anew_from_its_plan() -> None:
    """A room in the corner of the floor mat with a safe zone printed on it, and both spaces agree on every side."""
    room = RoomMat("den", "tech", "+---+---+\n| a : z |\n+---+---+", attached=Zone("nook", "utility", 2))
    plan = Floorplan("den1", "nobody", 1, hall(2, 3), (Placement("den", (1, 1), zone=3),))
    built = place(plan, {"den": room})
    assert [(room.key, room.type, room.allotment, room.dice) for room in built.rooms] == [
        ("den", "tech", "", 0),
        ("nook", "safe", "utility", 2),
    ]
    assert [(room.safe, room.zone) for room in built.rooms] == [(False, NO_ZONE), (True, 3)]
    sides = [(cell, d, other) for cell in range(built.size) for d, other in enumerate(built.beyond[cell]) if other >= 0]
    assert all(built.edge(cell, d) == built.edge(other, OPPOSITE[d]) for cell, d, other in sides)
    assert len({built.edge(cell, d) for cell, d, _ in sides}) == len(sides) // 2


@pytest.mark.parametrize("space", [(0, 1), (1, 0), (2, 2), (3, 1)])
def test_a_room_mat_lies_on_the_floor_mat(space: tuple[int, int]) -> None:
    """Not over its edge, on any side."""
    room = RoomMat("den", "tech", hall(2, 2))
    plan = Floorplan("den1", "nobody", 1, hall(3, 2), (Placement("den", space),))
    with pytest.raises(ValueError, match="den does not lie on the floor mat"):
        place(plan, {"den": room})


def test_a_key_stands_for_one_floor() -> None:
    """The same drawing again is the same floor; another one under its key is refused."""
    first = lay("only_once", hall(1, 2))
    assert lay("only_once", hall(1, 2)) is first
    with pytest.raises(ValueError, match="another floor is called 'only_once'"):
        lay("only_once", hall(1, 3))
