"""One step after another in a move action or in bonus movement: nearer to the errand, and out of harm's way."""

from __future__ import annotations

from getaway.bots.burncycle.team.chips import coming
from getaway.bots.burncycle.team.errands import Errand, errands, way_of
from getaway.bots.burncycle.team.odds import mean
from getaway.bots.burncycle.team.places import may_leave
from getaway.bots.burncycle.team.stops import best_stop, first_to_move
from getaway.bots.burncycle.team.ways import locked_between, open_between
from getaway.games.burncycle.movement.push import can_push, push_spaces
from getaway.games.burncycle.movement.step import ap_for, movers
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Ask, Wish


def answer(g: Burncycle, ask: Ask) -> Wish:
    """The next step of the bot whose errand is nearest; a die of the agent's own; or stop."""
    jobs = errands(g)
    for bot in first_to_move(g, movers(g, ask.seat), jobs):
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
        unit = g.unit_at(way[0]) if way and open_between(g, cell, way[0]) else None
        if unit is not None and can_push(g, bot) and push_spaces(g, bot, unit) and not job.secret(g):
            return pushes(g, bot, way[0])
    more = round(mean(g.pool)) if coming(g) else 0
    stop = best_stop(g, bot, job, ap_for(g, bot) + more)
    return [Wish("step", bot=bot, to=stop.first)] if stop.first != NOWHERE else []


def pushes(g: Burncycle, bot: int, to: int) -> list[Wish]:
    """A push of the unit in the way, to any side."""
    return [Wish("step", bot=bot, to=to, push=other) for other in g.floor.beyond[to] if other != NOWHERE]
