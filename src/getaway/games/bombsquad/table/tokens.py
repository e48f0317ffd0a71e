"""The hostages and bombs on the building, and where Fog of War has put them."""

from __future__ import annotations

from functools import lru_cache

from getaway.games.bombsquad.table.building import FOGGED, Building, Token, building
from getaway.games.bombsquad.table.state import BombSquad


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
