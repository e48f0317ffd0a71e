"""The Database as a grid: rooms, their borders, the nodes between their corners, and the outer sides."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from getaway.games.breach.table.parts import NOWHERE, SIDES

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""One room to the north, east, south and west."""


class Node(NamedTuple):
    """Where corners of rooms meet: four rooms at a central node, two at an outer one (BR-DB-04, BR-DB-05)."""

    name: str
    rooms: tuple[int, ...]

    @property
    def central(self) -> bool:
        """Whether it can hold a whole token (BR-DB-07)."""
        return len(self.rooms) == len(SIDES)


class Grid(NamedTuple):
    """Rooms are numbered row by row; Omega, once it is there, comes after the last."""

    cols: int
    rows: int
    beyond: tuple[tuple[int, int, int, int], ...]
    """By room and side, the room beyond."""
    borders: tuple[tuple[int, int], ...]
    """Pairs of adjacent rooms, the lower number first."""
    nodes: tuple[Node, ...]
    outer: tuple[tuple[int, int], ...]
    """Room and side along the edge, clockwise from the north side of the top left corner."""

    @property
    def size(self) -> int:
        """How many rooms there are; also the number of Omega."""
        return self.cols * self.rows

    @property
    def corners(self) -> tuple[int, int, int, int]:
        """The corner rooms, clockwise from the top left (BR-SETDB-10)."""
        return (0, self.cols - 1, self.size - 1, self.size - self.cols)

    def node(self, name: str) -> int:
        """The number of a node by its name."""
        return next(i for i, node in enumerate(self.nodes) if node.name == name)

    def around(self, room: int) -> tuple[int, ...]:
        """The nodes at a room's corners."""
        return tuple([i for i, node in enumerate(self.nodes) if room in node.rooms])


@cache
def grid(cols: int, rows: int) -> Grid:
    """The grid with these columns and rows."""
    beyond = tuple([_beyond(cols, rows, room) for room in range(cols * rows)])
    borders = tuple([(a, b) for a, row in enumerate(beyond) for b in sorted(row) if b > a])
    return Grid(cols, rows, beyond, borders, _nodes(cols, rows), _outer(cols, rows))


def _beyond(cols: int, rows: int, room: int) -> tuple[int, int, int, int]:
    row, col = divmod(room, cols)
    places = [(row + down, col + right) for down, right in STEPS]
    inside = [r * cols + c if 0 <= r < rows and 0 <= c < cols else NOWHERE for r, c in places]
    return (inside[0], inside[1], inside[2], inside[3])


def _nodes(cols: int, rows: int) -> tuple[Node, ...]:
    central = [
        Node(f"C{r}{c}", (r * cols + c, r * cols + c + 1, (r + 1) * cols + c, (r + 1) * cols + c + 1))
        for r in range(rows - 1)
        for c in range(cols - 1)
    ]
    last = (rows - 1) * cols
    north = [Node(f"N{c}", (c, c + 1)) for c in range(cols - 1)]
    south = [Node(f"S{c}", (last + c, last + c + 1)) for c in range(cols - 1)]
    west = [Node(f"W{r}", (r * cols, (r + 1) * cols)) for r in range(rows - 1)]
    east = [Node(f"E{r}", (r * cols + cols - 1, (r + 2) * cols - 1)) for r in range(rows - 1)]
    return (*central, *north, *east, *south, *west)


def _outer(cols: int, rows: int) -> tuple[tuple[int, int], ...]:
    north = [(c, 0) for c in range(cols)]
    east = [(r * cols + cols - 1, 1) for r in range(rows)]
    south = [((rows - 1) * cols + c, 2) for c in reversed(range(cols))]
    west = [(r * cols, 3) for r in reversed(range(rows))]
    return (*north, *east, *south, *west)
