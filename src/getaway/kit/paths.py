"""Shortest ways across anything that can name its neighbours."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

Place = TypeVar("Place", bound=Hashable)


def distances(start: Place, neighbours: Callable[[Place], Iterable[Place]]) -> dict[Place, int]:
    """The number of steps to every place that can be reached, nearest first."""
    steps = {start: 0}
    queue = [start]
    for place in queue:
        for other in neighbours(place):
            if other not in steps:
                steps[other] = steps[place] + 1
                queue.append(other)
    return steps


def routes(start: Place, goal: Place, neighbours: Callable[[Place], Iterable[Place]]) -> list[tuple[Place, ...]]:
    """Every shortest route including both ends; none if there is no way."""
    steps = distances(start, neighbours)
    before: dict[Place, list[Place]] = {place: [] for place in steps}
    for place in steps:
        for other in dict.fromkeys(neighbours(place)):
            if steps[other] == steps[place] + 1:
                before[other].append(place)
    found: list[tuple[Place, ...]] = [(goal,)] if goal in steps else []
    for _ in range(steps.get(goal, 0)):
        found = [(place, *route) for route in found for place in before[route[0]]]
    return found
