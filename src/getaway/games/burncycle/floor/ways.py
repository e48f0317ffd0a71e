"""Where units can step, how far it is, and by which routes.

`Ways` holds for every space the next one up, right, down and left, or NOWHERE. All ways work in both directions. Bots
and units don't matter here, nor does what lies on a space: terminals (BC-TERMCHIP-03), caches (BC-CACHE-03) and beads
(BC-BEAD-03) block no way.
"""

from __future__ import annotations

from functools import lru_cache

from getaway.games.burncycle.table.mats.floor import DOOR, NOWHERE, OPEN, OPPOSITE, Floor, Sides

UNREACHABLE = 255
"""The distance of a space to which no way leads."""


class Ways(tuple[Sides, ...]):
    """The steps from each space; equal only to itself, so that it works as a cache key."""

    __slots__ = ()
    __hash__ = object.__hash__
    __eq__ = object.__eq__


# Steps


@lru_cache(maxsize=1024)
def bot_ways(floor: Floor, unlocked: int, broken: tuple[int, ...] = ()) -> Ways:
    """Where a bot could step: walls and locked doors are in the way (BC-MOVE-05, BC-MOVE-06).

    Unlocked doors are ordinary steps (BC-DOOR-15), and so are destroyed walls (BC-STRWALL-08, BC-DWALL-04) between
    two spaces in play (BC-XWALL-03, BC-XWALL-05).
    """
    steps = [list(sides) for sides in _within_areas(floor)]
    for number, door in enumerate(floor.doors):
        if unlocked >> number & 1:
            _join(floor, steps, door.a, floor.doors_at[door.a].index(number))
    return _with_destroyed(floor, steps, broken)


@lru_cache(maxsize=256)
def unit_ways(floor: Floor, broken: tuple[int, ...] = (), *, shift: bool = False, through_doors: bool = True) -> Ways:
    """Where a security unit could step: through doors, locked or not (BC-SACT-15), not through walls (BC-SACT-14).

    Without `through_doors` it stays in its area, as guards on patrol do (BC-PATROL-05); then destroyed walls are
    as closed as doors (BC-AREA-08). With `shift` every wall lets it through to a space in play (BC-SECAB-12).
    """
    if shift:
        return Ways(floor.beyond)
    if not through_doors:
        return _within_areas(floor)
    steps = [list(sides) for sides in _within_areas(floor)]
    for number, door in enumerate(floor.doors):
        _join(floor, steps, door.a, floor.doors_at[door.a].index(number))
    return _with_destroyed(floor, steps, broken)


@lru_cache(maxsize=64)
def _within_areas(floor: Floor) -> Ways:
    steps = [[NOWHERE] * 4 for _ in floor.sides]
    for cell, sides in enumerate(floor.sides):
        for direction, side in enumerate(sides):
            if side == OPEN:
                _join(floor, steps, cell, direction)
    return _with_destroyed(floor, steps, ())


def _join(floor: Floor, steps: list[list[int]], cell: int, direction: int) -> None:
    """Open the side between a space and the one beyond, if both are in play."""
    other = floor.beyond[cell][direction]
    if other != NOWHERE:
        steps[cell][direction], steps[other][OPPOSITE[direction]] = other, cell


