"""Effects on the Database: Viruses in rooms, Breaches, orientation, dark rooms, Gateways."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from getaway.games.breach.cards.events import GatewayMoved, VirusMoved
from getaway.games.breach.database.breaches import open_borders, put_breach
from getaway.games.breach.database.links import neighbours
from getaway.games.breach.database.rooms import avatars_in, darken, turn_room
from getaway.games.breach.ground.choose import CHOOSE_BORDER, CHOOSE_EDGE, CHOOSE_GATEWAY, CHOOSE_ROOM, choose, choosing
from getaway.games.breach.ground.effects import Cites, Effects
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.table.pieces import Effect
from getaway.games.breach.tokens.viruses import place_virus
from getaway.kernel import Script, Seat
from getaway.kit.register import adds
from getaway.kit.zones import put

EFFECTS: Final[Effects] = {}
"""The effects that are carried out here, by name."""

NO_ROOM = NOWHERE
"""What a player chooses to stop."""


def revealed(g: Breach) -> list[int]:
    """The revealed rooms."""
    return [room for room in range(g.grid.size) if not g.is_dark(room)]


def rooms_for(g: Breach, seat: Seat, where: str) -> list[int]:
    """The revealed rooms an effect may choose from: the Avatar's, those connected to it, the mover's or any."""
    if where in ("", "any"):
        return revealed(g)
    around = g.move.seat if where == "mover" and g.move is not None else seat
    room = g.seats[around].room
    if room == NOWHERE or room >= g.grid.size:
        return []
    rooms = (room,) if where in ("here", "mover") else neighbours(g, room)
    return [each for each in rooms if each < g.grid.size and not g.is_dark(each)]


def clean(g: Breach, seat: Seat, where: str, more: bool) -> list[int]:
    """The rooms for an effect without a Virus of this player; after the first one the player may stop."""
    rooms = [room for room in rooms_for(g, seat, where) if not g.infected[room] >> seat & 1]
    return [*rooms, NO_ROOM] if more and rooms else rooms


WHERE_TO_INFECT = choosing("where-to-infect", CHOOSE_ROOM, "BR-VLIMIT-04")


@adds(EFFECTS, "place-virus")
def infect_rooms(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Place a Virus in up to n rooms where this player has none (BR-VLIMIT-04)."""
    for n in range(effect.n):
        room = yield from choose(g, seat, WHERE_TO_INFECT, partial(clean, g, seat, effect.where, n > 0))
        if room in (None, NO_ROOM):
            return
        yield from place_virus(g, seat, room, cites)


WHICH_VIRUS_MOVES = choosing("which-virus-moves", CHOOSE_ROOM, "BR-EFFECT-04")
WHERE_IT_MOVES = choosing("where-it-moves", CHOOSE_ROOM, "BR-VLIMIT-04")


@adds(EFFECTS, "move-virus")
def move_viruses(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Move up to n of the player's Viruses to adjacent rooms without one."""
    for _ in range(effect.n):
        room = yield from choose(g, seat, WHICH_VIRUS_MOVES, lambda: (*movable(g, seat), NO_ROOM))
        if room == NO_ROOM:
            return
        to = yield from choose(g, seat, WHERE_IT_MOVES, partial(_beside, g, seat, room), about=room)
        if to is None or not g.infected[room] >> seat & 1:
            return
        g.infected = put(g.infected, room, g.infected[room] & ~(1 << seat))
        g.infected = put(g.infected, to, g.infected[to] | 1 << seat)
        g.tell(VirusMoved(seat, room, to), cites=cites)


def movable(g: Breach, seat: Seat) -> list[int]:
    """The rooms with a Virus of this player next to a room without one."""
    return [room for room in range(g.grid.size) if g.infected[room] >> seat & 1 and _beside(g, seat, room)]


def _beside(g: Breach, seat: Seat, room: int) -> list[int]:
    return [b for b in g.grid.beyond[room] if b != NOWHERE and not g.infected[b] >> seat & 1]


WHERE_TO_BREACH = choosing("where-to-breach", CHOOSE_BORDER, "BR-BREACH-02")


@adds(EFFECTS, "open-breach")
def open_breach(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Open a Breach on a border of the Avatar's room, or on any (BR-BREACH-01, BR-CPB-03)."""
    border = yield from choose(g, seat, WHERE_TO_BREACH, lambda: borders_for(g, seat, effect.where))
    if border is not None:
        put_breach(g, border, "BR-BREACH-01")


def borders_for(g: Breach, seat: Seat, where: str) -> list[int]:
    """The borders an effect may choose from: those of the Avatar's room, or any."""
    room = g.seats[seat].room
    if where == "here":
        return [] if room == NOWHERE else open_borders(g, room)
    return open_borders(g)


WHICH_ROOM_TURNS = choosing("which-room-turns", CHOOSE_ROOM, "BR-CPO-03")


@adds(EFFECTS, "rotate")
def rotate(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Turn up to n revealed rooms."""
    turned: list[int] = []
    for _ in range(effect.n):
        room = yield from choose(g, seat, WHICH_ROOM_TURNS, lambda: turnable(g, seat, effect.where, turned))
        if room in (None, NO_ROOM):
            return
        turned.append(room)
        yield from turn_room(g, seat, room, cites)


def turnable(g: Breach, seat: Seat, where: str, turned: list[int]) -> list[int]:
    """The rooms an effect may still turn; after the first one the player may stop."""
    rooms = [room for room in rooms_for(g, seat, where) if room not in turned]
    return [*rooms, NO_ROOM] if turned and rooms else rooms


WHICH_ROOM_DARKENS = choosing("which-room-darkens", CHOOSE_ROOM, "BR-CPS-08")


@adds(EFFECTS, "darken")
def darken_room(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Darken a revealed room without Avatars."""
    room = yield from choose(g, seat, WHICH_ROOM_DARKENS, lambda: [n for n in revealed(g) if not avatars_in(g, n)])
    if room is not None:
        darken(g, room, "BR-CPS-08")


WHICH_GATEWAY = choosing("which-gateway", CHOOSE_GATEWAY, "BR-RES-11")
WHERE_TO_PUT_IT = choosing("where-to-put-it", CHOOSE_EDGE, "BR-RES-12")


@adds(EFFECTS, "move-gateway")
def move_gateway(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Move any one Gateway to an outer side of a room without one (BR-RES-11, BR-RES-12, BR-CPS-06)."""
    number = yield from choose(g, seat, WHICH_GATEWAY, lambda: [gate.number for gate in g.gateways])
    edge = yield from choose(g, seat, WHERE_TO_PUT_IT, lambda: free_edges(g), about=number)
    if edge is None:
        return
    room, side = g.grid.outer[edge]
    replace = msgspec.structs.replace
    g.gateways = tuple([replace(gate, room=room, side=side) if gate.number == number else gate for gate in g.gateways])
    g.tell(GatewayMoved(number, room, side), cites="BR-RES-11")


def free_edges(g: Breach) -> list[int]:
    """The outer sides of rooms without a Gateway, except Omega's (BR-RES-12)."""
    taken = {gate.room for gate in g.gateways}
    return [i for i, (room, _) in enumerate(g.grid.outer) if room not in taken and i != g.omega]
