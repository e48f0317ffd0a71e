"""What a card is worth to the team, given what its holder knows of it; in turns."""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import NamedTuple

from getaway.bots.bombsquad.beliefs import Odds
from getaway.games.bombsquad.table.pieces import ACTION, ACTIONS, COLOUR, COLOURS
from getaway.games.bombsquad.turn.discard import CALLS, worth

A_CELL = 0.5
"""What a cell is worth."""
A_CLUE = 0.9
"""What a clue costs that still has to be given."""
SAVED = 0.3
"""How much of its cells a card still counts for that the plan wants."""


class Call(NamedTuple):
    """What to say of a card that is discarded, and how many cells that brings on average."""

    cells: float
    colour: str
    action: str


@lru_cache(maxsize=1 << 14)
def best_call(odds: Odds, role: str) -> Call:
    """The call with the best expected recharge; of equals, the one that names more. Without any, the likeliest."""
    chances = {(c or "", a or ""): chance_of(odds, c, a) for c, a in CALLS}
    calls = [Call(chance * worth(role, both=bool(c and a)), c, a) for (c, a), chance in chances.items()]
    best = max(calls, key=lambda call: (call.cells, bool(call.colour) + bool(call.action)))
    return best if best.cells else max(calls, key=lambda call: (bool(call.colour and call.action), chances[call[1:]]))


def chance_of(odds: Odds, colour: str | None, action: str | None) -> float:
    """How likely a call is right."""
    return fsum(
        chance
        for kind, chance in enumerate(odds)
        if colour in (None, COLOURS[COLOUR[kind]]) and action in (None, ACTIONS[ACTION[kind]])
    )


def card_worth(kind: int, odds: Odds, wanted: float, cell: float, role: str) -> float:
    """What a card of this kind is worth in a hand whose holder thinks these odds of it."""
    cells = chance_right(kind, odds, role) * cell
    if not wanted:
        return cells
    return max(wanted - A_CLUE * clues_short(kind, odds), SAVED * cells)


@lru_cache(maxsize=1 << 14)
def clues_short(kind: int, odds: Odds) -> float:
    """How many clues the holder still needs to know the card: one for its colour, one for its action type."""
    colour = chance_of(odds, COLOURS[COLOUR[kind]], None)
    action = chance_of(odds, None, ACTIONS[ACTION[kind]])
    both = odds[kind]
    if both > 1 - 1e-9:
        return 0.0
    return max(1.0, float(colour < 1 - 1e-9) + float(action < 1 - 1e-9)) - 0.3 * both


def chance_right(kind: int, odds: Odds, role: str) -> float:
    """The cells that the holder's best call really brings, the card being of this kind."""
    call = best_call(odds, role)
    right = call.colour in ("", COLOURS[COLOUR[kind]]) and call.action in ("", ACTIONS[ACTION[kind]])
    return float(worth(role, both=bool(call.colour and call.action))) if right else 0.0
