"""The Database of the second opinion: which rooms lie side by side, which are connected, and how far it is.

Rooms are numbered row by row; sides go north, east, south, west. Omega is the number after the last room.
"""

from __future__ import annotations

from collections.abc import Callable

from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.table.pieces import rooms

SIDES = range(4)


class Board:
    """The rooms as they lie now; nothing in the Firewall's turn changes them but the coming of Omega."""

    def __init__(self, g: Breach) -> None:
        self.cols, self.rows = g.cols, g.rows
        self.count = g.cols * g.rows
        self.codes, self.turns = g.codes, g.turns
        self.dark = {room for room in range(self.count) if g.dark >> room & 1}
        self.breaches = {frozenset(g.grid.borders[border]) for border, _ in g.breaches}
        self.omega_place = g.omega
        self.found: dict[tuple[int, int], list[int]] = {}

    @property
    def all_rooms(self) -> list[int]:
        """Every room, with Omega once it lies there."""
        return [*range(self.count), *([self.count] if self.omega_place != NOWHERE else [])]

    def neighbour(self, room: int, side: int) -> int:
        """The room on that side, or nowhere."""
        row, col = divmod(room, self.cols)
        row, col = row + (-1, 0, 1, 0)[side], col + (0, 1, 0, -1)[side]
        inside = 0 <= row < self.rows and 0 <= col < self.cols
        return row * self.cols + col if inside else NOWHERE

    def edge(self) -> list[tuple[int, int]]:
        """The outer sides of the Database, clockwise from the north side of the first room."""
        last_row, last_col = self.rows - 1, self.cols - 1
        return [
            *[(col, 0) for col in range(self.cols)],
            *[(row * self.cols + last_col, 1) for row in range(self.rows)],
            *[(last_row * self.cols + col, 2) for col in reversed(range(self.cols))],
            *[(row * self.cols, 3) for row in reversed(range(self.rows))],
        ]

    def beside_omega(self) -> int:
        """The room that Omega was put against."""
        return self.edge()[self.omega_place][0]

    def open(self, room: int, side: int) -> bool:
        """Whether the link on this side is open: all four of a dark room are (p.15)."""
        if room in self.dark:
            return True
        printed = rooms()[self.codes[room]].links
        return printed[(side - self.turns[room]) % 4] != "x"

    def around(self, room: int) -> list[int]:
        """The rooms that touch this one, whatever their links."""
        if room == self.count:
            return [self.beside_omega()]
        found = [self.neighbour(room, side) for side in SIDES]
        touching = [each for each in found if each != NOWHERE]
        at_omega = self.omega_place != NOWHERE and self.beside_omega() == room
        return [*touching, self.count] if at_omega else touching

    def connected(self, room: int) -> list[int]:
        """The rooms connected with this one; looked up once, since only Omega changes them."""
        key = (room, self.omega_place)
        if key not in self.found:
            self.found[key] = self.look_around(room)
        return self.found[key]

    def look_around(self, room: int) -> list[int]:
        """Two rooms are connected by open links on both sides, or by a Breach between them (p.15, p.35)."""
        found = []
        for other in self.around(room):
            if self.count in (room, other):
                found.append(other)
                continue
            side = next(side for side in SIDES if self.neighbour(room, side) == other)
            through_links = self.open(room, side) and self.open(other, (side + 2) % 4)
            if through_links or frozenset((room, other)) in self.breaches:
                found.append(other)
        return found

    def distances(self, start: int, ways: Callable[[int], list[int]]) -> dict[int, int]:
        """How many rooms away everything is that can be got to."""
        far = {start: 0}
        line = [start]
        for room in line:
            for other in ways(room):
                if other not in far:
                    far[other] = far[room] + 1
                    line.append(other)
        return far

    def slides(self, start: int) -> dict[int, int]:
        """How many Slides, or steps of Range, every room is away that can be got to through connected rooms."""
        return self.distances(start, self.connected)

    def strides(self, start: int) -> dict[int, int]:
        """The same for the Guardian, which closed links do not stop."""
        return self.distances(start, self.around)

    def on_the_way(self, start: int, goal: int, n: int, *, guardian: bool = False) -> set[int]:
        """The rooms exactly this many steps along some shortest way."""
        measure = self.strides if guardian else self.slides
        from_here, from_there = measure(start), measure(goal)
        whole = from_here[goal]
        return {room for room, far in from_here.items() if far == n and far + from_there.get(room, whole + 1) == whole}
