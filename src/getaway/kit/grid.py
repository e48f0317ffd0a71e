"""A rectangular grid of cells with walls between them and openings on its border.

Cells are numbered from 0, row by row. The drawing of a grid looks like this, with any
character inside a cell:

    +-+ +
    |. .
    + +-+
    |. .|
    +-+-+
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

UP, RIGHT, DOWN, LEFT = range(4)
Direction: TypeAlias = Literal["up", "right", "down", "left"]
DIRECTIONS: Final[tuple[Direction, ...]] = ("up", "right", "down", "left")
OPPOSITE = (DOWN, LEFT, UP, RIGHT)

NOWHERE = -1

Side: TypeAlias = tuple[int, int]
"""One side of a cell: the cell and the direction."""

_DELTAS = ((-1, 0), (0, 1), (1, 0), (0, -1))


class Grid(msgspec.Struct, frozen=True):
    """The cells, who is next to whom, and the gaps in the outer border."""

    rows: int
    cols: int
    neighbours: tuple[tuple[int, int, int, int], ...]
    """For each cell the next one up, right, down and left; NOWHERE behind a wall."""
    openings: tuple[Side, ...]
    rays: tuple[tuple[tuple[int, ...], ...], ...]
    """For each cell and direction the cells ahead, as far as the next wall."""

    @property
    def size(self) -> int:
        """The number of cells."""
        return self.rows * self.cols

    def cell(self, row: int, col: int) -> int:
        """The cell in this row and column, both counted from 1."""
        if not (1 <= row <= self.rows and 1 <= col <= self.cols):
            raise ValueError(f"[{row}, {col}] is outside a grid of {self.rows} rows and {self.cols} columns")
        return (row - 1) * self.cols + col - 1

    def at(self, cell: int) -> tuple[int, int]:
        """The row and column of a cell, both counted from 1."""
        return cell // self.cols + 1, cell % self.cols + 1

    def ray(self, cell: int, direction: int, n: int) -> tuple[int, ...]:
        """Up to `n` cells straight ahead; fewer when a wall comes first."""
        return self.rays[cell][direction][:n]


def build(rows: int, cols: int, gaps: Iterable[Side]) -> Grid:
    """The grid with a way between two cells where both sides have a gap."""
    gaps = frozenset(gaps)
    neighbours, openings = [], []
    for cell in range(rows * cols):
        row: list[int] = []
        for direction in range(4):
            beyond = _beyond(rows, cols, cell, direction)
            if beyond == NOWHERE and (cell, direction) in gaps:
                openings.append((cell, direction))
            passable = {(cell, direction), (beyond, OPPOSITE[direction])} <= gaps
            row.append(beyond if passable else NOWHERE)
        neighbours.append((row[0], row[1], row[2], row[3]))
    table = tuple(neighbours)
    return Grid(rows, cols, table, tuple(openings), _rays(table))


def gaps_of(grid: Grid) -> frozenset[Side]:
    """Every side of a cell that isn't a wall; `build` makes the same grid from them."""
    inner = {
        (cell, direction)
        for cell, row in enumerate(grid.neighbours)
        for direction, beyond in enumerate(row)
        if beyond != NOWHERE
    }
    return frozenset(inner.union(grid.openings))


def rotate(grid: Grid, degrees: int) -> Grid:
    """The grid turned clockwise by a multiple of 90 degrees."""
    turns, rest = divmod(degrees, 90)
    if rest:
        raise ValueError(f"a grid turns by multiples of 90 degrees, not by {degrees}")
    for _ in range(turns % 4):
        grid = build(grid.cols, grid.rows, _quarter_turn(grid))
    return grid


def join(faces: Sequence[Sequence[Grid]]) -> Grid:
    """Join rows of grids of the same size; where two meet, both need a gap to pass."""
    first = faces[0][0]
    across, down = len(faces[0]), len(faces)
    if any(len(line) != across for line in faces):
        raise ValueError("every row needs as many faces as the first")
    if any((face.rows, face.cols) != (first.rows, first.cols) for line in faces for face in line):
        raise ValueError("every face needs the size of the first")
    return build(down * first.rows, across * first.cols, _joined_gaps(faces, across * first.cols))


def parse(text: str) -> tuple[Grid, dict[int, str]]:
    """The grid of a drawing, and the character of each cell that does not hold a dot."""
    lines = text.strip("\n").split("\n")
    width = max(len(line.rstrip()) for line in lines)
    lines = [line.rstrip().ljust(width) for line in lines]
    _check_drawing(lines, width)
    rows, cols = len(lines) // 2, width // 2
    gaps, glyphs = [], {}
    for cell in range(rows * cols):
        y, x = 2 * (cell // cols) + 1, 2 * (cell % cols) + 1
        gaps += [(cell, d) for d, (dy, dx) in enumerate(_DELTAS) if lines[y + dy][x + dx] == " "]
        if lines[y][x] != ".":
            glyphs[cell] = lines[y][x]
    return build(rows, cols, gaps), glyphs


def draw(grid: Grid, glyphs: Mapping[int, str] | None = None) -> str:
    """The drawing of the grid, with a dot in each cell that has no glyph."""
    glyphs = glyphs or {}
    gaps = gaps_of(grid)
    lines = []
    for start in range(0, grid.size, grid.cols):
        cells = range(start, start + grid.cols)
        lines.append("+" + "".join(_bar(gaps, cell, UP) + "+" for cell in cells))
        inside = (glyphs.get(cell, ".") + _bar(gaps, cell, RIGHT) for cell in cells)
        lines.append(_bar(gaps, start, LEFT) + "".join(inside))
    lines.append("+" + "".join(_bar(gaps, cell, DOWN) + "+" for cell in cells))
    return "\n".join(line.rstrip() for line in lines)


def _beyond(rows: int, cols: int, cell: int, direction: int) -> int:
    row, col = cell // cols + _DELTAS[direction][0], cell % cols + _DELTAS[direction][1]
    return row * cols + col if 0 <= row < rows and 0 <= col < cols else NOWHERE


def _rays(
    neighbours: tuple[tuple[int, int, int, int], ...],
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    def ahead(cell: int, direction: int) -> Iterator[int]:
        while (cell := neighbours[cell][direction]) != NOWHERE:
            yield cell

    cells = range(len(neighbours))
    return tuple(tuple(tuple(ahead(cell, d)) for d in range(4)) for cell in cells)


def _quarter_turn(grid: Grid) -> Iterator[Side]:
    for cell, direction in gaps_of(grid):
        row, col = divmod(cell, grid.cols)
        yield col * grid.rows + grid.rows - 1 - row, (direction + 1) % 4


def _joined_gaps(faces: Sequence[Sequence[Grid]], width: int) -> Iterator[Side]:
    for top, line in enumerate(faces):
        for left, face in enumerate(line):
            for cell, direction in gaps_of(face):
                row, col = divmod(cell, face.cols)
                yield (top * face.rows + row) * width + left * face.cols + col, direction


def _bar(gaps: frozenset[Side], cell: int, direction: int) -> str:
    if (cell, direction) in gaps:
        return " "
    return "-" if direction in {UP, DOWN} else "|"


def _check_drawing(lines: list[str], width: int) -> None:
    if any(length % 2 == 0 or length == 1 for length in (len(lines), width)):
        raise ValueError("a drawing has an odd number of lines and of columns, at least 3 of each")
    for y, line in enumerate(lines):
        for x, char in enumerate(line):
            allowed = (("+", " -"), (" |", char))[y % 2][x % 2]
            if char not in allowed:
                raise ValueError(f"line {y + 1}, column {x + 1}: {char!r} can't be here")
