"""Ways through the Database in MP, as the rooms lie; a dark room counts as one that will be turned kindly."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from getaway.games.breach.database.links import ways
from getaway.games.breach.ground.strength import value
from getaway.games.breach.table.model import Breach, Layout
from getaway.games.breach.table.parts import MOVEMENT, Cubes, Player
from getaway.kernel import Seat

FAR: Final = 60.0
UNKNOWN: Final = 1.0
"""What a dark room may cost to enter and to leave, beyond the link on this side."""
LEAST: Final = 3
"""Even a slow Avatar plans with this many MP: Slides and cards help."""


@lru_cache(maxsize=16384)
def field(layout: Layout, start: int, cap: int) -> tuple[float, ...]:
    """By room, the MP from a room to it; borders that cost more than a whole Move are shut."""
    table, dark = ways(layout), layout[4]
    far = [FAR] * len(table)
    far[start] = 0.0
    queue = [start]
    for room in queue:
        here = far[room]
        for other, cost in table[room].items():
            if cost > cap:
                continue
            there = here + max(cost, 0.2) + (UNKNOWN if dark >> other & 1 else 0.0)
            if there < far[other]:
                far[other] = there
                queue.append(other)
    return tuple(far)


def strength(player: Player) -> int:
    """The MP that a Move may have when all cubes are at home."""
    return _strength(player.cubes)


@lru_cache(maxsize=8192)
def _strength(cubes: tuple[Cubes, ...]) -> int:
    return max(LEAST, 2 * sum([box[MOVEMENT] for box in cubes]), value(Player(cubes=cubes), MOVEMENT))


def legs(mp: float, pool: int) -> float:
    """About how many Moves a way takes."""
    return 0.0 if mp <= 0 else max(1.0, mp / pool)


@lru_cache(maxsize=32768)
def route(layout: Layout, here: int, rooms: tuple[int, ...], cap: int) -> tuple[float, int]:
    """About how many actions it takes to infect all these rooms, and the one to begin with; the nearest is next."""
    left, at, cost, first = list(rooms), here, 0.0, here
    pool = max(2, cap - 2)
    while left:
        far = field(layout, at, cap)
        room = min(left, key=far.__getitem__)
        cost += legs(far[room], pool) + 1.0
        if at == here and len(left) == len(rooms):
            first = room
        left.remove(room)
        at = room
    return cost, first


def to(g: Breach, seat: Seat, room: int) -> tuple[float, ...]:
    """By room, the MP from there to a room, for this Avatar."""
    return field(g.layout, room, strength(g.seats[seat]))


def left(g: Breach, seat: Seat, room: int) -> float:
    """The MP from the Avatar to a room; one that is dark still has to be turned."""
    here = g.seats[seat].room
    return to(g, seat, room)[here] + (UNKNOWN if room != here and g.is_dark(room) else 0.0)


def next_room(g: Breach, seat: Seat, goal: int) -> int:
    """The next room on the way to another; the room itself where no way leads."""
    here = g.seats[seat].room
    far = to(g, seat, goal)
    table = ways(g.layout)[here]
    if not table or here == goal:
        return here
    best = min(table, key=lambda room: max(table[room], 0.2) + far[room])
    return best if far[best] < FAR else here
