"""Security activation: who acts next, what it decides, its movement, its attack (BC-SACT-02).

Each of these is a separate script; `g.acting` says how far the current unit has come.
"""

from __future__ import annotations

import msgspec

from getaway.games.burncycle.detection.detection import clear_chips
from getaway.games.burncycle.floor import UNREACHABLE
from getaway.games.burncycle.ground.choose import CHOOSE_BOT, CHOOSE_ROUTE, CHOOSE_UNIT, choose, choosing
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.ground.units import awake, may_patrol, unit_on_duty
from getaway.games.burncycle.security.attack import end_activation, end_security
from getaway.games.burncycle.security.captain import begin_security
from getaway.games.burncycle.security.decide import decide, find_investigator
from getaway.games.burncycle.security.events import ChipTurned, InvestigatorFound, UnitDecided
from getaway.games.burncycle.security.facts import pursuers, search_for, situation
from getaway.games.burncycle.security.situation import Decision, Situation
from getaway.games.burncycle.security.walking import step
from getaway.games.burncycle.table.doing import Acting
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import AWAKE, INVESTIGATE, NOWHERE, PATROL, PURSUE, Unit
from getaway.kernel import Question, Script

WHO_PURSUES = choosing("who-pursues-first", CHOOSE_UNIT, "BC-PURSUE-02")
WHICH_CHIP = choosing("which-chip-is-investigated", CHOOSE_BOT, "BC-INVEST-02")
WHO_INVESTIGATES = choosing("who-investigates", CHOOSE_UNIT, "BC-INVEST-04")
WHO_PATROLS = choosing("who-patrols-next", CHOOSE_UNIT, "BC-PATROL-02")
WHICH_BOT = choosing("which-bot-is-pursued", CHOOSE_BOT, "BC-PURSUE-08")
WHICH_ROUTE = choosing("which-route", CHOOSE_ROUTE, "BC-SACT-04")


def open_security(g: Burncycle) -> Script[None]:
    """Security activation begins; units move and attack in no other step (BC-SEC-04)."""
    g.phase, g.group = "activation", PURSUE
    yield from begin_security(g)
    yield from settle(g)


def activate_security(g: Burncycle) -> Script[None]:
    """The current unit goes on; if there is none, find the next one, or the one for the chip that was chosen."""
    acting = g.acting
    if acting is not None and acting.unit == NOWHERE:
        yield from send_investigator(g, acting.bot)
        return
    unit = unit_on_duty(g, acting.unit) if acting is not None else None
    if acting is None or unit is None or unit.state != AWAKE:
        g.acting = None
        yield from next_unit(g)
    elif acting.stage == "decide":
        yield from set_out(g, acting, unit)
    elif acting.stage == "walk":
        yield from walk(g)
    else:
        yield from end_activation(g, acting, unit)


# Who is next


def next_unit(g: Burncycle) -> Script[None]:
    """First those who pursue, then those who investigate, then those who patrol (BC-SACT-02, BC-SACT-20).

    Within its group pursuers and chips are read again after each unit (BC-PURSUE-02, BC-INVEST-11), and no unit patrols
    before all is pursued and investigated (BC-PATROL-01, BC-AWCHIP-03). There is no way back: once the next group has
    begun, no unit does what the group before it did, as in the example with Casing's chip (BC-PRIOEX-13).
    """
    units = awake(g)
    if g.group == PURSUE:
        pursuing = pursuers(g, units)
        if pursuing:
            yield from choose_unit(g, WHO_PURSUES, pursuing)
            return
        turn_pursued(g)
        g.group = INVESTIGATE
    if g.group == INVESTIGATE:
        chips = chips_to_investigate(g, units)
        if chips:
            yield from choose_chip(g, chips)
            return
        g.group = PATROL
    patrolling = [unit.number for unit in units if may_patrol(g, unit)]
    if patrolling:
        yield from choose_unit(g, WHO_PATROLS, patrolling)
        return
    yield from end_security(g)


def choose_unit(g: Burncycle, who: Question, units: list[int]) -> Script[None]:
    """The players choose the order in which pursuers and patrols act (BC-PURSUE-02, BC-PATROL-02, BC-PRIOEX-01)."""
    number = yield from choose(g, who, units)
    g.acting = Acting(number, g.group)


def turn_pursued(g: Burncycle) -> None:
    """After all pursuers the chips of the bots they pursued are turned (BC-PURSUE-06, BC-PURSUE-07, BC-PRIOEX-04)."""
    for i in g.pursued:
        if g.bots[i].chip != NOWHERE:
            g.set_bot(i, flipped=True)
            g.tell(ChipTurned(i), cites="BC-PURSUE-06")
    g.pursued = ()


