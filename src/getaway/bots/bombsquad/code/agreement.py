"""What a team of bots has agreed on, as one seat uses it: what is known of each card, and which clues keep to it."""

from __future__ import annotations

from getaway.bots.bombsquad.beliefs import Masks
from getaway.bots.bombsquad.code import hats, pointing
from getaway.bots.bombsquad.code.notes import Meaning, Notes, after_words
from getaway.bots.bombsquad.plans import ground
from getaway.games.bombsquad.shown.view import memory
from getaway.games.bombsquad.table.clues import BITS_OF, VALUES
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import Seat

PAIR = 2
Where = tuple[Seat, int]


class Agreement:
    """The team code, from the notes of one seat."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes

    @property
    def masks(self) -> Masks:
        """By seat and place, the kinds that all agree are possible."""
        return self.notes.masks

    def after(self, to: Seat, value: str) -> dict[Where, int] | None:
        """By card, the kinds that would be left after a clue; None if the code doesn't allow it."""
        notes = self.notes
        bit = 1 << VALUES.index(value)
        touched = tuple([place for place, card in enumerate(notes.hands[to]) if BITS_OF[card.kind] & bit])
        told = self._meant(to, value, touched)
        if told is None:
            return None
        for place, card in enumerate(notes.hands[to]):
            told[to, place] = after_words(told.get((to, place), card.mask), value, touched=place in touched)
        return told

    def _meant(self, to: Seat, value: str, touched: tuple[int, ...]) -> dict[Where, int] | None:
        """What a clue would mean beyond its words; None if that isn't true."""
        notes = self.notes
        where = {id(card): (seat, place) for seat, hand in enumerate(notes.hands) for place, card in enumerate(hand)}
        if notes.players > PAIR:
            number = hats.number_of(notes, notes.seat, to, value)
            if number != hats.true_number(notes, notes.seat):
                return None
            return {where[id(card)]: mask for card, mask in hats.decoded(notes, notes.seat, number)}
        found = pointing.pointed(notes, to, value, touched)
        if found is None:
            return {}
        card, kind = found
        return {where[id(card)]: 1 << kind} if card.kind == kind else None


def notes_for(g: BombSquad, seat: Seat) -> Notes | None:
    """Empty notes for a seat; None where the code isn't used: in the fog, with two robots, without programs."""
    if g.fog or g.parked is not None or g.no_programming:
        return None
    return Notes(seat, g.players, ground(g), meaning_for(g.players))


def meaning_for(players: int) -> Meaning:
    """The code for this many."""
    return hats.meaning if players > PAIR else pointing.meaning


def agreement(g: BombSquad, notes: Notes | None) -> Agreement | None:
    """The agreement from these notes, if they agree with what the seat knows."""
    if notes is None or not notes.fit(memory(g, notes.seat).hands):
        return None
    return Agreement(notes)
