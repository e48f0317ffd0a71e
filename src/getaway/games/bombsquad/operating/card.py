"""The card the robot carries out, and the error when it can't."""

from __future__ import annotations

from getaway.games.bombsquad.battery.cells import pay
from getaway.games.bombsquad.operating.events import Failed
from getaway.games.bombsquad.table.floor import fits
from getaway.games.bombsquad.table.pieces import (
    DECK,
    ERROR_COST,
)
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kit.grid import NOWHERE


def running_card(g: BombSquad) -> int:
    """The kind of the card being carried out."""
    return DECK[g.frame[g.step]]


def fail(g: BombSquad, kind: int, direction: str = "") -> None:
    """A card that can't be carried out is an error: it costs two cells, and the run goes on (BS-OPERATE-21).

    In No Programming these come on top of what the card cost (BS-NOPROG-03).
    """
    g.tell(Failed(kind, direction), cites="BS-OPERATE-13" if direction else why_failed(g, kind))
    pay(g, ERROR_COST, cites=("BS-ACTIVATE-15", "BS-OPERATE-24"))


def why_failed(g: BombSquad, kind: int) -> str:
    """Which rule made a door, rescue or disarm card fail: no key, the wrong colour, or nothing to work on."""
    around = [g.board[cell] for cell in g.building.grid.neighbours[g.robot] if cell != NOWHERE]
    if kind in around:
        return "BS-OPERATE-16"
    other_colour = any(fits(code, kind, any_colour=True) for code in around)
    return "BS-OPERATE-06" if other_colour else "BS-OPERATE-02"
