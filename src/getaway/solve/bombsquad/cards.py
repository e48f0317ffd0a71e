"""The fewest cards for a perfect result, with an unlimited supply: A* over the robot and the board."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush
from itertools import count
from types import MappingProxyType

import msgspec

from getaway.games.bombsquad.pack.steps import Position, Step, Task, is_done, steps, unwatched
from getaway.solve.bombsquad.bounds import Bound

MOST_POSITIONS = 40_000
MOST_WITH_MOVING_PARTS = 20_000
HASTE = (1, 2, 3, 5)
"""How much a search weighs the bound over the cards already counted: more is faster, and less sure."""
MOST_KEPT = 8_000
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
    """The shortest route, or a good one if that takes too many positions; None if neither is found."""
    job, bound = unwatched(job), Bound(job)
    most = most or (MOST_WITH_MOVING_PARTS if job.house.has_moving_parts else MOST_POSITIONS)
    tries = (route(Ahead(job), start or job.start, bound, most=most, haste=haste, due=due) for haste in HASTE)
    return next((found for found in tries if found), None)


class Ahead:
    """What one card can do from each position of a task, worked out once; it forgets where it would grow too large."""

    def __init__(self, job: Task) -> None:
        self.job = job
        self.known: dict[Position, tuple[Step, ...]] = {}

    def __call__(self, here: Position) -> tuple[Step, ...]:
        """Everything one card can do here."""
        found = self.known.get(here)
        if found is None:
            if len(self.known) >= MOST_KEPT:
                self.known.clear()
            found = self.known[here] = tuple(steps(self.job, *here))
        return found


def route(
    ahead: Ahead, start: Position, bound: Bound, *, most: int, haste: int = 1, due: Mapping[int, int] = NO_LIMIT
) -> Route | None:
    """A* from a position; in haste it is quicker and no longer sure to be the shortest.

    `due` gives, by space of a bomb, within how many cards it must be disarmed.
    """
    frontier = _Frontier(bound, haste)
    frontier.reach(start, 0, None)
    while frontier.queue and len(frontier.costs) < most:
        here, cost = frontier.pop()
        if is_done(here[1]):
            return Route(frontier.steps_to(here), fewest=haste == 1)
        if cost > frontier.costs[here]:
            continue
        for step in ahead(here):
            if not any(
                step.board[cell] and cost + 2 + bound.to[cell][step.robot] > cards for cell, cards in due.items()
            ):
                frontier.reach((step.robot, step.board), cost + 1, (here, step))
    return None


class _Frontier:
    """The positions reached so far with the fewest cards known, the most promising first."""

    def __init__(self, bound: Bound, haste: int) -> None:
        self.bound, self.haste = bound, haste
        self.costs: dict[Position, int] = {}
        self.links: dict[Position, tuple[Position, Step] | None] = {}
        self.queue: list[tuple[int, int, int, Position]] = []
        self.ticket = count()

    def reach(self, there: Position, cost: int, link: tuple[Position, Step] | None) -> None:
        """Keep a position if it was never reached with fewer cards."""
        if cost < self.costs.get(there, cost + 1):
            self.costs[there], self.links[there] = cost, link
            heappush(self.queue, (cost + self.haste * self.bound(*there), -cost, next(self.ticket), there))

    def pop(self) -> tuple[Position, int]:
        """The most promising position and its cards; of equals the one that got further."""
        _, behind, _, here = heappop(self.queue)
        return here, -behind

    def steps_to(self, goal: Position) -> tuple[Step, ...]:
        """The steps from the start to a position."""
        found, link = [], self.links[goal]
        while link is not None:
            goal, step = link
            found.append(step)
            link = self.links[goal]
        return tuple(reversed(found))
