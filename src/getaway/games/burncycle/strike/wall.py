"""Walls a strike can destroy, and what a destroyed wall is."""

from __future__ import annotations

from functools import lru_cache

from getaway.games.burncycle.detection.detection import detect
from getaway.games.burncycle.floor import DOOR, NOWHERE, WALL, Floor, bot_ways, steps_from
from getaway.games.burncycle.floor.neighbours import neighbours_now, new_neighbours
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.movement.passing import offer_step
from getaway.games.burncycle.strike.events import WallDestroyed
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import supplies
from getaway.kernel import ALLOWED, Refused, Verdict

WALL_DURABILITY = 10
"""BC-STRWALL-01"""


def space_of(wall: int) -> tuple[int, int]:
    """The upper or left space of a wall, and the direction of the wall from it."""
    return wall // 4, wall % 4


def judge_wall(g: Burncycle, cell: int, wall: int, reach: int) -> Verdict:
    """Whether a bot on this space may strike at this side of a space.

    At most 3 walls fall on a floor (BC-STRWALL-11). Doors aren't walls (BC-STRWALL-09), nor are destroyed walls
    (BC-DWALL-06); exterior walls are (BC-STRWALL-13).
    """
    if len(g.broken) >= supplies().walls:
        return Refused("BC-STRWALL-11", walls=supplies().walls)
    if wall not in sides_within(g, cell, reach):
        return Refused("BC-STRIKE-02")
    if wall in g.broken:
        return Refused("BC-DWALL-06")
    side = g.floor.side(*space_of(wall))
    if side == DOOR:
        return Refused("BC-STRWALL-09")
    return ALLOWED if side == WALL else Refused("BC-STRIKE-02")


def walls_for(g: Burncycle, cell: int, reach: int) -> tuple[int, ...]:
    """The walls a bot on this space may strike at, by their edges."""
    if len(g.broken) >= supplies().walls:
        return ()
    if reach == 1:
        return _beside(g.floor, cell, g.broken)
    return _standing(g.floor, sides_within(g, cell, reach), g.broken)


def sides_within(g: Burncycle, cell: int, reach: int) -> tuple[int, ...]:
    """The sides in reach: those of its own space, with more reach those of spaces nearby (BC-STRIKE-02, BC-MOD-17)."""
    if reach == 1:
        return g.floor.edges[cell]
    steps = steps_from(bot_ways(g.floor, g.unlocked, g.broken), cell)
    return _sides(g.floor, steps, reach)


@lru_cache(maxsize=1024)
def _sides(floor: Floor, steps: bytes, reach: int) -> tuple[int, ...]:
    near = [cell for cell in range(floor.size) if steps[cell] < reach]
    return tuple(sorted({edge for cell in near for edge in floor.edges[cell]}))


@lru_cache(maxsize=4096)
def _beside(floor: Floor, cell: int, broken: tuple[int, ...]) -> tuple[int, ...]:
    return _standing(floor, floor.edges[cell], broken)


@lru_cache(maxsize=4096)
def _standing(floor: Floor, sides: tuple[int, ...], broken: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([edge for edge in sides if floor.side(*space_of(edge)) == WALL and edge not in broken])


def destroy(g: Burncycle, wall: int, bot: int) -> None:
    """A wall falls: one chip marks it (BC-STRWALL-02), the bot is detected (BC-STRWALL-03), then it may step through.

    Detection comes before the step (BC-STRWALL-17). Units and bots behind the wall may have become adjacent.
    """
    beside = neighbours_now(g)
    g.broken = tuple(sorted((*g.broken, wall)))
    g.tell(WallDestroyed(bot, *space_of(wall)), cites=("BC-STRWALL-01", "BC-STRWALL-02"))
    new_neighbours(g, beside)
    did(g, "break-wall", bot, g.bots[bot].cell, detail=str(wall))
    offer_step(g, bot, beyond(g, bot, wall), "BC-STRWALL-04")
    detect(g, bot, "BC-STRWALL-03")


def beyond(g: Burncycle, bot: int, wall: int) -> int:
    """The space in play on the other side of a wall next to a bot; nowhere for a wall that is further away."""
    cell = g.bots[bot].cell
    sides = g.floor.edges[cell]
    return g.floor.beyond[cell][sides.index(wall)] if wall in sides else NOWHERE
