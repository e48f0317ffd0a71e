"""The fewest cards for a perfect result, the supply being unlimited: A* over the robot and the board."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush
from itertools import count
from types import MappingProxyType

import msgspec

from getaway.games.bombsquad.steps import Position, Step, Task, is_done, steps, unwatched
from getaway.solve.bombsquad.bounds import Bound

MOST_POSITIONS = 40_000
MOST_WITH_MACHINES = 20_000
HASTE = (1, 2, 3, 5)
"""How much more than the cards already counted a search trusts the bound, from not at all to in a great hurry."""
NO_LIMIT: Mapping[int, int] = MappingProxyType({})


class Route(msgspec.Struct, frozen=True):
    """A way to the perfect result, and whether no other takes fewer cards."""

    steps: tuple[Step, ...]
    fewest: bool

    @property
    def cards(self) -> int:
        """How many cards it takes."""
        return len(self.steps)


def fewest_cards(
    job: Task, start: Position | None = None, *, most: int = 0, due: Mapping[int, int] = NO_LIMIT
) -> Route | None:
    """The shortest route, or where that takes too many positions a good one; None if neither is found."""
    job, bound = unwatched(job), Bound(job)
    most = most or (MOST_WITH_MACHINES if job.house.has_machines else MOST_POSITIONS)
    tries = (route(job, start or job.start, bound, most=most, haste=haste, due=due) for haste in HASTE)
    return next((found for found in tries if found), None)


def route(
    job: Task, start: Position, bound: Bound, *, most: int, haste: int = 1, due: Mapping[int, int] = NO_LIMIT
) -> Route | None:
    """A* from a position; in haste it is quicker and no longer sure to be the shortest.

    `due` says for the spaces of bombs with how many cards they must be disarmed.
    """
    ticket = count()
    parents: dict[Position, tuple[Position, Step] | None] = {start: None}
    costs = {start: 0}
    queue = [(haste * bound(*start), 0, next(ticket), start)]
    while queue and len(costs) < most:
        _, behind, _, here = heappop(queue)
        if is_done(here[1]):
            return Route(_steps_to(parents, here), fewest=haste == 1)
        cost = costs[here]
        if -behind > cost:
            continue
        for step in steps(job, *here):
            there = step.robot, step.board
            late = any(step.board[cell] and cost >= cards for cell, cards in due.items())
            if not late and cost + 1 < costs.get(there, cost + 2):
                costs[there], parents[there] = cost + 1, (here, step)
                estimate = cost + 1 + haste * bound(*there)
                heappush(queue, (estimate, -cost - 1, next(ticket), there))
    return None


def _steps_to(parents: dict[Position, tuple[Position, Step] | None], goal: Position) -> tuple[Step, ...]:
    found, link = [], parents[goal]
    while link is not None:
        goal, step = link
        found.append(step)
        link = parents[goal]
    return tuple(reversed(found))
