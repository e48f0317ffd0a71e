"""The perimeter patrol's route."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.plans import WALKERS

from getaway.games.burncycle.floor import (
    DOWN,
    HALLWAY,
    LEFT,
    NOWHERE,
    RIGHT,
    UP,
    Entrance,
    Floor,
    arrows,
    floor,
    lay,
    next_on_perimeter,
    perimeter,
    routes,
    unit_ways,
)

RING = """
+---+---+---+---+
| .   .   .   . |
+   +---+---+   +
| . | a   a | . |
+   +---+---+   +
| .   .   .   . |
+---+---+---+---+
"""


def patrol(
    floor: Floor, row: int, col: int, facing: int, movement: int = 4, *, captain: bool = False
) -> tuple[list[int], tuple[int, int], int]:
    """The directions of the steps along the perimeter, the last place, and the facing there for the next step."""
    cell, steps = floor.cell(row, col), []
    for _ in range(movement):
        facing, onward = next_on_perimeter(floor, cell, facing, captain=captain)
        assert unit_ways(floor)[cell][facing] == onward
        steps.append(facing)
        cell = onward
    return steps, floor.at(cell), next_on_perimeter(floor, cell, facing, captain=captain)[0]


def test_counterclockwise_round_a_ring() -> None:
    """Ten steps lead once round, from every space and facing, with the outer wall on the right."""
    plan = lay("ring_of_ten", RING)
    assert patrol(plan, 3, 1, RIGHT, 10) == ([RIGHT] * 3 + [UP] * 2 + [LEFT] * 3 + [DOWN] * 2, (3, 1), RIGHT)
    for cell in plan.cells_of(HALLWAY):
        for facing in range(4):
            assert patrol(plan, *plan.at(cell), facing, 10)[:2] == (
                patrol(plan, *plan.at(cell), UP, 10)[0],
                plan.at(cell),
            )


@pytest.mark.clause("BC-PERIEX-02")
def test_straight_on_where_an_arrow_leads() -> None:
    """In the dead end arrows lead up and down from one space, and the facing decides."""
    cell = WALKERS.cell(8, 5)
    assert next_on_perimeter(WALKERS, cell, DOWN) == (DOWN, WALKERS.cell(9, 5))
    assert next_on_perimeter(WALKERS, cell, UP) == (UP, WALKERS.cell(7, 5))
    assert next_on_perimeter(WALKERS, cell, RIGHT) == (DOWN, WALKERS.cell(9, 5))
    assert next_on_perimeter(WALKERS, cell, LEFT) == (UP, WALKERS.cell(7, 5))


@pytest.mark.clause("BC-PERIEX-04")
def test_walker_a() -> None:
    """Down, three right, and turned down at the end; it makes its four steps though it turns five times."""
    assert patrol(WALKERS, 3, 1, RIGHT) == ([DOWN, RIGHT, RIGHT, RIGHT], (4, 4), DOWN)


@pytest.mark.clause("BC-PERIEX-05")
def test_walker_b() -> None:
    """Three up along the service elevator and one right, round its corner."""
    assert patrol(WALKERS, 5, 6, LEFT) == ([UP, UP, UP, RIGHT], (2, 7), RIGHT)


@pytest.mark.clause("BC-PERIEX-06")
def test_walker_c() -> None:
    """Two down into the dead end and two back, facing up on its old space."""
    assert patrol(WALKERS, 7, 5, RIGHT) == ([DOWN, DOWN, UP, UP], (7, 5), UP)


@pytest.mark.clause("BC-PRIOEX-12")
def test_the_walker_of_the_priority_example() -> None:
    """Three right and one down."""
    assert patrol(WALKERS, 4, 1, RIGHT) == ([RIGHT, RIGHT, RIGHT, DOWN], (5, 4), DOWN)


def test_islands_have_no_arrows() -> None:
    """A space that touches only a room in the middle of the hallway is off the route."""
    wide = lay(
        "wide_ring",
        """
        +---+---+---+---+---+
        | .   .   .   .   . |
        +   +   +   +   +   +
        | .   .   .   .   . |
        +   +   +---+   +   +
        | .   . | a | .   . |
        +   +   +---+   +   +
        | .   .   .   .   . |
        +   +   +   +   +   +
        | .   .   .   .   . |
        +---+---+---+---+---+
        """,
    )
    inner = wide.cell(3, 2)
    assert inner not in perimeter(wide, wide.area_of[inner])
    assert len(perimeter(wide, wide.area_of[inner])) == 16
    assert next_on_perimeter(wide, inner, UP) == (UP, NOWHERE)
    inside = unit_ways(wide, through_doors=False)
    assert routes(inside, inner, perimeter(wide, wide.area_of[inner]), 4) == ((wide.cell(3, 1),),)


def test_a_wall_that_ends_in_the_hallway() -> None:
    """The route goes down one side of it, round its end and up the other."""
    plan = lay("stub", "+---+---+\n| . | . |\n+   +   +\n| .   . |\n+   +   +\n| .   . |\n+---+---+")
    assert patrol(plan, 3, 2, RIGHT, 2) == ([UP, UP], (1, 2), DOWN)
    assert patrol(plan, 1, 2, LEFT, 3) == ([DOWN, LEFT, UP], (1, 1), DOWN)


def test_a_single_space_has_no_route() -> None:
    """A unit there stays and keeps its facing."""
    plan = lay("cell", "+---+\n| . |\n+---+")
    assert arrows(plan, 0) == frozenset()
    assert next_on_perimeter(plan, 0, LEFT) == (LEFT, NOWHERE)


def test_only_captains_pass_the_entrance_door() -> None:
    """A guard turns round before it; a captain's route leads on through it, round both parts of the hallway."""
    plan = lay("entrance_ring", RING, entrance=Entrance((3, 2), "right"))
    assert patrol(plan, 3, 1, RIGHT, 4) == ([RIGHT, LEFT, UP, UP], (1, 1), RIGHT)
    assert patrol(plan, 3, 1, RIGHT, 4, captain=True) == ([RIGHT, RIGHT, RIGHT, UP], (2, 4), UP)
    split = floor("needchain2")
    door = split.doors[split.entrance_door]
    assert split.area_of[door.a] != split.area_of[door.b]
    for area in (split.area_of[door.a], split.area_of[door.b]):
        route = arrows(split, area)
        assert {split.area_of[cell] for cell, _ in route} == {area}
        assert {(door.a, DOWN), (door.b, UP)} <= arrows(split, area, captain=True)


def test_every_route_is_walked_again() -> None:
    """From every arrow the route comes back to it, on all floors of NeedChain."""
    for number in (1, 2, 3):
        plan = floor(f"needchain{number}")
        for area in set(plan.area_of) - {-1}:
            route = arrows(plan, area)
            cells = perimeter(plan, area)
            for cell, facing in sorted(route):
                turned, onward = next_on_perimeter(plan, cell, facing)
                assert (turned, plan.area_of[onward]) == (facing, area)
                assert onward in cells


def test_a_captain_in_a_room_goes_round_that_room() -> None:
    """The entrance door joins the two parts of the hallway for a captain, and no room to them."""
    plan = lay("entrance_ring_and_room", RING, entrance=Entrance((3, 2), "right"))
    left, right = plan.cell(2, 2), plan.cell(2, 3)
    assert arrows(plan, plan.area_of[left], captain=True) == {(left, RIGHT), (right, LEFT)}
