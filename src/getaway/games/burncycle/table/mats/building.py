"""From what is printed on the mats to a floor: kinds, areas, walls, doors and rooms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final, cast

import msgspec

from getaway.games.burncycle.table.mats.drawing import ARROWS, Drawing
from getaway.games.burncycle.table.mats.floor import (
    DOOR,
    HALLWAY,
    NO_AREA,
    NO_DOOR,
    NO_ROOM,
    NO_ZONE,
    NOWHERE,
    OFF,
    OPEN,
    OPPOSITE,
    OUTDOOR,
    ROOM,
    WALL,
    Door,
    Floor,
    Post,
    PostKind,
    Room,
    Sides,
    mask_of,
)
from getaway.kit.grid import Side

POST_KINDS: Final[dict[str, PostKind]] = {"A": "A", "B": "B", "S": "single", "*": "mandatory"}


class Infobar(msgspec.Struct, frozen=True):
    """What is printed about a room as a whole (BC-ROOM-08), and whether it is a safe zone."""

    key: str
    type: str = "office"
    allotment: str = ""
    dice: int = 0
    safe: bool = False
    zone: int = NO_ZONE


class Layout(msgspec.Struct, kw_only=True):
    """The mats as they lie: the marks of the spaces, the rooms by their spaces, and what the floorplan adds."""

    key: str
    corporation: str = ""
    number: int = 1
    rows: int
    cols: int
    texts: list[str]
    marks: list[Sides]
    rooms: list[tuple[Infobar, tuple[int, ...]]]
    entrance: Side | None = None
    icons: Mapping[int, str] = {}
    surveilled: tuple[str, ...] = ()
    bare: tuple[int, ...] = ()


def build(layout: Layout) -> Floor:
    """The floor of a layout."""
    if layout.entrance is not None:
        _cover(layout, layout.entrance)
    kind = _kinds(layout)
    grid = [_neighbours(layout, cell) for cell in range(len(kind))]
    beyond = [_in_play(layout, kind, cell, others) for cell, others in enumerate(grid)]
    sides = [_sides(layout, kind, cell, others) for cell, others in enumerate(beyond)]
    doors = _doors(layout, sides, beyond)
    doors_at = [_four(doors.get((cell, d), (NO_DOOR,))[0] for d in range(4)) for cell in range(len(kind))]
    rooms = [_room(layout, doors_at, bar, cells) for bar, cells in layout.rooms]
    return Floor(
        key=layout.key,
        corporation=layout.corporation,
        number=layout.number,
        rows=layout.rows,
        cols=layout.cols,
        kind=tuple(kind),
        room_of=_room_of(layout),
        area_of=_areas(layout, kind, sides, beyond),
        sides=tuple(sides),
        beyond=tuple(beyond),
        exteriors=tuple(_exteriors(layout, kind, sides, beyond)),
        doors=tuple(door for number, door in sorted(set(doors.values()), key=lambda entry: entry[0])),
        doors_at=tuple(doors_at),
        edges=tuple(_edges(grid)),
        rooms=tuple(rooms),
        hallway_posts=tuple(_hallway_posts(layout, kind)),
        mandatory_posts=tuple(post for room in rooms for post in room.posts if post.kind == "mandatory"),
        terminals=tuple(cell for room in rooms for cell in room.terminals),
        caches=tuple(cell for room in rooms for cell in room.caches),
        hiding=tuple(cell for room in rooms for cell in room.hiding),
        objectives=tuple(cell for room in rooms for cell in room.objectives),
        allotment=tuple(layout.icons.get(cell, "") for cell in range(len(kind))),
        entrance=NOWHERE if layout.entrance is None else layout.entrance[0],
        entrance_door=NO_DOOR if layout.entrance is None else doors_at[layout.entrance[0]][layout.entrance[1]],
        starts=tuple(cell for cell, text in enumerate(layout.texts) if "@" in text),
        surveilled=tuple(n for n, (bar, _) in enumerate(layout.rooms) if bar.key in layout.surveilled),
        bare=layout.bare,
    )


def regions(drawing: Drawing) -> Iterator[tuple[int, ...]]:
    """The groups of spaces of a drawing that no wall and no door parts."""
    left = [cell for cell, text in enumerate(drawing.texts) if text]
    while left:
        group = [left[0]]
        for cell in group:
            group += [
                other
                for d, other in enumerate(_around(drawing.rows, drawing.cols, cell))
                if other in left and other not in group and drawing.marks[cell][d] == OPEN
            ]
        left = [cell for cell in left if cell not in group]
        yield tuple(sorted(group))


# Spaces


def _cover(layout: Layout, entrance: Side) -> None:
    """Lay the entrance mat: one hallway space (BC-ENTR-01) over whatever was there (BC-ENTR-03), with one door.

    It adds that door (BC-ENTR-02), which may cut a hallway in two (BC-ENTR-04), and no walls (BC-WALL-08).
    """
    cell, direction = entrance
    layout.texts[cell] = "@" if "@" in layout.texts[cell] else "."
    layout.marks[cell] = _four(DOOR if d == direction else mark for d, mark in enumerate(layout.marks[cell]))


def _kinds(layout: Layout) -> list[int]:
    """Hallways are the spaces of the floor mat that no room covers (BC-HALL-01)."""
    kind = [OFF if not text else OUTDOOR if "~" in text else HALLWAY for text in layout.texts]
    for _, cells in layout.rooms:
        for cell in cells:
            kind[cell] = ROOM
    return kind


def _around(rows: int, cols: int, cell: int) -> Sides:
    row, col = divmod(cell, cols)
    return (
        cell - cols if row else NOWHERE,
        cell + 1 if col + 1 < cols else NOWHERE,
        cell + cols if row + 1 < rows else NOWHERE,
        cell - 1 if col else NOWHERE,
    )


def _neighbours(layout: Layout, cell: int) -> Sides:
    return _around(layout.rows, layout.cols, cell)


def _is_in_play(layout: Layout, kind: list[int], cell: int) -> bool:
    """Whether a space is in play; outdoor spaces are on floor 1 only (BC-OUT-03)."""
    return cell != NOWHERE and kind[cell] != OFF and (kind[cell] != OUTDOOR or layout.number == 1)


def _in_play(layout: Layout, kind: list[int], cell: int, others: Sides) -> Sides:
    if not _is_in_play(layout, kind, cell):
        return NOWHERE, NOWHERE, NOWHERE, NOWHERE
    return _four(other if _is_in_play(layout, kind, other) else NOWHERE for other in others)


def _areas(layout: Layout, kind: list[int], sides: list[Sides], beyond: list[Sides]) -> tuple[int, ...]:
    """Number the groups of spaces in play that walls, doors and the edge of the mat border (BC-AREA-01).

    Each room is one (BC-AREA-02), each connected hallway (BC-AREA-03) and outdoor strip (BC-AREA-04), and parts that
    are cut off are others (BC-AREA-05). A door is a border, locked or not (BC-AREA-07).
    """
    area_of = [NO_AREA] * len(kind)
    areas = 0
    for first in range(len(kind)):
        if area_of[first] != NO_AREA or not _is_in_play(layout, kind, first):
            continue
        group = [first]
        for cell in group:
            area_of[cell] = areas
            group += [o for d, o in enumerate(beyond[cell]) if sides[cell][d] == OPEN and o not in group]
        areas += 1
    return tuple(area_of)


# Sides


def _sides(layout: Layout, kind: list[int], cell: int, others: Sides) -> Sides:
    return _four(_side(layout, kind, cell, d, other) for d, other in enumerate(others))


def _side(layout: Layout, kind: list[int], cell: int, direction: int, other: int) -> int:
    """One symbol is enough for a door (BC-DOOR-01); towards what is not in play there is none.

    That is the edge of the mat (BC-DOOR-02), and the outdoor spaces on floors 2 and 3 (BC-DOOR-03).
    """
    if other == NOWHERE:
        return WALL
    mark = max(layout.marks[cell][direction], layout.marks[other][OPPOSITE[direction]])
    return max(mark, WALL) if kind[cell] != kind[other] else mark


def _exteriors(layout: Layout, kind: list[int], sides: list[Sides], beyond: list[Sides]) -> Iterator[Sides]:
    """The walls to the outdoor spaces and to the edge of what is in play (BC-XWALL-01)."""
    for cell, others in enumerate(beyond):
        in_play = _is_in_play(layout, kind, cell)
        yield _four(
            int(in_play and sides[cell][d] == WALL and _leads_out(kind, cell, other)) for d, other in enumerate(others)
        )


def _leads_out(kind: list[int], cell: int, other: int) -> bool:
    return other == NOWHERE or (kind[cell] == OUTDOOR) != (kind[other] == OUTDOOR)


def _edges(grid: list[Sides]) -> Iterator[Sides]:
    """Number each side by the upper or left of its two spaces and the direction from there."""
    for cell, others in enumerate(grid):
        yield _four(
            4 * other + OPPOSITE[d] if other != NOWHERE and other < cell else 4 * cell + d
            for d, other in enumerate(others)
        )


def _doors(layout: Layout, sides: list[Sides], beyond: list[Sides]) -> dict[Side, tuple[int, Door]]:
    """The number and door on each side that has one."""
    zone_of = {cell: bar.zone for bar, cells in layout.rooms for cell in cells}
    found: dict[Side, tuple[int, Door]] = {}
    for cell, marks in enumerate(sides):
        for d, other in enumerate(beyond[cell]):
            if marks[d] == DOOR and cell < other:
                zone = max(zone_of.get(cell, NO_ZONE), zone_of.get(other, NO_ZONE))
                entry = len(found) // 2, Door(cell, other, zone)
                found[cell, d] = found[other, OPPOSITE[d]] = entry
    return found


# Rooms and posts


def _room_of(layout: Layout) -> tuple[int, ...]:
    room_of = [NO_ROOM] * len(layout.texts)
    for number, (_, cells) in enumerate(layout.rooms):
        for cell in cells:
            room_of[cell] = number
    return tuple(room_of)


def _room(layout: Layout, doors_at: list[Sides], bar: Infobar, cells: tuple[int, ...]) -> Room:
    def marked(mark: str) -> tuple[int, ...]:
        return tuple(cell for cell in cells if mark in layout.texts[cell])

    doors = {door for cell in cells for door in doors_at[cell] if door != NO_DOOR}
    posts = tuple(_room_posts(layout, cells))
    room_posts = (post for post in posts if post.kind != "mandatory")
    return Room(
        key=bar.key,
        type=bar.type,
        allotment=bar.allotment,
        dice=bar.dice,
        cells=cells,
        doors=tuple(sorted(doors)),
        terminals=marked("T"),
        caches=marked("C"),
        hiding=marked("H"),
        objectives=marked("O"),
        posts=posts,
        room_posts=tuple(sorted(room_posts, key=lambda post: post.kind)),
        mask=mask_of(cells),
        safe=bar.safe,
        zone=bar.zone,
    )


def _room_posts(layout: Layout, cells: tuple[int, ...]) -> Iterator[Post]:
    for cell in cells:
        for mark, arrow in pairwise(layout.texts[cell]):
            if mark in POST_KINDS and arrow in ARROWS:
                yield Post(POST_KINDS[mark], cell, ARROWS.index(arrow))


def _hallway_posts(layout: Layout, kind: list[int]) -> Iterator[Post]:
    """The posts with a number (BC-POST-05), outdoors too where they are in play."""
    for cell, text in enumerate(layout.texts):
        for mark, arrow in pairwise(text):
            if mark in "123" and arrow in ARROWS and kind[cell] != ROOM and _is_in_play(layout, kind, cell):
                yield Post("hallway", cell, ARROWS.index(arrow), int(mark))


def _four(values: Iterator[int]) -> Sides:
    return cast("Sides", tuple(values))
