"""The eight patrols (BC-PATROL-07 to BC-PATROL-19), as functions of a unit's situation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from getaway.games.burncycle.floor import (
    HALLWAY,
    OPPOSITE,
    Ways,
    floor,
    nearest,
    next_on_perimeter,
    next_steps,
    perimeter,
    routes,
    unit_ways,
)
from getaway.games.burncycle.security.heading import beside, bots_at, closest_of, free_ways, head_for, steps_to
from getaway.games.burncycle.security.situation import BotSeen, Candidate, Decision, Situation
from getaway.games.burncycle.table.parts import NOWHERE, PATROL

Cites = tuple[str, ...]
Route = tuple[int, ...]


def patrol(s: Situation) -> Decision:
    """The patrol on the unit's chip (BC-PATROL-03)."""
    return PATROLS[s.patrol](s)


def patrol_ways(s: Situation) -> Ways:
    """Guards stay in their area (BC-PATROL-05); captains enter others (BC-PATROL-04), and Shift goes anywhere."""
    house = floor(s.plan)
    if s.shift:
        return unit_ways(house, s.broken, shift=True)
    return unit_ways(house, s.broken) if s.captain else unit_ways(house, through_doors=False)


# Staying and pacing


def stationary(s: Situation) -> Decision:
    """The unit does not move (BC-PATROL-07)."""
    return Decision(PATROL, facings=() if s.left else (s.facing,), cites=("BC-PATROL-07",))


def pace(s: Situation) -> Decision:
    """Straight ahead (BC-PATROL-08, BC-PRIOEX-11); where it cannot it turns around and goes on (BC-PATROL-09)."""
    ways, cell, facing = patrol_ways(s), s.cell, s.facing
    route: Route = ()
    for _ in range(s.left):
        facing = about(ways, cell, facing)
        if ways[cell][facing] == NOWHERE:
            break
        cell = ways[cell][facing]
        route = (*route, cell)
    facings = () if s.left else (about(ways, cell, facing),)
    return Decision(PATROL, routes=(route,), facings=facings, cites=("BC-PATROL-08", "BC-PATROL-09"))


def about(ways: Ways, cell: int, facing: int) -> int:
    """The facing in which it paces on from here: its own, or the opposite if only that is open."""
    back = OPPOSITE[facing]
    return back if ways[cell][facing] == NOWHERE != ways[cell][back] else facing


# The perimeter


def round_perimeter(s: Situation) -> Decision:
    """Counterclockwise round the area (BC-PATROL-10), from off the route first the shortest way back (BC-PATROL-12).

    So the Walker of the example goes 3 right and 1 down (BC-PRIOEX-12).
    """
    house, ways = floor(s.plan), patrol_ways(s)
    edge = perimeter(house, house.area_of[s.cell], captain=s.captain)
    goals = (s.cell,) if s.cell in edge else nearest(ways, s.cell, edge)
    cites = ("BC-PATROL-10", "BC-PATROL-11") if s.cell in goals else ("BC-PATROL-12",)
    back = routes(ways, s.cell, goals, s.left) or ((),)
    found = tuple([walk_round(s, route) for route in back])
    facings = () if s.left else perimeter_facings(s, ways, goals)
    return Decision(PATROL, goals=goals, routes=found, facings=facings, cites=cites)


def walk_round(s: Situation, route: Route) -> Route:
    """A way to the perimeter and on along it with what movement is left; turns cost none (BC-PERIEX-08)."""
    house, (cell, facing) = floor(s.plan), last_step(s, route)
    for _ in range(s.left - len(route)):
        facing, onward = next_on_perimeter(house, cell, facing, captain=s.captain)
        if onward == NOWHERE:
            break
        route, cell = (*route, onward), onward
    return route


def last_step(s: Situation, route: Route) -> tuple[int, int]:
    """Where a unit stands after a route, and how it faces there."""
    if not route:
        return s.cell, s.facing
    before = route[-2] if len(route) > 1 else s.cell
    return route[-1], floor(s.plan).beyond[before].index(route[-1])


def perimeter_facings(s: Situation, ways: Ways, goals: tuple[int, ...]) -> tuple[int, ...]:
    """The way it goes next, along the perimeter or back to it (BC-SACT-12)."""
    if s.cell in goals or not goals:
        return (next_on_perimeter(floor(s.plan), s.cell, s.facing, captain=s.captain)[0],)
    return next_steps(ways, s.cell, goals)


