"""The room mats and floorplans of the box, and floors laid out from them.

`floor(key)` gives a floor of the box by its corporation and number, such as `needchain1`, or one that `lay` drew.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Literal

import msgspec

from getaway.games.burncycle.table.box import content, keys
from getaway.games.burncycle.table.mats.building import Infobar, Layout, build, regions
from getaway.games.burncycle.table.mats.drawing import Drawing, read, turned
from getaway.games.burncycle.table.mats.floor import NO_ZONE, Floor
from getaway.kit.grid import DIRECTIONS
from getaway.kit.toml_lines import Path

ZONE_LETTER = "z"
"""The letter of the attached safe zone in the drawing of a room mat."""

Dice = Annotated[int, msgspec.Meta(ge=0, le=2)]
"""The surveillance dice of a room."""
Space = tuple[int, int]
"""The row and column of a space, both counted from 1."""


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A safe zone printed on the mat of another room (BC-AREA-06)."""

    key: str
    allotment: Literal["", "physical", "tech", "utility"] = ""
    dice: Dice = 0


class RoomMat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room mat: its infobar and its drawing."""

    key: str
    type: Literal["industry", "office", "tech", "warehouse", "safe"]
    drawing: str
    allotment: Literal["", "physical", "tech", "utility"] = ""
    dice: Dice = 0
    attached: Zone | None = None


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a room mat lies: its upper left space, its turn clockwise, the place of its safe zone."""

    room: str
    space: Space
    turn: Literal[0, 90, 180, 270] = 0
    zone: int = NO_ZONE
    surveilled: bool = False


class Entrance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the entrance mat lies and on which side its door is (BC-ENTR-01)."""

    space: Space
    door: Literal["up", "right", "down", "left"]


class Icon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action icon on a space of the floor mat (BC-FLOOR-09)."""

    space: Space
    action: Literal["physical", "tech", "utility"]


class Floorplan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page of the floorplan book: the floor mat and what is laid on it (BC-FLOOR-01)."""

    key: str
    corporation: str
    number: Literal[1, 2, 3]
    drawing: str
    rooms: tuple[Placement, ...]
    entrance: Entrance | None = None
    icons: tuple[Icon, ...] = ()
    starts: tuple[Space, ...] = ()
    bare: tuple[Space, ...] = ()


_LAID: dict[str, tuple[object, Floor]] = {}
"""Floors drawn outside the box, each with what it was drawn from."""


def floor(key: str) -> Floor:
    """The floor with this key, of the box or laid by `lay`."""
    laid = _LAID.get(key) if _LAID else None
    return laid[1] if laid else _of_the_box(key)


def lay(
    key: str,
    drawing: str,
    *,
    number: int = 1,
    rooms: Mapping[str, Infobar] | None = None,
    entrance: Entrance | None = None,
    icons: tuple[Icon, ...] = (),
    bare: tuple[Space, ...] = (),
) -> Floor:
    """Draw a whole floor and keep it under its key.

    A region with a small letter is a room; `rooms` says more about it than its letter, which is its key otherwise.
    A key names only one floor.
    """
    drawn_from = (drawing, number, dict(rooms or {}), entrance, icons, bare)
    if key in _LAID:
        if _LAID[key][0] != drawn_from:
            raise ValueError(f"another floor is called {key!r}")
        return _LAID[key][1]
    mat = read(drawing)
    layout = _mat_layout(key, mat, number=number)
    layout.rooms = [(_infobar(mat, cells, rooms or {}), cells) for cells in regions(mat) if _letter(mat, cells)]
    layout.icons = {_cell(mat, icon.space): icon.action for icon in icons}
    layout.bare = tuple(_cell(mat, space) for space in bare)
    _open_entrance(layout, mat, entrance)
    _LAID[key] = drawn_from, build(layout)
    return _LAID[key][1]


def place(plan: Floorplan, mats: Mapping[str, RoomMat]) -> Floor:
    """The floor of a floorplan, with its room mats laid on the floor mat (BC-ROOM-02)."""
    mat = read(plan.drawing)
    layout = _mat_layout(plan.key, mat, number=plan.number)
    layout.corporation = plan.corporation
    layout.icons = {_cell(mat, icon.space): icon.action for icon in plan.icons}
    layout.bare = tuple(_cell(mat, space) for space in plan.bare)
    layout.surveilled = tuple(placement.room for placement in plan.rooms if placement.surveilled)
    for placement in plan.rooms:
        _lay_room(layout, mats[placement.room], placement)
    for space in plan.starts:
        layout.texts[_cell(mat, space)] += "@"
    _open_entrance(layout, mat, plan.entrance)
    return build(layout)


def wrong_with(plan: Floorplan, mats: Mapping[str, RoomMat]) -> Iterator[tuple[Path, str]]:
    """The entries of a floorplan that keep it from being laid out, and why."""
    mat = read(plan.drawing)
    layout = _mat_layout(plan.key, mat, number=plan.number)
    for n, placement in enumerate(plan.rooms):
        try:
            _lay_room(layout, mats[placement.room], placement)
        except ValueError as fault:
            yield ("rooms", n), str(fault)
    spaces: list[tuple[Path, Space]] = [(("starts", n), space) for n, space in enumerate(plan.starts)]
    spaces += [(("bare", n), space) for n, space in enumerate(plan.bare)]
    spaces += [(("icons", n, "space"), icon.space) for n, icon in enumerate(plan.icons)]
    spaces += [(("entrance", "space"), plan.entrance.space)] if plan.entrance else []
    for path, space in spaces:
        try:
            _cell(mat, space)
        except ValueError as fault:
            yield path, str(fault)


# The box


@cache
def _of_the_box(key: str) -> Floor:
    return place(_floorplan(key), room_mats())


@cache
def room_mats() -> dict[str, RoomMat]:
    """All room mats of the box, by key."""
    mats = [msgspec.convert(tomllib.loads(content(f"rooms/{key}.toml")), RoomMat) for key in keys("rooms")]
    return {mat.key: mat for mat in mats}


def _floorplan(key: str) -> Floorplan:
    return msgspec.convert(tomllib.loads(content(f"floors/{key}.toml")), Floorplan)


# Laying mats


def _mat_layout(key: str, mat: Drawing, *, number: int) -> Layout:
    return Layout(
        key=key, number=number, rows=mat.rows, cols=mat.cols, texts=list(mat.texts), marks=list(mat.marks), rooms=[]
    )


def _cell(mat: Drawing, space: Space) -> int:
    row, col = space
    if not (1 <= row <= mat.rows and 1 <= col <= mat.cols):
        raise ValueError(f"[{row}, {col}] is outside a mat of {mat.rows} rows and {mat.cols} columns")
    return (row - 1) * mat.cols + col - 1


def _open_entrance(layout: Layout, mat: Drawing, entrance: Entrance | None) -> None:
    if entrance is not None:
        layout.entrance = _cell(mat, entrance.space), DIRECTIONS.index(entrance.door)


def _letter(mat: Drawing, cells: tuple[int, ...]) -> str:
    """The small letter that names a region, apart from the arrow of a post; empty if it isn't a room."""
    return next((c for cell in cells for c in mat.texts[cell] if c.islower() and c != "v"), "")


