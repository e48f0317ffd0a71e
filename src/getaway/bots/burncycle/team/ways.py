"""The way of a bot to where it is wanted, in AP: locked doors, walls, eyes and others in the way cost more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from getaway.bots.burncycle.team.chips import hard_doors
from getaway.bots.burncycle.team.danger import seen, standing
from getaway.bots.burncycle.team.moods import mood
from getaway.games.burncycle.floor import DOOR, NOWHERE, OPEN, WALL, Floor, mask_of, spaces_beside, unit_ways
from getaway.games.burncycle.keypad.approach import keypad_level
from getaway.games.burncycle.movement.push import can_push
from getaway.games.burncycle.movement.step import can_swap
from getaway.games.burncycle.table.mission_cards import mission_card
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import supplies

FAR = 1e6
KEY_COST, DOOR_COST, LEVEL_COST, HARD_COST = 1.5, 4.0, 1.0, 6.0
SEEN_COST, KNOWN_COST, HUNTED_COST = 1.6, 0.4, 3.0
"""What a space in sight costs a bot nobody knows of, one that is known already, and one that has little power left."""
SECRET_COST = 5.0
"""What a space in sight costs a bot whose errand fails if it is seen."""
CALM, HASTE, LEAST_PATIENCE = (6, 6, 5, 4), 0.07, 0.15
"""Rounds of full caution by number of players, how much of it each later round takes, and what is always left."""
UNIT_COST, PUSH_COST, BOT_COST, SWAP_COST = 16.0, 3.0, 2.0, 0.0
WALL_COST, STRONG, WEAK_COST = (9.0, 13.0, 13.0, 13.0), 7, 2.0
"""What a wall costs that must be broken down, by number of players, the power at which a bot has the dice for it, and
what each power less costs. In a team somebody else may open the door."""
WALLED = -2
"""What lies between two spaces with a wall between them, in place of a door."""


class Ground(NamedTuple):
    """All that the cost of a way depends on, but for where it leads."""

    floor: Floor
    unlocked: int
    broken: tuple[int, ...]
    units: int
    wedged: int
    """Units with nowhere to be pushed to, if this bot can push."""
    others: int
    watched: int
    sight: float
    swap: float
    push: float
    doors: tuple[float, tuple[int, ...]]
    wall: float


def ground(g: Burncycle, i: int, *, unseen: bool = False) -> Ground:
    """The floor as it is for a bot now; `unseen` if nobody may notice it."""
    return Ground(
        g.floor,
        g.unlocked,
        g.broken,
        standing(g),
        wedged(g, i),
        mask_of([each.cell for n, each in enumerate(g.bots) if n != i and each.cell != NOWHERE]),
        0 if g.bots[i].disguise else seen(g),
        SECRET_COST * patience(g) if unseen else sight_cost(g, i),
        SWAP_COST if can_swap(g, i) else BOT_COST,
        PUSH_COST if can_push(g, i) and not unseen else UNIT_COST,
        (door_cost(g, i), () if g.bots[i].keys else hard_doors(g, i)),
        FAR if unseen else wall_cost(g, i),
    )


def wedged(g: Burncycle, i: int) -> int:
    """The spaces of units that a bot couldn't push aside, as a bit mask: it needs a free space besides its own."""
    if not can_push(g, i):
        return 0
    ways, here, taken = unit_ways(g.floor, g.broken), g.bots[i].cell, g.taken
    found = []
    for unit in g.units:
        beside = spaces_beside(ways, unit.cell)
        free = sum([cell not in taken for cell in beside])
        if free < (1 if here in beside else 2):
            found.append(unit.cell)
    return mask_of(found)


def field(g: Burncycle, i: int, goals: Iterable[int], *, unseen: bool = False) -> tuple[float, ...]:
    """How far it is for a bot from every space to the nearest of these; `unseen` if nobody may notice it."""
    return _field(ground(g, i, unseen=unseen), tuple(sorted(goals)))


def path(g: Burncycle, i: int, goals: Iterable[int], *, unseen: bool = False) -> tuple[int, ...]:
    """The spaces a bot would enter on its way to the nearest of these, to the end."""
    here = g.bots[i].cell
    return _path(ground(g, i, unseen=unseen), tuple(sorted(goals)), here) if here != NOWHERE else ()


def sight_cost(g: Burncycle, i: int) -> float:
    """What a space in sight costs a bot."""
    bot = g.bots[i]
    return mood().eyes * (HUNTED_COST if bot.power <= 2 else KNOWN_COST if bot.detected else SEEN_COST)


def patience(g: Burncycle) -> float:
    """How much of its caution a team still has: waiting wins nothing, so it falls round by round."""
    return mood().agents * max(LEAST_PATIENCE, 1.0 - HASTE * max(0, g.round - CALM[g.players - 1]))


def rough(g: Burncycle, i: int, goals: Iterable[int]) -> tuple[float, ...]:
    """The same with nobody else on the floor: quick, and good enough to share out errands."""
    doors, wall = (door_cost(g, i), ()), wall_cost(g, i)
    alone = Ground(g.floor, g.unlocked, g.broken, 0, 0, 0, 0, 0.0, 0.0, 0.0, doors, wall)
    return _field(alone, tuple(sorted(goals)))


def door_cost(g: Burncycle, i: int) -> float:
    """What a locked door costs a bot."""
    return KEY_COST if g.bots[i].keys else DOOR_COST + LEVEL_COST * (keypad_level(g) - 1)


