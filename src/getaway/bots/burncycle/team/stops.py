"""Where a bot is best off after a move: nearer to its errand, and out of harm's way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from getaway.bots.burncycle.team.chips import coming
from getaway.bots.burncycle.team.danger import risk, risks, seen
from getaway.bots.burncycle.team.errands import LATER, Errand, way_field
from getaway.bots.burncycle.team.moods import mood
from getaway.bots.burncycle.team.ways import FAR, SECRET_COST, SEEN_COST, patience
from getaway.games.burncycle.floor import bot_ways
from getaway.games.burncycle.floor.doors import is_unlocked
from getaway.games.burncycle.movement.step import can_swap
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE

CARE, LESS_CARE = 1.0, 0.3
"""What a power is worth in steps: where a turn may end, and where more is done at once."""
DANGER = 2.0
PATIENCE = 0.4
"""How much the way to an errand counts that can wait."""


class Stop(NamedTuple):
    """A space within reach: what being there costs, less is better, how many steps it takes, and the first of them."""

    worth: float
    steps: int
    cell: int
    first: int


def care(g: Burncycle, job: Errand | None) -> Callable[[int], float]:
    """How much harm counts on each space: less where something is to be done at once, with actions left to do it."""
    hasty = job is not None and (job.bot != g.module or bool(job.task))
    calm = patience(g) if hasty else mood().module
    full, less, doors = CARE * calm, LESS_CARE * calm, g.floor.doors_at
    if job is None or not (job.act == "lure" or coming(g)):
        return lambda _cell: full
    if job.act == "lure":
        return lambda _cell: less

    def at(cell: int) -> float:
        locked = [door for door in doors[cell] if door != NOWHERE and not is_unlocked(g, door)]
        return less if cell in job.cells or locked else full

    return at


def first_to_move(g: Burncycle, bots: Iterable[int], jobs: Mapping[int, Errand]) -> list[int]:
    """Who moves first: a command module in danger, then the bot with the nearest errand."""

    def urgency(bot: int) -> tuple[bool, float, int]:
        hunted = bot == g.module and risk(g, bot, g.bots[bot].cell) >= DANGER
        return not hunted, jobs[bot].cost if bot in jobs else FAR, bot

    return sorted(bots, key=urgency)


def cost_at(g: Burncycle, bot: int, cell: int, job: Errand | None) -> float:
    """What it costs a bot to be on a space: the way that is left, and the harm that may come there."""
    return costs(g, bot, job)(cell)


def costs(g: Burncycle, bot: int, job: Errand | None) -> Callable[[int], float]:
    """The same for any space."""
    far = way_field(g, job) if job is not None else ()
    slow = PATIENCE if job is not None and job.cost >= LATER and not g.done else 1.0
    here = g.bots[bot]
    harm = risks(g, bot) if not (here.disguise or here.shut) else None
    weight = care(g, job)

    def at(cell: int) -> float:
        left = min(far[cell], FAR) * slow if far else 0.0
        hurt = harm(cell) if harm is not None and cell != NOWHERE else 0.0
        return left + weight(cell) * hurt if hurt else left

    return at


def best_stop(g: Burncycle, bot: int, job: Errand | None, ap: int) -> Stop:
    """Where to be after at most this many AP."""
    here, watched, cost_of = g.bots[bot].cell, seen(g), costs(g, bot, job)
    best = Stop(cost_of(here), 0, here, NOWHERE)
    price = SECRET_COST * patience(g) if job is not None and job.secret(g) else SEEN_COST * mood().eyes
    minds = 0 if g.bots[bot].disguise or g.bots[bot].detected else watched
    ways, taken = bot_ways(g.floor, g.unlocked, g.broken), set(g.taken)
    units = {unit.cell for unit in g.units}
    swaps = can_swap(g, bot)
    queue: list[tuple[float, int, int, int]] = [(0.0, 0, here, NOWHERE)]
    done: set[int] = set()
    while queue:
        cost, made, cell, first = heappop(queue)
        if cell in done:
            continue
        done.add(cell)
        if cell not in taken:
            worth = cost_of(cell) + cost + 0.01 * made
            if worth <= best.worth:
                best = min(best, Stop(worth, made, cell, first))
        if made == ap:
            continue
        for other in ways[cell]:
            if other == NOWHERE or other in done or other in units or (other in taken and not swaps):
                continue
            sight = price * (minds >> other & 1)
            heappush(queue, (cost + sight, made + 1, other, other if first == NOWHERE else first))
    return best
