"""How far apart rooms are."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from getaway.games.breach.database.links import ways
from getaway.games.breach.table.grid import grid
from getaway.games.breach.table.model import Breach, Layout
from getaway.games.breach.table.parts import NOWHERE


@lru_cache(maxsize=16384)
def steps(layout: Layout, start: int) -> tuple[int, ...]:
    """By room, how many connected rooms away it is (BR-TARGET-03), -1 where no way leads there.

    The way may turn corners (BR-TARGET-05) and lead through dark rooms (BR-TARGET-04).
    """
    return _walk(ways(layout), start)


@lru_cache(maxsize=4096)
def straight(cols: int, rows: int, omega: int, start: int) -> tuple[int, ...]:
    """The same across closed links, as the Guardian goes."""
    house = grid(cols, rows)
    beside = [[b for b in row if b != NOWHERE] for row in house.beyond] + [[]]
    if omega != NOWHERE:
        beside[house.outer[omega][0]].append(house.size)
        beside[house.size].append(house.outer[omega][0])
    return _walk(beside, start)


def _walk(ways: Iterable[Iterable[int]], start: int) -> tuple[int, ...]:
    table = [tuple(each) for each in ways]
    far = [NOWHERE] * len(table)
    far[start], queue = 0, [start]
    for room in queue:
        for other in table[room]:
            if far[other] == NOWHERE:
                far[other] = far[room] + 1
                queue.append(other)
    return tuple(far)


def within(g: Breach, start: int, far: int) -> list[int]:
    """The rooms at most so far away."""
    return [room for room, n in enumerate(steps(g.layout, start)) if 0 <= n <= far]
