"""The query `telling`: every clue a player could give, with the cards it touches and the marks after it."""

from __future__ import annotations

import msgspec

from getaway.games.bombsquad.shown.view import CardView, View
from getaway.games.bombsquad.table.clues import BITS_OF, VALUES, after_clue
from getaway.games.bombsquad.table.pieces import COLOURS
from getaway.games.bombsquad.table.state import UNKNOWN


class Telling(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to give information: its wish's arguments, the cards it points at, and what the player then knows."""

    to: int
    touches: tuple[str, ...]
    hints: tuple[int, ...]
    """By card of the hand: what is possible after it, colour bits and then action bits."""
    colour: str = ""
    action: str = ""
    news: bool = False
    """Whether it leaves less possible than before."""


def telling(view: View) -> tuple[Telling, ...]:
    """The clues about every hand that this player sees and may tell about, in any turn.

    A value that no card has is a clue only where the table allows it (BS-INFO-08).
    """
    hands = [(to, hand) for to, hand in enumerate(view.hands) if may_tell(view, to)]
    every = [_clue(to, hand, value) for to, hand in hands for value in VALUES]
    return tuple([clue for clue in every if clue.touches or view.table.empty_clues])


def may_tell(view: View, to: int) -> bool:
    """Whether the hand is someone else's and in sight; a Front-liner's is not (BS-INFO-01, BS-ROLE-02)."""
    return to != view.seat and all(card.kind != UNKNOWN for card in view.hands[to])


def _clue(to: int, hand: tuple[CardView, ...], value: str) -> Telling:
    bit = 1 << VALUES.index(value)
    hints = tuple([after_clue(card.hint, BITS_OF[card.kind], bit) for card in hand])
    touches = tuple([f"hand:{to}:{place}" for place, card in enumerate(hand) if BITS_OF[card.kind] & bit])
    news = hints != tuple([card.hint for card in hand])
    if value in COLOURS:
        return Telling(to, touches, hints, colour=value, news=news)
    return Telling(to, touches, hints, action=value, news=news)
