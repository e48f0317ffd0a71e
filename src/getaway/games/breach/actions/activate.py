"""Activating the room an Avatar stands in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from getaway.games.breach.actions.enter import set_move
from getaway.games.breach.actions.events import RoomActivated
from getaway.games.breach.ground.effects import perform
from getaway.games.breach.malware.missions import occurs
from getaway.games.breach.pack.vocabulary import ROOM_TYPES
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.table.pieces import Deed, room_types, rooms
from getaway.kernel import ALLOWED, USUAL, Act, Refused, Script, Seat, Verb, Verdict, Wish


class Activate(Verb[Breach]):
    """Activate the revealed room the Avatar stands in, once in a turn (BR-ACTROOM-01 to BR-ACTROOM-05)."""

    name = "activate"
    rank = USUAL

    def piece(self, g: Breach, seat: Seat) -> str | None:
        player = g.seats[seat]
        return f"room:{player.room}" if player.connected else None

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        player = g.seats[seat]
        room = player.room
        if not g.moves or not player.connected:
            return Refused("BR-ACTROOM-05")
        if room >= g.grid.size:
            return Refused("BR-ROOM-10")
        if g.is_dark(room):
            return Refused("BR-ACTROOM-01")
        if room in player.activated:
            return Refused("BR-ACTROOM-03")
        kind = rooms()[g.codes[room]].type
        if kind == "void" and not g.room_research[room]:
            return Refused("BR-ROOM-08")
        cost = self.cost(g, seat, wish)["mp"]
        return ALLOWED if cost <= g.moves[-1].mp else Refused(ROOM_TYPES[kind], cost=cost)

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return _ACTIVATE if self.judge(g, seat, Wish(self.name)) else None

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return (Wish(self.name),)

    def cost(self, g: Breach, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return {"mp": room_types()[rooms()[g.codes[g.seats[seat].room]].type].mp}

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        room = g.seats[seat].room
        kind = rooms()[g.codes[room]].type
        set_move(g, mp=g.moves[-1].mp - self.cost(g, seat, wish)["mp"], revealed=NOWHERE)
        g.set_seat(seat, activated=(*g.seats[seat].activated, room))
        g.tell(RoomActivated(seat, room, kind), cites=(ROOM_TYPES[kind], "BR-ACTROOM-02"))
        yield from perform(g, seat, Deed(room_types()[kind].effects), ROOM_TYPES[kind])
        occurs(g, seat, "activates-room")


_ACTIVATE = Act("activate")
ACTIVATE = Activate()


VERBS = (ACTIVATE,)
