"""Bomb Squad: every deal that a seat's whole record leaves possible, found by playing the match again from its deal.

How deals are counted. A deal is an order of the 54 individual cards. The places whose card the seat has seen hold
some card of a known kind; which of the equal cards it is can never matter, and it is the same number of ways for
every deal. So deals are counted with the cards at known places left where they truly are, and what is counted are
the ways to lay the other individual cards, the *unseen* ones, in the other places: n places, n! ways. Two equal
cards are two cards. A sampled world may have put other individuals of a kind at known places; it is counted as
the deal in which the unseen cards of each kind have the same order of numbers as its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import count, permutations
from random import Random
from typing import Any

import msgspec
from tests.leak.replays import retold
from tests.property.kernel.evenness import dice_of

from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.table.clues import ACTION_BITS, BITS, COLOUR_BITS, NOTHING_TOLD, VALUES
from getaway.games.bombsquad.table.pieces import DECK
from getaway.games.bombsquad.table.state import UNKNOWN, BombSquad, places
from getaway.games.bombsquad.turn.inform import clue
from getaway.kernel import AnyEntry, Drawn, Match, Wish
from getaway.kernel.inside import inside
from getaway.kernel.record import Record

Place = tuple[int, int]
Deal = tuple[int, ...]
MOST_UNSEEN = 6
ZONES = {0: "pile", 2: "frame"}


@dataclass(frozen=True)
class Spot:
    """A position of a match as one seat stands before it."""

    match: Match
    seat: int

    @cached_property
    def record(self) -> Record:
        """All that the seat knows."""
        return self.match.record(self.seat)

    @cached_property
    def unseen(self) -> tuple[Place, ...]:
        """The places, zone by zone, whose card the seat has not seen."""
        memory = self.record.memory
        zones = (memory.draw, memory.discards, memory.frame, *memory.hands)
        return tuple((z, i) for z, zone in enumerate(zones) for i, kind in enumerate(zone) if kind == UNKNOWN)

    def cards(self, g: BombSquad) -> Deal:
        """The individual cards at the unseen places."""
        zones = places(g)
        return tuple(zones[z][i] for z, i in self.unseen)

    @cached_property
    def true(self) -> Deal:
        """Where the unseen cards truly are."""
        return self.cards(inside(self.match).base)

    @cached_property
    def hints(self) -> tuple[int, ...]:
        """What clues leave possible at the unseen places."""
        return tuple(inside(self.match).base.hints[card] for card in self.true)

    @cached_property
    def deals(self) -> tuple[Deal, ...]:
        """Every way to lay the unseen cards that contradicts nothing the seat was ever told."""
        return tuple(deal for deal in permutations(self.true) if self.fits(dict(zip(self.true, deal, strict=True))))

    def fits(self, instead: dict[int, int]) -> bool:
        """Whether the match, dealt with some cards in the places of others, tells the seat the same throughout."""
        log = [relaid(entry, instead) for entry in self.match.log]
        return retold(GAME, log, self.record.items, self.seat) is not None

    def counted(self, g: BombSquad) -> Deal | None:
        """The deal that a sampled world counts as; None where it has other kinds of cards unseen."""
        renamed: dict[int, int] = {}
        cards = self.cards(g)
        if sorted(DECK[card] for card in cards) != sorted(DECK[card] for card in self.true):
            return None
        for kind in set(DECK):
            mine, theirs = (sorted(card for card in deal if DECK[card] == kind) for deal in (cards, self.true))
            renamed.update(zip(mine, theirs, strict=True))
        return tuple(renamed[card] for card in cards)


def relaid(entry: AnyEntry, instead: dict[int, int]) -> AnyEntry:
    """The shuffle with some cards in the places of others; any other entry as it was."""
    if not isinstance(entry, Drawn) or "order" not in entry.value:
        return entry
    order = tuple(instead.get(card, card) for card in entry.value["order"])
    return msgspec.structs.replace(entry, value={"order": order})


def play(players: int, seed: int, **options: Any) -> Iterator[Match]:
    """A match in which mostly cards are discarded, decision by decision; time stands still."""
    dice = dice_of(seed)
    match = GAME.new(players, seed=seed, mission="alpha", face_up=False, clock="real", **options)
    match.answer(0, Wish("start"))
    for _ in range(80):
        seat = match.asks[0].seat
        if match.g.mishaps and dice.random() < 0.2:
            match.answer(dice.randrange(players), Wish("declare_seen", cards=(0, 1)))
        match.answer(seat, thrifty(match, seat, dice))
        yield match


def thrifty(match: Match, seat: int, dice: Random) -> Wish:
    """A clue now and then, at most three cards programmed, else a discard."""
    hand, what = range(len(match.g.hands[seat])), dice.random()
    clues = [clue(to, value) for to in match.g.others(seat) for value in VALUES]
    told = dice.choice([wish for wish in clues if match.why(seat, wish)])
    if what < 0.15:
        return told
    if what < 0.3 and len(match.g.frame) < 3:
        return Wish("program", card=dice.choice(hand))
    return Wish("discard", card=dice.choice(hand), colour="red")


def spot(players: int, wanted: Callable[[Spot], bool], since: int = 1, **options: Any) -> Spot:
    """The first position with few unseen cards that is wanted, in the matches of the seeds `since` and on."""
    for seed in count(since):
        for match in play(players, seed, **options):
            for seat in range(players):
                if sum(not seen >> seat & 1 for seen in match.g.seen) <= MOST_UNSEEN and wanted(Spot(match, seat)):
                    return Spot(match, seat)
    raise AssertionError


def told(spot: Spot) -> set[str]:
    """Which sorts of clues the unseen cards bear: a value they have, or one they have not."""
    parts = [
        part for hint in spot.hints for part in ((hint & COLOUR_BITS, COLOUR_BITS), (hint & ACTION_BITS, ACTION_BITS))
    ]
    said = {"yes" if part.bit_count() == 1 else "no" for part, whole in parts if part != whole}
    return said or {"nothing"}


def lying(spot: Spot) -> set[str]:
    """Where the unseen cards lie: on the draw pile, face down on the frame, in the seat's own hand."""
    return {ZONES.get(z, "hand") for z, _ in spot.unseen}


