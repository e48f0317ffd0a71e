"""Effects on the floor: doors, mainframes and surveillance from afar. See `effects` for the list."""

from __future__ import annotations

from getaway.games.burncycle.choose import CHOOSE_DOOR, CHOOSE_ROOM, choose, choosing
from getaway.games.burncycle.doors import beside, is_unlocked, lock, unlock
from getaway.games.burncycle.effects import Cites, chooser, effect
from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.parts import NOWHERE
from getaway.games.burncycle.pieces import Effect
from getaway.games.burncycle.surveil import come_up, surveil, terminals_to_turn, turn_to_mainframe
from getaway.kernel import Script

WHICH_DOOR = choosing("which-door", CHOOSE_DOOR, "BC-DOOR-11")
WHICH_DOOR_IS_LOCKED = choosing("which-door-is-locked", CHOOSE_DOOR, "BC-DOOR-13")
WHICH_ROOM = choosing("which-room", CHOOSE_ROOM, ("BC-SURVBEAD-03", "BC-SURV-04"))


def room_of(g: Burncycle, bot: int) -> int:
    """The room a bot is in, or none."""
    return g.floor.room_of[g.bots[bot].cell] if bot != NOWHERE and g.bots[bot].acts else NOWHERE


@effect("unlock")
def unlock_door(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """A locked door of choice gets its peg; `what` says which doors: any, room, or those beside the bot."""
    locked = [door for door in doors_in_reach(g, bot, effect.what) if not is_unlocked(g, door)]
    if locked:
        door = yield from choose(g, WHICH_DOOR, locked, by=chooser(g, bot), about=bot)
        unlock(g, door, cites, bot)


@effect("lock")
def lock_door(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """An unlocked door of choice loses its peg (BC-DOOR-13); `what` says which doors, as for unlocking."""
    open_ones = [door for door in doors_in_reach(g, bot, effect.what) if is_unlocked(g, door)]
    if open_ones:
        door = yield from choose(g, WHICH_DOOR_IS_LOCKED, open_ones, by=chooser(g, bot), about=bot)
        lock(g, door, cites)


def doors_in_reach(g: Burncycle, bot: int, what: str) -> tuple[int, ...]:
    """The doors an effect reaches."""
    if what == "any":
        return tuple(range(len(g.floor.doors)))
    if what == "room":
        room = room_of(g, bot)
        return g.floor.rooms[room].doors if room != NOWHERE else ()
    return beside(g, bot) if bot != NOWHERE and g.bots[bot].acts else ()


@effect("mainframe")
def make_mainframe(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """A terminal chip of choice is turned over, anywhere or in the bot's room (BC-MAINF-01)."""
    cells = terminals_to_turn(g)
    if effect.what == "room":
        room = room_of(g, bot)
        cells = [cell for cell in cells if room != NOWHERE and g.floor.room_of[cell] == room]
    yield from turn_to_mainframe(g, bot, cells)


@effect("surveil")
def surveil_room(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """A room of choice that has its bead is surveilled, on behalf of no bot (BC-SURVBEAD-03, BC-SURV-08).

    Safe zones are rooms (BC-ROOM-03), hallways (BC-HALL-06) and outdoor spaces (BC-OUT-07) are not.
    """
    if g.unseen:
        room = yield from choose(g, WHICH_ROOM, g.unseen, by=chooser(g, bot), about=bot)
        yield from surveil(g, room, NOWHERE)


@effect("surveil-all")
def surveil_all(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Every room that has its bead is surveilled, as if each die showed the same face (BC-SURV-04, BC-THRCARD-13)."""
    for room in g.unseen:
        if room in g.unseen:
            yield from come_up(g, room, NOWHERE, (effect.what,) * g.floor.rooms[room].dice)
