"""The awareness range of security units, and what it reaches through doors."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.plans import HAMSTER, hall, places

from getaway.games.burncycle.floor import (
    DOWN,
    LEFT,
    RIGHT,
    UP,
    Floor,
    Infobar,
    covered,
    lay,
    peripheral,
    seen_through,
    unit_ways,
)
from getaway.games.burncycle.floor.ways import steps_from

CROSS = lay("cross", hall(9, 9))
"""A hall of nine by nine spaces."""

LINE = lay("line", hall(1, 9))
BEHIND = lay(
    "behind_a_room",
    """
    +---+---+---+---+---+---+
    | .   .   .   .   .   . |
    +   +   +---+---+   +   +
    | .   . | a   a | .   . |
    +   +   +---+---+   +   +
    | .   .   .   .   .   . |
    +---+---+---+---+---+---+
    """,
)
"""A room two spaces deep with the same hallway before and behind it."""

DOORS = lay(
    "doors_in_range",
    """
    +---+---+---+---+---+---+---+---+---+
    | .   .   .   .   .   .   . : s   s |
    +===+---+---+===+---+===+===+---+---+
    | a   a | b | c   c | d | e   e   e |
    +---+---+---+---+---+---+---+---+---+
    """,
    rooms={"d": Infobar("small_elevator", "safe", safe=True, zone=2)},
)


def seen(floor: Floor, row: int, col: int, facing: int, reach: int) -> list[tuple[int, int]]:
    """The places a unit there is aware of."""
    return places(floor, covered(floor, floor.cell(row, col), facing, reach))


def passes(floor: Floor, unit: tuple[int, int], facing: int, reach: int, near: tuple[int, int], direction: int) -> bool:
    """Whether the unit sees a bot step through the side of the near space."""
    return seen_through(floor, floor.cell(*unit), facing, reach, floor.cell(*near), direction)


@pytest.mark.clause("BC-AWRNG-02")
def test_the_line_follows_the_facing() -> None:
    """Range 4 from the middle reaches the edge of the hall where the unit faces, and nowhere else."""
    ends = {UP: (1, 5), RIGHT: (5, 9), DOWN: (9, 5), LEFT: (5, 1)}
    for facing, end in ends.items():
        assert [other for other in ends.values() if other in seen(CROSS, 5, 5, facing, 4)] == [end]


@pytest.mark.clause("BC-AWRNG-03")
def test_straight_ahead_to_the_full_range() -> None:
    """Of a line of 8 spaces the first 6 are covered."""
    assert seen(LINE, 1, 1, RIGHT, 6) == [(1, col) for col in range(1, 8)]


@pytest.mark.clause("BC-AWRNG-04")
def test_the_peripheral_range_is_half_rounded_up() -> None:
    """Range 5 gives 3, behind the unit as well."""
    assert [peripheral(reach) for reach in range(1, 9)] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert seen(LINE, 1, 6, RIGHT, 5)[0] == (1, 3)
    assert seen(LINE, 1, 6, RIGHT, 4)[0] == (1, 4)


@pytest.mark.clause("BC-AWRNG-05")
def test_all_around_to_the_peripheral_range() -> None:
    """With range 6 exactly the spaces at most 3 steps away are covered, in addition to those ahead."""
    plan = CROSS
    around = {(r, c) for r in range(1, 10) for c in range(1, 10) if abs(r - 5) + abs(c - 5) <= 3}
    assert set(seen(plan, 5, 5, UP, 6)) == around | {(1, 5)}
    assert ((8, 5) in seen(plan, 5, 5, UP, 6), (9, 5) in seen(plan, 5, 5, UP, 6)) == (True, False)
    steps = steps_from(unit_ways(BEHIND, through_doors=False), BEHIND.cell(2, 2))
    assert steps[BEHIND.cell(1, 4)] == 3
    assert (1, 4) in seen(BEHIND, 2, 2, LEFT, 6)
    assert (1, 5) not in seen(BEHIND, 2, 2, LEFT, 6)


@pytest.mark.clause("BC-AWRNG-06")
def test_no_space_of_another_area() -> None:
    """A unit beside doors is aware of nothing behind them, and a unit in a room of nothing outside."""
    assert {row for row, _ in seen(DOORS, 1, 4, DOWN, 6)} == {1}
    assert seen(DOORS, 1, 7, RIGHT, 6) == [(1, col) for col in range(4, 8)]
    assert seen(DOORS, 2, 4, UP, 6) == [(2, 4), (2, 5)]


@pytest.mark.clause("BC-AWRNG-13")
def test_a_room_ends_the_line() -> None:
    """With range 6 nothing straight behind the room is covered; walked round to, it is too far for half the range."""
    assert seen(BEHIND, 2, 1, RIGHT, 6) == [
        *((1, col) for col in (1, 2, 3)),
        *((2, col) for col in (1, 2)),
        *((3, col) for col in (1, 2, 3)),
    ]
    inside = lay("wall_in_hallway", "+---+---+---+\n| .   . | . |\n+   +   +   +\n| .   .   . |\n+---+---+---+")
    assert seen(inside, 1, 1, RIGHT, 4) == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert (1, 3) in seen(inside, 1, 1, RIGHT, 7)


@pytest.mark.clause("BC-AWDOOR-02")
def test_the_space_beyond_a_door_in_range() -> None:
    """Straight ahead at 5 with range 6 it is seen; at 4 off axis with peripheral 3 it is not."""
    assert passes(DOORS, (1, 3), RIGHT, 6, (1, 7), RIGHT)
    assert passes(DOORS, (1, 2), RIGHT, 6, (1, 7), RIGHT)
    assert not passes(DOORS, (1, 1), RIGHT, 6, (1, 7), RIGHT)
    assert not passes(DOORS, (1, 1), RIGHT, 6, (1, 4), DOWN)
    assert passes(DOORS, (1, 2), RIGHT, 6, (1, 4), DOWN)
    assert not passes(DOORS, (1, 3), LEFT, 6, (1, 7), RIGHT)
    assert passes(DOORS, (1, 5), LEFT, 6, (1, 7), RIGHT)


@pytest.mark.clause("BC-AWDOOR-06")
def test_only_the_first_space_beyond() -> None:
    """One space away from the door, range 6 still does not cover the room, nor a second step in it."""
    assert passes(DOORS, (1, 7), RIGHT, 6, (1, 7), RIGHT)
    assert passes(DOORS, (1, 6), RIGHT, 6, (1, 7), RIGHT)
    assert not passes(DOORS, (1, 6), RIGHT, 6, (1, 8), RIGHT)
    assert (1, 8) not in seen(DOORS, 1, 6, RIGHT, 6)
    assert (1, 9) not in seen(DOORS, 1, 6, RIGHT, 6)


def test_no_sight_into_a_safe_zone_or_from_elsewhere() -> None:
    """The door of the small elevator hides who passes it, and a unit of a third area sees no door of the hallway."""
    assert not passes(DOORS, (1, 6), DOWN, 6, (1, 6), DOWN)
    assert passes(DOORS, (1, 7), DOWN, 6, (1, 7), DOWN)
    assert not passes(DOORS, (2, 7), UP, 6, (1, 7), RIGHT)
    assert passes(DOORS, (2, 7), RIGHT, 6, (2, 7), UP)
    assert not passes(DOORS, (1, 1), LEFT, 6, (1, 1), LEFT)


CASING, EXE = (1, 7), (3, 3)


def test_the_hamsters_range_in_the_example() -> None:
    """Casing, 5 straight ahead, and EXE, 3 away round a corner, are within its awareness."""
    around = seen(HAMSTER, 1, 2, RIGHT, 6)
    assert CASING in around
    assert EXE in around
    assert steps_from(unit_ways(HAMSTER), HAMSTER.cell(1, 2))[HAMSTER.cell(*EXE)] == 3
    assert CASING not in seen(HAMSTER, 1, 2, LEFT, 6)


@pytest.mark.clause("BC-AWEX-04")
def test_other_areas_in_the_example() -> None:
    """A space of room a two steps away behind its door is not covered, nor any other of a room."""
    assert steps_from(unit_ways(HAMSTER), HAMSTER.cell(1, 2))[HAMSTER.cell(2, 1)] == 2
    around = seen(HAMSTER, 1, 2, RIGHT, 6)
    assert (2, 1) not in around
    assert all(HAMSTER.room(HAMSTER.cell(*space)) is None for space in around)


def test_passages_in_the_example() -> None:
    """Casing is seen entering the security room, EXE not entering room a."""
    assert passes(HAMSTER, (1, 2), RIGHT, 6, CASING, RIGHT)
    assert not passes(HAMSTER, (1, 2), RIGHT, 6, EXE, LEFT)
