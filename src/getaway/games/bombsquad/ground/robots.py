"""The robots on the building: which one is active, what it can do, and what happens when it runs down."""

from __future__ import annotations

from getaway.games.bombsquad.ground.events import RobotChanged
from getaway.games.bombsquad.table.building import FREE, PARKED
from getaway.games.bombsquad.table.pieces import ROBOTS
from getaway.games.bombsquad.table.state import BombSquad, Parked, mark


def ability(g: BombSquad) -> str | None:
    """The special ability of the active robot (BS-TILE-03)."""
    return ROBOTS[g.robot_tile].ability


def both_tiles(g: BombSquad) -> tuple[str, ...]:
    """The tiles of the two robots, the active one first."""
    return (g.robot_tile, g.parked.tile) if g.parked else (g.robot_tile,)


def robots(g: BombSquad) -> tuple[int, ...]:
    """The spaces of the robots on the building, the active one's first."""
    return (g.robot, g.parked.cell) if g.parked else (g.robot,)


def swap(g: BombSquad) -> None:
    """Make the other robot the active one; the first stays where it is and blocks its space."""
    other = g.parked
    if other is None:
        return
    _stand(g, other.cell, FREE)
    g.parked = Parked(g.robot_tile, g.robot, g.main, g.reserve)
    _stand(g, g.robot, PARKED)
    g.robot_tile, g.robot, g.main, g.reserve = other.tile, other.cell, other.main, other.reserve


def _stand(g: BombSquad, cell: int, code: int) -> None:
    if cell >= 0:
        g.board = mark(g.board, cell, code)


def can_go_on(g: BombSquad) -> bool:
    """Whether another robot still has cells (BS-MULTI-11)."""
    return g.parked is not None and not g.parked.out


def put_out(g: BombSquad) -> None:
    """Put the active robot out of action, where it stays as an obstacle; the other one takes over (BS-MULTI-11)."""
    swap(g)
    if g.parked:
        g.parked = Parked(g.parked.tile, g.parked.cell, 0, 0, out=True)
    g.tell(RobotChanged(g.robot_tile), cites="BS-MULTI-11")
