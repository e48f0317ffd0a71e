"""What a card is worth to the team, given what its holder knows of it; in turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from getaway.bots.bombsquad.beliefs import Odds
from getaway.games.bombsquad.table.pieces import ACTION, ACTIONS, COLOUR, COLOURS
from getaway.games.bombsquad.turn.discard import CALLS, worth

A_CELL = 0.5
"""What a cell is worth."""
HALF_KNOWN = 0.4
"""How much of its worth a card has whose holder only has a guess."""


class Call(NamedTuple):
    """What to say of a card that is discarded, and how many cells that brings on average."""

    cells: float
    colour: str
    action: str


@lru_cache(maxsize=1 << 14)
def best_call(odds: Odds, role: str) -> Call:
    """The call with the best expected recharge; of equals, the one that names more."""
    calls = [Call(chance_of(odds, c, a) * worth(role, both=bool(c and a)), c or "", a or "") for c, a in CALLS]
    return max(calls, key=lambda call: (call.cells, bool(call.colour) + bool(call.action)))


def chance_of(odds: Odds, colour: str | None, action: str | None) -> float:
    """How likely a call is right."""
    return sum(
        chance
        for kind, chance in enumerate(odds)
        if colour in (None, COLOURS[COLOUR[kind]]) and action in (None, ACTIONS[ACTION[kind]])
    )


def card_worth(kind: int, odds: Odds, wants: Sequence[float], cell: float, role: str) -> float:
    """What a card of this kind is worth in a hand whose holder thinks these odds of it."""
    sure = odds[kind]
    cells = chance_right(kind, odds, role) * cell
    if not wants[kind]:
        return cells
    used = wants[kind] if sure > 1 - 1e-9 else HALF_KNOWN * wants[kind] * sure
    return max(used, 0.3 * cells)


def chance_right(kind: int, odds: Odds, role: str) -> float:
    """The cells that the holder's best call really brings, the card being of this kind."""
    call = best_call(odds, role)
    right = call.colour in ("", COLOURS[COLOUR[kind]]) and call.action in ("", ACTIONS[ACTION[kind]])
    return float(worth(role, both=bool(call.colour and call.action))) if right else 0.0
