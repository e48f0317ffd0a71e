"""The danger map of a position: what security sees now, and what it may do to a bot before its next turn.

Units are predictable: those that see a bot pursue it, the nearest looks where one was last seen, some patrols make for
bots. So the power a bot may lose on a space can be told well enough without playing the corporation's turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from getaway.games.burncycle.detection.detection import can_be_seen, reach_of
from getaway.games.burncycle.floor import ROOM, Floor, covered, mask_of, steps_from, unit_ways
from getaway.games.burncycle.ground.units import chip, damage
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, STUNNED, Unit

PURSUED, INVESTIGATED, HUNTED, SOUGHT, PASSED_BY, IN_ROOM = 0.95, 0.5, 0.6, 0.35, 0.2, 0.05
"""How likely a unit within reach attacks: it sees the bot, another does, it makes for bots, it goes to the bot's chip,
it patrols, it stays in its room."""
HIDDEN, SAFE = 0.1, 0.3
STRONG, WEAK = 3, 1.6
"""With more power than this a bot minds attacks less."""
LAST_POWER, FALL, MODULE_FALL = 2.0, 6.0, 16.0


def seen(g: Burncycle) -> int:
    """The spaces that some unit is aware of, as a bit mask."""
    return _watched(g.floor, g.units)


@lru_cache(maxsize=4096)
def _watched(floor: Floor, units: tuple[Unit, ...]) -> int:
    mask = 0
    for unit in units:
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


def risk(g: Burncycle, i: int, cell: int) -> float:
    """What it may cost a bot to be on a space in the corporation's turn, in power; more where it would be the last."""
    bot = g.bots[i]
    return 0.0 if bot.disguise or bot.shut or cell == NOWHERE else risks(g, i)(cell)


def harm_at(g: Burncycle, i: int, cell: int) -> float:
    """The power that a bot on this space may lose, whatever it has left; shut down or not."""
    if g.bots[i].disguise or cell == NOWHERE:
        return 0.0
    blows = _blows(g.floor, g.broken, g.units, g.bots[i].chip, i == g.module, g.difficulty == "simplified")
    sheltered = HIDDEN if blows.hidden >> cell & 1 and not blows.watched >> cell & 1 else 1.0
    return blows.costs[cell] * sheltered * (SAFE if blows.safe >> cell & 1 else 1.0)


def risks(g: Burncycle, i: int) -> Callable[[int], float]:
    """The same for any space; for a bot that is neither disguised nor shut down."""
    bot, floor = g.bots[i], g.floor
    blows = _blows(floor, g.broken, g.units, bot.chip, i == g.module, g.difficulty == "simplified")
    sheltered = blows.hidden if not bot.detected else blows.hidden & ~blows.watched
    least, fall = bot.power - 0.5, MODULE_FALL if i == g.module else FALL
    weak, costs = WEAK if bot.power <= STRONG else 1.0, blows.costs

    def at(cell: int) -> float:
        total = costs[cell]
        if sheltered >> cell & 1:
            total *= HIDDEN
        if blows.safe >> cell & 1:
            total *= SAFE
        return total * LAST_POWER + fall if total >= least else total * weak

    return at


class Blows(NamedTuple):
    """What attacks on a bot would cost on each space, times how likely they are, and the spaces that matter for it."""

    costs: tuple[float, ...]
    watched: int
    hidden: int
    safe: int


@lru_cache(maxsize=4096)
def _blows(
    floor: Floor, broken: tuple[int, ...], units: tuple[Unit, ...], known: int, module: bool, simplified: bool
) -> Blows:
    """What all units together may do to a bot whose awareness chip is `known` to lie somewhere."""
    watched, costs = _watched(floor, units), [0.0] * floor.size
    for unit in units:
        if unit.state != STUNNED:
            for cell, cost in _blow(floor, broken, unit, known, module, simplified, watched):
                costs[cell] += cost
    safe = mask_of([cell for cell in range(floor.size) if floor.is_safe(cell)])
    return Blows(tuple(costs), watched, mask_of(floor.hiding), safe)


def harm(unit: Unit) -> float:
    """What an attack costs; a demerit is a threat instead."""
    return 1.0 if chip(unit.name).ability == "demerit" else float(damage(unit))


def _blow(
    floor: Floor, broken: tuple[int, ...], unit: Unit, known: int, module: bool, simplified: bool, watched: int
) -> Iterator[tuple[int, float]]:
    """What a unit's attack on a bot would cost, times how likely it is, for every space within its reach."""
    stats, hurt = chip(unit.name), harm(unit)
    shift = stats.ability == "shift" and not simplified
    far, reach = _steps(floor, broken, shift, unit.cell), stats.movement + 1
    sees = covered(floor, unit.cell, unit.facing, stats.awareness)
    hunts = stats.patrol == "closest-bot" or (stats.patrol == "command-module" and module)
    stays = floor.kind[unit.cell] == ROOM and not unit.captain and not shift
    otherwise = HUNTED if hunts else SOUGHT if known != NOWHERE and far[known] <= reach else PASSED_BY
    otherwise = IN_ROOM if stays and otherwise == PASSED_BY else otherwise
    for cell in range(floor.size):
        if far[cell] <= reach:
            told = cell == known or watched >> cell & 1
            yield cell, hurt * (PURSUED if sees >> cell & 1 else INVESTIGATED if told else otherwise)


@lru_cache(maxsize=4096)
def _steps(floor: Floor, broken: tuple[int, ...], shift: bool, cell: int) -> bytes:
    return steps_from(unit_ways(floor, broken, shift=shift), cell)