def chips_to_investigate(g: Burncycle, units: list[Unit]) -> list[int]:
    """The bots whose chips are in play, not turned over and within reach of a unit (BC-INVEST-01, BC-INVEST-11).

    A turned chip has had its one investigator (BC-INVEST-06); of chips that share a space each gets its own
    (BC-INVEST-12). This includes a detected bot that no unit is aware of (BC-INVEST-13).
    """
    if not units:
        return []
    chips = [i for i, bot in enumerate(g.bots) if bot.chip != NOWHERE and not bot.flipped]
    return [i for i in chips if any(find_investigator(search_for(g, i, [unit])).closest for unit in units)]


def choose_chip(g: Burncycle, chips: list[int]) -> Script[None]:
    """The players choose which chip is investigated first, or next (BC-INVEST-02)."""
    bot = yield from choose(g, WHICH_CHIP, chips)
    g.acting = Acting(NOWHERE, INVESTIGATE, bot)


def send_investigator(g: Burncycle, bot: int) -> Script[None]:
    """The closest unit investigates the chip (BC-INVEST-03), of equally close ones one of choice (BC-INVEST-04).

    So the players pick one of two Walkers for Bit's chip (BC-PRIOEX-05).
    """
    search = search_for(g, bot, awake(g))
    found = find_investigator(search)
    number = yield from choose(g, WHO_INVESTIGATES, found.closest, about=bot)
    steps = dict(found.steps)
    g.tell(
        InvestigatorFound(number, bot, search, found, steps[number], len(steps)), cites=("BC-INVEST-03", "BC-INVEST-15")
    )
    g.acting = Acting(number, INVESTIGATE, bot)


# What it does


def set_out(g: Burncycle, acting: Acting, unit: Unit) -> Script[None]:
    """Decide where to go; the players choose among equally close bots and equally short routes."""
    s = situation(g, acting, unit)
    decision = decide(s)
    if decision.ties and decision.target == NOWHERE:
        bot = yield from choose(g, WHICH_BOT, decision.ties, about=unit.number)
        g.acting = msgspec.structs.replace(acting, bot=bot)
        return
    route = yield from choose(g, WHICH_ROUTE, decision.routes, about=unit.number)
    take(g, s, decision, route)


def take(g: Burncycle, s: Situation, decision: Decision, route: tuple[int, ...]) -> None:
    """Set out on a route: priority and route do not change any more (BC-PATROL-20).

    Nor does a patrol whose unit comes to see a bot (BC-PATROL-22), as the Walker does Casing (BC-PRIOEX-13).
    """
    g.tell(explained(s, decision, route), cites=decision.cites)
    g.acting = Acting(s.unit, decision.priority, decision.target, route, s.left, "walk")
    if decision.priority == PURSUE and decision.target not in g.pursued:
        g.pursued = (*g.pursued, decision.target)


def explained(s: Situation, decision: Decision, route: tuple[int, ...]) -> UnitDecided:
    """The event of a decision: all that it was made from, and a summary."""
    target, found = decision.target, decision.candidates
    steps = [each.steps for each in found if each.steps != UNREACHABLE and target in (NOWHERE, each.what)]
    short = (decision.priority, s.patrol, target, min(steps, default=NOWHERE), len(found), len(decision.routes))
    return UnitDecided(s.unit, s, decision, route, *short)


def walk(g: Burncycle) -> Script[None]:
    """Step by step along the route, each with its consequences before the next (BC-SEC-03)."""
    while True:
        acting = g.acting
        unit = unit_on_duty(g, acting.unit) if acting is not None else None
        if acting is None or unit is None or unit.state != AWAKE:
            return
        if not acting.route:
            arrive(g, acting, unit)
            return
        chip = chip_sought(g, acting)
        step(g, acting, unit)
        follow(g, chip)
        yield from settle(g)
        if g.acting is not None and g.acting.stage == "decide":
            return


def chip_sought(g: Burncycle, acting: Acting) -> int:
    """Where the chip lies that this unit investigates."""
    return g.bots[acting.bot].chip if acting.priority == INVESTIGATE else NOWHERE


def follow(g: Burncycle, chip: int) -> None:
    """Only an investigator whose chip has moved takes another route, still to it (BC-PATROL-21, BC-PRIOEX-06)."""
    acting = g.acting
    if acting is None or chip == NOWHERE or not acting.left:
        return
    if chip_sought(g, acting) not in (chip, NOWHERE):
        g.acting = msgspec.structs.replace(acting, route=(), stage="decide")


def arrive(g: Burncycle, acting: Acting, unit: Unit) -> None:
    """The movement has ended; an investigator that stands on the chip clears it (BC-INVEST-10, BC-PRIOEX-09)."""
    if chip_sought(g, acting) == unit.cell:
        clear_chips(g, unit.cell)
    g.acting = msgspec.structs.replace(acting, left=0, stage="end")
