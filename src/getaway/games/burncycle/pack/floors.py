"""What can be wrong with rooms and floorplans: drawings, places, and whether everything can be reached."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache

from getaway.games.burncycle.pack.contents import Contents
from getaway.games.burncycle.pack.folder import Note, Shelf, named
from getaway.games.burncycle.table.box import NOTHING, content, keys
from getaway.games.burncycle.table.mats.drawing import ON_FLOORS, ON_ROOMS, Drawing, read, wrong_lines
from getaway.games.burncycle.table.mats.floor import DOOR, HALLWAY, NO_DOOR, NO_ZONE, NOWHERE, OPEN, ROOM, Floor
from getaway.games.burncycle.table.mats.plan import ZONE_LETTER, Floorplan, RoomMat, Space, place, wrong_with
from getaway.kit.grid import DIRECTIONS
from getaway.kit.misfits import meant

FEWEST_STARTS = 5
NUMBERS = ("1", "2", "3")


def floors_file(key: str) -> str:
    """Where a floor is."""
    return f"floors/{key}.toml"


def drawn_wrong(shelf: Shelf, where: str, drawing: str, spaces: re.Pattern[str]) -> list[Note]:
    """The lines of a drawing that can't be read, each with its line of the file."""
    start = shelf.drawn_at(where)
    return [Note(where, ("drawing",), what, start + line) for line, what in wrong_lines(drawing, spaces)]


# Rooms


def sound_rooms(shelf: Shelf, c: Contents) -> dict[str, RoomMat]:
    """The rooms that can be laid; faults of the others are noted."""
    sound = {}
    for key, mat in c.rooms.items():
        if mat is None:
            continue
        where = f"rooms/{key}.toml"
        found = drawn_wrong(shelf, where, mat.drawing, ON_ROOMS) or [*room_faults(where, key, mat)]
        shelf.note(found)
        if not found:
            sound[key] = mat
    return sound


def room_faults(where: str, key: str, mat: RoomMat) -> Iterator[Note]:
    """A room's name, its doors and its attached safe zone (BC-AREA-06)."""
    drawing = read(mat.drawing)
    if mat.key != key:
        yield Note(where, ("key",), f"the file is called {key}, the room {mat.key}")
    if all(DOOR not in marks for marks in drawing.marks):
        yield Note(where, ("drawing",), "the room has no door")
    attached = any(ZONE_LETTER in text for text in drawing.texts)
    if attached and mat.attached is None:
        yield Note(where, ("attached",), f"is missing: the drawing has a safe zone {ZONE_LETTER}")
    elif mat.attached is not None and not attached:
        yield Note(where, ("attached",), f"the drawing has no space {ZONE_LETTER} for it")
    if mat.attached is not None:
        yield from named(where, ("attached", "key"), mat.attached.key)


# Floorplans


def sound_floors(shelf: Shelf, c: Contents, mats: dict[str, RoomMat]) -> dict[str, Floor]:
    """The floors that can be laid out; faults of the others are noted."""
    sound: dict[str, Floor] = {}
    for key in used_floors(shelf, c):
        plan = c.floors.get(key)
        if plan is None:
            continue
        where = floors_file(key)
        broken = any(room.room in c.rooms and room.room not in mats for room in plan.rooms)
        found = drawn_wrong(shelf, where, plan.drawing, ON_FLOORS) or [*plan_faults(where, key, plan, c)]
        if not found and not broken:
            found = [Note(where, path, what) for path, what in wrong_with(plan, mats)]
        if not found and not broken:
            floor = place(plan, mats)
            found = [*floor_faults(where, plan, floor, mats), *mat_faults(shelf, where, plan, floor)]
            sound |= {} if found else {key: floor}
        shelf.note(found)
    return sound


def used_floors(shelf: Shelf, c: Contents) -> list[str]:
    """All floors of the pack; of the box, those that the corporations name or that are for lessons against them."""
    known = c.corporations
    if known is None:
        return list(c.floors)
    named_by = {key for each in known.values() for key in each.floors.values()}
    taught = {key for key in lesson_floors() if (plan := c.floors.get(key)) and plan.corporation in known}
    return [key for key in c.floors if key in named_by | taught or floors_file(key) in shelf.pack.files]


@cache
def lesson_floors() -> tuple[str, ...]:
    """The floors of the box's lessons, which no corporation names."""
    return tuple(tomllib.loads(content(f"lessons/{key}.toml", NOTHING))["plan"] for key in keys("lessons", NOTHING))


def plan_faults(where: str, key: str, plan: Floorplan, c: Contents) -> Iterator[Note]:
    """Names that a floorplan gives: its own, its corporation's, its rooms'."""
    if plan.key != key:
        yield Note(where, ("key",), f"the file is called {key}, the floor {plan.key}")
    if c.corporations is not None and plan.corporation not in c.corporations:
        near = meant(plan.corporation, list(c.corporations))
        yield Note(where, ("corporation",), f"there is no corporation {plan.corporation}{near}")
    elif key not in lesson_floors() and not names(c, plan, key):
        yield Note(where, ("number",), f"{plan.corporation} names another floor for number {plan.number}")
    laid = [room.room for room in plan.rooms]
    for n, room in enumerate(laid):
        if room not in c.rooms:
            yield Note(where, ("rooms", n, "room"), f"there is no room {room}{meant(room, list(c.rooms))}")
        elif room in laid[:n]:
            yield Note(where, ("rooms", n, "room"), f"{room} lies on this floor already")


def names(c: Contents, plan: Floorplan, key: str) -> bool:
    """Whether the floor's corporation has it for its number."""
    return c.corporations is None or c.corporations[plan.corporation].floors.get(str(plan.number)) == key


