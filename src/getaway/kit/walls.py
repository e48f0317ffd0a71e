"""Walls of a grid as lines to draw: each runs as far as it is straight and unbroken."""

from __future__ import annotations

import msgspec


class Wall(msgspec.Struct, frozen=True):
    """A straight wall between two corners of the grid, each counted from 0 at the upper left."""

    row: int
    column: int
    to_row: int
    to_column: int


def joined(lying: list[list[bool]], standing: list[list[bool]]) -> tuple[Wall, ...]:
    """Join unit walls: `lying` says line by line along the rows where one is, `standing` along the columns."""
    along_rows = [Wall(row, start, row, end) for row, line in enumerate(lying) for start, end in runs(line)]
    along_columns = [Wall(start, col, end, col) for col, line in enumerate(standing) for start, end in runs(line)]
    return (*along_rows, *along_columns)


def runs(line: list[bool]) -> list[tuple[int, int]]:
    """Where unbroken walls start and end."""
    edges = [False, *line, False]
    starts = [i for i in range(len(line)) if edges[i + 1] and not edges[i]]
    ends = [i + 1 for i in range(len(line)) if edges[i + 1] and not edges[i + 2]]
    return list(zip(starts, ends, strict=True))
