"""A floor: its spaces, areas, rooms, walls and doors. Nothing in it changes during play.

Spaces are numbered from 0, row by row. What changes is given to the functions beside this one as plain values:
`unlocked` is a bit mask over the numbers of the doors, `broken` are the numbers of the destroyed walls.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from getaway.kit.grid import DOWN, LEFT, NOWHERE, OPPOSITE, RIGHT, UP

OFF, HALLWAY, OUTDOOR, ROOM = range(4)
"""What a space is; a space that is OFF belongs to nothing."""

OPEN, WALL, DOOR = range(3)
"""What the side of a space is; of two marks on one side the later one counts (BC-DOOR-01)."""

NO_ROOM = NO_ZONE = NO_DOOR = NO_AREA = -1

Sides: TypeAlias = tuple[int, int, int, int]
"""One value for each of up, right, down and left."""


PostKind: TypeAlias = Literal["hallway", "A", "B", "single", "mandatory", "mission"]


class Post(msgspec.Struct, frozen=True):
    """A security post (BC-POST-01): where a unit deploys and the arrow by which it faces (BC-POST-04)."""

    kind: PostKind
    """One of a mission is printed nowhere: it is where the captain comes."""
    cell: int
    facing: int
    number: int = 0
    """1 to 3 at a hallway post (BC-POST-05)"""


class Room(msgspec.Struct, frozen=True):
    """A room with its infobar (BC-ROOM-08) and its marked spaces (BC-ROOM-10); safe zones are rooms (BC-ROOM-03)."""

    key: str
    type: str
    allotment: str
    dice: int
    cells: tuple[int, ...]
    doors: tuple[int, ...]
    terminals: tuple[int, ...]
    caches: tuple[int, ...]
    hiding: tuple[int, ...]
    objectives: tuple[int, ...]
    posts: tuple[Post, ...]
    room_posts: tuple[Post, ...]
    """The posts that surveillance fills, A before B (BC-POST-13); a mandatory post is none of them."""
    mask: int
    """The room's spaces as a bit mask."""
    safe: bool = False
    zone: int = NO_ZONE
    """The place of a safe zone on the mat, the same on every floor (BC-CHFL-15)."""


class Door(msgspec.Struct, frozen=True):
    """A door between two spaces; `zone` is the safe zone it belongs to."""

    a: int
    b: int
    zone: int = NO_ZONE

    def other(self, cell: int) -> int:
        """The space on the other side."""
        return self.b if cell == self.a else self.a


class Floor(msgspec.Struct, frozen=True, eq=False):
    """One floor of a corporation, as laid out before play; equal only to itself, so that it works as a cache key."""

    key: str
    corporation: str
    number: int
    rows: int
    cols: int
    kind: tuple[int, ...]
    room_of: tuple[int, ...]
    area_of: tuple[int, ...]
    """The number of each space's area (BC-AREA-01); NO_AREA for a space that is not in play."""
    sides: tuple[Sides, ...]
    beyond: tuple[Sides, ...]
    """The neighbouring space in play whatever is between, or NOWHERE."""
    exteriors: tuple[Sides, ...]
    doors: tuple[Door, ...]
    doors_at: tuple[Sides, ...]
    edges: tuple[Sides, ...]
    rooms: tuple[Room, ...]
    hallway_posts: tuple[Post, ...]
    mandatory_posts: tuple[Post, ...]
    """The posts with a star, filled at floor setup (BC-POST-08)."""
    terminals: tuple[int, ...]
    """Every terminal space, with or without its chip (BC-TERMCHIP-07)."""
    caches: tuple[int, ...]
    """Every cache space, with or without its chip (BC-CACHE-12)."""
    hiding: tuple[int, ...]
    objectives: tuple[int, ...]
    allotment: tuple[str, ...]
    """The action icon of each space of the mat (BC-FLOOR-09), or nothing."""
    entrance: int = NOWHERE
    entrance_door: int = NO_DOOR
    starts: tuple[int, ...] = ()
    surveilled: tuple[int, ...] = ()
    """The rooms that start surveilled (BC-SURVBEAD-02)."""
    bare: tuple[int, ...] = ()
    """Terminal and cache spaces that start without their chip."""

    @property
    def size(self) -> int:
        """The number of spaces of the whole mat."""
        return self.rows * self.cols

    def cell(self, row: int, col: int) -> int:
        """The space in this row and column, both counted from 1."""
        if not (1 <= row <= self.rows and 1 <= col <= self.cols):
            raise ValueError(f"[{row}, {col}] is outside a floor of {self.rows} rows and {self.cols} columns")
        return (row - 1) * self.cols + col - 1

    def at(self, cell: int) -> tuple[int, int]:
        """The row and column of a space, both counted from 1."""
        return cell // self.cols + 1, cell % self.cols + 1

    def playable(self, cell: int) -> bool:
        """Whether the space is in play; outdoor spaces are on floor 1 only (BC-OUT-03)."""
        return self.area_of[cell] != NO_AREA

    def side(self, cell: int, direction: int) -> int:
        """OPEN, WALL or DOOR, as built; destroyed walls are not looked at."""
        return self.sides[cell][direction]

    def exterior(self, cell: int, direction: int) -> bool:
        """Whether an exterior wall is on this side (BC-XWALL-01)."""
        return bool(self.exteriors[cell][direction])

    def door_at(self, cell: int, direction: int) -> int:
        """The number of the door on this side, or NO_DOOR."""
        return self.doors_at[cell][direction]

    def edge(self, cell: int, direction: int) -> int:
        """The number of this side, the same from both of its spaces."""
        return self.edges[cell][direction]

    def room(self, cell: int) -> Room | None:
        """The room of a space, if it is in one."""
        return None if self.room_of[cell] == NO_ROOM else self.rooms[self.room_of[cell]]

    def zone_at(self, cell: int) -> int:
        """The safe zone of a space, or NO_ZONE."""
        return NO_ZONE if self.room_of[cell] == NO_ROOM else self.rooms[self.room_of[cell]].zone

    def is_safe(self, cell: int) -> bool:
        """Whether the space is in a safe zone (BC-SAFE-01)."""
        return self.room_of[cell] != NO_ROOM and self.rooms[self.room_of[cell]].safe

    def room_named(self, key: str) -> int:
        """The number of the first room with this key, or NO_ROOM."""
        return next((number for number, room in enumerate(self.rooms) if room.key == key), NO_ROOM)

    def zone(self, zone: int) -> Room:
        """The safe zone at this place of the mat."""
        return next(room for room in self.rooms if room.zone == zone)

    def cells_of(self, kind: int) -> tuple[int, ...]:
        """The spaces in play of this kind; the entrance belongs to the hallways (BC-HALL-04)."""
        return tuple(cell for cell in range(self.size) if self.kind[cell] == kind and self.playable(cell))


def mask_of(cells: Iterable[int]) -> int:
    """The spaces as a bit mask."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_in(mask: int) -> tuple[int, ...]:
    """The spaces of a bit mask, in order."""
    cells = []
    while mask:
        lowest = mask & -mask
        cells.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(cells)


__all__ = [
    "DOOR",
    "DOWN",
    "HALLWAY",
    "LEFT",
    "NOWHERE",
    "NO_AREA",
    "NO_DOOR",
    "NO_ROOM",
    "NO_ZONE",
    "OFF",
    "OPEN",
    "OPPOSITE",
    "OUTDOOR",
    "RIGHT",
    "ROOM",
    "UP",
    "WALL",
    "Door",
    "Floor",
    "Post",
    "Room",
    "Sides",
    "cells_in",
    "mask_of",
]
