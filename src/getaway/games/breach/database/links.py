"""How rooms are connected: links, Breaches, Omega, and what crossing costs."""

from __future__ import annotations

from functools import lru_cache

from getaway.games.breach.table.grid import grid
from getaway.games.breach.table.model import Breach, Layout
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.table.pieces import rooms, supplies

CLOSED = -1
DARK_LINKS = (0, 0, 0, 0)
OMEGA_COST = 1
"""Crossing between Omega and the room beside it (BR-ROOM-11)."""


@lru_cache(maxsize=4096)
def links(code: str, turn: int, dark: bool) -> tuple[int, int, int, int]:
    """A room's links to the north, east, south and west: MP, or closed (BR-ROOM-01, BR-LINK-02, BR-CPO-01)."""
    if dark:
        return DARK_LINKS
    printed = [CLOSED if link == "x" else int(link) for link in rooms()[code].links]
    north, east, south, west = [printed[(side - turn) % 4] for side in range(4)]
    return (north, east, south, west)


@lru_cache(maxsize=8192)
def ways(layout: Layout) -> tuple[dict[int, int], ...]:
    """By room, the rooms connected to it and what crossing costs (BR-LINK-03, BR-MOVE-09, BR-MOVE-10).

    Rooms are connected by facing open links or by a Breach (BR-CPC-05). Models move along these ways only (BR-CPC-06).
    """
    cols, rows, _, _, _, _, omega = layout
    house = grid(cols, rows)
    found: list[dict[int, int]] = [{} for _ in range(house.size + 1)]
    for a, b in house.borders:
        cost = _crossing(layout, a, b)
        if cost != CLOSED:
            found[a][b] = found[b][a] = cost
    if omega != NOWHERE:
        beside = house.outer[omega][0]
        found[beside][house.size] = found[house.size][beside] = OMEGA_COST
    return tuple(found)


def _crossing(layout: Layout, a: int, b: int) -> int:
    """What crossing a border costs; a Breach covers both links (BR-BREACH-03)."""
    cols, rows, codes, turns, dark, breaches, _ = layout
    house = grid(cols, rows)
    border, side = house.borders.index((a, b)), house.beyond[a].index(b)
    for place, back in breaches:
        if place == border:
            return breach_cost(back)
    here = links(codes[a], turns[a], bool(dark >> a & 1))[side]
    there = links(codes[b], turns[b], bool(dark >> b & 1))[(side + 2) % 4]
    return CLOSED if CLOSED in (here, there) else here + there


def breach_cost(back: bool) -> int:
    """The MP on a Breach (BR-BREACH-05)."""
    return supplies().breach_cost["back" if back else "front"]


def connected(g: Breach, a: int, b: int) -> bool:
    """Whether two rooms are connected (BR-LINK-03, BR-LINK-04, BR-BREACH-04)."""
    return b in ways(g.layout)[a]


def neighbours(g: Breach, room: int) -> tuple[int, ...]:
    """The rooms connected to a room."""
    return tuple(ways(g.layout)[room])


def own_link(g: Breach, room: int, other: int) -> int:
    """The MP on this room's side of a border: what revealing the other room costs (BR-REVEAL-02, BR-BRREV-02)."""
    house = g.grid
    if room >= house.size:
        return OMEGA_COST
    side = house.beyond[room].index(other)
    breach = breach_at(g, room, other)
    if breach is not None:
        return breach_cost(breach)
    return links(g.codes[room], g.turns[room], g.is_dark(room))[side]


def breach_at(g: Breach, a: int, b: int) -> bool | None:
    """The Breach between two rooms: whether its back is up, or None where there is none."""
    if max(a, b) >= g.grid.size:
        return None
    border = g.grid.borders.index((min(a, b), max(a, b)))
    return next((back for place, back in g.breaches if place == border), None)
