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

import re
from collections import Counter
from collections.abc import Iterator
from textwrap import dedent

import msgspec

from getaway.games.burncycle.table.mats.floor import DOOR, OPEN, WALL, Sides

ARROWS = "^>v<"
ON_FLOORS = re.compile(r"(?:[.~@]|[123][\^>v<])*")
ON_ROOMS = re.compile(r"(?:[.TCHOz]|[ABS*][\^>v<])*")
"""What may stand in a space of a floor mat, and of a room mat."""
_MARKS = {"   ": OPEN, "---": WALL, "===": DOOR, " ": OPEN, "|": WALL, ":": DOOR}


class Drawing(msgspec.Struct, frozen=True):
    """The spaces of a mat and what is printed on each of their sides."""

    rows: int
    cols: int
    texts: tuple[str, ...]
    marks: tuple[Sides, ...]


def read(text: str) -> Drawing:
    """The spaces of a drawing; a ValueError names a line that can't be read."""
    lines = _squared(text)
    rows, cols = len(lines) // 2, len(lines[0]) // 4
    texts, marks = [], []
    for row in range(rows):
        for col in range(cols):
            texts.append(lines[2 * row + 1][4 * col + 1 : 4 * col + 4].replace(" ", ""))
            marks.append(_marks(lines, row, col))
    return Drawing(rows, cols, tuple(texts), tuple(marks))


def wrong_lines(text: str, spaces: re.Pattern[str]) -> Iterator[tuple[int, str]]:
    """The lines of a drawing that can't be read, counted from 0, and why; `spaces` is what a space may hold."""
    whole = dedent(text)
    first = len(whole) - len(whole.lstrip("\n"))
    lines = [line.rstrip() for line in whole.strip("\n").split("\n")]
    width = Counter(map(len, lines)).most_common(1)[0][0]
    if width % 4 != 1:
        yield first, f"a line has four characters for each space and one more, not {width}"
        return
    if len(lines) % 2 == 0:
        yield first + len(lines) - 1, "a drawing has a line for each row of spaces, and one above, between and below"
        return
    for n, line in enumerate(lines):
        wrong = _wrong_line(line, width, n % 2 == 1, spaces)
        if wrong:
            yield first + n, wrong


def _wrong_line(line: str, width: int, row: bool, spaces: re.Pattern[str]) -> str:
    if len(line) != width:
        return f"the line has {len(line)} characters, the others {width}"
    for at in range(0, width, 4):
        if line[at] not in (" |:" if row else " +"):
            known = "a wall is |, a door :" if row else "a corner is +"
            return f"{line[at]!r} cannot stand at character {at + 1}: {known}"
        inside = line[at + 1 : at + 4]
        if row and not spaces.fullmatch(inside.replace(" ", "")):
            return f"{inside!r} isn't a space on this kind of mat"
        if not row and inside and inside not in _MARKS:
            return f"{inside!r} cannot stand at character {at + 2}: a wall is ---, a door ==="
    return ""


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
