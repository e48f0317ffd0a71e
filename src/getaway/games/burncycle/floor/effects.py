"""Effects on doors: unlocking and locking them."""

from __future__ import annotations

from getaway.games.burncycle.floor.doors import beside, is_unlocked, lock, unlock
from getaway.games.burncycle.ground.choose import CHOOSE_DOOR, choose, choosing
from getaway.games.burncycle.ground.effects import Cites, chooser
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import Effect
from getaway.kernel import Script

WHICH_DOOR = choosing("which-door", CHOOSE_DOOR, "BC-DOOR-11")
WHICH_DOOR_IS_LOCKED = choosing("which-door-is-locked", CHOOSE_DOOR, "BC-DOOR-13")


def room_of(g: Burncycle, bot: int) -> int:
    """The room a bot is in, or NOWHERE."""
    return g.floor.room_of[g.bots[bot].cell] if bot != NOWHERE and g.bots[bot].acts else NOWHERE


def unlock_door(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """A locked door of choice gets its peg; `what` says which doors: any, room, or those beside the bot."""
    locked = [door for door in doors_in_reach(g, bot, effect.what) if not is_unlocked(g, door)]
    if locked:
        door = yield from choose(g, WHICH_DOOR, locked, by=chooser(g, bot), about=bot)
        unlock(g, door, cites, bot)


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
