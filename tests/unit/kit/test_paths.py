"""Shortest routes with all ties."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from getaway.kit.paths import distances, routes

Graph = dict[int, list[int]]

PLACES = st.integers(0, 6)
GRAPHS = st.fixed_dictionaries({place: st.lists(PLACES, max_size=4) for place in range(7)})


def all_walks(graph: Graph, start: int, length: int) -> list[tuple[int, ...]]:
    """Every walk of this many steps, found without any cleverness."""
    walks: list[tuple[int, ...]] = [(start,)]
    for _ in range(length):
        walks = [(*walk, other) for walk in walks for other in set(graph[walk[-1]])]
    return walks


def test_both_ways_around_a_block_are_found() -> None:
    """Ties are all returned."""
    square = {0: [1, 2], 1: [0, 3], 2: [0, 3], 3: [1, 2]}
    assert routes(0, 3, square.__getitem__) == [(0, 1, 3), (0, 2, 3)]
    assert distances(0, square.__getitem__) == {0: 0, 1: 1, 2: 1, 3: 2}


def test_no_way_and_no_distance() -> None:
    """A place out of reach has no route; the start has the route that stands still."""
    graph: Graph = {0: [], 1: [0]}
    assert routes(0, 1, graph.__getitem__) == []
    assert routes(0, 0, graph.__getitem__) == [(0,)]


@given(GRAPHS, PLACES)
def test_distances_come_nearest_first_and_are_tight(graph: Graph, start: int) -> None:
    """Each place is one step further than its nearest way in."""
    steps = distances(start, graph.__getitem__)
    assert list(steps.values()) == sorted(steps.values())
    for place in steps:
        ways_in = [steps[p] + 1 for p in steps if place in graph[p]]
        assert steps[place] == (0 if place == start else min(ways_in))


@given(GRAPHS, PLACES, PLACES)
def test_routes_are_exactly_the_shortest_walks(graph: Graph, start: int, goal: int) -> None:
    """No shortest walk is missing, none is listed twice, all steps are edges."""
    found = routes(start, goal, graph.__getitem__)
    steps = distances(start, graph.__getitem__)
    expected = all_walks(graph, start, steps[goal]) if goal in steps else []
    assert sorted(found) == sorted(walk for walk in expected if walk[-1] == goal)
    assert all(b in graph[a] for route in found for a, b in pairwise(route))
