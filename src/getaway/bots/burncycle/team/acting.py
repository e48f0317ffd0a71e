"""What a chip's opportunity is used for: the best of what the errands of agent and command module ask for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from getaway.bots.burncycle.team.cards import free_action
from getaway.bots.burncycle.team.chips import coming
from getaway.bots.burncycle.team.danger import harm, harm_at, risk
from getaway.bots.burncycle.team.errands import LATER, Errand, errands, open_tasks, way_of
from getaway.bots.burncycle.team.keypads import HOPELESS, outlook
from getaway.bots.burncycle.team.manners import forbearing
from getaway.bots.burncycle.team.odds import Handful, chance_of, for_check, for_moving, mean
from getaway.bots.burncycle.team.stops import DANGER, best_stop, cost_at, first_to_move
from getaway.bots.burncycle.team.ways import locked_between, open_between, stretch, wall_between
from getaway.games.burncycle.floor.doors import locked_beside
from getaway.games.burncycle.ground.dice import granted_ap
from getaway.games.burncycle.ground.opportunity import OPTIMIZED_AP, actors, optimized
from getaway.games.burncycle.joan.drone import has_drone
from getaway.games.burncycle.keypad.drone_keypad import doors_at_drone
from getaway.games.burncycle.missions.actions import added
from getaway.games.burncycle.movement.push import can_push, push_spaces
from getaway.games.burncycle.network.netcard import HAND
from getaway.games.burncycle.strike.strike import durability
from getaway.games.burncycle.strike.wall import WALL_DURABILITY, walls_for
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import ACCESS, NOWHERE, STUNNED, Unit
from getaway.games.burncycle.table.pieces import guards
from getaway.kernel import Ask, Seat, Wish

DO_IT, OPTIMIZED, OPEN_DOOR, GO, ONE_MORE, IDLE, WAIT_FOR_IT = 10.0, 3.0, 8.0, 5.0, 8.0, 1.0, 2.5
STUN, FIT, BLOW = 5, 6, 3.0
REVIVED, MODULE_KEEPS = 4, 3
"""The power that brings an agent back for good, and what the command module keeps then."""
HOPE = 0.04
"""A chance worth dice that have nothing better to do."""
PUSH = 2
"""The AP of a step that pushes."""
BLOCKED = 8.0
"""What it is worth to be rid of a unit that stands in the way and can't be pushed."""
LITTLE, MOST_GAIN, NO_HURRY = 0.4, 4.0, 0.4
"""A gain not worth an action, the most that a gain counts, and how much one counts whose errand can wait."""
ENOUGH = 0.45


class Plan(NamedTuple):
    """An action and what it is worth."""

    worth: float
    wish: Wish


def answer(g: Burncycle, ask: Ask) -> Wish:
    """Free actions first, then the best action; without one a network card is drawn, or the chip passed."""
    jobs = errands(g)
    free = free_action(g, ask, jobs)
    if free is not None:
        return free
    found = [plan for plan in plans(g, ask.seat, jobs) if plan.wish in ask.choice]
    found = [plan for plan in found if not forbearing(g, ask.seat, plan.wish)]
    return max(found, key=lambda plan: plan.worth).wish if found else Wish("pass")


def plans(g: Burncycle, seat: Seat, jobs: Mapping[int, Errand]) -> Iterator[Plan]:
    """Everything worth a thought."""
    yield Plan(0.0, Wish("pass"))
    for bot in actors(g, seat):
        if bot in jobs:
            yield from plans_of(g, seat, jobs[bot])
        yield from blows(g, seat, bot)
        yield from help_others(g, bot)
        if g.bots[bot].cell in g.terminals and not terminals_wanted(g):
            yield Plan(IDLE + 1.5 + OPTIMIZED * optimized(g, "tech"), Wish("terminal", bot=bot))
    yield from moves(g, seat, jobs)
    yield from by_drone(g, seat)
    if g.bots[seat].acts and g.bots[seat].ip >= ACCESS and (optimized(g, "tech") or len(g.bots[seat].hand) < HAND):
        yield Plan(ONE_MORE if optimized(g, "tech") else IDLE, Wish("netcard", bot=seat))


def by_drone(g: Burncycle, seat: Seat) -> Iterator[Plan]:
    """A keypad action through Joan the Drone, at a door beside her."""
    if has_drone(g, seat):
        for door in doors_at_drone(g):
            price = outlook(g, seat, seat, door, optimized(g, "utility"))
            if price < HOPELESS:
                yield Plan(OPEN_DOOR / 2 - price / 4, Wish("drone-keypad", door=door))


def terminals_wanted(g: Burncycle) -> bool:
    """Whether the mission wants terminals left for a moment when nobody knows of the bot."""
    return any(task.unseen and task.does == "terminal" for task in open_tasks(g))


