"""Move: MP for entering rooms, revealing dark ones and activating the room the Avatar stands in."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from getaway.games.breach.actions.clicks import judge_action, take_action
from getaway.games.breach.asking import Telling, mp_left
from getaway.games.breach.cheats import CHEAT
from getaway.games.breach.cubes import Shift, can_shift, leads, move_cube, shifts, value
from getaway.games.breach.database import breach_at, links, own_link, reveal, stand, ways, wear_breach
from getaway.games.breach.effects import perform
from getaway.games.breach.events import MoveBegun, Moved, MoveEnded, RoomActivated
from getaway.games.breach.malware import PLAY, PLAY_ALTERNATIVE
from getaway.games.breach.model import Breach
from getaway.games.breach.moments import enters, occurs
from getaway.games.breach.parts import BOXES, MOVEMENT, NOWHERE, Moving
from getaway.games.breach.pieces import Deed, ice, room_types, rooms
from getaway.games.breach.research import USE
from getaway.games.breach.viruses import drop_shield
from getaway.games.breach.windows import respond
from getaway.kernel import ALLOWED, Act, One, Refused, Script, Seat, Verb, Verdict, Wish, ask
from getaway.kit.verbs import Plain

LEECH, GRIP = 1, 1
"""What an attached Worm takes from the pool, and what leaving a Tentacle costs more."""
ROOM_CLAUSES = {
    "industrial": "BR-ROOM-03",
    "terminal": "BR-ROOM-04",
    "garden": "BR-ROOM-05",
    "tower": "BR-ROOM-06",
    "void": "BR-ROOM-07",
}


class Move(Shift):
    """Fix the MP, shift a movement cube, then spend the MP (BR-MOVE-01 to BR-MOVE-04)."""

    name = "move"

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        verdict = judge_action(g, seat)
        return self.judge_shift(g, seat, MOVEMENT, wish, "BR-MOVE-03") if verdict else verdict

    def options(self, g: Breach, seat: Seat) -> Act | None:
        player = g.seats[seat]
        if not judge_action(g, seat) or not can_shift(player, MOVEMENT):
            return None
        return shifts(self.name, player.avatar, MOVEMENT)

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, to=BOXES[to]) for to in leads(g.seats[seat], MOVEMENT)]

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        take_action(g, seat, self.name, "BR-MOVE-01")
        mp = pool(g, seat)
        move_cube(g, seat, MOVEMENT, MOVEMENT, BOXES.index(wish["to"]), "BR-MOVE-02")
        g.phase = "move"
        yield from begin_move(g, seat, mp, free=False)


def pool(g: Breach, seat: Seat) -> int:
    """The MP of a Move: the Movement value, less what attached Worms take from an unshielded Avatar (BR-MOVE-01)."""
    player = g.seats[seat]
    worms = [each for each in g.ice if each.on == seat and "leech" in ice()[each.name].traits]
    return max(0, value(player, MOVEMENT) - (0 if player.shield else LEECH * len(worms)))


def begin_move(g: Breach, seat: Seat, mp: int, *, free: bool) -> Script[None]:
    """The MP lie ready; others may respond to the Move once it is declared (BR-TIMING-05)."""
    g.moves = (*g.moves, Moving(seat, mp, free))
    g.tell(MoveBegun(seat, mp), cites="BR-MOVE-01")
    for other in g.clockwise(seat)[1:]:
        yield from respond(g, other, "move")


def free_move(g: Breach, seat: Seat) -> Script[None]:
    """A free Move shifts no cube and uses no Click (BR-FREE-01, BR-FREE-04)."""
    if not g.seats[seat].connected:
        return
    resolving, g.resolving = g.resolving, False  # also inside a card, others may respond to the Move (BR-TIMING-05)
    yield from begin_move(g, seat, pool(g, seat), free=True)
    while (yield from move_step(g)):
        pass
    end_move(g)
    g.resolving = resolving


def set_move(g: Breach, **changes: object) -> None:
    """Change the Move in progress."""
    g.moves = (*g.moves[:-1], msgspec.structs.replace(g.moves[-1], **changes))


def move_step(g: Breach) -> Script[bool]:
    """One thing on which MP are spent; whether the Move goes on (BR-MOVE-05, BR-MOVE-06)."""
    move = g.moves[-1]
    if not g.seats[move.seat].connected:
        return False
    wish = yield from ask(g, move.seat, MOVING)
    if wish.verb == "stop":
        return False
    if wish.verb in ("play", "research", "play-alternative", "cheat"):
        set_move(g, revealed=NOWHERE)  # the reduced entry comes before anything else (BR-REVEAL-07)
    else:
        g.just = ()
        set_move(g, begun=True)
    yield from g.tape.game.verbs[wish.verb].run(g, move.seat, wish)
    return True


def end_move(g: Breach) -> None:
    """MP left are lost (BR-MOVE-07); a resolved Move costs the Shield token (BR-SHIELD-09)."""
    move = g.moves[-1]
    g.moves = g.moves[:-1]
    g.tell(MoveEnded(move.seat, move.mp), cites="BR-MOVE-07")
    drop_shield(g, move.seat, "BR-SHIELD-09")


# Entering a room


class Go(Verb[Breach]):
    """Enter a revealed room connected to the own one (BR-MOVE-08)."""

    name = "go"
    takes = {"room": int}

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        room, here = wish["room"], g.seats[seat].room
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

    def place(self, g: Breach, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        return f"room:{value}"

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        room, here = wish["room"], g.seats[seat].room
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
    player, move = g.seats[seat], g.moves[-1]
    cost = move.entry if move.revealed == room else ways(g.layout)[player.room][room]
    held = any(each.room == player.room and "grip" in ice()[each.name].traits for each in g.ice)
    return cost + (GRIP if held and not player.shield else 0)


# Revealing a room


class Reveal(Verb[Breach]):
    """Reveal a dark room connected to the own one, for the MP on the own link (BR-REVEAL-01, BR-REVEAL-02)."""

    name = "reveal"
    takes = {"room": int}

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        room, here = wish["room"], g.seats[seat].room
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

    def place(self, g: Breach, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        return f"room:{value}"

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        room, here = wish["room"], g.seats[seat].room
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


# Activating a room


class Activate(Verb[Breach]):
    """Activate the revealed room the Avatar stands in, once in a turn (BR-ACTROOM-01 to BR-ACTROOM-05)."""

    name = "activate"

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
        cost = room_types()[kind].mp
        return ALLOWED if cost <= g.moves[-1].mp else Refused(ROOM_CLAUSES[kind], cost=cost)

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return _ACTIVATE if self.judge(g, seat, Wish(self.name)) else None

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return (Wish(self.name),)

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        room = g.seats[seat].room
        kind = rooms()[g.codes[room]].type
        set_move(g, mp=g.moves[-1].mp - room_types()[kind].mp, revealed=NOWHERE)
        g.set_seat(seat, activated=(*g.seats[seat].activated, room))
        g.tell(RoomActivated(seat, room, kind), cites=(ROOM_CLAUSES[kind], "BR-ACTROOM-02"))
        yield from perform(g, seat, Deed(room_types()[kind].effects), ROOM_CLAUSES[kind])
        occurs(g, seat, "activates-room")


_ACTIVATE = Act("activate")
MOVE, GO, REVEAL, ACTIVATE, STOP = Move(), Go(), Reveal(), Activate(), Plain("stop")
MOVING = Telling(
    "move",
    (GO, REVEAL, ACTIVATE, STOP, PLAY, PLAY_ALTERNATIVE, USE, CHEAT),
    tells=mp_left,
    cites=("BR-MOVE-04",),
    others="BR-ROUND-02",
    instead={"buy": "BR-BUY-01"},
    otherwise="BR-ACTPH-06",
)


def moving(g: Breach) -> Script[None]:
    """A Move of the Action Phase, one thing after another; then the Action Phase goes on."""
    if (yield from move_step(g)):
        return
    end_move(g)
    g.phase = "act"


VERBS = (MOVE, GO, REVEAL, ACTIVATE, STOP)