def _with_destroyed(floor: Floor, steps: list[list[int]], broken: tuple[int, ...]) -> Ways:
    for edge in broken:
        _join(floor, steps, edge // 4, edge % 4)
    return Ways((up, right, down, left) for up, right, down, left in steps)


# Adjacency


def adjacent_for_bot(floor: Floor, unlocked: int, broken: tuple[int, ...], a: int, b: int) -> bool:
    """Whether two spaces are adjacent for a bot.

    They share a side (BC-ADJ-01) with no wall (BC-ADJ-02) and no locked door (BC-ADJ-05) on it; unlocked doors
    (BC-ADJ-03) and destroyed walls (BC-ADJ-04) do not matter, nor whether they are in one area (BC-ADJ-10). So it is
    with Processor in the picture (BC-ADJ-12, BC-ADJ-14, BC-ADJ-15, BC-ADJ-16).
    """
    return b != NOWHERE and b in bot_ways(floor, unlocked, broken)[a]


def adjacent_for_unit(floor: Floor, broken: tuple[int, ...], a: int, b: int) -> bool:
    """Whether two spaces are adjacent for a security unit, to which no door matters (BC-ADJ-06).

    This is the Walker's case in the picture (BC-ADJ-12, BC-ADJ-13, BC-ADJ-16).
    """
    return b != NOWHERE and b in unit_ways(floor, broken)[a]


@lru_cache(maxsize=4096)
def spaces_beside(ways: Ways, cell: int) -> tuple[int, ...]:
    """The spaces adjacent to this one by these ways, in order."""
    return tuple(sorted(other for other in ways[cell] if other != NOWHERE))


# Counting


@lru_cache(maxsize=8192)
def steps_from(ways: Ways, cell: int) -> bytes:
    """The number of spaces from one to every other, counted as movement goes, orthogonally (BC-SPACE-04).

    Not through walls (BC-SPACE-05), round corners (BC-SPACE-06), and by all open ways (BC-SPACE-07). By the ways of
    bots it is counted round locked doors (BC-SPACE-08), by those of units through them (BC-SPACE-09).
    """
    steps = bytearray(b"\xff") * len(ways)
    steps[cell] = 0
    queue = [cell]
    for place in queue:
        onward = steps[place] + 1
        for other in ways[place]:
            if other >= 0 and steps[other] == UNREACHABLE:
                steps[other] = onward
                queue.append(other)
    return bytes(steps)


def distance(ways: Ways, a: int, b: int) -> int:
    """The number of spaces from one to another, or UNREACHABLE."""
    return steps_from(ways, a)[b]


def nearest(ways: Ways, cell: int, goals: tuple[int, ...]) -> tuple[int, ...]:
    """The goals at the least distance, in order; none if no way leads to any."""
    steps = steps_from(ways, cell)
    least = min((steps[goal] for goal in goals), default=UNREACHABLE)
    return () if least == UNREACHABLE else tuple(sorted({goal for goal in goals if steps[goal] == least}))


def closest(ways: Ways, cell: int, free: int) -> tuple[int, ...]:
    """Of the spaces in the bit mask `free` all those at the least distance, in order (BC-POST-02, BC-POST-03)."""
    layer, seen = [cell], 1 << cell
    while layer:
        found = tuple(sorted(place for place in layer if free >> place & 1))
        if found:
            return found
        onward = []
        for place in layer:
            for other in ways[place]:
                if other >= 0 and not seen >> other & 1:
                    seen |= 1 << other
                    onward.append(other)
        layer = onward
    return ()


# Routes


@lru_cache(maxsize=8192)
def routes(ways: Ways, start: int, goals: tuple[int, ...], at_most: int) -> tuple[tuple[int, ...], ...]:
    """The first steps, up to a limit, of every shortest route to the nearest goal (BC-SACT-03, BC-SACT-04).

    In order, each once and without the start: `((),)` on a goal, nothing if no way leads to any.
    """
    tables = [steps_from(ways, goal) for goal in (goals if len(goals) == 1 else nearest(ways, start, goals))]
    if len(tables) == 1:
        return tuple(sorted(_downhill(ways, tables[0], start, at_most)))
    return tuple(sorted({route for table in tables for route in _downhill(ways, table, start, at_most)}))


def _downhill(ways: Ways, table: bytes, start: int, at_most: int) -> list[tuple[int, ...]]:
    if table[start] == UNREACHABLE:
        return []
    found: list[tuple[int, ...]] = [()]
    for left in range(table[start] - 1, max(table[start] - at_most, 0) - 1, -1):
        found = [
            (*route, other)
            for route in found
            for other in ways[route[-1] if route else start]
            if other >= 0 and table[other] == left
        ]
    return found


def next_steps(ways: Ways, start: int, goals: tuple[int, ...]) -> tuple[int, ...]:
    """The directions in which a shortest route to the nearest goal begins (BC-SACT-11, BC-SACT-13)."""
    firsts = {route[0] for route in routes(ways, start, goals, 1) if route}
    return tuple(direction for direction, other in enumerate(ways[start]) if other in firsts)


@lru_cache(maxsize=4096)
def doors_beside(floor: Floor, cell: int) -> tuple[tuple[int, int], ...]:
    """The direction and number of each door on the sides of a space (BC-ADJ-09)."""
    return tuple((d, floor.doors_at[cell][d]) for d in range(4) if floor.sides[cell][d] == DOOR)
