"""Deploying security units on their posts."""

from __future__ import annotations

from getaway.games.burncycle.detection.detection import look_around
from getaway.games.burncycle.floor import Post, closest, mask_of, unit_ways
from getaway.games.burncycle.floor.neighbours import came_beside
from getaway.games.burncycle.ground.choose import CHOOSE_CELL, choose, choosing
from getaway.games.burncycle.ground.supply import draw_guard
from getaway.games.burncycle.security.events import UnitDeployed
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, Unit
from getaway.games.burncycle.table.pieces import captains
from getaway.kernel import Script, Seat

WHICH_SPACE = choosing("which-space-for-unit", CHOOSE_CELL, "BC-POST-03")


def deploy_mandatory(g: Burncycle) -> Script[None]:
    """A random guard of the floor's level on each post with a star (BC-POST-08, BC-POST-09, BC-FLOOR-03)."""
    for post in g.floor.mandatory_posts:
        yield from deploy_guard(g, post, g.level)


def deploy_hallway(g: Burncycle) -> Script[None]:
    """On each hallway post the unit that the captain's detail names for its number (BC-POST-06, BC-POST-07).

    The row is that of the floor's number (BC-FLOOR-05).
    """
    row = captains()[g.captain].detail[g.level - 1]
    for post in g.floor.hallway_posts:
        entry = row[post.number - 1]
        if entry.unit:
            yield from deploy_guard(g, post, entry.unit, key=entry.key)
        elif not any(unit.captain for unit in g.units):
            yield from deploy(g, post, g.captain, key=entry.key, captain=True)


def deploy_guard(
    g: Burncycle, post: Post, level: int, *, key: bool = False, by: tuple[Seat, ...] | None = None
) -> Script[None]:
    """A random guard of a level comes to a post; if no stack has one, none comes (BC-GUARD-10)."""
    name = yield from draw_guard(g, level)
    if name:
        yield from deploy(g, post, name, key=key, by=by)


def deploy(
    g: Burncycle,
    post: Post,
    name: str,
    *,
    key: bool = False,
    captain: bool = False,
    by: tuple[Seat, ...] | None = None,
) -> Script[None]:
    """A unit stands on its post or the nearest free space, facing by the arrow (BC-POST-02 to BC-POST-04).

    It is aware of bots from this moment on (BC-SURVDIE-09), and beside them (BC-SECAB-06).
    """
    g.roster = (*g.roster, name)
    number = len(g.roster)
    taken = [*g.taken, g.drone] if g.drone != NOWHERE else g.taken
    spaces = closest(unit_ways(g.floor, g.broken), post.cell, ~mask_of(taken))
    g.units = (*g.units, Unit(number, name, spaces[0], post.facing, key=key, post=post.cell, captain=captain))
    cell = yield from choose(g, WHICH_SPACE, spaces, by=by, about=number)
    g.set_unit(number, cell=cell)
    g.tell(UnitDeployed(number, name, cell, post.facing, key), cites=("BC-POST-02", "BC-POST-04"))
    look_around(g)
    came_beside(g, number)
