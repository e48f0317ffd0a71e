"""The query `odds`: what dice bring in an AP check, as a ladder, and which dice would do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

import msgspec

from getaway.games.burncycle.ground.dice import Check, sure_ap
from getaway.games.burncycle.ground.odds import totals
from getaway.games.burncycle.keypad import brute
from getaway.games.burncycle.movement import move
from getaway.games.burncycle.shown.reach import likely
from getaway.games.burncycle.shown.trying import dice_named, laid, number
from getaway.games.burncycle.shown.view import View
from getaway.games.burncycle.strike import strike
from getaway.games.burncycle.strike.wall import WALL_DURABILITY
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import DICE, NOWHERE, Pool
from getaway.games.burncycle.terminal import terminal
from getaway.kernel import Refused
from getaway.kernel.weighing import as_sent
from getaway.kit.odds import at_least, ladder

WANTED = (Fraction(9, 10), Fraction(1, 2))
"""The chances for which dice are suggested."""


class Rung(msgspec.Struct, frozen=True):
    """How likely this many AP or more are."""

    ap: int
    chance: float


class Pick(msgspec.Struct, frozen=True):
    """The fewest dice of the pool that reach the target with at least the chance wanted, basic ones before better."""

    wanted: float
    basic: int
    advanced: int
    elite: int
    chance: float


class Ladder(msgspec.Struct, frozen=True):
    """What an AP check brings with these dice, without rerolls, dice abilities and own dice.

    `need` is the target, None if there is none; `stun` is what a strike needs to stun, if that is less.
    """

    verb: str
    sure: int
    """The AP that are there without dice."""
    need: int | None
    stun: int | None
    chance: float | None
    rungs: tuple[Rung, ...]
    picks: tuple[Pick, ...]


CHECKS: dict[str, Callable[[Burncycle, int], Check]] = {
    "move": lambda g, _bot: move.check_of(g, g.active),
    "strike-unit": strike.check_of,
    "strike-wall": strike.check_of,
    "keypad": lambda _g, bot: brute.check_of(bot),
    "brute-force": lambda _g, bot: brute.check_of(bot),
    "terminal": lambda _g, bot: terminal.check_of(bot),
    "roll": lambda _g, bot: terminal.check_of(bot),
}
"""By verb, the check that it leads to."""


def odds(
    view: View,
    verb: str,
    basic: int = 0,
    advanced: int = 0,
    elite: int = 0,
    need: int | None = None,
    bot: int | None = None,
    unit: int | None = None,
) -> Ladder:
    """The ladder of an AP check with these dice; the active player's agent makes it unless `bot` is another.

    The target is `need`, or else that of the verb: the durability of the unit or wall that is struck or of the keypad
    that is forced, or the AP of the options selected at a terminal.
    """
    rolled = dice_named("odds", basic, advanced, elite)
    if verb not in CHECKS:
        raise Refused("GT-FORM-01", verb="odds", argument="verb")
    g = laid(view)
    who = number("odds", "bot", acting(g) if bot is None else bot, len(g.bots) - 1)
    check = CHECKS[verb](g, who)
    need = target(g, verb, unit) if need is None else need
    chances = totals(g, check, rolled)
    climbed = ladder(chances)
    rungs = tuple([Rung(ap, likely(climbed, ap)) for ap in climbed])
    stun = need - strike.STUN_SHORT if verb == "strike-unit" and need is not None else None
    chance = None if need is None else likely(climbed, need)
    return Ladder(verb, sure_ap(g, check), need, stun, chance, rungs, tuple(picks(g, check, need)))


def acting(g: Burncycle) -> int:
    """The bot at the keypad or terminal, else the active player's agent."""
    busy = g.at_keypad or g.at_terminal
    return g.active if busy is None else busy.bot


def target(g: Burncycle, verb: str, unit: int | None) -> int | None:
    """What the check must reach."""
    if verb == "strike-unit":
        struck = g.unit(NOWHERE if unit is None else unit)
        return None if struck is None else strike.durability_now(g, struck)
    if verb == "strike-wall":
        return WALL_DURABILITY
    if verb in ("keypad", "brute-force"):
        return brute.withstands(g)
    at = g.at_terminal
    return terminal.needed(at, at.chosen) if at is not None and at.chosen and verb != "move" else None


def picks(g: Burncycle, check: Check, need: int | None) -> Iterator[Pick]:
    """For each chance wanted the dice that are enough, if the pool has them."""
    if need is None:
        return
    best = at_least(totals(g, check, g.pool), need)
    for wanted in [each for each in WANTED if each <= best]:
        for dice in fewest_first(g.pool):
            chance = at_least(totals(g, check, dice), need)
            if chance >= wanted:
                counts = (dice.basic, dice.advanced, dice.elite)
                yield Pick(float(wanted), *counts, as_sent(chance))
                break


def fewest_first(pool: Pool) -> list[Pool]:
    """Every way to take dice of a pool: the fewest first, and of equally many those with the fewest better ones."""
    ways = product(*[range(getattr(pool, kind) + 1) for kind in DICE])
    return [Pool(*way) for way in sorted(ways, key=lambda way: (sum(way), way[2], way[1]))]
