"""Revealing a dark room in a Move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from getaway.games.breach.actions.enter import set_move
from getaway.games.breach.database.links import breach_at, links, own_link, ways
from getaway.games.breach.database.rooms import reveal
from getaway.games.breach.table.arguments import ROOM
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.kernel import ALLOWED, USUAL, Act, One, Refused, Script, Seat, Verb, Verdict, Wish


class Reveal(Verb[Breach]):
    """Reveal a dark room connected to the Avatar's, for the MP on this side's link (BR-REVEAL-01, BR-REVEAL-02).

    Through a Breach the room can then be entered for nothing more (BR-BRREV-03).
    """

    name = "reveal"
    rank = USUAL
    arguments = (ROOM,)

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        room, here = wish[ROOM], g.seats[seat].room
        if not 0 <= room < g.grid.size or not g.is_dark(room) or room not in ways(g.layout)[here]:
            return Refused("BR-REVEAL-01")
        cost = own_link(g, here, room)
        return ALLOWED if g.moves and cost <= g.moves[-1].mp else Refused("BR-REVEAL-02", cost=cost)

    def options(self, g: Breach, seat: Seat) -> Act | None:
        here, mp = g.seats[seat].room, g.moves[-1].mp
        there = [room for room in ways(g.layout)[here] if g.is_dark(room)]
        return _reveal(tuple([room for room in there if own_link(g, here, room) <= mp]))

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        here = g.seats[seat].room
        beside = g.grid.beyond[here] if here < g.grid.size else ()
        return [Wish(self.name, room=room) for room in beside if room != NOWHERE and g.is_dark(room)]

    def cost(self, g: Breach, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return {"mp": own_link(g, g.seats[seat].room, wish[ROOM])}

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        room, here = wish[ROOM], g.seats[seat].room
        breach = breach_at(g, here, room)
        set_move(g, mp=g.moves[-1].mp - own_link(g, here, room), revealed=NOWHERE)
        yield from reveal(g, seat, room, "BR-BRREV-01" if breach is not None else "BR-REVEAL-01")
        free = breach is not None or here >= g.grid.size
        set_move(g, revealed=room, entry=0 if free else entry_link(g, here, room))


def entry_link(g: Breach, here: int, room: int) -> int:
    """The MP on the link of a room just revealed, where it faces the Avatar (BR-REVEAL-05)."""
    side = g.grid.beyond[room].index(here)
    return max(0, links(g.codes[room], g.turns[room], g.is_dark(room))[side])


@lru_cache(maxsize=1024)
def _reveal(rooms_: tuple[int, ...]) -> Act | None:
    return Act("reveal", One("room", rooms_)) if rooms_ else None


REVEAL = Reveal()


VERBS = (REVEAL,)
