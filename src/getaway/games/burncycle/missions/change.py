"""Changing floors: the board is cleared, bots and units in a safe zone come along, everything else stays as it is."""

from __future__ import annotations

import msgspec

from getaway.games.burncycle.detection.detection import look_around
from getaway.games.burncycle.ground.abilities import abilities, renew
from getaway.games.burncycle.ground.choose import CHOOSE_CELL, choose
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.joan import join_memory
from getaway.games.burncycle.ground.supply import discard_card
from getaway.games.burncycle.inventory.imperatives import draw_imperative
from getaway.games.burncycle.missions.beads import for_taking, hand_over
from getaway.games.burncycle.missions.events import BotCarried, DisguiseLeft, FloorLeft, UnitCarried
from getaway.games.burncycle.missions.floors import open_goal, plan_of, set_up_floor
from getaway.games.burncycle.table.doing import Carried
from getaway.games.burncycle.table.mission_cards import mission_card
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, Pile, Unit
from getaway.games.burncycle.table.pieces import guards
from getaway.kernel import Args, Question, Script, Seat


class WhereInZone(Question):
    """A question that says who is placed: a bot, or a security unit that came along (BC-CHFL-09)."""

    __slots__ = ()

    def facts(self, g: Burncycle, seat: Seat) -> Args:
        who = g.carried[0] if g.carried else Carried(NOWHERE, bot=0)
        return {"guard": who.unit is not None, "bot": max(who.bot, 0), "unit": who.unit.number if who.unit else 0}


WHERE_IN_ZONE = WhereInZone(
    "where-in-the-zone",
    (CHOOSE_CELL,),
    cites=("BC-CHFL-16", "BC-CHFL-10"),
    others="BC-CHFL-16",
    otherwise="BC-FREE-04",
)


def may_change_floor(g: Burncycle) -> bool:
    """Whether the floor changes as a turn ends (BC-CHFL-03): its objective is complete, all bots are in safe zones.

    Joan the Drone need not be in one (BC-JOAN-16), but no agent may be shut down (BC-SHUTBOT-10).
    """
    if not g.done or g.leg == len(mission_card(g.mission).floors) - 1:
        return False  # BC-CHFL-01
    return all(bot.acts and g.floor.is_safe(bot.cell) for bot in g.bots)  # BC-CHFL-02


# Leaving


def change_floor(g: Burncycle) -> Script[None]:
    """Hand over what must come along, clear the board and go on to the next floor of the mission (BC-CHFL-04).

    Nothing but the board changes (BC-CHFL-24).
    """
    if any(bead in for_taking(g) for bead, _ in g.beads):
        yield from hand_over(g)
        return
    number = g.level
    remember_zones(g)
    clear_board(g)
    g.leg += 1
    g.plan = plan_of(g)
    g.tell(FloorLeft(number, g.level), cites=("BC-CHFL-03", "BC-CHFL-04"))
    g.phase = "carry-over"


def remember_zones(g: Burncycle) -> None:
    """Who is in which safe zone, and which of their doors are unlocked (BC-CHFL-08, BC-CHFL-09, BC-DOOR-17)."""
    floor = g.floor
    g.zones = tuple(sorted({d.zone for n, d in enumerate(floor.doors) if g.unlocked >> n & 1 and d.zone >= 0}))
    bots = [Carried(floor.zone_at(bot.cell), bot=i) for i, bot in enumerate(g.bots)]
    units = [Carried(floor.zone_at(unit.cell), unit=unit) for unit in g.units if floor.is_safe(unit.cell)]
    g.carried = (*bots, *units)


def clear_board(g: Burncycle) -> None:
    """Everything else leaves the board for its supply (BC-CHFL-11), doors are locked, walls stand (BC-CHFL-13).

    Destroyed wall chips can be used again (BC-STRWALL-12).
    """
    for unit in g.units:
        if not g.floor.is_safe(unit.cell):
            back_to_stack(g, unit)
    for _, keypad in g.keypads:
        discard_card(g, "keypad_cards", keypad)
    for i in range(len(g.bots)):
        leave_space(g, i)
    g.units, g.keypads, g.beads, g.broken, g.unlocked = (), (), (), (), 0
    g.terminals = g.mainframes = g.caches = g.unseen = ()
    g.drone = NOWHERE


def back_to_stack(g: Burncycle, unit: Unit) -> None:
    """A guard that leaves with the floor is shuffled into the stack of its level; the captain goes aside."""
    if not unit.captain:
        n = guards()[unit.name].level - 1
        pile = g.guards[n]
        g.guards = (*g.guards[:n], Pile((*pile.left, unit.name), pile.gone), *g.guards[n + 1 :])


def leave_space(g: Burncycle, i: int) -> None:
    """A bot is between floors: awareness chip on its mat (BC-CHFL-12), no disguise (BC-INTF-04)."""
    disguise = g.bots[i].disguise
    g.set_bot(i, cell=NOWHERE, chip=NOWHERE, flipped=False, hidden=False, disguise="")
    if disguise:
        n = guards()[disguise].level - 1
        pile = g.guards[n]
        g.guards = (*g.guards[:n], Pile(pile.left, (*pile.gone, disguise)), *g.guards[n + 1 :])
        g.tell(DisguiseLeft(i, disguise), cites="BC-INTF-04")


# Arriving


def carry_over(g: Burncycle) -> Script[None]:
    """One after another is placed in its safe zone, on whichever space the players like (BC-CHFL-10, BC-CHFL-16).

    In a zone of one space there is nothing to choose (BC-CHFL-21).
    """
    if not g.carried:
        g.phase = "new-floor"
        return
    who = g.carried[0]
    free = [cell for cell in g.floor.zone(who.zone).cells if g.free(cell)]
    about = who.bot if who.unit is None else who.unit.number
    cell = yield from choose(g, WHERE_IN_ZONE, free, about=about)
    g.carried = g.carried[1:]
    if who.unit is None:
        g.set_bot(who.bot, cell=cell)
        g.tell(BotCarried(who.bot, cell), cites=("BC-CHFL-08", "BC-CHFL-15"))
    else:
        g.units = (*g.units, msgspec.structs.replace(who.unit, cell=cell, post=NOWHERE))
        g.tell(UnitCarried(who.unit.number, cell), cites=("BC-CHFL-09", "BC-CHFL-15"))


def new_floor(g: Burncycle) -> Script[None]:
    """Set the floor up around them, Joan with Memory (BC-JOAN-17); who has no imperative draws one (BC-IMP-02).

    The first turn comes next.
    """
    join_memory(g)
    yield from set_up_floor(g)
    look_around(g)
    for i, bot in enumerate(g.bots):
        if bot.used:
            g.set_bot(i, used=renew(bot, "floor", abilities(g, i)))
    did(g, "floor", NOWHERE)
    for i in g.everyone:
        yield from draw_imperative(g, i, "BC-IMP-02")
    open_goal(g)
    g.phase = "first-turn"
