"""The perimeter patrol: counterclockwise round an area, with its outer wall on the right (BC-PERIEX-01)."""

from __future__ import annotations

from functools import lru_cache

from getaway.games.burncycle.table.mats.floor import HALLWAY, NO_DOOR, NOWHERE, OPEN, UP, Floor
from getaway.kit.grid import Side


@lru_cache(maxsize=256)
def arrows(floor: Floor, area: int, *, captain: bool = False) -> frozenset[Side]:
    """The steps of the route round an area, as pairs of a space and the direction in which the route leaves it.

    The hallway door of the entrance ends a guard's area like any door (BC-ENTR-06); a captain's route goes through it
    as if it were open (BC-ENTR-07).
    """
    areas = _joined(floor, area) if captain else (area,)
    side = start = min(floor.area_of.index(joined) for joined in areas), UP
    found: set[Side] = set()
    while True:
        side = _along(floor, side, found, captain=captain)
        if side == start:
            return frozenset(found)


@lru_cache(maxsize=8192)
def next_on_perimeter(floor: Floor, cell: int, facing: int, *, captain: bool = False) -> tuple[int, int]:
    """The facing with which the route goes on from here, and the next space on it.

    Straight on if an arrow leads that way (BC-PERIEX-02), else after right turns until one does (BC-PATROL-11).
    So one that was pushed aside finds its way on (BC-PERIEX-07), and so go Walkers A, B and C (BC-PERIEX-04,
    BC-PERIEX-05, BC-PERIEX-06). Off the route the facing stays and the space is NOWHERE.
    """
    route = arrows(floor, floor.area_of[cell], captain=captain)
    for turns in range(4):
        direction = (facing + turns) % 4
        if (cell, direction) in route:
            return direction, floor.beyond[cell][direction]
    return facing, NOWHERE


@lru_cache(maxsize=256)
def perimeter(floor: Floor, area: int, *, captain: bool = False) -> tuple[int, ...]:
    """The spaces on the route round an area, for the way back to it (BC-PATROL-12)."""
    return tuple(sorted({cell for cell, _ in arrows(floor, area, captain=captain)}))


def _along(floor: Floor, side: Side, found: set[Side], *, captain: bool) -> Side:
    """The next piece of wall on the right, and the steps to it."""
    cell, wall = side
    heading = (wall - 1) % 4
    if _is_closed(floor, cell, heading, captain=captain):
        return cell, heading
    while not _is_closed(floor, cell, heading, captain=captain):
        found.add((cell, heading))
        cell, heading = floor.beyond[cell][heading], (heading + 1) % 4
    return cell, heading


def _joined(floor: Floor, area: int) -> tuple[int, ...]:
    """The area, and the other one behind the hallway door of the entrance."""
    if floor.entrance_door == NO_DOOR:
        return (area,)
    door = floor.doors[floor.entrance_door]
    areas = floor.area_of[door.a], floor.area_of[door.b]
    inner = floor.kind[door.a] == floor.kind[door.b] == HALLWAY
    return areas if inner and area in areas else (area,)


def _is_closed(floor: Floor, cell: int, direction: int, *, captain: bool) -> bool:
    if floor.sides[cell][direction] == OPEN:
        return False
    return not (captain and _is_inner_entrance(floor, cell, direction))


def _is_inner_entrance(floor: Floor, cell: int, direction: int) -> bool:
    door, other = floor.doors_at[cell][direction], floor.beyond[cell][direction]
    return door != NO_DOOR and door == floor.entrance_door and floor.kind[cell] == floor.kind[other] == HALLWAY
