"""What a clue can say about a card, as bits: three for the colours, four for the action types."""

from __future__ import annotations

from getaway.games.bombsquad.table.pieces import ACTION, ACTIONS, COLOUR, COLOURS, DECK, KINDS

NOTHING_TOLD = 0b1111111
"""A card's hint: three bits for the colours it may have, four for the action types."""

VALUES = (*COLOURS, *ACTIONS)
"""A card has one of the first three values and one of the last four."""
COLOUR_BITS = 0b0000111
ACTION_BITS = 0b1111000
BITS_OF = tuple(1 << COLOUR[kind] | 1 << len(COLOURS) + ACTION[kind] for kind in range(KINDS))
"""By kind: the bits of its two values."""
BITS = tuple(BITS_OF[kind] for kind in DECK)
"""By card: the same."""


def after_clue(hint: int, bits: int, bit: int) -> int:
    """What a clue leaves possible of a card with these bits: this value and no other of its sort, or not this value."""
    if bits & bit:
        sort = COLOUR_BITS if bit & COLOUR_BITS else ACTION_BITS
        return hint & (bit | ~sort)
    return hint & ~bit
