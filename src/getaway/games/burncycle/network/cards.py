"""Network cards in hand."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.supply import discard_card


def lose_hand(g: Burncycle, seat: int) -> None:
    """Network cards not used by the end of the turn are lost (BC-NETACT-06)."""
    for card in g.bots[seat].hand:
        discard_card(g, "network_cards", card)
    g.set_bot(seat, hand=())
