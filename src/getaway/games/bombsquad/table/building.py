"""A mission's building on one difficulty level, with everything that rules and search look up in it.

A board is `bytes` with one code per cell: FREE, BARRIER, or the kind of the card that takes the token off.
So a door, rescue or disarm card works on exactly the cells whose code is the card's kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeVar

import msgspec

from getaway.games.bombsquad.table.pieces import (
    DISARM_BOMB,
    FACES,
    KEPT,
    OPEN_DOOR,
    RESCUE_HOSTAGE,
    Bomb,
    Camera,
    Hostage,
    Mission,
    Placed,
    Plate,
    SlidingDoor,
    Stars,
    kind_of,
    mission,
)
from getaway.kit.grid import Grid, draw, join, parse, rotate

FREE = 0
BARRIER = 12
CRATE = 13
CAMERA = 14
PARKED = 15
FOGGED = 16
GLYPHS = ".--RYBryb123#oc&?"
"""The character of each code in a drawn building."""
ROBOT_GLYPH = "@"

_Placed = TypeVar("_Placed", bound=Placed)


class Token(msgspec.Struct, frozen=True):
    """A door, hostage or bomb at its cell; `code` is the kind of card that takes it off."""

    code: int
    cell: int
    level: int
    value: int


class BombToken(Token, frozen=True):
    """A bomb with its letter and its detonation time in seconds."""

    letter: str
    time: int
    fatal: bool


class Feature(msgspec.Struct, frozen=True):
    """A pressure plate, a sliding door or a camera; a camera faces a direction."""

    cell: int
    level: int
    facing: int = -1


class Building(msgspec.Struct, frozen=True):
    """The joined grid, the tokens at their cells and the robot's start."""

    mission: str
    epic: bool
    grid: Grid
    start: int
    board: bytes
    doors: tuple[Token, ...]
    hostages: tuple[Token, ...]
    bombs: tuple[BombToken, ...]
    stars: Stars
    perfect: int
    """The best score there is: twice all values, and 5."""
    plates: tuple[Feature, ...] = ()
    sliding_doors: tuple[Feature, ...] = ()
    cameras: tuple[Feature, ...] = ()
    crates: int = 0
    tokens: tuple[Token, ...] = ()
    """The hostages, then the bombs: what Fog of War mixes."""
    token_spaces: tuple[int, ...] = ()
    """The spaces the mission gives to hostages and bombs."""

    @property
    def has_moving_parts(self) -> bool:
        """Whether anything here moves, slides or watches."""
        return bool(self.crates or self.cameras or self.sliding_doors)


def perfect_score(values: int) -> int:
    """The score for everything with no reserve used (BS-SCORE-08)."""
    return 2 * values + 5


def star_minimums(perfect: int) -> Stars:
    """The scores for 2 to 5 stars: half, three quarters, seven eighths and all of the best score."""
    return ((perfect + 1) // 2, (3 * perfect + 3) // 4, (7 * perfect + 7) // 8, perfect)


@cache
def face(name: str) -> Grid:
    """The grid of a face such as `3A`, or turned clockwise as in `3A@90`."""
    key, _, degrees = name.partition("@")
    grid, _ = parse(FACES[key].drawing)
    return rotate(grid, int(degrees or 0))


@lru_cache(maxsize=KEPT)
def layout_grid(layout: tuple[tuple[str, ...], ...]) -> Grid:
    """The grid of a whole building."""
    return join([[face(name) for name in line] for line in layout])


@lru_cache(maxsize=KEPT)
def building(mission_id: str, *, epic: bool = False) -> Building:
    """The building of a mission in the box or beside it."""
    return build(mission(mission_id), epic=epic)


def build(sheet: Mission, *, epic: bool = False) -> Building:
    """The building of any mission sheet with its tokens (BS-COMP-08); epic ones are on Epic only (BS-SETUP-10)."""
    grid = layout_grid(sheet.layout)
    doors = tuple(
        Token(kind_of(OPEN_DOOR, door.level), grid.cell(*door.space), door.level, 0)
        for door in present(sheet.doors, epic=epic)
    )
    hostages = tuple(
        Token(kind_of(RESCUE_HOSTAGE, h.level), grid.cell(*h.space), h.level, value_of(h))
        for h in present(sheet.hostages, epic=epic)
    )
    bombs = tuple(_bomb(grid, bomb) for bomb in present(sheet.bombs, epic=epic))
    board = bytearray(grid.size)
    for barrier in present(sheet.barriers, epic=epic):
        board[grid.cell(*barrier.space)] = BARRIER
    crates = present(sheet.crates, epic=epic)
    for crate in crates:
        board[grid.cell(*crate.space)] = CRATE
    cameras = _features(grid, present(sheet.cameras, epic=epic))
    for camera in cameras:
        board[camera.cell] = CAMERA
    for token in (*doors, *hostages, *bombs):
        board[token.cell] = token.code
    return Building(
        mission=sheet.id,
        epic=epic,
        grid=grid,
        start=grid.cell(*sheet.start),
        board=bytes(board),
        doors=doors,
        hostages=hostages,
        bombs=bombs,
        stars=sheet.stars.epic if epic else sheet.stars.standard,
        perfect=perfect_score(sum(token.value for token in (*hostages, *bombs))),
        plates=_features(grid, present(sheet.plates, epic=epic)),
        sliding_doors=_features(grid, present(sheet.sliding_doors, epic=epic)),
        cameras=cameras,
        crates=len(crates),
        tokens=(*hostages, *bombs),
        token_spaces=tuple(token.cell for token in (*hostages, *bombs)),
    )


def picture(house: Building, board: bytes, robot: int) -> str:
    """The building drawn in text.

    Doors RYB, hostages ryb, bombs 1 2 3, barriers #, crates o, cameras by their facing ^ > v <, hidden tokens ?,
    free plates _ and sliding doors =, the robot @ and the one that waits &.
    """
    return draw(house.grid, {**glyphs(house, board), robot: ROBOT_GLYPH})


def glyphs(house: Building, board: bytes) -> dict[int, str]:
    """The character of each cell that isn't plain floor, as `picture` draws it."""
    floor = {plate.cell: "_" for plate in house.plates} | {door.cell: "=" for door in house.sliding_doors}
    tokens = {cell: GLYPHS[code] for cell, code in enumerate(board) if code != FREE}
    return floor | tokens | {camera.cell: "^>v<"[camera.facing] for camera in house.cameras}


def present(tokens: tuple[_Placed, ...], *, epic: bool) -> tuple[_Placed, ...]:
    """The tokens that are placed on this difficulty level."""
    return tuple(token for token in tokens if epic or not token.epic)


def value_of(token: Hostage | Bomb) -> int:
    """The value of a token: its level unless the mission gives another."""
    return token.level if token.value is None else token.value


def _features(grid: Grid, pieces: Sequence[Camera | Plate | SlidingDoor]) -> tuple[Feature, ...]:
    return tuple(
        Feature(grid.cell(*piece.space), piece.level, "NESW".index(piece.facing) if isinstance(piece, Camera) else -1)
        for piece in pieces
    )


def _bomb(grid: Grid, bomb: Bomb) -> BombToken:
    return BombToken(
        kind_of(DISARM_BOMB, bomb.level),
        grid.cell(*bomb.space),
        bomb.level,
        value_of(bomb),
        letter=bomb.letter,
        time=bomb.time,
        fatal=bomb.fatal,
    )
