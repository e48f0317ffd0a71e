"""A floor drawn in text, in the form in which drawings of mats are read."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from getaway.games.burncycle.table.mats.drawing import ARROWS
from getaway.games.burncycle.table.mats.floor import (
    DOOR,
    DOWN,
    LEFT,
    NO_ROOM,
    OPEN,
    OUTDOOR,
    RIGHT,
    UP,
    WALL,
    Floor,
    Post,
)

_LETTERS = "abcdefghijklmnopqrstuwxyz"
_POST_MARKS = {"A": "A", "B": "B", "single": "S", "mandatory": "*"}


def picture(floor: Floor, units: Mapping[int, str] | None = None) -> str:
    """The walls, doors and marks of a floor; up to three characters of a unit stand in place of a space's marks.

    Rooms are lettered in order from a, v left out.
    """
    marks = _marks(floor) | dict(units or {})
    sides = _shown(floor)
    lines = []
    for first in range(0, floor.size, floor.cols):
        cells = range(first, first + floor.cols)
        lines.append("+" + "".join(_flat(sides[floor.edge(cell, UP)]) + "+" for cell in cells))
        inside = (marks.get(cell, "").center(3) + _upright(sides[floor.edge(cell, RIGHT)]) for cell in cells)
        lines.append(_upright(sides[floor.edge(first, LEFT)]) + "".join(inside))
    lines.append("+" + "".join(_flat(sides[floor.edge(cell, DOWN)]) + "+" for cell in cells))
    return "\n".join(line.rstrip() for line in lines)


def _shown(floor: Floor) -> defaultdict[int, int]:
    """The sides of all spaces in play, by number; others are not drawn."""
    in_play = [cell for cell in range(floor.size) if floor.playable(cell)]
    sides = {floor.edge(cell, d): floor.side(cell, d) for cell in in_play for d in range(4)}
    return defaultdict(lambda: OPEN, sides)


def _marks(floor: Floor) -> dict[int, str]:
    marks = {cell: _plain(floor, cell) for cell in range(floor.size) if floor.playable(cell)}
    features = (("T", floor.terminals), ("C", floor.caches), ("H", floor.hiding), ("O", floor.objectives))
    for mark, cells in features:
        for cell in cells:
            marks[cell] += mark
    for post in (*floor.hallway_posts, *(post for room in floor.rooms for post in room.posts)):
        marks[post.cell] = marks[post.cell].replace(".", "") + _post_mark(post)
    return marks


def _plain(floor: Floor, cell: int) -> str:
    if floor.kind[cell] == OUTDOOR:
        return "~"
    return "." if floor.room_of[cell] == NO_ROOM else _LETTERS[floor.room_of[cell] % len(_LETTERS)]


def _post_mark(post: Post) -> str:
    return (str(post.number) if post.kind == "hallway" else _POST_MARKS[post.kind]) + ARROWS[post.facing]


def _flat(side: int) -> str:
    return {OPEN: "   ", WALL: "---", DOOR: "==="}[side]


def _upright(side: int) -> str:
    return {OPEN: " ", WALL: "|", DOOR: ":"}[side]
