"""What a seat knows of the cards: those it sees, its own as the clues leave them, and what each holder knows.

Everything is read from the seat's view and memory, so two worlds that it can't tell apart give the same beliefs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from getaway.games.bombsquad.proof.worlds import is_left
from getaway.games.bombsquad.shown.view import Memory, View
from getaway.games.bombsquad.table.clues import BITS_OF, NOTHING_TOLD, after_clue
from getaway.games.bombsquad.table.pieces import DECK, KINDS
from getaway.games.bombsquad.table.state import UNKNOWN
from getaway.kernel import Seat

Odds = tuple[float, ...]
"""By kind, how likely a card is of it."""
IN_BOX = tuple(DECK.count(kind) for kind in range(KINDS))
FIRST_HAND = 3
"""The zones of a memory are the draw pile, the discards and the frame, then the hands."""


class Held(NamedTuple):
    """A card in a hand."""

    seat: Seat
    place: int
    kind: int
    """Its kind where this seat knows it, else UNKNOWN."""
    hint: int
    """What the clues leave possible."""
    known: bool
    """Whether its holder has seen it, as all can tell."""
    odds: Odds
    """How likely each kind is for its holder, as far as everybody can tell; for an own card, as far as we can."""

    @property
    def sure(self) -> int:
        """The kind that its holder knows it to be, else UNKNOWN."""
        return next((kind for kind, chance in enumerate(self.odds) if chance > 1 - 1e-9), UNKNOWN)

    def told(self, bit: int, counts: Sequence[int]) -> Odds:
        """How likely each kind would be for its holder after a clue."""
        if self.known:
            return self.odds
        return odds_of(after_clue(self.hint, BITS_OF[self.kind], bit), tuple(counts))


class Beliefs(NamedTuple):
    """All that one seat knows of the cards."""

    seat: Seat
    hands: tuple[tuple[Held, ...], ...]
    frame: tuple[int, ...]
    """The kinds on the frame; one that it can't be sure about is UNKNOWN."""
    coming: tuple[int, ...]
    """The kinds on top of the draw pile, as far as they are known."""
    unseen: tuple[int, ...]
    """By kind, the copies that lie where this seat never saw them: in its own hand or in the draw pile."""
    hidden: tuple[int, ...]
    """By kind, the copies that not everybody has seen."""

    @property
    def own(self) -> tuple[Held, ...]:
        """Its own hand."""
        return self.hands[self.seat]


def beliefs(view: View, memory: Memory) -> Beliefs:
    """What a seat believes, from its view and its memory."""
    unseen = left_over([*memory.draw, *memory.discards, *memory.frame, *[k for hand in memory.hands for k in hand]])
    everybody = (1 << len(view.hands)) - 1
    hidden = left_over(public_kinds(memory, everybody))
    hands = tuple(
        tuple([held(view, memory, seat, place, unseen, hidden) for place in range(len(hand))])
        for seat, hand in enumerate(view.hands)
    )
    frame = tuple([slot_kind(memory, slot, unseen) for slot in range(len(memory.frame))])
    return Beliefs(view.seat, hands, frame, coming(memory), unseen, hidden)


def held(view: View, memory: Memory, seat: Seat, place: int, unseen: tuple[int, ...], hidden: tuple[int, ...]) -> Held:
    """One card of a hand."""
    kind, hint = memory.hands[seat][place], memory.hints[FIRST_HAND + seat][place]
    known = bool(memory.seen[FIRST_HAND + seat][place] >> seat & 1)
    if known:
        odds = certain(kind) if kind != UNKNOWN else odds_of(hint, hidden)
    else:
        odds = odds_of(hint, unseen if seat == view.seat else with_copy(hidden, kind))
    return Held(seat, place, kind, hint, known, odds)


def with_copy(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The counts with at least a copy of a kind."""
    return counts if kind == UNKNOWN or counts[kind] else (*counts[:kind], 1, *counts[kind + 1 :])


def slot_kind(memory: Memory, slot: int, unseen: tuple[int, ...]) -> int:
    """The kind of a programmed card: seen in another's hand, or the likeliest that was known of an own one."""
    if memory.frame[slot] != UNKNOWN:
        return memory.frame[slot]
    odds = odds_of(memory.hints[FIRST_HAND - 1][slot], unseen)
    return max(range(KINDS), key=lambda kind: odds[kind])


def coming(memory: Memory) -> tuple[int, ...]:
    """The known kinds on top of the draw pile."""
    known = []
    for kind in memory.draw:
        if kind == UNKNOWN:
            break
        known.append(kind)
    return tuple(known)


def left_over(kinds: Sequence[int]) -> tuple[int, ...]:
    """By kind, how many copies of the box aren't among these."""
    kinds = list(kinds)
    return tuple([n - kinds.count(kind) for kind, n in enumerate(IN_BOX)])


def public_kinds(memory: Memory, everybody: int) -> list[int]:
    """The kinds of all cards that every seat has seen."""
    zones = (memory.draw, memory.discards, memory.frame, *memory.hands)
    return [
        kind
        for zone, seen in zip(zones, memory.seen, strict=True)
        for kind, bits in zip(zone, seen, strict=True)
        if kind != UNKNOWN and bits == everybody
    ]


def certain(kind: int) -> Odds:
    """No doubt about it."""
    return tuple([float(other == kind) for other in range(KINDS)])


@lru_cache(maxsize=1 << 14)
def odds_of(hint: int, counts: tuple[int, ...]) -> Odds:
    """How likely each kind is for a card with this hint, by the copies that are left."""
    left = [n if hint == NOTHING_TOLD or is_left(kind, hint) else 0 for kind, n in enumerate(counts)]
    total = sum(left)
    if not total:
        left = [int(is_left(kind, hint)) for kind in range(KINDS)]
        total = sum(left)
    return tuple([n / total for n in left])
