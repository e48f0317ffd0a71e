"""Effects on rooms and terminals: surveillance from afar, and mainframes."""

from __future__ import annotations

from getaway.games.burncycle.floor.effects import room_of
from getaway.games.burncycle.ground.choose import CHOOSE_ROOM, choose, choosing
from getaway.games.burncycle.ground.effects import Cites, chooser
from getaway.games.burncycle.surveil.surveil import come_up, surveil, terminals_to_turn, turn_to_mainframe
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import Effect
from getaway.kernel import Script

WHICH_ROOM = choosing("which-room", CHOOSE_ROOM, ("BC-SURVBEAD-03", "BC-SURV-04"))


def make_mainframe(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """A terminal chip of choice is turned over, anywhere or in the bot's room (BC-MAINF-01)."""
    cells = terminals_to_turn(g)
    if effect.what == "room":
        room = room_of(g, bot)
        cells = [cell for cell in cells if room != NOWHERE and g.floor.room_of[cell] == room]
    yield from turn_to_mainframe(g, bot, cells)


def surveil_room(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """A room of choice that has its bead is surveilled, on behalf of no bot (BC-SURVBEAD-03, BC-SURV-08).

    Safe zones are rooms (BC-ROOM-03), hallways (BC-HALL-06) and outdoor spaces (BC-OUT-07) are not.
    """
    if g.unseen:
        room = yield from choose(g, WHICH_ROOM, g.unseen, by=chooser(g, bot), about=bot)
        yield from surveil(g, room, NOWHERE)


def surveil_all(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Every room that has its bead is surveilled, as if each die showed the same face (BC-SURV-04, BC-THRCARD-13)."""
    for room in g.unseen:
        if room in g.unseen:
            yield from come_up(g, room, NOWHERE, (effect.what,) * g.floor.rooms[room].dice)