def binding(spot: Spot) -> bool:
    """Whether some unseen card cannot lie in some unseen place."""
    return any(BITS[card] & ~hint for card in spot.true for hint in spot.hints)


def clued_slot(spot: Spot) -> bool:
    """Whether a card of the seat's own lies face down with a clue on it."""
    return any(ZONES.get(z) == "frame" and h != NOTHING_TOLD for h, (z, _) in zip(spot.hints, spot.unseen, strict=True))


def some(unseen: int, clues: set[str], *where: str) -> Callable[[Spot], bool]:
    """Positions with this many unseen cards, clues of these sorts that matter, and unseen cards in all these zones."""
    return lambda spot: (
        len(spot.unseen) == unseen
        and told(spot) == clues
        and lying(spot) == set(where)
        and (clues == NOTHING or binding(spot))
    )


NOTHING, BOTH = {"nothing"}, {"yes", "no"}
SPOTS: dict[str, Callable[[], Spot]] = {
    "nothing told": lambda: spot(5, some(5, NOTHING, "pile", "hand")),
    "clues of both sorts": lambda: spot(5, some(5, BOTH, "pile", "hand")),
    "two players": lambda: spot(2, some(4, BOTH, "hand"), since=13),
    "an own card face down": lambda: spot(6, some(4, NOTHING, "frame", "hand")),
    "an own card face down, with a clue": lambda: spot(
        4, lambda s: clued_slot(s) and some(5, BOTH, "frame", "hand")(s)
    ),
    "pile turned over": lambda: spot(3, lambda s: len(s.match.g.draw) > 9 and some(4, {"yes"}, "frame", "hand")(s)),
    "only what cards are not": lambda: spot(4, some(4, {"no"}, "frame", "hand"), since=12, empty_clues=True),
    "after a mishap": lambda: spot(3, some(4, BOTH, "frame", "hand"), mishaps=True),
}
LARGE: dict[str, Callable[[], Spot]] = {
    "six places, nothing told": lambda: spot(5, some(6, NOTHING, "pile", "hand")),
    "six places, clues of both sorts": lambda: spot(5, some(6, BOTH, "pile", "hand")),
    "six places, two players and no draw pile": lambda: spot(2, some(6, BOTH, "hand"), since=13),
    "six places, an own card face down": lambda: spot(4, some(6, BOTH, "frame", "hand")),
}
"""More deals than a test has patience for; the figures have it."""
