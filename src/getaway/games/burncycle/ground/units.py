"""What a security unit's chip shows, which of its abilities work, and who is on duty."""

from __future__ import annotations

from functools import cache

from getaway.games.burncycle.table.mats.floor import ROOM
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import ACTED, AWAKE, DISGUISED, STUNNED, Bot, Unit
from getaway.games.burncycle.table.pieces import Guard, captains, guards

CAPTAIN_ATTACK = 3
"""The power that a captain's attack costs (BC-CAPT-03)."""


@cache
def chip(name: str) -> Guard:
    """The stats of a guard's or a captain's unit chip (BC-SEC-05, BC-CAPUNIT-01)."""
    if name in guards():
        return guards()[name]
    card = captains()[name]
    return Guard(level=0, movement=card.movement, awareness=card.awareness, patrol=card.patrol, chips=1)


def has_ability(g: Burncycle, unit: Unit, ability: str) -> bool:
    """Whether a unit's ability is in force: always, also in players' turns (BC-SEC-02).

    Not while the unit is stunned (BC-STUN-04), and not on simplified difficulty (BC-DIFF-04): doors stay unlocked then
    (BC-DIFF-05), and no unit shifts out of a room (BC-DIFF-08).
    """
    return chip(unit.name).ability == ability and unit.state != STUNNED and g.difficulty != "simplified"


def damage(unit: Unit) -> int:
    """The power its attack costs: a guard's level (BC-SACT-24), the captain's 3 (BC-CAPT-03)."""
    return CAPTAIN_ATTACK if unit.captain else chip(unit.name).level


def may_patrol(g: Burncycle, unit: Unit) -> bool:
    """Guards in rooms do not patrol (BC-ROOM-04, BC-PRIOEX-10), unless by Shift (BC-SECAB-13).

    In hallways (BC-HALL-03) and outdoors (BC-OUT-05) they do, and captains anywhere (BC-PATROL-04).
    """
    return unit.captain or g.floor.kind[unit.cell] != ROOM or has_ability(g, unit, "shift")


# In the corporation's turn


CORPORATION = frozenset(("security", "activation", "pings", "ping-moves", "ping-dice", "threat"))
"""The phases of the corporation's turn."""


def counts_as_guard(g: Burncycle, i: int) -> bool:
    """Whether an agent counts as a guard now: disguised, in the corporation's turn (BC-INTF-14, BC-INTF-16)."""
    return g.bots[i].disguise != "" and g.phase in CORPORATION


def on_duty(g: Burncycle) -> tuple[Unit, ...]:
    """Every unit of the corporation's turn: a disguised agent counts as a guard in it (BC-INTF-14)."""
    disguised = [i for i, bot in enumerate(g.bots) if bot.disguise and bot.acts]
    return (*g.units, *[as_guard(i, g.bots[i]) for i in disguised]) if disguised else g.units


def as_guard(i: int, bot: Bot) -> Unit:
    """A disguised agent as the guard it seems to be (BC-INTF-15)."""
    return Unit(DISGUISED - i, bot.disguise, bot.cell, bot.facing, bot.duty)


def is_disguise(number: int) -> bool:
    """Whether the unit with this number is a disguised agent."""
    return number <= DISGUISED


def unit_on_duty(g: Burncycle, number: int) -> Unit | None:
    """The unit with this number, a disguised agent included."""
    if not is_disguise(number):
        return g.unit(number)
    bot = g.bots[DISGUISED - number]
    return as_guard(DISGUISED - number, bot) if bot.disguise and bot.acts else None


def duty_at(g: Burncycle, cell: int) -> Unit | None:
    """The unit on this space, a disguised agent included."""
    return next((unit for unit in on_duty(g) if unit.cell == cell), None)


def awake(g: Burncycle) -> list[Unit]:
    """The units that have not acted and are not stunned (BC-SACT-26, BC-STRSEC-11), in rooms as well (BC-INVEST-16)."""
    return [unit for unit in on_duty(g) if unit.state == AWAKE]


def put(g: Burncycle, number: int, cell: int, facing: int) -> None:
    """A unit stands on this space and faces this way, one of four (BC-SEC-07); its key comes along (BC-GUARD-05)."""
    if not is_disguise(number):
        g.set_unit(number, cell=cell, facing=facing)
    else:
        g.set_bot(DISGUISED - number, cell=cell, facing=facing, hidden=False)


def turn_over(g: Burncycle, number: int) -> None:
    """A unit that acted is turned face down, keeping its facing (BC-SACT-26)."""
    if not is_disguise(number):
        g.set_unit(number, state=ACTED)
    else:
        g.set_bot(DISGUISED - number, duty=ACTED)
