"""Units and bots that become adjacent, judged from the unit's side, to whom no door matters (BC-ADJ-07)."""

from __future__ import annotations

from functools import cache

from getaway.games.burncycle.floor import unit_ways
from getaway.games.burncycle.ground.units import has_ability, on_duty
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import guards

Pairs = frozenset[tuple[int, int]]
NONE: Pairs = frozenset()


@cache
def draining() -> frozenset[str]:
    """The guards with Drain on their chips."""
    return frozenset(name for name, guard in guards().items() if guard.ability == "drain")


def neighbours_now(g: Burncycle) -> Pairs:
    """The pairs of a draining unit's number and a bot that are adjacent now; a disguise drains too (BC-INTF-10)."""
    names = draining()
    units = [unit for unit in on_duty(g) if unit.name in names and has_ability(g, unit, "drain")]
    if not units:
        return NONE
    ways = unit_ways(g.floor, g.broken)
    return frozenset(
        (unit.number, i)
        for unit in units
        for i, bot in enumerate(g.bots)
        if bot.cell in ways[unit.cell] and bot.acts and not bot.disguise
    )


def new_neighbours(g: Burncycle, before: Pairs) -> None:
    """Drain triggers once each time a unit and a bot become adjacent, no matter which of them moved (BC-SECAB-06)."""
    now = neighbours_now(g)
    if now is NONE:
        return
    for number, bot in sorted(now - before):
        g.later("drain", number, bot)


def came_beside(g: Burncycle, number: int) -> None:
    """A unit that has just come to the floor has become adjacent to every bot beside it (BC-SECAB-06)."""
    for pair in sorted(neighbours_now(g)):
        if pair[0] == number:
            g.later("drain", *pair)
