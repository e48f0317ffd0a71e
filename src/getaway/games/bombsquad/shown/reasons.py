"""Why a card on the frame would fail: `fails-WHAT` is the message, with these facts and this clause."""

from __future__ import annotations

from typing import Final

import msgspec

from getaway.games.bombsquad.operating.moving import distance, way_of
from getaway.games.bombsquad.shown.view import token_view
from getaway.games.bombsquad.table.building import CRATE, FREE
from getaway.games.bombsquad.table.pieces import LEVEL
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import Args, Wish
from getaway.kit.grid import DIRECTIONS, NOWHERE

NO_WORK: Final = {"BS-OPERATE-16": "no-key", "BS-OPERATE-06": "colour", "BS-OPERATE-02": "nothing"}


class Reason(msgspec.Struct, frozen=True):
    """What a card fails at."""

    what: str
    clause: str
    facts: Args = {}


def why_no_work(clause: str, kind: int, cell: int) -> Reason:
    """Why a door, rescue or disarm card fails: no key, another colour, or nothing there."""
    facts = {} if cell == NOWHERE else {"cell": cell, "level": LEVEL[kind]}
    return Reason(NO_WORK[clause], clause, facts)


def why_not_further(g: BombSquad, direction: str) -> Reason:
    """What stops a move on its way: the edge of the building, a wall, a closed door, a crate or another token."""
    board, robot = as_far_as_it_goes(g, direction)
    ahead = g.building.grid.neighbours[robot][DIRECTIONS.index(direction)]
    if ahead == NOWHERE:
        outside = is_outside(g, robot, direction)
        return Reason("edge", "BS-OPERATE-27") if outside else Reason("wall", "BS-OPERATE-05")
    if board[ahead] == FREE:
        return Reason("closed", "BSX-SLIDE-01", {"cell": ahead})
    if board[ahead] == CRATE:
        return Reason("crate", "BSX-CRATE-03", {"cell": ahead})
    token = token_view(g.building, g.lies, ahead, board[ahead])
    return Reason("token", "BS-OPERATE-04", {"cell": ahead, "what": token.what})


def as_far_as_it_goes(g: BombSquad, direction: str) -> tuple[bytes, int]:
    """The board and the robot's space after the longest part of the move that is possible."""
    shorter = [Wish("go", direction=direction, change=less) for less in range(-1, -distance(g, Wish("go")), -1)]
    way = next((way for wish in shorter if (way := way_of(g, wish))), None)
    return (way.board, way.path[-1]) if way else (g.board, g.robot)


def is_outside(g: BombSquad, cell: int, direction: str) -> bool:
    """Whether the next space this way is off the grid."""
    grid = g.building.grid
    row, column = grid.at(cell)
    steps = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}
    down, across = steps[direction]
    return not (1 <= row + down <= grid.rows and 1 <= column + across <= grid.cols)
