"""Stunning security units and shutting them down, by strikes and by anything else."""

from __future__ import annotations

from getaway.games.burncycle.bots.disguise import shut_disguise
from getaway.games.burncycle.bots.power import gain_power
from getaway.games.burncycle.detection.detection import captain_looks
from getaway.games.burncycle.floor import bot_ways, steps_from
from getaway.games.burncycle.ground.choose import CHOOSE_UNIT, choose, choosing
from getaway.games.burncycle.ground.effects import Cites
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.units import chip
from getaway.games.burncycle.inventory.events import KeyGained
from getaway.games.burncycle.security.events import UnitShutDown, UnitStunned
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import DISGUISED, NOWHERE, STUNNED, Pile, Unit
from getaway.games.burncycle.table.pieces import Effect
from getaway.kernel import Script

STRIKE_POWER = 1


def stun(g: Burncycle, number: int, cites: Cites, *, by: int = NOWHERE, strike: bool = False, rounds: int = 1) -> None:
    """A unit's chip is turned face down, its facing unchanged (BC-STRSEC-10, BC-STUN-09).

    It misses this many activations of security (BC-STUN-11). A strike takes its key (BC-STRSEC-17), anything else
    leaves it (BC-GUARD-07). A stunned captain sees no bot until it wakes (BC-STUN-05).
    """
    unit = g.unit(number)
    if unit is None:
        return
    g.set_unit(number, state=STUNNED, rounds=max(rounds - 1, unit.rounds))
    if unit.captain:
        captain_looks(g)
    g.tell(UnitStunned(number, rounds), cites=cites)
    if strike:
        take_key(g, unit, by)
    did(g, "stun-unit", by, unit.cell, detail=unit.name)


def shut_unit(g: Burncycle, number: int, cites: Cites, *, by: int = NOWHERE, strike: bool = False) -> None:
    """A unit leaves the floor for the discards of its level (BC-STRSEC-16); the captain simply leaves it.

    A strike pays its bot 1 power and the key; the captain pays for any way (BC-STRSEC-15, BC-SHUTSEC-06, BC-CAPT-04).
    The key of a guard shut down in another way goes back to the supply (BC-GUARD-07).
    """
    if number <= DISGUISED:
        shut_disguise(g, DISGUISED - number)
        return
    unit = g.unit(number)
    if unit is None:
        return
    if strike:
        take_key(g, unit, by)
    g.units = tuple([each for each in g.units if each.number != number])
    if unit.captain:
        captain_looks(g)
    else:
        discard_guard(g, unit.name)
    g.tell(UnitShutDown(number, unit.name), cites=cites)
    did(g, "shut-unit", by, unit.cell, detail=unit.name)
    if by != NOWHERE and (strike or unit.captain):
        gain_power(g, by, STRIKE_POWER, "BC-STRSEC-15" if strike else "BC-CAPT-04")


def discard_guard(g: Burncycle, name: str) -> None:
    """A guard chip goes to the discards of its level."""
    n = chip(name).level - 1
    pile = Pile(g.guards[n].left, tuple(sorted((*g.guards[n].gone, name))))
    g.guards = (*g.guards[:n], pile, *g.guards[n + 1 :])


def take_key(g: Burncycle, unit: Unit, bot: int) -> None:
    """The striking bot gets the key under a unit (BC-STRSEC-17, BC-KEYCHIP-02)."""
    if unit.key:
        g.set_unit(unit.number, key=False)
        keys = g.set_bot(bot, keys=g.bots[bot].keys + 1).keys
        g.tell(KeyGained(bot, keys), cites="BC-STRSEC-17")


# Effects that do the same


WHICH_UNIT_IS_STUNNED = choosing("which-unit-is-stunned", CHOOSE_UNIT, "BC-STUN-02")
WHICH_UNIT_SHUTS_DOWN = choosing("which-unit-shuts-down", CHOOSE_UNIT, "BC-SHUTSEC-02")


def units_within(g: Burncycle, bot: int, spaces: int) -> tuple[Unit, ...]:
    """The units within this many spaces of a bot, counted as it moves (BC-SPACE-04, BC-SPACE-08); for 0 all units."""
    if not spaces:
        return g.units
    cell = g.bots[bot].cell if bot != NOWHERE else NOWHERE
    if cell == NOWHERE:
        return ()
    steps = steps_from(bot_ways(g.floor, g.unlocked, g.broken), cell)
    return tuple([unit for unit in g.units if steps[unit.cell] <= spaces])


def whose_choice(g: Burncycle, bot: int) -> tuple[int, ...] | None:
    """An agent's player chooses for it, the active player for the command module, all where no bot acts."""
    if bot == NOWHERE:
        return None
    return (g.active if bot == g.module else bot,)


def stun_by_effect(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Stun a unit within n spaces, for n 0 any, for as many rounds as `what` says, 1 if nothing (BC-STUN-02, -11)."""
    awake = [unit.number for unit in units_within(g, bot, effect.n) if unit.state != STUNNED]
    if awake:
        number = yield from choose(g, WHICH_UNIT_IS_STUNNED, awake, by=whose_choice(g, bot), about=bot)
        stun(g, number, cites, by=bot, rounds=int(effect.what or 1))


def shut_by_effect(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Shut down a unit within n spaces, for n 0 any; `what` may say guard, which the captain is not (BC-SHUTSEC-02)."""
    found = units_within(g, bot, effect.n)
    numbers = [unit.number for unit in found if not (effect.what == "guard" and unit.captain)]
    if numbers:
        number = yield from choose(g, WHICH_UNIT_SHUTS_DOWN, numbers, by=whose_choice(g, bot), about=bot)
        shut_unit(g, number, cites, by=bot)
