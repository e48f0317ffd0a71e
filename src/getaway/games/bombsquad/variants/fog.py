"""Fog of War: hostages and bombs lie face down and mixed, and are turned up when a robot comes next to them."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.bombsquad.ground.robots import robots
from getaway.games.bombsquad.table.building import FOGGED
from getaway.games.bombsquad.table.state import BombSquad, mark
from getaway.games.bombsquad.table.tokens import token_at
from getaway.games.bombsquad.variants.events import TurnedUp
from getaway.kernel import Script, shuffle
from getaway.kit.grid import NOWHERE


def lay_fog(g: BombSquad) -> Script[None]:
    """Mix all bomb and hostage tokens and place them on the spaces given to them (BS-FOG-01, BS-FOG-02)."""
    spaces = g.building.token_spaces
    g.lies = yield from shuffle(g, len(spaces))
    board = bytearray(g.board)
    for cell in spaces:
        board[cell] = FOGGED
    g.board = bytes(board)
    lift_fog(g, robots(g))


def lift_fog(g: BombSquad, path: Iterable[int]) -> None:
    """Turn up what the robot comes next to on any space of its way; no wall may be between (BS-FOG-04)."""
    if not g.fog:
        return
    for robot in path:
        for cell in hidden_beside(g, robot):
            turn_up(g, cell)


def hidden_beside(g: BombSquad, robot: int) -> list[int]:
    """The spaces of hidden tokens orthogonally next to a robot, with no wall between."""
    return [cell for cell in g.building.grid.neighbours[robot] if cell != NOWHERE and g.board[cell] == FOGGED]


def turn_up(g: BombSquad, cell: int) -> None:
    """Show one hidden token to all."""
    token = token_at(g, cell)
    g.board = mark(g.board, cell, token.code)
    g.barrier()
    g.tell(TurnedUp(cell, token.code), cites="BS-FOG-04")
