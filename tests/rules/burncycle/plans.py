"""Floors drawn for tests; the examples that the rulebook shows in pictures are drawn from what it says about them."""

from __future__ import annotations

from getaway.games.burncycle.floor import Floor, Infobar, cells_in, lay

CORNERS = lay(
    "corners",
    """
    +---+---+---+---+
    | .   .   . | a |
    +   +---+   +===+
    | .   . | .   . |
    +   +   +   +===+
    | .   .   . : b |
    +---+---+---+---+
    """,
)
"""A hallway with walls inside it, room a with one door and room b with two."""

ADJACENCY = lay(
    "adjacency_example",
    """
    +---+---+---+---+---+---+
    | .   .   .   . | b | e |
    +---+---+---+   +===+   +
    | a : .   .   .   . : e |
    +---+   +   +   +---+---+
    | .   .   .   . | d   d |
    +---+---+---+---+---+---+
    """,
)
"""The Walker is on [2, 2], beside A [1, 2], C [2, 1] and the F spaces [2, 3] and [3, 2].

Processor is on [2, 5], beside B [3, 5], D [1, 5], E [2, 6] and G [2, 4].
"""

HAMSTER = lay(
    "hamster_example",
    """
    +---+---+---+---+---+---+---+---+---+
    | .   .   .   .   .   .   . : s   s |
    +===+---+   +---+---+---+---+   +   +
    | a   a | . | b   b   b   b | s   s |
    +   +   +   +   +   +   +   +   +   +
    | a   a : . | b   b   b   b | s   s |
    +---+---+---+---+---+---+---+---+---+
    """,
    rooms={"s": Infobar("security_room", "tech")},
)
"""The Hamster is on [1, 2] and faces right; Casing on [1, 7] at the door of the security room, EXE on [3, 3]."""

WALKERS = lay(
    "walkers_example",
    """
    +---+---+---+---+---+---+---+---+
    | .   .   .   .   .   .   .   . |
    +   +---+---+   +---+   +   +   +
    | . | a   a | . | b | .   .   . |
    +   +   +   +   +   +   +---+---+
    | . | a   a | . | b | . | s   s |
    +   +---+---+   +   +   +   +   +
    | .   .   .   . | b | . | s   s |
    +---+---+---+   +   +   +---+---+
    | c   c   c | . | b | .   .   . |
    +   +   +   +   +---+   +   +   +
    | c   c   c | .   .   .   .   . |
    +---+---+---+---+   +---+---+---+
    | d   d   d   d | . | e   e   e |
    +   +   +   +   +   +   +   +   +
    | d   d   d   d | . | e   e   e |
    +   +   +   +   +   +   +   +   +
    | d   d   d   d | . | e   e   e |
    +---+---+---+---+---+---+---+---+
    """,
    rooms={"s": Infobar("service_elevator", "safe", safe=True, zone=0)},
)
"""Walker A is on [3, 1] and faces right, B on [5, 6] at the corner of the service elevator and faces left.

Walker C is on [7, 5] in the dead end and faces right. Rooms a and b are islands in the hallway.
"""


def hall(rows: int, cols: int) -> str:
    """The drawing of a hallway without any wall inside it."""
    wall, gap, line = "+---" * cols + "+", "+   " * cols + "+", "|" + " .  " * (cols - 1) + " . |"
    return "\n".join([wall, f"\n{gap}\n".join([line] * rows), wall])


def spaces(floor: Floor, *at: tuple[int, int]) -> tuple[int, ...]:
    """The spaces in these rows and columns, both counted from 1."""
    return tuple(floor.cell(*space) for space in at)


def places(floor: Floor, mask: int) -> list[tuple[int, int]]:
    """The rows and columns of the spaces of a bit mask."""
    return [floor.at(cell) for cell in cells_in(mask)]
