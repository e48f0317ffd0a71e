"""The draw pile and the discard pile."""

from __future__ import annotations

from getaway.games.bombsquad.ground.events import Drew, TurnedOver
from getaway.games.bombsquad.table.clues import NOTHING_TOLD
from getaway.games.bombsquad.table.pieces import DECK
from getaway.games.bombsquad.table.state import BombSquad, mark
from getaway.kernel import HIDDEN, Seat
from getaway.kit.zones import put


def draw_card(g: BombSquad, seat: Seat, cites: str) -> None:
    """Draw one card, which everyone but its holder sees (BS-SETUP-24, BS-SETUP-25, BS-ROLE-02).

    The piles can't both be empty: at most 32 of the 54 cards are elsewhere.
    """
    if not g.draw:
        turn_over(g)
    card, g.draw = g.draw[0], g.draw[1:]
    g.hands = put(g.hands, seat, (*g.hands[seat], card))
    seers = g.seers(seat)
    show(g, card, seers)
    g.hints = mark(g.hints, card, NOTHING_TOLD)
    if not g.tape.quiet:
        g.tell(Drew(seat, DECK[card]), to=g.seats(seers), otherwise=Drew(seat, HIDDEN), cites=cites)


def turn_over(g: BombSquad) -> None:
    """Turn the discard pile over unshuffled: first discarded, first drawn (BS-DRAW-01, BS-DRAW-02, BS-DRAW-03)."""
    g.draw, g.discards = g.discards, ()
    g.tell(TurnedOver(len(g.draw)), cites=("BS-DRAW-01", "BS-DRAW-02"))


def discard(g: BombSquad, card: int) -> None:
    """Put the card face up on the discard pile, where everyone sees it."""
    g.discards = (*g.discards, card)
    show(g, card, g.everybody)


def show(g: BombSquad, card: int, seats: int) -> None:
    """Show these seats the card. If it's news to any of them, this can't be undone."""
    seen = g.seen[card]
    if seats & ~seen:
        g.seen = mark(g.seen, card, seen | seats)
        g.barrier()


FROM_DISCARDS = -1
"""The place of a card that comes from the discard pile."""
