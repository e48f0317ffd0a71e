"""The awareness range of a security unit: straight ahead and, half as far, all around in its area.

Whatever ends it is built in: walls, doors and destroyed walls (BC-AWRNG-13), none of which lets it through, whatever
its state. So a range depends on the floor, the unit's space, its facing and its reach alone.
"""

from __future__ import annotations

from functools import lru_cache

from getaway.games.burncycle.floor.ways import steps_from, unit_ways
from getaway.games.burncycle.table.mats.floor import NOWHERE, Floor, mask_of


def peripheral(reach: int) -> int:
    """Half the range, rounded up (BC-AWRNG-04): 3 of a Hamster's 6 (BC-AWEX-01)."""
    return (reach + 1) // 2


@lru_cache(maxsize=65536)
def covered(floor: Floor, cell: int, facing: int, reach: int) -> int:
    """The spaces a unit is aware of, as a bit mask; its own is one of them (BC-AWRNG-02, BC-AWRNG-03, BC-AWRNG-05).

    None is in another area (BC-AWRNG-06), however close (BC-ADJ-11). So the Hamster in the picture is aware of Casing
    and EXE, and of no room (BC-AWEX-02, BC-AWEX-03, BC-AWEX-04).
    """
    steps = steps_from(unit_ways(floor, through_doors=False), cell)
    near = peripheral(reach)
    around = (other for other in range(floor.size) if steps[other] <= near)
    return mask_of(around) | mask_of(straight_ahead(floor, cell, facing, reach))


def straight_ahead(floor: Floor, cell: int, facing: int, reach: int) -> tuple[int, ...]:
    """The spaces in front of a unit up to the first wall or door (BC-AWRNG-03, BC-AWRNG-13)."""
    ways = unit_ways(floor, through_doors=False)
    line: list[int] = []
    while len(line) < reach and (cell := ways[cell][facing]) != NOWHERE:
        line.append(cell)
    return tuple(line)


def seen_through(floor: Floor, cell: int, facing: int, reach: int, near: int, direction: int) -> bool:
    """Whether a unit sees a bot step from `near` through the door or destroyed wall in this direction.

    It does if its range would reach the space just beyond with that door ignored (BC-AWDOOR-02, BC-AWDOOR-06,
    BC-AWDOOR-07); into a safe zone it never does (BC-AWSAFE-01). In the picture the Hamster sees Casing pass, and not
    EXE (BC-AWEX-05, BC-AWEX-06).
    """
    beyond = floor.beyond[near][direction]
    if beyond == NOWHERE or floor.is_safe(beyond):
        return False
    if steps_from(unit_ways(floor, through_doors=False), cell)[near] + 1 <= peripheral(reach):
        return True
    line = (cell, *straight_ahead(floor, cell, facing, reach - 1))
    return facing == direction and near in line
