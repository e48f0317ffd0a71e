"""The end of a unit's activation: its facing, its attack, Cautious; and the end of security activation."""

from __future__ import annotations

from getaway.games.burncycle.bots.power import lose_power
from getaway.games.burncycle.detection.detection import look_around
from getaway.games.burncycle.floor import doors_beside, unit_ways
from getaway.games.burncycle.floor.doors import is_unlocked, lock
from getaway.games.burncycle.ground.choose import CHOOSE_FACING, FACINGS, choose, choosing
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.ground.units import awake, damage, has_ability, put, turn_over, unit_on_duty
from getaway.games.burncycle.security.decide import decide
from getaway.games.burncycle.security.events import (
    ChipTurned,
    CorporationTurn,
    SecurityDone,
    UnitAttacked,
    UnitDone,
    UnitFaced,
    UnitStays,
)
from getaway.games.burncycle.security.facts import situation
from getaway.games.burncycle.table.doing import Acting
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import AWAKE, INVESTIGATE, NOWHERE, STUNNED, Unit
from getaway.games.burncycle.threat.dial import change_threat
from getaway.kernel import Script

WHICH_FACING = choosing("which-facing", CHOOSE_FACING, "BC-SACT-13")
DEMERIT_THREAT = 1


def end_activation(g: Burncycle, acting: Acting, unit: Unit) -> Script[None]:
    """A unit that has moved faces its way, attacks, uses Cautious and is turned face down.

    The consequences of its facing come before the attack (BC-SEC-03), and may leave no unit to attack.
    """
    facings = end_facings(g, acting, unit)
    facing = yield from choose(g, WHICH_FACING, [FACINGS[each] for each in facings], about=unit.number)
    face(g, unit, FACINGS.index(facing), facings)
    yield from settle(g)
    still = unit_on_duty(g, unit.number)
    if still is None or still.state != AWAKE:
        return
    attack(g, still)
    relock(g, still)
    finish(g, acting)
    yield from settle(g)
    g.frame()


def face(g: Burncycle, unit: Unit, facing: int, possible: tuple[int, ...]) -> None:
    """A unit faces this way in the end, and sees what is there."""
    g.tell(UnitFaced(unit.number, facing, possible), cites=("BC-SACT-08", "BC-SACT-11", "BC-SACT-12"))
    if facing != unit.facing:
        put(g, unit.number, unit.cell, facing)
        look_around(g)


def end_facings(g: Burncycle, acting: Acting, unit: Unit) -> tuple[int, ...]:
    """The ways a unit may face in the end; one that a bot stopped faces that bot."""
    if acting.stopped != NOWHERE:
        return (g.floor.beyond[unit.cell].index(g.bots[acting.stopped].cell),)
    return decide(situation(g, acting, unit)).facings


def finish(g: Burncycle, acting: Acting) -> None:
    """A unit that acted is turned over (BC-SACT-26), as is the chip it investigated (BC-INVEST-09, BC-PRIOEX-08)."""
    turn_over(g, acting.unit)
    g.acting = None
    g.tell(UnitDone(acting.unit), cites="BC-SACT-26")
    if acting.priority == INVESTIGATE and g.bots[acting.bot].chip != NOWHERE:
        g.set_bot(acting.bot, flipped=True)
        g.tell(ChipTurned(acting.bot), cites="BC-INVEST-09")


def attack(g: Burncycle, unit: Unit) -> None:
    """Every detected bot adjacent to the unit loses power (BC-SACT-21, BC-SACT-23), through doors too (BC-SACT-22).

    With Demerit threat advances by 1 for each of them instead (BC-SECAB-05). So the Hamster attacks Processor and the
    Walker Bit (BC-PRIOEX-03, BC-PRIOEX-07).
    """
    near = unit_ways(g.floor, g.broken)[unit.cell]
    demerit = has_ability(g, unit, "demerit")
    for i, bot in enumerate(g.bots):
        if bot.detected and bot.cell in near and bot.acts and not bot.disguise:
            strike(g, unit, i, demerit=demerit)


def strike(g: Burncycle, unit: Unit, bot: int, *, demerit: bool) -> None:
    """One bot is attacked."""
    power, threat = (0, DEMERIT_THREAT) if demerit else (damage(unit), 0)
    g.tell(UnitAttacked(unit.number, bot, power, threat), cites=("BC-SACT-21", "BC-SACT-24"))
    if demerit:
        change_threat(g, DEMERIT_THREAT, "BC-SECAB-05")
    else:
        lose_power(g, bot, power, "BC-CAPT-03" if unit.captain else "BC-SACT-24")


def relock(g: Burncycle, unit: Unit) -> None:
    """Cautious: unlocked doors next to the unit at the end of its activation are locked (BC-SECAB-03).

    Destroyed walls don't count (BC-DWALL-05).
    """
    if has_ability(g, unit, "cautious"):
        for _, door in doors_beside(g.floor, unit.cell):
            if is_unlocked(g, door):
                lock(g, door, "BC-SECAB-03")


def end_security(g: Burncycle) -> Script[None]:
    """Guards in rooms are left out (BC-PRIOEX-15); what is face down is turned back, then pings are activated.

    Stunned units wake up (BC-STRSEC-12) and look around; a longer stun goes on (BC-SACT-27, BC-STUN-11).
    Nothing else stays face down (BC-SACT-28, BC-PRIOEX-14).
    """
    for unit in awake(g):
        g.tell(UnitStays(unit.number, unit.cell), cites=("BC-ROOM-04", "BC-PRIOEX-15"))
    woken = tuple([unit.number for unit in g.units if unit.state == STUNNED and not unit.rounds])
    for unit in g.units:
        if unit.rounds:
            g.set_unit(unit.number, rounds=unit.rounds - 1)
        elif unit.state != AWAKE:
            g.set_unit(unit.number, state=AWAKE)
    for i, bot in enumerate(g.bots):
        if bot.flipped or bot.duty != AWAKE:
            g.set_bot(i, flipped=False, duty=AWAKE)  # BC-SACT-28
    g.tell(SecurityDone(woken), cites=("BC-SACT-27", "BC-SACT-28"))
    g.phase = "pings"
    g.tell(CorporationTurn("pings"), cites="BC-CTURN-02")
    look_around(g)
    yield from settle(g)
    g.frame()