# Heading for something


def unlocked_doors(s: Situation) -> Decision:
    """To a hallway space adjacent to the closest unlocked door, no destroyed wall (BC-PATROL-13, BC-DWALL-05).

    As long as it is not locked the unit stays there, patrol after patrol (BC-DIFF-06, BC-DIFF-07).
    """
    house, ways = floor(s.plan), patrol_ways(s)
    sides = [(n, cell) for n, door in enumerate(house.doors) if s.unlocked >> n & 1 for cell in (door.a, door.b)]
    found = [Candidate(n, cell, steps_to(ways, s.cell, cell)) for n, cell in sides if house.kind[cell] == HALLWAY]
    return to_closest(s, ways, found, ("BC-PATROL-13",))


def closest_bot(s: Situation) -> Decision:
    """To a space adjacent to the closest bot that is not on a hiding spot (BC-PATROL-15).

    Guards look for it in their area, captains and guards with Shift anywhere (BC-DIFF-09, BC-PATROL-04, BC-SECAB-13).
    """
    ways, area_of = patrol_ways(s), floor(s.plan).area_of
    anywhere, area = s.captain or s.shift, area_of[s.cell]
    near = [bot for bot in in_the_open(s, s.bots) if anywhere or area_of[bot.cell] == area]
    return to_bots(s, bots_at(s, ways, near), ("BC-PATROL-15",))


def command_module(s: Situation) -> Decision:
    """To a space adjacent to the command module (BC-PATROL-16), unless that is on a hiding spot (BC-PATROL-17).

    A guard stays in its area, one of whose spaces may be adjacent to the module through a door (BC-PATROL-05).
    """
    found = bots_at(s, free_ways(s), in_the_open(s, s.bots[-1:]))
    return to_bots(s, found, ("BC-PATROL-16", "BC-PATROL-17"))


def to_post(s: Situation) -> Decision:
    """To its own post; without one it stays (BC-PATROL-18)."""
    ways = patrol_ways(s)
    found = [Candidate(s.post, s.post, steps_to(ways, s.cell, s.post))] if s.post != NOWHERE else []
    return to_closest(s, ways, found, ("BC-PATROL-18",))


def to_terminals(s: Situation) -> Decision:
    """To the closest terminal chip in play, on either side (BC-PATROL-19)."""
    ways = patrol_ways(s)
    found = [Candidate(cell, cell, steps_to(ways, s.cell, cell)) for cell in s.terminals]
    return to_closest(s, ways, found, ("BC-PATROL-19",))


def to_closest(s: Situation, ways: Ways, found: Iterable[Candidate], cites: Cites) -> Decision:
    """To the closest of these spaces; where none can be reached the unit stays and keeps its facing (BC-PATROL-13)."""
    candidates = tuple(found)
    return head_for(s, PATROL, ways, candidates, tuple([each.cell for each in closest_of(candidates)]), cites=cites)


def in_the_open(s: Situation, bots: Iterable[BotSeen]) -> list[BotSeen]:
    """The bots that are not on hiding spots, a shut down agent too (BC-PATROL-15), not one that counts as a guard."""
    hiding = floor(s.plan).hiding
    return [bot for bot in bots if (bot.hunted or bot.shut) and bot.cell != NOWHERE and bot.cell not in hiding]


def to_bots(s: Situation, bots: Iterable[Candidate], cites: Cites) -> Decision:
    """To a space adjacent to the closest of these bots, if the unit can come to one."""
    ways = patrol_ways(s)
    found = tuple([bot for bot in bots if nearest(ways, s.cell, beside(s, bot.cell))])
    closest = tuple([each.cell for each in closest_of(found)])
    goals = tuple([goal for cell in closest for goal in beside(s, cell)])
    return head_for(s, PATROL, ways, found, goals, closest, cites=cites)


PATROLS: Final[dict[str, Callable[[Situation], Decision]]] = {
    "stationary": stationary,
    "pace": pace,
    "perimeter": round_perimeter,
    "unlocked-doors": unlocked_doors,
    "closest-bot": closest_bot,
    "command-module": command_module,
    "post": to_post,
    "terminals": to_terminals,
}