def floor_faults(where: str, plan: Floorplan, floor: Floor, mats: dict[str, RoomMat]) -> Iterator[Note]:
    """What can still be missing on a floor that can be laid out."""
    yield from zone_faults(where, plan, mats)
    yield from entrance_faults(where, plan, floor)
    yield from start_faults(where, plan, floor)
    for n, space in enumerate(plan.bare):
        if floor.cell(*space) not in (*floor.terminals, *floor.caches):
            yield Note(where, ("bare", n), f"{list(space)} has neither terminal nor cache")
    for n, icon in enumerate(plan.icons):
        if floor.kind[floor.cell(*icon.space)] == ROOM:
            yield Note(where, ("icons", n, "space"), f"{list(icon.space)} is in a room; icons are of the floor mat")
    yield from unreached(where, plan, floor)


def zone_faults(where: str, plan: Floorplan, mats: dict[str, RoomMat]) -> Iterator[Note]:
    """Every safe zone, by itself or attached to a room, has its own place (BC-CHFL-15)."""
    places = [placed.zone for placed in plan.rooms]
    for n, placed in enumerate(plan.rooms):
        path, mat = ("rooms", n, "zone"), mats[placed.room]
        safe = mat.type == "safe" or mat.attached is not None
        if safe and placed.zone == NO_ZONE:
            yield Note(where, path, f"is missing: {placed.room} is a safe zone, or has one")
        elif safe and placed.zone in places[:n]:
            yield Note(where, path, f"another safe zone has place {placed.zone}")
        elif not safe and placed.zone != NO_ZONE:
            yield Note(where, path, f"{placed.room} has no safe zone")


def entrance_faults(where: str, plan: Floorplan, floor: Floor) -> Iterator[Note]:
    """The entrance is a hallway space (BC-ENTR-01) whose door leads somewhere."""
    if plan.entrance is None:
        return
    cell, at = floor.entrance, list(plan.entrance.space)
    if floor.kind[cell] != HALLWAY:
        kind = "in a room" if floor.kind[cell] == ROOM else "no hallway"
        yield Note(where, ("entrance", "space"), f"{at} is {kind}; the entrance lies in a hallway")
    elif floor.beyond[cell][DIRECTIONS.index(plan.entrance.door)] == NOWHERE:
        yield Note(where, ("entrance", "door"), f"the door {plan.entrance.door} of {at} leads to nothing in play")


def start_faults(where: str, plan: Floorplan, floor: Floor) -> Iterator[Note]:
    """Five different start spaces in play (BC-OUT-02)."""
    seen: set[Space] = set()
    for n, space in enumerate(plan.starts):
        if not floor.playable(floor.cell(*space)):
            yield Note(where, ("starts", n), f"{list(space)} is not in play on floor {plan.number}")
        elif space in seen:
            yield Note(where, ("starts", n), f"{list(space)} is there twice")
        seen.add(space)
    if len(plan.starts) < FEWEST_STARTS:
        what = f"{len(plan.starts)} start spaces are too few: four agents and the command module need {FEWEST_STARTS}"
        yield Note(where, ("starts",), what)


def unreached(where: str, plan: Floorplan, floor: Floor) -> Iterator[Note]:
    """Rooms that can't be reached from the first start space, with every door unlocked."""
    starts = [cell for cell in floor.starts if floor.playable(cell)]
    if not starts:
        return
    found = reached(floor, starts[0])
    for n, placed in enumerate(plan.rooms):
        for room in floor.rooms:
            mine = room.key == placed.room or (room.safe and room.zone == placed.zone)
            if mine and not found.intersection(room.cells):
                yield Note(where, ("rooms", n), f"no way leads to {room.key}: no door of it opens onto a space in play")


def reached(floor: Floor, start: int) -> set[int]:
    """Return the spaces that a bot can get to from a space when every door is unlocked."""
    found = [start]
    for cell in found:
        ways = zip(floor.sides[cell], floor.doors_at[cell], floor.beyond[cell], strict=True)
        beside = [other for side, door, other in ways if other != NOWHERE and (side == OPEN or door != NO_DOOR)]
        found += [other for other in beside if other not in found]
    return set(found)


def mat_faults(shelf: Shelf, where: str, plan: Floorplan, floor: Floor) -> Iterator[Note]:
    """What is drawn on the floor mat to no effect, with the line of its row."""
    mat = read(plan.drawing)
    first = shelf.drawn_at(where)
    for cell in range(floor.size):
        row, col = floor.at(cell)
        for what in (*covered_posts(mat, floor, cell), *idle_doors(mat, floor, cell)):
            yield Note(where, ("drawing",), f"the {what} at [{row}, {col}]", first + 2 * row - 1)


def covered_posts(mat: Drawing, floor: Floor, cell: int) -> Iterator[str]:
    """Posts that a room covers or that are not in play; the entrance may cover one (BC-ENTR-03)."""
    text = mat.texts[cell]
    known = cell == floor.entrance or any(post.cell == cell for post in floor.hallway_posts)
    if text[:1] in (*NUMBERS,) and not known:
        yield f"post {text} is {'under a room' if floor.kind[cell] == ROOM else 'not in play'}"


def idle_doors(mat: Drawing, floor: Floor, cell: int) -> Iterator[str]:
    """Doors of the floor mat onto what is not in play (BC-DOOR-02); those of room mats depend on where these lie."""
    for d, mark in enumerate(mat.marks[cell]):
        if mark == DOOR and floor.kind[cell] != ROOM and floor.playable(cell) and floor.beyond[cell][d] == NOWHERE:
            yield f"door {DIRECTIONS[d]} leads to nothing"
