"""Counting spaces, and the shortest routes."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.plans import CORNERS, WALKERS, hall, spaces

from getaway.games.burncycle.floor import (
    DOWN,
    LEFT,
    RIGHT,
    UNREACHABLE,
    UP,
    Floor,
    Ways,
    bot_ways,
    closest,
    distance,
    floor,
    lay,
    mask_of,
    nearest,
    next_steps,
    routes,
    steps_from,
    unit_ways,
)

HALL = lay("small_hall", hall(3, 3))


def count(ways: Ways, floor: Floor, a: tuple[int, int], b: tuple[int, int]) -> int:
    """The spaces from one to the other, which must be as many as back."""
    there = distance(ways, floor.cell(*a), floor.cell(*b))
    assert there == distance(ways, floor.cell(*b), floor.cell(*a))
    return there


LOCKED, UNITS = bot_ways(CORNERS, 0), unit_ways(CORNERS)


@pytest.mark.clause("BC-SPACE-04")
def test_diagonal_neighbours_are_two_apart() -> None:
    """Counting goes orthogonally, as movement does."""
    assert count(LOCKED, CORNERS, (2, 1), (3, 2)) == count(UNITS, CORNERS, (2, 1), (3, 2)) == 2


@pytest.mark.clause("BC-SPACE-05")
def test_no_count_leads_through_a_wall() -> None:
    """Two neighbours with a wall between are as far apart as the way around is long."""
    assert count(LOCKED, CORNERS, (1, 2), (2, 2)) == count(UNITS, CORNERS, (1, 2), (2, 2)) == 3


@pytest.mark.clause("BC-SPACE-06")
def test_counts_go_round_corners() -> None:
    """An L of three steps counts three."""
    assert count(LOCKED, CORNERS, (1, 2), (3, 1)) == count(UNITS, CORNERS, (1, 2), (3, 1)) == 3


@pytest.mark.clause("BC-SPACE-07")
def test_counts_pass_open_ways() -> None:
    """An unlocked door and a destroyed wall are ordinary steps of a count."""
    unlocked = 1 << CORNERS.door_at(CORNERS.cell(2, 4), UP)
    assert count(bot_ways(CORNERS, unlocked), CORNERS, (2, 4), (1, 4)) == 1
    broken = (CORNERS.edge(CORNERS.cell(2, 2), RIGHT),)
    assert count(LOCKED, CORNERS, (2, 2), (2, 3)) == 3
    assert count(bot_ways(CORNERS, 0, broken), CORNERS, (2, 2), (2, 3)) == 1
    assert count(unit_ways(CORNERS, broken), CORNERS, (2, 2), (2, 3)) == 1


@pytest.mark.clause("BC-SPACE-08")
def test_bots_count_round_locked_doors() -> None:
    """By the other, unlocked door of the room; with that one locked too there is no way."""
    other = 1 << CORNERS.door_at(CORNERS.cell(2, 4), DOWN)
    assert count(bot_ways(CORNERS, other), CORNERS, (3, 3), (3, 4)) == 3
    assert count(LOCKED, CORNERS, (3, 3), (3, 4)) == UNREACHABLE


@pytest.mark.clause("BC-SPACE-09")
def test_units_count_through_locked_doors() -> None:
    """The two sides of a locked door are one apart."""
    assert count(UNITS, CORNERS, (3, 3), (3, 4)) == 1


def test_every_shortest_route_once() -> None:
    """Across the hall there are six, each cut to the number of steps asked for."""
    ways = unit_ways(HALL)
    across = routes(ways, 0, (8,), 9)
    assert across == tuple(sorted(set(across)))
    assert (len(across), {len(route) for route in across}, {route[-1] for route in across}) == (6, {4}, {8})
    assert routes(ways, 0, (8,), 2) == ((1, 2), (1, 4), (3, 4), (3, 6))
    assert routes(ways, 0, (8,), 0) == ((),)
    assert next_steps(ways, 0, (8,)) == (RIGHT, DOWN)


def test_routes_lead_to_the_nearest_goals() -> None:
    """To every one of several equally near, to none further off."""
    ways = unit_ways(HALL)
    assert nearest(ways, 4, (0, 3, 5, 8)) == (3, 5)
    assert routes(ways, 4, (0, 3, 5, 8), 4) == ((3,), (5,))
    assert next_steps(ways, 4, (0, 3, 5, 8)) == (RIGHT, LEFT)
    assert routes(ways, 0, (2, 6), 1) == ((1,), (3,))
    assert routes(ways, 0, (2, 4, 6), 2) == ((1, 2), (1, 4), (3, 4), (3, 6))


def test_routes_on_a_goal_and_without_a_way() -> None:
    """On a goal there is one route of no steps; where no way leads there is none."""
    a, b = spaces(CORNERS, (1, 4), (1, 1))
    assert (routes(LOCKED, b, (b,), 4), next_steps(LOCKED, b, (b,))) == (((),), ())
    assert (routes(LOCKED, a, (b,), 4), next_steps(LOCKED, a, (b,))) == ((), ())
    assert routes(LOCKED, a, (), 4) == ()


def test_a_route_is_the_shortest_of_several_ways() -> None:
    """A door on the way is taken by a unit, and left out within its area."""
    start, goal = spaces(CORNERS, (3, 3), (2, 4))
    assert routes(UNITS, start, (goal,), 4) == (spaces(CORNERS, (2, 3), (2, 4)), spaces(CORNERS, (3, 4), (2, 4)))
    inside = unit_ways(CORNERS, through_doors=False)
    assert routes(inside, start, (goal,), 4) == (spaces(CORNERS, (2, 3), (2, 4)),)


def test_all_closest_free_spaces() -> None:
    """The space itself if it is free, else all of the nearest ring that are."""
    ways = unit_ways(HALL)
    assert closest(ways, 4, mask_of((0, 4, 5))) == (4,)
    assert closest(ways, 4, mask_of((0, 1, 5, 8))) == (1, 5)
    assert closest(ways, 4, mask_of((0, 8))) == (0, 8)
    assert closest(ways, 4, 0) == ()


def test_shift_goes_through_every_wall_between_spaces_in_play() -> None:
    """From room to hallway to room in a straight line, and not off the map."""
    ways = unit_ways(WALKERS, shift=True)
    assert count(ways, WALKERS, (9, 1), (1, 8)) == 15
    assert ways[WALKERS.cell(1, 1)] == (-1, WALKERS.cell(1, 2), WALKERS.cell(2, 1), -1)


def test_all_of_needchain_is_reached_through_doors() -> None:
    """Every space in play can be reached by a unit, and by a bot once every door is unlocked, from every start."""
    for number in (1, 2, 3):
        plan = floor(f"needchain{number}")
        every = (1 << len(plan.doors)) - 1
        in_play = [cell for cell in range(plan.size) if plan.playable(cell)]
        assert plan.starts
        for start in plan.starts:
            for ways in (unit_ways(plan), bot_ways(plan, every)):
                steps = steps_from(ways, start)
                assert max(steps[cell] for cell in in_play) < UNREACHABLE


def test_what_no_way_leads_to_is_not_near() -> None:
    """Of goals behind walls none is the nearest, however few there are."""
    plan = lay("two_cells", "+---+---+---+\n| .   . | . |\n+---+---+---+")
    assert nearest(unit_ways(plan), 0, (2,)) == ()
    assert nearest(unit_ways(plan), 0, (1, 2)) == (1,)
    assert nearest(unit_ways(plan), 0, ()) == ()
