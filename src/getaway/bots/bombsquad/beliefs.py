"""What a seat knows of the cards: those it sees, its own as the clues leave them, and what each holder knows.

Everything is read from the seat's view and memory, so two worlds that it can't tell apart give the same beliefs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from getaway.bots.bombsquad.skill import EXPERT, Skill
from getaway.games.bombsquad.proof.worlds import is_left
from getaway.games.bombsquad.shown.view import Memory, View
from getaway.games.bombsquad.table.clues import BITS_OF, NOTHING_TOLD, VALUES
from getaway.games.bombsquad.table.pieces import DECK, KINDS
from getaway.games.bombsquad.table.state import UNKNOWN
from getaway.kernel import Seat

Odds = tuple[float, ...]
"""By kind, how likely a card is of it."""
IN_BOX = tuple(DECK.count(kind) for kind in range(KINDS))
MASKS = tuple(sum(1 << kind for kind in range(KINDS) if is_left(kind, hint)) for hint in range(NOTHING_TOLD + 1))
"""By hint, a bit for each kind that it leaves possible."""
ANY_KIND = MASKS[NOTHING_TOLD]
VALUE_MASKS = tuple(sum(1 << kind for kind in range(KINDS) if BITS_OF[kind] >> i & 1) for i in range(len(VALUES)))
"""By value that a clue can name, a bit for each kind that has it."""
Masks = tuple[tuple[int, ...], ...]
FIRST_HAND = 3
"""The zones of a memory are the draw pile, the discards and the frame, then the hands."""


class Held(NamedTuple):
    """A card in a hand."""

    seat: Seat
    place: int
    kind: int
    """Its kind where this seat knows it, else UNKNOWN."""
    mask: int
    """A bit for each kind that is still possible, as all can tell."""
    known: bool
    """Whether its holder has seen it, as all can tell."""
    odds: Odds
    """How likely each kind is for its holder, as far as everybody can tell; for an own card, as far as we can."""

    @property
    def sure(self) -> int:
        """The kind that its holder knows it to be, else UNKNOWN."""
        return next((kind for kind, chance in enumerate(self.odds) if chance > 1 - 1e-9), UNKNOWN)

    def odds_after(self, mask: int, counts: Sequence[int]) -> Odds:
        """How likely each kind would be for its holder if no more than this were possible."""
        return self.odds if self.known or mask == self.mask else odds_of(mask, with_copy(tuple(counts), self.kind))


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
    hidden: tuple[tuple[int, ...], ...]
    """By seat and kind, the copies that it has to reckon with, as all can tell: those that not everybody has seen."""

    @property
    def own(self) -> tuple[Held, ...]:
        """Its own hand."""
        return self.hands[self.seat]


def beliefs(
    view: View,
    memory: Memory,
    agreed: Masks | None = None,
    skill: Skill = EXPERT,
    people: tuple[Seat, ...] = (),
) -> Beliefs:
    """What a seat believes, from its view and its memory; `agreed` is what a team code leaves possible of each card.

    Of people nobody expects more than that they go by the clues: they neither count cards nor remember the pile.
    """
    if not skill.remembers:
        memory = forgotten(view, memory)
    elif not view.table.memory_aid:
        memory = without(view, memory, people)
    unseen = left_over([*memory.draw, *memory.discards, *memory.frame, *[k for hand in memory.hands for k in hand]])
    everybody = (1 << len(view.hands)) - 1
    hidden = left_over(public_kinds(memory, everybody))
    if not skill.counts:
        unseen = hidden = IN_BOX
    reckoned = tuple([IN_BOX if seat in people else hidden for seat in range(len(view.hands))])
    hands = tuple(
        tuple(
            [held(view.seat, memory, (seat, place), mask, (unseen, reckoned[seat])) for place, mask in enumerate(masks)]
        )
        for seat, masks in enumerate(agreed or literal_masks(memory))
    )
    frame = tuple([slot_kind(memory, slot, unseen) for slot in range(len(memory.frame))])
    return Beliefs(view.seat, hands, frame, coming(memory), unseen, reckoned)


def forgotten(view: View, memory: Memory) -> Memory:
    """The memory without what came from a pile whose order somebody could have remembered."""
    drawn = tuple([UNKNOWN] * len(memory.draw))
    hands = list(memory.hands)
    if not is_front_liner(view, view.seat):
        hands[view.seat] = tuple([UNKNOWN] * len(hands[view.seat]))
    memory = msgspec.structs.replace(memory, draw=drawn, hands=tuple(hands))
    return without(view, memory, range(len(hands)))


def without(view: View, memory: Memory, seats: Iterable[Seat]) -> Memory:
    """The memory as if these holders had never seen their own cards in the pile."""
    seen = list(memory.seen)
    for seat in seats:
        if not is_front_liner(view, seat):
            seen[FIRST_HAND + seat] = tuple([bits & ~(1 << seat) for bits in seen[FIRST_HAND + seat]])
    return msgspec.structs.replace(memory, seen=tuple(seen))


def is_front_liner(view: View, seat: Seat) -> bool:
    """Whether a player sees their own cards."""
    return bool(view.table.roles) and view.table.roles[seat] == "role_front_liner"


def literal_masks(memory: Memory) -> Masks:
    """By seat and place, what the clues as such leave possible."""
    return tuple([tuple([MASKS[hint] for hint in hints]) for hints in memory.hints[FIRST_HAND:]])


def held(
    viewer: Seat, memory: Memory, where: tuple[Seat, int], mask: int, counts: tuple[tuple[int, ...], tuple[int, ...]]
) -> Held:
    """One card of a hand; `counts` are the copies that the viewer never saw, and those that not everybody saw."""
    seat, place = where
    unseen, hidden = counts
    kind = memory.hands[seat][place]
    known = bool(memory.seen[FIRST_HAND + seat][place] >> seat & 1)
    if known:
        odds = certain(kind) if kind != UNKNOWN else odds_of(mask, hidden)
    else:
        odds = odds_of(mask, unseen if seat == viewer else with_copy(hidden, kind))
    return Held(seat, place, kind, mask, known, odds)


def with_copy(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The counts with at least a copy of a kind."""
    return counts if kind == UNKNOWN or counts[kind] else (*counts[:kind], 1, *counts[kind + 1 :])


def slot_kind(memory: Memory, slot: int, unseen: tuple[int, ...]) -> int:
    """The kind of a programmed card: seen in another's hand, or the likeliest that was known of an own one."""
    if memory.frame[slot] != UNKNOWN:
        return memory.frame[slot]
    odds = odds_of(MASKS[memory.hints[FIRST_HAND - 1][slot]], unseen)
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
def odds_of(mask: int, counts: tuple[int, ...]) -> Odds:
    """How likely each possible kind is, by the copies that are left."""
    left = [n if mask >> kind & 1 else 0 for kind, n in enumerate(counts)]
    total = sum(left)
    if not total:
        left = [mask >> kind & 1 for kind in range(KINDS)]
        total = sum(left)
    return tuple([n / total for n in left])
