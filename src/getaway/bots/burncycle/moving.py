"""One step after another in a move action or in bonus movement: nearer to the errand, and out of harm's way."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from getaway.bots.burncycle.acting import way_of
from getaway.bots.burncycle.chips import coming
from getaway.bots.burncycle.danger import risk, seen
from getaway.bots.burncycle.errands import Errand, errands
from getaway.bots.burncycle.odds import mean
from getaway.bots.burncycle.ways import FAR, SEEN_COST, field, locked_between
from getaway.games.burncycle.abilities import gives
from getaway.games.burncycle.actions.step import ap_for, movers
from getaway.games.burncycle.floor import bot_ways
from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.parts import NOWHERE
from getaway.kernel import Ask, Wish

CARE, LESS_CARE = 2.0, 0.4
"""What a power is worth in steps: at the end of a turn, and with more actions to come."""
ENOUGH = 1.0


class Stop(NamedTuple):
    """A space within reach: what being there is worth, less is better, and the first step towards it."""

    worth: float
    cell: int
    first: int


def answer(g: Burncycle, ask: Ask) -> Wish:
    """The next step of the bot whose errand is nearest; a die of the agent's own; or stop."""
    jobs = errands(g)
    bots = sorted(movers(g, ask.seat), key=lambda bot: (jobs[bot].cost if bot in jobs else FAR, bot))
    for bot in bots:
        for wish in steps(g, bot, jobs.get(bot)):
            if wish in ask.choice:
                return wish
    job = jobs.get(ask.seat)
    if job is not None and g.bots[job.bot].cell not in job.cells and Wish("own-die") in ask.choice:
        return Wish("own-die")
    return Wish("stop")


def steps(g: Burncycle, bot: int, job: Errand | None) -> list[Wish]:
    """What a bot would do next: leave the building, open a door by key, or go a space further."""
    cell = g.bots[bot].cell
    if job is not None and cell in job.cells and job.act == "escape":
        return [Wish("step", bot=bot, to=NOWHERE)] if may_leave(g, bot) else []
    if job is not None and cell not in job.cells:
        way = way_of(g, job)
        door = locked_between(g, cell, way[0]) if way else NOWHERE
        if door != NOWHERE and g.bots[bot].keys:
            return [Wish("use-key", bot=bot, door=door)]
        if way and g.unit_at(way[0]) is not None:
            return pushes(g, bot, way[0])
    stop = best_stop(g, bot, job, ap_for(g, bot))
    return [Wish("step", bot=bot, to=stop.first)] if stop.first != NOWHERE else []


def best_stop(g: Burncycle, bot: int, job: Errand | None, ap: int) -> Stop:
    """Where to be after so many AP at most."""
    more = len(coming(g)) > 0 and mean(g.pool) >= ENOUGH
    care = LESS_CARE if more else CARE
    far = field(g, bot, job.cells) if job is not None else None
    here = g.bots[bot].cell
    best = Stop(_worth(g, bot, here, far, care, here), here, NOWHERE)
    watched = 0 if g.bots[bot].disguise else seen(g)
    ways, taken = bot_ways(g.floor, g.unlocked, g.broken), set(g.taken)
    swaps = g.has(bot, "swap") or gives(g, bot, "swap") > 0
    queue: list[tuple[float, int, int, int]] = [(0.0, 0, here, NOWHERE)]
    done: set[int] = set()
    while queue:
        cost, made, cell, first = heappop(queue)
        if cell in done:
            continue
        done.add(cell)
        if cell != here and cell not in taken:
            best = min(best, Stop(_worth(g, bot, cell, far, care, here) + cost - made + 0.01 * made, cell, first))
        if made == ap:
            continue
        for other in ways[cell]:
            if other == NOWHERE or other in done or g.unit_at(other) is not None:
                continue
            if other in taken and not swaps:
                continue
            sight = SEEN_COST * bool(watched >> other & 1 and not g.bots[bot].detected)
            heappush(queue, (cost + 1 + sight, made + 1, other, other if first == NOWHERE else first))
    return best


def _worth(g: Burncycle, bot: int, cell: int, far: tuple[float, ...] | None, care: float, here: int) -> float:
    """The way that is left, and the harm that may come there."""
    left = 0.0 if far is None else min(far[cell], FAR)
    return left + care * risk(g, bot, cell)


def may_leave(g: Burncycle, bot: int) -> bool:
    """The last agent waits for the command module, which would be left behind."""
    others = [i for i in g.everyone if i != bot and not g.bots[i].escaped]
    return bot == g.module or bool(others) or g.bots[g.module].escaped


def pushes(g: Burncycle, bot: int, to: int) -> list[Wish]:
    """A push of the unit in the way, to any side."""
    return [Wish("step", bot=bot, to=to, push=other) for other in g.floor.beyond[to] if other != NOWHERE]