def plans_of(g: Burncycle, seat: Seat, job: Errand) -> Iterator[Plan]:
    """At the place: do it. At a locked door on the way: open it. At a wall: break it down."""
    bot, cell = job.bot, g.bots[job.bot].cell
    if cell in job.cells:
        yield from doings(g, seat, job)
        return
    way = way_of(g, job)
    if not way:
        return
    door = locked_between(g, cell, way[0])
    if door != NOWHERE and not g.bots[bot].keys:
        yield from at_door(g, seat, bot, door)
    wall = wall_between(g, cell, way[0])
    if wall != NOWHERE:
        yield from breakthrough(g, bot, wall)
        return
    unit = g.unit_at(way[0])
    if unit is not None and not may_push(g, job, unit):
        yield from strikes(g, bot, unit.number, BLOCKED, short=0)


def may_push(g: Burncycle, job: Errand, unit: Unit) -> bool:
    """Whether a bot could push a unit out of its way, and wants to: that makes it known."""
    return can_push(g, job.bot) and bool(push_spaces(g, job.bot, unit)) and not job.secret(g)


def at_door(g: Burncycle, seat: Seat, bot: int, door: int) -> Iterator[Plan]:
    """A keypad action, rather on a utility chip."""
    best = optimized(g, "utility")
    price = outlook(g, seat, bot, door, best)
    if price < HOPELESS:
        wait = WAIT_FOR_IT if not best and "utility" in coming(g) else 0.0
        wait += 0.0 if coming(g) else min(3.0, risk(g, bot, g.bots[bot].cell))
        yield Plan(OPEN_DOOR + OPTIMIZED * best - wait - price / 4, Wish("keypad", bot=bot, door=door))


def doings(g: Burncycle, seat: Seat, job: Errand) -> Iterator[Plan]:
    """What an errand wants done on the space; what is to be done unseen waits while the bot is known."""
    bot = job.bot
    if job.unseen and g.bots[bot].chip != NOWHERE:
        return
    if job.act == "terminal":
        yield Plan(DO_IT + OPTIMIZED * optimized(g, "tech"), Wish("terminal", bot=bot))
    elif job.act == "keypad":
        yield from any_door(g, seat, bot)
    elif job.act == "mission-action":
        yield from mission_actions(g, seat, bot)
    elif job.act == "strike-wall":
        yield from wall_strikes(g, bot)
    elif job.act == "strike-unit":
        for unit in g.units:
            yield from strikes(g, bot, unit.number, DO_IT)
    elif job.act == "network-card":
        yield Plan(DO_IT, Wish("netcard", bot=bot))


def any_door(g: Burncycle, seat: Seat, bot: int) -> Iterator[Plan]:
    """A keypad action at each locked door beside the bot."""
    for door in locked_beside(g, bot):
        yield from at_door(g, seat, bot, door)


def mission_actions(g: Burncycle, seat: Seat, bot: int) -> Iterator[Plan]:
    """The mission's own action here or beside; a locked door in its way is opened first."""
    cell = g.bots[bot].cell
    beside = [other for other in g.floor.beyond[cell] if other != NOWHERE]
    for action in added(g):
        for other in (cell, *beside):
            yield Plan(DO_IT, Wish("mission-action", bot=bot, action=action.key, cell=other))
        for other in beside if action.do == "place-bead" else ():
            door, room = locked_between(g, cell, other), g.floor.room(other)
            if door != NOWHERE and room is not None and room.key == action.room:
                yield from at_door(g, seat, bot, door)


def wall_strikes(g: Burncycle, bot: int) -> Iterator[Plan]:
    """A strike at an exterior wall beside the bot, with all dice it takes."""
    handful, chance = against_wall(g, bot)
    if chance < HOPE:
        return
    cell = g.bots[bot].cell
    for wall in walls_for(g, cell, 1):
        direction = g.floor.edges[cell].index(wall)
        outer = 2.0 if g.floor.exterior(cell, direction) else 0.0
        yield Plan(IDLE + DO_IT * chance + outer, Wish("strike-wall", bot=bot, wall=wall, **handful._asdict()))


def breakthrough(g: Burncycle, bot: int, wall: int) -> Iterator[Plan]:
    """A strike at a wall in the way, if it is likely enough to fall."""
    handful, chance = against_wall(g, bot)
    if chance >= ENOUGH:
        yield Plan(DO_IT * chance, Wish("strike-wall", bot=bot, wall=wall, **handful._asdict()))


def against_wall(g: Burncycle, bot: int) -> tuple[Handful, float]:
    """The dice for a strike at a wall, and the chance that it falls."""
    need = WALL_DURABILITY - OPTIMIZED_AP * optimized(g, "physical") - granted_ap(g, bot, "strike")
    handful = for_check(g.pool, need)
    return handful, chance_of(handful, need)


