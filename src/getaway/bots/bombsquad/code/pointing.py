"""The pointing code, for two: the newest card that a clue names is the first kind the plan wants that it may be.

A clue for which that isn't true may not be given.
"""

from __future__ import annotations

from getaway.bots.bombsquad.code.notes import Noted, Notes, after_words
from getaway.bots.bombsquad.code.wanted import wanted
from getaway.games.bombsquad.table.state import UNKNOWN
from getaway.kernel import Seat

Places = tuple[int, ...]


def meaning(notes: Notes, _giver: Seat, to: Seat, value: str, places: Places) -> None:
    """Note what a clue points at."""
    found = pointed(notes, to, value, places)
    if found is not None:
        card, kind = found
        card.mask = 1 << kind


def pointed(notes: Notes, to: Seat, value: str, places: Places) -> tuple[Noted, int] | None:
    """The card that a clue points at and the kind it is then; None where it only says what it says."""
    named = [notes.hands[to][place] for place in reversed(places)]
    card = next((card for card in named if card.agreed == UNKNOWN), None)
    if card is None:
        return None
    left = after_words(card.mask, value, touched=True)
    kind = next((kind for kind in wanted(notes) if left >> kind & 1), UNKNOWN)
    return None if kind == UNKNOWN or left == 1 << kind else (card, kind)
