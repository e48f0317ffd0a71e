"""Revealing, turning and darkening rooms, and who stands in them."""

from __future__ import annotations

import msgspec

from getaway.games.breach.database.events import ResearchLaid, RoomDarkened, RoomRevealed, RoomTurned
from getaway.games.breach.ground.choose import CHOOSE_TURN, choose, choosing
from getaway.games.breach.ground.effects import Cites
from getaway.games.breach.ground.reserve import draw_one
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.pieces import rooms
from getaway.kernel import Script, Seat, pick
from getaway.kit.zones import put

HOW_TO_TURN = choosing("turn-room", CHOOSE_TURN, "BR-REVEAL-03")


def reveal(g: Breach, seat: Seat, room: int, cites: Cites) -> Script[None]:
    """Turn a dark room up and orient it (BR-REVEAL-03); a Void room receives its Research (BR-REVEAL-04)."""
    code = g.codes[room]
    if not code:
        code = yield from pick(g, g.unseen)
        g.unseen = tuple(sorted([each for each in g.unseen if each != code]))
        g.codes = put(g.codes, room, code)
    g.dark &= ~(1 << room)
    g.tell(RoomRevealed(seat, room, code), cites=cites)
    was, g.resolving = g.resolving, True  # one step: nothing is played in between
    turn = yield from choose(g, seat, HOW_TO_TURN, range(4), about=room)
    g.resolving = was
    g.turns = put(g.turns, room, turn)
    g.tell(RoomTurned(room, turn), cites="BR-CPO-02")
    for _ in range(rooms()[code].research):
        token = yield from draw_one(g, ())
        if not token:
            break
        g.room_research = put(g.room_research, room, tuple(sorted((*g.room_research[room], token))))
    if g.room_research[room]:
        g.tell(ResearchLaid(room, len(g.room_research[room])), cites="BR-REVEAL-04")


def turn_room(g: Breach, seat: Seat, room: int, cites: Cites) -> Script[None]:
    """Change a revealed room's orientation; Breaches stay where they are (BR-CPO-03, BR-CPO-04)."""
    turn = yield from choose(g, seat, HOW_TO_TURN, lambda: [n for n in range(4) if n != g.turns[room]], about=room)
    g.turns = put(g.turns, room, turn)
    g.tell(RoomTurned(room, turn), cites=cites)


def darken(g: Breach, room: int, cites: Cites) -> None:
    """Turn a room dark: models, shields, Viruses and Breaches stay, Research goes (BR-CPS-08, BR-CPS-09, BR-CPS-10)."""
    g.dark |= 1 << room
    g.research_gone = tuple(sorted((*g.research_gone, *g.room_research[room])))
    if g.room_research[room]:
        g.barrier()
    g.room_research = put(g.room_research, room, ())
    g.tell(RoomDarkened(room), cites=cites)


def stand(g: Breach, seat: Seat, room: int) -> None:
    """Put an Avatar in a room; what is attached to it comes along (BR-ATTACH-04)."""
    g.set_seat(seat, room=room, last=room)
    if any(each.on == seat for each in g.ice):
        replace = msgspec.structs.replace
        g.ice = tuple([replace(each, room=room) if each.on == seat else each for each in g.ice])


def avatars_in(g: Breach, room: int) -> list[Seat]:
    """Whose Avatars stand in a room."""
    return [seat for seat, player in enumerate(g.seats) if player.room == room]