def strikes(g: Burncycle, bot: int, number: int, worth: float, short: int = STUN) -> Iterator[Plan]:
    """A strike at a unit, if it is likely enough to stun it, or to shut it down where nothing else helps."""
    unit = g.unit(number)
    if unit is None:
        return
    need = durability(unit.name) - short - OPTIMIZED_AP * optimized(g, "physical") - granted_ap(g, bot, "strike")
    handful = for_check(g.pool, need)
    chance = chance_of(handful, need)
    if chance >= ENOUGH:
        yield Plan(worth * chance, Wish("strike-unit", bot=bot, unit=number, **handful._asdict()))


def blows(g: Burncycle, seat: Seat, bot: int) -> Iterator[Plan]:
    """A strike at a unit that stands beside a detected bot and would attack it."""
    if not g.bots[bot].detected or g.threat > 20 or coming(g):
        return
    for unit in g.units:
        if unit.state != STUNNED and unit.cell in g.floor.beyond[g.bots[bot].cell]:
            yield from strikes(g, bot, unit.number, (BLOW if bot == g.module else BLOW / 2) * harm(unit))


def help_others(g: Burncycle, bot: int) -> Iterator[Plan]:
    """Power for a bot that is shut down, or for a command module that is about to be."""
    power = g.bots[bot].power
    for other, each in enumerate(g.bots):
        if each.shut and power > 1:
            given = max(1, min(REVIVED, power - (MODULE_KEEPS if bot == g.module else 1)))
            again = given <= harm_at(g, other, each.cell) and given < REVIVED
            yield Plan(IDLE / 2 if again else DO_IT - 1, Wish("repair", bot=bot, other=other, power=given))
        elif other == g.module and power > 2 and in_peril(g):
            yield Plan(DO_IT - 2, Wish("repair", bot=bot, other=other, power=min(power - 1, FIT - 1)))
        elif other == g.module and each.power <= 2 and power > 3:
            yield Plan(DO_IT - 2, Wish("repair", bot=bot, other=other, power=2))
        elif each.power < FIT and power > each.power + 1 and power > FIT - 1 and not each.escaped:
            worth = IDLE + 1 if other == g.module else IDLE + 0.2
            yield Plan(worth, Wish("repair", bot=bot, other=other, power=min(power - FIT + 1, FIT - each.power)))


def in_peril(g: Burncycle) -> bool:
    """Whether the command module may be shut down before its next turn."""
    module = g.bots[g.module]
    return module.power <= harm_at(g, g.module, module.cell) + 0.5


def moves(g: Burncycle, seat: Seat, jobs: Mapping[int, Errand]) -> Iterator[Plan]:
    """A move action for both bots: worth what they gain of way and safety, with dice for the steps that takes."""
    bonus = OPTIMIZED_AP * optimized(g, "physical") + granted_ap(g, seat, "move")
    left, steps, gain = round(mean(g.pool)) + bonus, 0, 0.0
    for bot in first_to_move(g, actors(g, seat), jobs):
        need, better = move_of(g, bot, jobs.get(bot), left)
        if (bot not in jobs or jobs[bot].cost >= LATER) and risk(g, bot, g.bots[bot].cell) < DANGER:
            better *= NO_HURRY
        worn = g.bots[bot].disguise
        need = max(0, need - guards()[worn].movement) if worn else need
        left, steps, gain = left - need, steps + need, gain + better
    if gain <= LITTLE:
        return
    handful = for_moving(g.pool, steps - bonus)
    wait = WAIT_FOR_IT if not optimized(g, "physical") and "physical" in coming(g) and steps < 2 else 0.0
    worth = GO + OPTIMIZED * optimized(g, "physical") + min(MOST_GAIN, gain / 2) - wait
    yield Plan(worth, Wish("move", **handful._asdict()))


def move_of(g: Burncycle, bot: int, job: Errand | None, ap: int) -> tuple[int, float]:
    """How many steps a bot could take with these AP, and what it gains by them."""
    here = g.bots[bot].cell
    if job is not None and here in job.cells and job.act == "escape":
        return 1, DO_IT
    if job is not None and here in job.cells and job.act not in ("", "wait", "lure"):
        return 0, 0.0
    if job is not None and here not in job.cells and (g.bots[bot].keys or can_push(g, bot)):
        way = way_of(g, job)
        door = locked_between(g, here, way[0]) if way else NOWHERE
        if door != NOWHERE and g.bots[bot].keys:
            return max(1, min(ap, stretch(g, bot, way))), GO
        unit = g.unit_at(way[0]) if way and open_between(g, here, way[0]) else None
        if unit is not None and may_push(g, job, unit) and ap >= PUSH:
            return min(ap, stretch(g, bot, way) + 1), GO
    if ap < 1:
        return 0, 0.0
    stop = best_stop(g, bot, job, ap)
    return stop.steps, cost_at(g, bot, here, job) - stop.worth
