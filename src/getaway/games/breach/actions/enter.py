"""Entering a room in a Move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

import msgspec

from getaway.games.breach.actions.events import Moved
from getaway.games.breach.database.breaches import wear_breach
from getaway.games.breach.database.links import ways
from getaway.games.breach.database.rooms import stand
from getaway.games.breach.malware.missions import enters
from getaway.games.breach.table.arguments import ROOM
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.table.pieces import ice
from getaway.kernel import ALLOWED, USUAL, Act, One, Refused, Script, Seat, Verb, Verdict, Wish

GRIP = 1
"""How many MP more it costs to leave a room with a Tentacle."""


def set_move(g: Breach, **changes: object) -> None:
    """Change the Move in progress."""
    g.moves = (*g.moves[:-1], msgspec.structs.replace(g.moves[-1], **changes))


class Go(Verb[Breach]):
    """Enter a revealed room connected to the Avatar's (BR-MOVE-08)."""

    name = "go"
    rank = USUAL
    arguments = (ROOM,)

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        room, here = wish[ROOM], g.seats[seat].room
        ways_ = ways(g.layout)[here]
        if room not in ways_:
            return Refused("BR-LINK-04" if 0 <= room <= g.grid.size else "BR-MOVE-08")
        if g.is_dark(room):
            return Refused("BR-MOVE-08")
        cost = cost_of(g, seat, room)
        return ALLOWED if g.moves and cost <= g.moves[-1].mp else Refused("BR-MOVE-09", cost=cost)

    def options(self, g: Breach, seat: Seat) -> Act | None:
        mp = g.moves[-1].mp
        there = [room for room in ways(g.layout)[g.seats[seat].room] if not g.is_dark(room)]
        return _go(tuple([room for room in there if cost_of(g, seat, room) <= mp]))

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        here = g.seats[seat].room
        beside = g.grid.beyond[here] if here < g.grid.size else ()
        return [Wish(self.name, room=room) for room in beside if room != NOWHERE and not g.is_dark(room)]

    def cost(self, g: Breach, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return {"mp": cost_of(g, seat, wish[ROOM])}

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        room, here = wish[ROOM], g.seats[seat].room
        cost = cost_of(g, seat, room)
        set_move(g, mp=g.moves[-1].mp - cost, revealed=NOWHERE)
        wear_breach(g, here, room)
        stand(g, seat, room)
        g.tell(Moved(seat, room, cost), cites=("BR-MOVE-08", "BR-MOVE-09"))
        enters(g, seat)


@lru_cache(maxsize=1024)
def _go(rooms_: tuple[int, ...]) -> Act | None:
    return Act("go", One("room", rooms_)) if rooms_ else None


def cost_of(g: Breach, seat: Seat, room: int) -> int:
    """What entering a room costs: both links, less right after revealing it, more with a Tentacle around."""
    return crossing(g, seat, g.seats[seat].room, room)


def crossing(g: Breach, seat: Seat, here: int, room: int) -> int:
    """What going from a room to a connected one costs an Avatar in a Move, or would cost in one that begins."""
    move = g.move
    if move is not None and move.seat == seat and move.revealed == room and here == g.seats[seat].room:
        return move.entry + grip(g, seat, here)
    return ways(g.layout)[here][room] + grip(g, seat, here)


def grip(g: Breach, seat: Seat, room: int) -> int:
    """What leaving a room costs more with a Tentacle there; one that is attached to the Avatar comes along."""
    held = any((each.room == room or each.on == seat) and "grip" in ice()[each.name].traits for each in g.ice)
    return GRIP if held and not g.seats[seat].shield else 0


GO = Go()


VERBS = (GO,)
