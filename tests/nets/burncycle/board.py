"""The floor as the second opinion sees it: what lies between two spaces, areas, distances and perimeters.

Written from the rulebook and the floor's printed facts; nothing here comes from the rules under `src`.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from getaway.games.burncycle.table.mats.floor import DOOR, HALLWAY, OPEN, ROOM, Floor

UP, RIGHT, DOWN, LEFT = range(4)
NOWHERE = -1
FAR = 10**6

WALK, SHIFT, AREA, HALLS = "walk", "shift", "area", "halls"
"""Ways to count and go: through doors; through walls too; within the area, which doors end; and the same through
doors between two hallway spaces."""


class Board:
    """A floor with its destroyed walls. A destroyed wall is an open door that can't be locked (p. 42)."""

    def __init__(self, floor: Floor, broken: tuple[int, ...]) -> None:
        self.floor = floor
        self.broken = frozenset(broken)
        self.cells = [cell for cell in range(floor.size) if floor.playable(cell)]
        if not broken:
            self.ways = {mode: self._ways(mode) for mode in (WALK, SHIFT, AREA, HALLS)}
            self.maps: dict[tuple[str, frozenset[int]], list[int]] = {}
            self.area, self.halls = self._parts(AREA), self._parts(HALLS)
        else:  # destroyed walls change nothing but how one walks
            whole = board(floor, ())
            self.ways = {**whole.ways, WALK: self._ways(WALK)}
            self.maps = {key: steps for key, steps in whole.maps.items() if key[0] != WALK}
            self.area, self.halls = whole.area, whole.halls
        self._arrows: dict[tuple[str, int], frozenset[tuple[int, int]]] = {}

    def _ways(self, mode: str) -> list[tuple[int, int, int, int]]:
        ways = []
        for cell in range(self.floor.size):
            over = [self.over(cell, side) if self._passes(cell, side, mode) else NOWHERE for side in range(4)]
            ways.append((over[0], over[1], over[2], over[3]))
        return ways

    def over(self, cell: int, side: int) -> int:
        """The space in play on the other side, whatever is between."""
        return self.floor.beyond[cell][side] if self.floor.playable(cell) else NOWHERE

    def _passes(self, cell: int, side: int, mode: str) -> bool:
        built = self.floor.sides[cell][side]
        if mode == SHIFT:
            return True
        if mode == WALK:
            return built in (OPEN, DOOR) or self.floor.edges[cell][side] in self.broken
        return built == OPEN or (mode == HALLS and built == DOOR and self._between_hallways(cell, side))

    def _between_hallways(self, cell: int, side: int) -> bool:
        over = self.over(cell, side)
        return over != NOWHERE and self.in_hallway(cell) and self.in_hallway(over)

    def _parts(self, mode: str) -> list[int]:
        """By space a number of its part; areas are connected without a wall or a door between (p. 9)."""
        part = [NOWHERE] * self.floor.size
        for cell in self.cells:
            if part[cell] == NOWHERE:
                for other, far in enumerate(self.steps_from({cell}, mode)):
                    if far < FAR:
                        part[other] = cell
        return part

    # What a space is

    def in_room(self, cell: int) -> bool:
        """Rooms, safe zones among them."""
        return self.floor.kind[cell] == ROOM

    def in_hallway(self, cell: int) -> bool:
        """Hallway spaces; the entrance is one."""
        return self.floor.kind[cell] == HALLWAY

    def doors_beside(self, cell: int) -> list[int]:
        """The doors on the sides of a space; destroyed walls have no number among them."""
        return [door for side in range(4) if (door := self.floor.doors_at[cell][side]) != NOWHERE]

    # Counting

    def beside(self, cell: int) -> list[tuple[int, int]]:
        """The spaces that a security unit is adjacent to, each with its direction: doors do not matter (p. 8)."""
        return [(side, over) for side, over in enumerate(self.ways[WALK][cell]) if over != NOWHERE]

    def adjacent(self, cell: int, other: int) -> bool:
        """Whether a security unit on one space is adjacent to the other."""
        return any(over == other for _, over in self.beside(cell))

    def direction(self, cell: int, other: int) -> int:
        """The way from a space to its neighbour."""
        return next(side for side in range(4) if self.over(cell, side) == other)

    def steps_from(self, goals: frozenset[int] | set[int], mode: str) -> list[int]:
        """How many spaces each space is from the closest of these."""
        ways, steps = self.ways[mode], [FAR] * self.floor.size
        line = deque(goals)
        for cell in goals:
            steps[cell] = 0
        while line:
            cell = line.popleft()
            for over in ways[cell]:
                if over != NOWHERE and steps[over] == FAR:
                    steps[over] = steps[cell] + 1
                    line.append(over)
        return steps

    def steps_to(self, goals: frozenset[int], mode: str) -> list[int]:
        """The same, remembered."""
        known = self.maps.get((mode, goals))
        if known is None:
            known = self.maps[mode, goals] = self.steps_from(goals, mode)
        return known

    # Perimeter

    def arrows(self, cell: int, mode: str) -> frozenset[tuple[int, int]]:
        """The arrows of p. 38: counterclockwise along the outer perimeter of the area of this space."""
        parts = self.area if mode == AREA else self.halls
        key = mode, parts[cell]
        if key not in self._arrows:
            first = min(each for each in self.cells if parts[each] == parts[cell])
            self._arrows[key] = frozenset(self._walk_round(first, mode))
        return self._arrows[key]

    def _walk_round(self, cell: int, mode: str) -> list[tuple[int, int]]:
        """Along the outer boundary with it on the right hand, from the first space of the area, heading left.

        The first space in reading order has nothing of the area above it: its upper side is outer boundary.
        """
        ways = self.ways[mode]
        heading, made = LEFT, []
        seen: set[tuple[int, int]] = set()
        while (cell, heading) not in seen:
            seen.add((cell, heading))
            ahead = ways[cell][heading]
            if ahead == NOWHERE:
                heading = (heading - 1) % 4
                continue
            made.append((cell, heading))
            cell = ahead
            right = (heading + 1) % 4
            if ways[cell][right] != NOWHERE:
                heading = right
        return made


@lru_cache(maxsize=400)
def board(floor: Floor, broken: tuple[int, ...]) -> Board:
    """The board of a floor with these walls destroyed."""
    return Board(floor, broken)