def wall_cost(g: Burncycle, i: int) -> float:
    """What it costs a bot to break down a wall: that takes most of a turn's dice, which are the agents'."""
    if len(g.broken) + _kept_walls(g.mission, g.leg) >= supplies().walls:
        return FAR
    power = g.bots[i].power if i != g.module else max([g.bots[seat].power for seat in g.everyone])
    return WALL_COST[g.players - 1] + WEAK_COST * max(0, STRONG - power)


@cache
def _kept_walls(mission: str, leg: int) -> int:
    """How many of the walls that may be broken down on a floor the mission needs itself."""
    card = mission_card(mission)
    last = leg == len(card.floors) - 1
    tasks = (*card.floors[leg].tasks, *(card.win.tasks if last else ()))
    return sum([task.holds == "wall" for task in tasks])


@lru_cache(maxsize=8192)
def _field(on: Ground, goals: tuple[int, ...]) -> tuple[float, ...]:
    """Dijkstra from the goals backwards; what a space costs is paid on entering it."""
    far = [FAR] * on.floor.size
    queue: list[tuple[float, int]] = []
    for goal in goals:
        far[goal] = 0.0
        queue.append((0.0, goal))
    entries, doors, beside = _entries(on), _at_doors(on), _passable(on.floor, on.broken)
    while queue:
        steps, cell = heappop(queue)
        if steps > far[cell]:
            continue
        enter = steps + entries[cell]
        for other, door in beside[cell]:
            there = enter + doors[door]
            if there < far[other]:
                far[other] = there
                heappush(queue, (there, other))
    return tuple(far)


def _entries(on: Ground) -> list[float]:
    """What it costs to enter each space, its AP included, but for a door before it."""
    costs, left = [1.0] * on.floor.size, on.units | on.others | on.watched
    while left:
        cell = left.bit_length() - 1
        left ^= 1 << cell
        unit = UNIT_COST if on.wedged >> cell & 1 else on.push * (on.units >> cell & 1)
        costs[cell] += unit + on.swap * (on.others >> cell & 1) + on.sight * (on.watched >> cell & 1)
    return costs


def _at_doors(on: Ground) -> list[float]:
    """What it costs to pass each door, and at the end, for a wall and for a side with nothing between."""
    price, hard = on.doors
    costs = [price + HARD_COST * (door in hard) for door in range(len(on.floor.doors))]
    return [0.0 if on.unlocked >> door & 1 else cost for door, cost in enumerate(costs)] + [on.wall, 0.0]


@lru_cache(maxsize=256)
def _passable(floor: Floor, broken: tuple[int, ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By space, the spaces beyond its sides, each with the door between, WALLED or NOWHERE."""
    return tuple([tuple(_sides(floor, broken, cell)) for cell in range(floor.size)])


def _sides(floor: Floor, broken: tuple[int, ...], cell: int) -> Iterator[tuple[int, int]]:
    """The same for one space."""
    for direction, other in enumerate(floor.beyond[cell]):
        if other != NOWHERE:
            if floor.sides[cell][direction] == OPEN or floor.edges[cell][direction] in broken:
                yield other, NOWHERE
            elif floor.sides[cell][direction] == DOOR:
                yield other, floor.doors_at[cell][direction]
            elif floor.sides[cell][direction] == WALL and floor.playable(other):
                yield other, WALLED


@lru_cache(maxsize=8192)
def _path(on: Ground, goals: tuple[int, ...], cell: int) -> tuple[int, ...]:
    """Always to the neighbour from which least is left."""
    far, found = _field(on, goals), []
    entries, doors, beside = _entries(on), _at_doors(on), _passable(on.floor, on.broken)
    while 0 < far[cell] < FAR:
        onward = [(far[other] + entries[other] + doors[door], other) for other, door in beside[cell]]
        cost, best = min(onward, default=(FAR, NOWHERE))
        if cost >= FAR or best in found:
            break
        found.append(best)
        cell = best
    return tuple(found)


def locked_between(g: Burncycle, cell: int, other: int) -> int:
    """The locked door between two neighbouring spaces, or NOWHERE."""
    direction = g.floor.beyond[cell].index(other)
    if g.floor.sides[cell][direction] != DOOR:
        return NOWHERE
    door = g.floor.doors_at[cell][direction]
    return NOWHERE if g.unlocked >> door & 1 else door


def wall_between(g: Burncycle, cell: int, other: int) -> int:
    """The wall that stands between two neighbouring spaces, or NOWHERE."""
    direction = g.floor.beyond[cell].index(other)
    edge = g.floor.edges[cell][direction]
    return NOWHERE if g.floor.sides[cell][direction] != WALL or edge in g.broken else edge


def open_between(g: Burncycle, cell: int, other: int) -> bool:
    """Whether neither a wall nor a locked door stands between two neighbouring spaces."""
    return wall_between(g, cell, other) == NOWHERE == locked_between(g, cell, other)


def stretch(g: Burncycle, i: int, way: tuple[int, ...]) -> int:
    """How many steps of its way a bot can make now: up to a wall, a door it has no key for, or who is in the way."""
    cell, keys, steps = g.bots[i].cell, g.bots[i].keys, 0
    swaps = can_swap(g, i)
    for other in way:
        if wall_between(g, cell, other) != NOWHERE:
            break
        if locked_between(g, cell, other) != NOWHERE:
            if not keys:
                break
            keys -= 1
        if g.unit_at(other) is not None and not can_push(g, i):
            break
        if g.bot_at(other) not in (NOWHERE, i) and not swaps:
            break
        cell, steps = other, steps + 1
    return steps
