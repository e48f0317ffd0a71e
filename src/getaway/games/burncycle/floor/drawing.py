"""Drawings of mats in text, three characters to a space.

    +---+---+---+
    | . | T   1>|      a wall and a door (:) between left and right
    +   +===+---+      a wall (---) and a door (===) between up and down
    | a | . : ~ |
    +---+---+---+

In a space stand, in any order: `.` plain, `~` outdoors, a small letter other than v that names the room around it,
`T` a terminal, `C` a cache, `H` a hiding spot, `O` an objective space, `@` where a bot starts, and posts with their
arrow: `1>` to `3<` in hallways, `A^` `B^` `S^` (the only one) in rooms, `*v` a mandatory one. A blank space belongs
to nothing.
"""

from __future__ import annotations

from textwrap import dedent

import msgspec

from getaway.games.burncycle.floor.model import DOOR, OPEN, WALL, Sides

ARROWS = "^>v<"
_MARKS = {"   ": OPEN, "---": WALL, "===": DOOR, " ": OPEN, "|": WALL, ":": DOOR}


class Drawing(msgspec.Struct, frozen=True):
    """The spaces of a mat and what is printed on each of their sides."""

    rows: int
    cols: int
    texts: tuple[str, ...]
    marks: tuple[Sides, ...]


def read(text: str) -> Drawing:
    """The spaces of a drawing; a ValueError names the line that is none."""
    lines = _squared(text)
    rows, cols = len(lines) // 2, len(lines[0]) // 4
    texts, marks = [], []
    for row in range(rows):
        for col in range(cols):
            texts.append(lines[2 * row + 1][4 * col + 1 : 4 * col + 4].replace(" ", ""))
            marks.append(_marks(lines, row, col))
    return Drawing(rows, cols, tuple(texts), tuple(marks))


def turned(drawing: Drawing, quarters: int) -> Drawing:
    """The drawing turned clockwise, arrows and all."""
    for _ in range(quarters % 4):
        drawing = _quarter_turn(drawing)
    return drawing


def _squared(text: str) -> list[str]:
    lines = [line.rstrip() for line in dedent(text).strip("\n").split("\n")]
    width = max(len(line) for line in lines)
    if len(lines) % 2 == 0 or width % 4 != 1:
        raise ValueError("a drawing has an odd number of lines, each four characters for a space and one more")
    return [line.ljust(width) for line in lines]


def _marks(lines: list[str], row: int, col: int) -> Sides:
    y, x = 2 * row + 1, 4 * col
    across = (lines[y - 1][x + 1 : x + 4], lines[y][x + 4], lines[y + 1][x + 1 : x + 4], lines[y][x])
    for mark in across:
        if mark not in _MARKS:
            raise ValueError(f"{mark!r} cannot stand beside row {row + 1}, column {col + 1}")
    up, right, down, left = (_MARKS[mark] for mark in across)
    return up, right, down, left


def _quarter_turn(drawing: Drawing) -> Drawing:
    rows, cols = drawing.cols, drawing.rows
    texts, marks = [], []
    for row in range(rows):
        for col in range(cols):
            cell = (drawing.rows - 1 - col) * drawing.cols + row
            texts.append("".join(ARROWS[(ARROWS.index(c) + 1) % 4] if c in ARROWS else c for c in drawing.texts[cell]))
            up, right, down, left = drawing.marks[cell]
            marks.append((left, up, right, down))
    return Drawing(rows, cols, tuple(texts), tuple(marks))
