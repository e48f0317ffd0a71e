"""Which kinds of cards a team wants next, as everybody can work out from the notes."""

from __future__ import annotations

from functools import lru_cache

from getaway.bots.bombsquad.beliefs import IN_BOX
from getaway.bots.bombsquad.code.notes import Notes
from getaway.bots.bombsquad.plans import Ground, kinds_ahead
from getaway.games.bombsquad.table.pieces import KINDS
from getaway.kit.zones import without_all

SOONEST, SOON = 3, 8
WEIGHTS = (1.0, 0.7, 0.4, 0.15)
"""What it is worth to name a kind: one of the next, one that is wanted soon, later, and one that isn't."""
BY_NUMBER = tuple(sorted(range(KINDS), key=lambda kind: -IN_BOX[kind]))


def wanted(notes: Notes) -> tuple[int, ...]:
    """The kinds that the plan wants, the soonest first, without the cards that all know to be there."""
    there = [card.agreed for card in notes.frame] + [card.agreed for hand in notes.hands for card in hand]
    return _wanted(notes.where, notes.robot, notes.board, tuple(sorted(there)))


@lru_cache(maxsize=1 << 12)
def _wanted(where: Ground, robot: int, board: bytes, there: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(without_all(kinds_ahead(where, robot, board), there)))


def weight(kind: int, want: tuple[int, ...]) -> float:
    """What it is worth to name a kind, by when it is wanted."""
    if kind not in want:
        return WEIGHTS[-1]
    when = want.index(kind)
    return WEIGHTS[0 if when < SOONEST else 1 if when < SOON else 2]
