"""Where power is routed: what an agent has above its limit, before it is lost."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.bots.burncycle.team.errands import TOO_LONG, errands, way_of
from getaway.bots.burncycle.team.manners import forbearing
from getaway.bots.burncycle.team.ways import patience
from getaway.games.burncycle.floor import bot_ways, spaces_beside
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import bots
from getaway.games.burncycle.turn.routing import SLOTS, above_limit, at_setup, cost_of, module_cost, words
from getaway.kernel import Ask, Seat, Wish

MODULE_KEEPS = 6
"""The power the command module keeps for itself: without it the match is lost."""
AHEAD = 5
"""How many spaces ahead a unit in the way is worth a push."""


def answer(g: Burncycle, ask: Ask) -> Wish | None:
    """The next upgrade that the surplus pays for; None when nothing more is worth it."""
    spare = above_limit(g, ask.seat)
    for wish in wishes(g, ask.seat, spare):
        if wish in ask.choice and not forbearing(g, ask.seat, wish):
            return wish
    return None


def wishes(g: Burncycle, seat: Seat, spare: int) -> Iterator[Wish]:
    """What is wanted, in this order: help for who is shut down, slots, then dice and abilities in turn."""
    bot, module = g.bots[seat], g.bots[g.module]
    given = max(0, module.power - MODULE_KEEPS)
    if any(each.shut for each in g.bots):
        yield Wish("upgrade", upgrade="repair")
        yield Wish("upgrade-module", upgrade="repair", shares=shares(g, seat, 0, 1))
    for upgrade in in_the_way(g, seat):
        yield Wish("upgrade", upgrade=upgrade)
    yield from for_the_module(g, seat, given)
    if spare and not any("repair" in each.upgrades for each in g.bots[: g.players]):
        yield Wish("upgrade", upgrade="repair")
    for upgrade in SLOTS:
        cost = module_cost(module.name, upgrade)
        own = min(spare, cost)
        if cost - own <= given:
            yield Wish("upgrade-module", upgrade=upgrade, shares=shares(g, seat, own, cost - own))
    if not spare:
        return
    for word in order(g, seat):
        if cost_of(bot, words(bot.name)[word]) <= spare:
            yield Wish("upgrade", upgrade=word)


def for_the_module(g: Burncycle, seat: Seat, given: int) -> Iterator[Wish]:
    """What helps the command module past who stands before it, paid by the agent, or by itself if it must."""
    for upgrade in in_the_way(g, g.module):
        if g.bots[seat].power >= MODULE_KEEPS:
            yield Wish("upgrade-module", upgrade=upgrade, shares=shares(g, seat, 1, 0))
        if given or patience(g) <= TOO_LONG:
            yield Wish("upgrade-module", upgrade=upgrade, shares=shares(g, seat, 0, 1))


def in_the_way(g: Burncycle, seat: Seat) -> tuple[str, ...]:
    """What would help a bot past who stands right before it: push a unit, swap with a bot."""
    job = errands(g).get(seat)
    if job is None or g.bots[seat].cell in job.cells or at_setup(g):
        return ()
    way = way_of(g, job)
    beside = spaces_beside(bot_ways(g.floor, g.unlocked, g.broken), g.bots[seat].cell)
    if any(g.unit_at(cell) is not None for cell in way[:AHEAD]) or not any(g.free(cell) for cell in beside):
        return ("push",)
    return ("swap", "push") if way and g.bot_at(way[0]) != NOWHERE else ()


def shares(g: Burncycle, seat: Seat, own: int, module: int) -> tuple[int, ...]:
    """Who pays how much."""
    return tuple([own if i == seat else module if i == g.module else 0 for i in range(len(g.bots))])


def order(g: Burncycle, seat: Seat) -> Iterator[str]:
    """A die, an ability, a die, an ability; then what is left. Every fourth time an elite die is bought outright."""
    bot = g.bots[seat]
    unique = [ability.key for ability in bots()[bot.name].agent.unique]
    first = (g.round + seat) % len(unique)
    unique = unique[first:] + unique[:first]
    dice = ("elite", "elite-exchange", "advanced") if (g.round + seat) % 4 == 0 else ("advanced", "elite-exchange")
    yield from (*dice, *unique) if bot.advanced + bot.elite <= owned(g, seat) else (*unique, *dice)
    yield from ("elite", "swap", "push", "reserve-1", "reserve-2", "repair", "reserve-3")


def owned(g: Burncycle, seat: Seat) -> int:
    """How many abilities of its own an agent has bought."""
    return sum([upgrade.startswith("unique") for upgrade in g.bots[seat].upgrades])
