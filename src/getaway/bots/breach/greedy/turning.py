"""Rooms turned and Breaches opened: to our own advantage, or against somebody else."""

from __future__ import annotations

from functools import lru_cache

from getaway.bots.breach.greedy.goals import goal
from getaway.bots.breach.greedy.ways import FAR, route, strength
from getaway.games.breach.database.links import own_link, ways
from getaway.games.breach.table.model import Breach, Layout
from getaway.games.breach.table.parts import NOWHERE
from getaway.kernel import Ask, Seat, Wish
from getaway.kit.zones import put


def turned(layout: Layout, room: int, turn: int) -> Layout:
    """The Database with a room turned."""
    cols, rows, codes, turns, dark, breaches, omega = layout
    return (cols, rows, codes, put(turns, room, turn), dark & ~(1 << room), breaches, omega)


def breached(layout: Layout, border: int) -> Layout:
    """The Database with one more Breach."""
    cols, rows, codes, turns, dark, breaches, omega = layout
    return (cols, rows, codes, turns, dark, tuple(sorted((*breaches, (border, False)))), omega)


def darkened(layout: Layout, room: int) -> Layout:
    """The Database with a room turned dark."""
    cols, rows, codes, turns, dark, breaches, omega = layout
    return (cols, rows, codes, turns, dark | 1 << room, breaches, omega)


def burden(g: Breach, seat: Seat, layout: Layout, room: int) -> float:
    """What the way of a seat would cost from a room, if the Database lay so."""
    aim = goal(g, seat)
    rooms = aim.missing or ((aim.room,) if aim.room != NOWHERE else ())
    if room == NOWHERE or not rooms:
        return -openness(layout, g.grid.size // 2)
    return route(layout, room, rooms, strength(g.seats[seat]))[0] - 0.01 * openness(layout, room)


@lru_cache(maxsize=4096)
def openness(layout: Layout, room: int) -> float:
    """How freely one leaves a room."""
    return sum([3.0 - cost for cost in ways(layout)[room].values()])


def turn(g: Breach, ask: Ask) -> Wish:
    """The orientation that makes our own way cheapest, or the way of an enemy leaving the room dearest.

    In a Move, those that let us go on into the room come first: its MP are lost otherwise.
    """
    seat = ask.seat
    room: int = g.pending.about if g.pending is not None else 0  # type: ignore[assignment]
    mover = g.move.seat if g.move is not None else seat
    if mover != seat and g.seats[mover].room == room:
        return min(ask.choice, key=lambda wish: openness(turned(g.layout, room, wish["turn"]), room))
    here = g.seats[seat].room
    here = room if here == NOWHERE else here

    def cost(wish: Wish) -> tuple[bool, float]:
        layout = turned(g.layout, room, wish["turn"])
        return shut(g, seat, layout, room), burden(g, seat, layout, here)

    return min(ask.choice, key=cost)


def shut(g: Breach, seat: Seat, layout: Layout, room: int) -> bool:
    """Whether the MP left of a Move don't lead into a room just revealed beside it, if the Database lay so."""
    here = g.seats[seat].room
    if g.move is None or not 0 <= here < g.grid.size or room not in g.grid.beyond[here]:
        return False
    return ways(layout)[here].get(room, FAR) - own_link(g, here, room) > g.move.mp


def which_room(g: Breach, ask: Ask) -> Wish:
    """The room whose best turn spares most; none where a player may stop and nothing is spared."""
    seat = ask.seat
    here, before = g.seats[seat].room, burden(g, seat, g.layout, g.seats[seat].room)
    near = {here, goal(g, seat).room}

    def after(wish: Wish) -> float:
        room = wish["room"]
        if room == NOWHERE:
            return before
        if room not in near:
            return before + 0.1
        others = [turn for turn in range(4) if turn != g.turns[room]]
        return min([burden(g, seat, turned(g.layout, room, turn), here) for turn in others])

    return min(ask.choice, key=after)


def border(g: Breach, ask: Ask) -> Wish:
    """The border where a Breach spares most."""
    seat = ask.seat
    here = g.seats[seat].room
    return min(ask.choice, key=lambda wish: burden(g, seat, breached(g.layout, wish["border"]), here))


def which_dark(g: Breach, ask: Ask) -> Wish:
    """The room whose dark face makes our own way cheapest."""
    seat = ask.seat
    here = g.seats[seat].room
    return min(ask.choice, key=lambda wish: burden(g, seat, darkened(g.layout, wish["room"]), here))
