"""What a clue can say about a card, as bits: three for the colours, four for the action types."""

from __future__ import annotations

from getaway.games.bombsquad.table.pieces import ACTION, ACTIONS, COLOUR, COLOURS, DECK

NOTHING_TOLD = 0b1111111
"""A card's hint: three bits for the colours it may have, four for the action types."""

VALUES = (*COLOURS, *ACTIONS)
"""A card has one of the first three values and one of the last four."""
COLOUR_BITS = 0b0000111
ACTION_BITS = 0b1111000
BITS = tuple(1 << COLOUR[kind] | 1 << len(COLOURS) + ACTION[kind] for kind in DECK)
"""By card: the bits of its two values."""
