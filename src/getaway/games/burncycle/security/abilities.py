"""The guard abilities: Cautious, Demerit, Drain, Grapple and Shift."""

from __future__ import annotations

from getaway.games.burncycle.floor import Ways, unit_ways
from getaway.games.burncycle.ground.choose import CHOOSE_CHIP, choose, choosing
from getaway.games.burncycle.ground.settle import asked_for
from getaway.games.burncycle.ground.supply import drop_from_reserve, reserve_of
from getaway.games.burncycle.ground.units import chip, has_ability, on_duty
from getaway.games.burncycle.security.events import Drained
from getaway.games.burncycle.table.doing import Todo
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, Unit
from getaway.kernel import Script

WHICH_CHIP_GOES = choosing("which-chip-goes", CHOOSE_CHIP, "BC-SECAB-06")


def drain(g: Burncycle, todo: Todo) -> Script[None]:
    """The bot discards a reserve chip of its player's choice (BC-SECAB-06); from an empty reserve it discards nothing.

    For the command module the players choose one of the team reserve (BC-CMD-22, BC-SECAB-07).
    """
    bot = todo.b
    chips = reserve_of(g, bot)
    if not chips:
        return
    by = (bot,) if bot != g.module else None
    which = yield from asked_for(g, todo, choose(g, WHICH_CHIP_GOES, dict.fromkeys(chips), by=by, about=bot))
    drop_from_reserve(g, bot, which)
    g.tell(Drained(todo.a, bot, which), cites="BC-SECAB-06")


def grapple(g: Burncycle, bot: int, to: int) -> int:
    """The extra AP of a step in a move action from a space adjacent to grappling units to one that is not.

    The step out of the building ends every adjacency (BC-SECAB-09). A unit that the step itself pushes away asks for
    nothing (BC-PUSH-09), nor does any other movement (BC-SECAB-10); a disguised agent is free (BC-INTF-11).
    """
    if g.bots[bot].disguise:
        return 0
    ways = unit_ways(g.floor, g.broken)
    cell = g.bots[bot].cell
    return sum(
        chip(unit.name).n
        for unit in on_duty(g)
        if cell in ways[unit.cell] and not stays_near(to, unit, ways) and has_ability(g, unit, "grapple")
    )


def stays_near(to: int, unit: Unit, ways: Ways) -> bool:
    """Whether a bot that goes there stays adjacent to the unit, or pushes it; off the floor it does neither."""
    return to != NOWHERE and (to in ways[unit.cell] or to == unit.cell)
