"""The danger map of a position: what security sees now, and what it may do to a bot before its next turn.

Units are predictable: those that see a bot pursue it, the nearest looks where one was last seen, some patrols make for
bots. So the power a bot may lose on a space can be told well enough without playing the corporation's turn.
"""

from __future__ import annotations

from functools import lru_cache

from getaway.games.burncycle.detection.detection import can_be_seen, reach_of
from getaway.games.burncycle.floor import ROOM, Floor, covered, steps_from, unit_ways
from getaway.games.burncycle.ground.units import chip, damage, has_ability
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, STUNNED, Unit

PURSUED, INVESTIGATED, HUNTED, SOUGHT, PASSED_BY, IN_ROOM = 0.95, 0.5, 0.6, 0.35, 0.2, 0.05
"""How likely a unit within reach attacks: it sees the bot, another does, it makes for bots, it goes to the bot's chip,
it patrols, it stays in its room."""
HIDDEN, SAFE = 0.1, 0.3
UNKNOWN = -1
STRONG, WEAK = 3, 1.6
"""With more power than this a bot minds attacks less."""
LAST_POWER, FALL, MODULE_FALL = 2.0, 6.0, 16.0


def seen(g: Burncycle) -> int:
    """The spaces that some unit is aware of, as a bit mask."""
    mask, floor = 0, g.floor
    for unit in g.units:
        if unit.state != STUNNED:
            mask |= covered(floor, unit.cell, unit.facing, reach_of(unit.name))
    return mask


def standing(g: Burncycle) -> int:
    """The spaces of security units, as a bit mask."""
    mask = 0
    for unit in g.units:
        mask |= 1 << unit.cell
    return mask


def would_see(g: Burncycle, unit: Unit, cell: int, facing: int) -> int:
    """How much a unit would see from a space: the bots it would be aware of, the command module twice."""
    mask = covered(g.floor, cell, facing, reach_of(unit.name))
    return sum([1 + (i == g.module) for i, bot in enumerate(g.bots) if can_be_seen(g, i) and mask >> bot.cell & 1])


def risk(g: Burncycle, i: int, cell: int, watched: int = UNKNOWN) -> float:
    """What it may cost a bot to be on a space in the corporation's turn, in power; more where it would be the last.

    `watched` are the spaces in sight, where they are known already.
    """
    bot, floor = g.bots[i], g.floor
    if bot.disguise or bot.shut or cell == NOWHERE:
        return 0.0
    in_sight = bool((seen(g) if watched == UNKNOWN else watched) >> cell & 1)
    total = 0.0
    for unit in g.units:
        if unit.state != STUNNED:
            total += _blow(g, floor, unit, i, cell, in_sight)
    if cell in floor.hiding and not (bot.detected and in_sight):
        total *= HIDDEN
    if floor.is_safe(cell):
        total *= SAFE
    if total >= bot.power - 0.5:
        return total * LAST_POWER + (MODULE_FALL if i == g.module else FALL)
    return total * (WEAK if bot.power <= STRONG else 1.0)


def harm(unit: Unit) -> float:
    """What an attack costs; a demerit is a threat instead."""
    return 1.0 if chip(unit.name).ability == "demerit" else float(damage(unit))


def _blow(g: Burncycle, floor: Floor, unit: Unit, i: int, cell: int, in_sight: bool) -> float:
    """What a unit's attack on a bot on this space would cost, times how likely it is."""
    stats = chip(unit.name)
    shift = has_ability(g, unit, "shift")
    far, reach = _steps(floor, g.broken, shift, unit.cell), stats.movement + 1
    if far[cell] > reach:
        return 0.0
    bot = g.bots[i]
    if covered(floor, unit.cell, unit.facing, stats.awareness) >> cell & 1:
        chance = PURSUED
    elif bot.chip == cell or in_sight:
        chance = INVESTIGATED
    elif stats.patrol == "closest-bot" or (stats.patrol == "command-module" and i == g.module):
        chance = HUNTED
    elif bot.chip != NOWHERE and far[bot.chip] <= reach:
        chance = SOUGHT
    else:
        chance = IN_ROOM if floor.kind[unit.cell] == ROOM and not unit.captain and not shift else PASSED_BY
    return chance * harm(unit)


@lru_cache(maxsize=4096)
def _steps(floor: Floor, broken: tuple[int, ...], shift: bool, cell: int) -> bytes:
    return steps_from(unit_ways(floor, broken, shift=shift), cell)
