"""What the corporation reads from the table before it decides."""

from __future__ import annotations

from functools import lru_cache

from getaway.games.burncycle.floor import covered
from getaway.games.burncycle.ground.units import chip, has_ability
from getaway.games.burncycle.security.captain import captain_gives
from getaway.games.burncycle.security.situation import BotSeen, Search, Searcher, Situation
from getaway.games.burncycle.table.doing import Acting
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import PATROL, Bot, Unit


def pursuers(g: Burncycle, units: list[Unit]) -> list[int]:
    """The units that have not acted and are aware of a detected bot, each of them, also of the same (BC-PURSUE-03).

    A bot whose chip is turned over was pursued or investigated already.
    """
    prey = 0
    for bot in g.bots:
        if bot.detected and not (bot.flipped or bot.shut or bot.disguise):
            prey |= 1 << bot.cell
    if not prey:
        return []
    house = g.floor
    aware = [unit for unit in units if covered(house, unit.cell, unit.facing, chip(unit.name).awareness) & prey]
    return [unit.number for unit in aware]


def movement(g: Burncycle, unit: Unit) -> int:
    """How far a unit moves: as its chip says (BC-SACT-05), guards further if the captain makes them."""
    return chip(unit.name).movement + (0 if unit.captain else captain_gives(g, "guard-movement"))


def situation(g: Burncycle, acting: Acting, unit: Unit) -> Situation:
    """What a unit's decision depends on, at the start of its activation, on the way, and at the end of its movement."""
    card = chip(unit.name)
    begun = acting.stage == "end" or acting.left > 0
    patrols = acting.priority == PATROL
    return Situation(
        g.plan,
        g.broken,
        unit.number,
        unit.name,
        unit.captain,
        unit.cell,
        unit.facing,
        acting.left if begun else movement(g, unit),
        has_ability(g, unit, "shift"),
        card.awareness,
        card.patrol,
        seen(g.bots),
        unit.post,
        g.unlocked if patrols and card.patrol == "unlocked-doors" else 0,
        g.terminals if patrols and card.patrol == "terminals" else (),
        acting.priority if begun else "",
        acting.bot,
        g.group,
    )


def seen(bots: tuple[Bot, ...]) -> tuple[BotSeen, ...]:
    """The bots as the corporation knows them."""
    hunted = [not (bot.shut or bot.disguise or bot.hidden) for bot in bots]
    rows = [(i, bot.cell, bot.chip, bot.flipped, hunted[i], bot.shut) for i, bot in enumerate(bots)]
    return tuple([_seen(*row) for row in rows])


@lru_cache(maxsize=4096)
def _seen(i: int, cell: int, chip: int, flipped: bool, hunted: bool, shut: bool) -> BotSeen:
    return BotSeen(i, cell, chip, flipped, hunted, shut)


def search_for(g: Burncycle, i: int, units: list[Unit]) -> Search:
    """A bot's chip, and who could investigate it."""
    searchers = tuple([Searcher(unit.number, unit.cell, has_ability(g, unit, "shift")) for unit in units])
    return Search(g.plan, g.broken, i, g.bots[i].chip, searchers)
