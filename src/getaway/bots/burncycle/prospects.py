"""What a position is worth to the team: tasks done and still to do, threat, power, and who is known."""

from __future__ import annotations

from typing import Final

from getaway.bots.burncycle.team.chips import live
from getaway.bots.burncycle.team.errands import LATER, errands, open_tasks
from getaway.games.burncycle.floor import steps_from, unit_ways
from getaway.games.burncycle.missions.tasks import goal, is_complete
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.places import spaces

WON: Final = 200.0
FLOOR, OBJECTIVE, TASK, PART = 30.0, 14.0, 7.0, 2.0
"""What is worth how much: a floor behind us, its objective, a task, a part of a task."""
STEP, MOST_STEPS, LURE = 0.3, 40.0, 0.8
"""What an AP of the way to a task counts, how many count, and what a step of a captain counts that is lured."""
THREAT, HIGH, ALARM = 0.7, 16, 0.7
"""What a threat costs, and how much more above this level."""
POWER, FIT = 0.5, 7
"""What a power is worth to an agent, up to this many."""
MODULE: Final = (-30.0, -16.0, -9.0, -5.5, -3.0, -1.2, 0.0, 0.8, 1.4, 1.8, 2.0)
"""What the command module's power is worth: without any the match is lost."""
WEAK = 1.5
"""What it costs that an agent has so little power that an attack shuts it down."""
SHUT, KNOWN, CHIP, LITTLE = 5.0, 0.6, 0.4, 2


def value(g: Burncycle) -> float:
    """More is better."""
    if g.phase == "over":
        return WON if g.result == "won" else -WON
    return progress(g) - way_left(g) - captains_way(g) - alarm(g) + strength(g)


def progress(g: Burncycle) -> float:
    """What of the mission is done."""
    worth = FLOOR * g.leg + OBJECTIVE * g.done
    at_hand = goal(g)
    if at_hand is None or not g.progress:
        return worth
    for task, doers in zip(at_hand.tasks, g.progress, strict=True):
        worth += TASK if is_complete(g, task, doers) else PART * len(doers)
    return worth


def way_left(g: Burncycle) -> float:
    """What the errands of the objective at hand still cost; less where others wait for them anyway."""
    jobs = errands(g).values()
    return sum([STEP * min(job.cost, MOST_STEPS) * (0.2 if job.cost >= LATER else 1.0) for job in jobs])


def captains_way(g: Burncycle) -> float:
    """How far a captain still is from where it is to be lured."""
    captain = next((unit for unit in g.units if unit.captain), None)
    if captain is None:
        return 0.0
    far = steps_from(unit_ways(g.floor, g.broken), captain.cell)
    lures = [task for task in open_tasks(g) if task.holds == "lured"]
    return sum([LURE * min([far[cell] for cell in spaces(g.floor, task.where)]) for task in lures])


def alarm(g: Burncycle) -> float:
    """What threat costs: more as the end comes near."""
    return THREAT * g.threat + ALARM * max(0, g.threat - HIGH)


def strength(g: Burncycle) -> float:
    """Power, chips, and whether security knows of the bots."""
    worth = CHIP * live(g)
    for i, bot in enumerate(g.bots):
        worth += MODULE[bot.power] if i == g.module else POWER * min(bot.power, FIT) - WEAK * (bot.power <= LITTLE)
        worth -= SHUT * bot.shut + KNOWN * (bot.chip != NOWHERE)
    return worth
