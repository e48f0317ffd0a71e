"""Adjacency, from the side of bots and of security units."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.plans import ADJACENCY, CORNERS

from getaway.games.burncycle.floor import (
    DOWN,
    LEFT,
    RIGHT,
    UP,
    Floor,
    adjacent_for_bot,
    adjacent_for_unit,
    doors_beside,
    spaces_beside,
    unit_ways,
)


def door(floor: Floor, row: int, col: int, direction: int) -> int:
    """The mask in which the door on this side is the only unlocked one."""
    number = floor.door_at(floor.cell(row, col), direction)
    assert number >= 0
    return 1 << number


def bot(floor: Floor, a: tuple[int, int], b: tuple[int, int], unlocked: int = 0, broken: tuple[int, ...] = ()) -> bool:
    """Whether two spaces are adjacent for a bot, which must not depend on their order."""
    there = adjacent_for_bot(floor, unlocked, broken, floor.cell(*a), floor.cell(*b))
    assert there == adjacent_for_bot(floor, unlocked, broken, floor.cell(*b), floor.cell(*a))
    return there


def unit(floor: Floor, a: tuple[int, int], b: tuple[int, int], broken: tuple[int, ...] = ()) -> bool:
    """Whether two spaces are adjacent for a security unit, which must not depend on their order."""
    there = adjacent_for_unit(floor, broken, floor.cell(*a), floor.cell(*b))
    assert there == adjacent_for_unit(floor, broken, floor.cell(*b), floor.cell(*a))
    return there


@pytest.mark.clause("BC-ADJ-01")
def test_spaces_share_a_side() -> None:
    """Diagonal spaces, spaces two apart and the end and beginning of two rows are not adjacent."""
    for other, adjacent in (((3, 2), True), ((2, 1), True), ((2, 2), False), ((3, 3), False), ((1, 1), False)):
        assert bot(CORNERS, (3, 1), other) == unit(CORNERS, (3, 1), other) == adjacent
    assert not bot(CORNERS, (1, 4), (2, 1), unlocked=7)
    assert not unit(CORNERS, (1, 4), (2, 1))


@pytest.mark.clause("BC-ADJ-02")
def test_a_wall_breaks_adjacency() -> None:
    """Walls inside an area do, and those between areas."""
    for a, b in (((2, 2), (2, 3)), ((1, 2), (2, 2)), ((1, 3), (1, 4))):
        assert not bot(CORNERS, a, b, unlocked=7)
        assert not unit(CORNERS, a, b)


@pytest.mark.clause("BC-ADJ-03")
def test_an_unlocked_door_does_not() -> None:
    """Neither for bots nor for units; a bot needs just this door unlocked."""
    assert bot(CORNERS, (1, 4), (2, 4), unlocked=door(CORNERS, 1, 4, DOWN))
    assert not bot(CORNERS, (1, 4), (2, 4), unlocked=door(CORNERS, 3, 4, UP))
    assert unit(CORNERS, (1, 4), (2, 4))


@pytest.mark.clause("BC-ADJ-04")
def test_a_destroyed_wall_does_not() -> None:
    """Only the wall that fell is open."""
    broken = (CORNERS.edge(CORNERS.cell(2, 3), LEFT),)
    assert broken == (CORNERS.edge(CORNERS.cell(2, 2), RIGHT),)
    assert bot(CORNERS, (2, 2), (2, 3), broken=broken)
    assert unit(CORNERS, (2, 2), (2, 3), broken=broken)
    assert not bot(CORNERS, (1, 2), (2, 2), broken=broken)
    assert not unit(CORNERS, (1, 2), (2, 2), broken=broken)


@pytest.mark.clause("BC-ADJ-05", "BC-ADJ-06")
def test_a_locked_door_breaks_it_for_bots_only() -> None:
    """The same door, seen from both sides."""
    assert not bot(CORNERS, (2, 4), (3, 4))
    assert unit(CORNERS, (2, 4), (3, 4))


@pytest.mark.clause("BC-ADJ-09")
def test_a_space_is_adjacent_to_its_walls_and_doors() -> None:
    """A locked door on a side of the space is beside it, from within and from without; others are not."""
    room, inside, outside = CORNERS.cell(3, 4), CORNERS.cell(3, 3), CORNERS.cell(3, 2)
    left = CORNERS.door_at(inside, RIGHT)
    assert doors_beside(CORNERS, room) == ((UP, CORNERS.door_at(room, UP)), (LEFT, left))
    assert doors_beside(CORNERS, inside) == ((RIGHT, left),)
    assert doors_beside(CORNERS, outside) == ()


@pytest.mark.clause("BC-ADJ-10")
def test_units_of_different_areas_can_be_adjacent() -> None:
    """A guard in the hallway and a bot in a room across an unlocked door."""
    hallway, room = CORNERS.cell(2, 4), CORNERS.cell(1, 4)
    assert CORNERS.area_of[hallway] != CORNERS.area_of[room]
    assert unit(CORNERS, (2, 4), (1, 4))
    assert bot(CORNERS, (1, 4), (2, 4), unlocked=door(CORNERS, 1, 4, DOWN))
    assert spaces_beside(unit_ways(CORNERS), hallway) == (room, CORNERS.cell(2, 3), CORNERS.cell(3, 4))


WALKER, PROCESSOR = (2, 2), (2, 5)
A, B, C, D, E, F, G = (1, 2), (3, 5), (2, 1), (1, 5), (2, 6), ((2, 3), (3, 2)), (2, 4)
UNLOCKED = door(ADJACENCY, 2, 5, RIGHT)


@pytest.mark.clause("BC-ADJ-12")
def test_walker_and_processor_beside_walls() -> None:
    """The Walker is not adjacent to A, nor Processor to B."""
    assert not unit(ADJACENCY, WALKER, A)
    assert not bot(ADJACENCY, PROCESSOR, B, UNLOCKED)


@pytest.mark.clause("BC-ADJ-13")
def test_the_walker_beside_a_locked_door() -> None:
    """It is adjacent to C, to which a bot in its place would not be."""
    assert unit(ADJACENCY, WALKER, C)
    assert not bot(ADJACENCY, WALKER, C, UNLOCKED)


@pytest.mark.clause("BC-ADJ-14")
def test_processor_beside_a_locked_door() -> None:
    """He is not adjacent to D, to which a unit in his place would be."""
    assert not bot(ADJACENCY, PROCESSOR, D, UNLOCKED)
    assert unit(ADJACENCY, PROCESSOR, D)


@pytest.mark.clause("BC-ADJ-15")
def test_processor_beside_an_unlocked_door() -> None:
    """He is adjacent to E, but would not be with the door locked."""
    assert bot(ADJACENCY, PROCESSOR, E, UNLOCKED)
    assert not bot(ADJACENCY, PROCESSOR, E)


@pytest.mark.clause("BC-ADJ-16")
def test_both_beside_open_sides() -> None:
    """The Walker is adjacent to both F spaces, Processor to G."""
    assert all(unit(ADJACENCY, WALKER, f) for f in F)
    assert bot(ADJACENCY, PROCESSOR, G, UNLOCKED)
    assert not unit(ADJACENCY, WALKER, G)
