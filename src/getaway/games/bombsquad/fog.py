"""Fog of War: hostages and bombs lie face down and mixed, and are turned up when a robot comes next to them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from getaway.games.bombsquad.building import FOGGED, Building, Token, building
from getaway.games.bombsquad.events import TurnedUp
from getaway.games.bombsquad.model import BombSquad, mark
from getaway.games.bombsquad.robots import robots
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


def token_at(g: BombSquad, cell: int) -> Token:
    """The hostage or bomb that stands on this space, hidden or not."""
    return laid_at(g.building, g.lies, cell)


def laid_at(house: Building, lies: tuple[int, ...], cell: int) -> Token:
    """The hostage or bomb that was laid on this space, where the fog has mixed them so."""
    place = house.token_spaces.index(cell)
    return house.tokens[lies[place] if lies else place]


def standing(g: BombSquad) -> tuple[Token, ...]:
    """The hostages and bombs on the building, hidden ones included, in the mission's order."""
    return _standing(g.mission, g.epic, g.board, g.lies)


@lru_cache(maxsize=4096)
def _standing(mission: str, epic: bool, board: bytes, lies: tuple[int, ...]) -> tuple[Token, ...]:
    house = building(mission, epic=epic)
    laid = [laid_at(house, lies, cell) for cell in house.token_spaces]
    there = [token for token, cell in zip(laid, house.token_spaces, strict=True) if board[cell] in (FOGGED, token.code)]
    return tuple(token for token in house.tokens if token in there)


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