def _infobar(mat: Drawing, cells: tuple[int, ...], rooms: Mapping[str, Infobar]) -> Infobar:
    letter = _letter(mat, cells)
    return rooms.get(letter, Infobar(letter))


def _lay_room(layout: Layout, mat: RoomMat, placement: Placement) -> None:
    """Lay a room mat; a safe zone printed on it is a separate room (BC-AREA-06)."""
    drawing = turned(read(mat.drawing), placement.turn // 90)
    onto = _spots(layout, drawing, placement)
    for cell, spot in onto.items():
        layout.texts[spot], layout.marks[spot] = drawing.texts[cell], drawing.marks[cell]
    for cells in regions(drawing):
        attached = mat.attached if _letter(drawing, cells) == ZONE_LETTER else None
        bar = _bar_of_zone(attached, placement) if attached else _bar_of_room(mat, placement)
        layout.rooms.append((bar, tuple(sorted(onto[cell] for cell in cells))))


def _spots(layout: Layout, drawing: Drawing, placement: Placement) -> dict[int, int]:
    """The space of the floor mat under each space of the room mat."""
    top, left = placement.space[0] - 1, placement.space[1] - 1
    if top < 0 or left < 0 or top + drawing.rows > layout.rows or left + drawing.cols > layout.cols:
        raise ValueError(f"{placement.room} does not lie on the floor mat")
    spots = {}
    for cell in (cell for cell, text in enumerate(drawing.texts) if text):
        row, col = divmod(cell, drawing.cols)
        spots[cell] = (top + row) * layout.cols + left + col
    taken = {cell for _, cells in layout.rooms for cell in cells}
    if not taken.isdisjoint(spots.values()):
        raise ValueError(f"{placement.room} lies on another room")
    return spots


def _bar_of_room(mat: RoomMat, placement: Placement) -> Infobar:
    safe = mat.type == "safe"
    return Infobar(mat.key, mat.type, mat.allotment, mat.dice, safe, placement.zone if safe else NO_ZONE)


def _bar_of_zone(zone: Zone, placement: Placement) -> Infobar:
    return Infobar(zone.key, "safe", zone.allotment, zone.dice, safe=True, zone=placement.zone)
