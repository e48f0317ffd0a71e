"""Bomb Squad: what lies in hidden places, in true and in sampled worlds, over many matches.

Why a true world is a fair draw. Before a match every deal is equally likely. The answers come from a list of loose
wishes that is made before the deal and is the same for every deal: the seat asked takes the first wish of the
list that is legal. If what is legal followed from cards that the observing seat does not see, the skipped wishes
would tell more than its record does, and the deals that agree with the record would not be equally likely. So
these tables allow clues that fit no card, and then nothing that is legal depends on a hidden card: the deal
decides only what the observer is told. Given its record, every deal that leads to that record has therefore led to
it with certainty, all others never, and the true deal is as likely to be any of them. That is what the sampler
promises of its own deals, so the two must have the same frequencies, whatever is looked at.

One position is taken from each match, so that the counts are independent.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from tests.property.kernel.evenness import P, dice_of, look_alike

from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.table.clues import ACTION_BITS, BITS, COLOUR_BITS, VALUES
from getaway.games.bombsquad.table.pieces import COLOUR, DECK
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.turn.inform import clue
from getaway.kernel import Match, Play, Seeded, Wish, sample_world
from getaway.kernel.inside import inside
from getaway.kernel.record import Record

LONGEST = 60


class Seen(NamedTuple):
    """A position: what a seat knows of it, and the truth."""

    record: Record
    truth: BombSquad


def loose(players: int, dice: Random) -> Iterator[Wish]:
    """Wishes without end, made without a look at the cards; clues and discards are the most frequent."""
    while True:
        match dice.choices(("inform", "discard", "program", "activate"), (6, 5, 3, 1))[0]:
            case "inform":
                yield clue(dice.randrange(players), dice.choice(VALUES))
            case "discard":
                yield Wish("discard", card=dice.randrange(6), colour=dice.choice(("red", "yellow", "blue")))
            case "program":
                yield Wish("program", card=dice.randrange(6))
            case _:
                yield Wish("activate")


def answer(play: Play, wishes: Iterator[Wish]) -> None:
    """The first legal wish; what an operator does, with all cards turned up, is the first option there is."""
    ask = play.asks[0]
    if ask.question.name == "turn":
        play.answer(ask.seat, next(wish for wish in wishes if play.why(ask.seat, wish)))
    else:
        play.answer(ask.seat, next(iter(ask.choice)))


def position(number: int) -> Seen | None:
    """One position of match `number`, or None where it was over too soon."""
    dice = dice_of(number)
    players = 2 + dice.randrange(3)
    match = GAME.new(players, seed=number, mission="alpha", face_up=False, clock="real", empty_clues=True)
    play, wishes = match.fork(), loose(players, dice_of(dice.randrange(1 << 30)))
    for _ in range(dice.randrange(10, LONGEST)):
        if play.over:
            return None
        answer(play, wishes)
    there = Match(GAME, inside(play).base, Seeded(0), options=match.settings, since=inside(play).since)
    return None if there.over else Seen(there.record(dice.randrange(players)), inside(there).base)


@cache
def positions(matches: int) -> tuple[Seen, ...]:
    """The positions of the first `matches` matches."""
    return tuple(seen for seen in map(position, range(matches)) if seen)


def sort(hint: int, bits: int, bit: int) -> str:
    """What the clues say about this value of a card: that it has it, that it hasn't, something else, or nothing."""
    if not hint & bit:
        return "ruled out"
    return {bit: "told", bits: "open"}.get(hint & bits, "left")


def card_at(g: BombSquad, card: int) -> Hashable:
    """The kind of a card, and how it fits the clues about its place."""
    hint, own = g.hints[card], BITS[card]
    return DECK[card], *(sort(hint, bits, own & bits) for bits in (COLOUR_BITS, ACTION_BITS))


def unseen(g: BombSquad, zone: tuple[int, ...], seat: int) -> list[int]:
    """The cards of a zone that the seat has not seen."""
    return [card for card in zone if not g.seen[card] >> seat & 1]


def in_hand(g: BombSquad, seat: int) -> Hashable:
    """The first unseen card of the seat's own hand."""
    return tuple(card_at(g, card) for card in unseen(g, g.hands[seat], seat)[:1])


def last_in_hand(g: BombSquad, seat: int) -> Hashable:
    """The last one."""
    return tuple(card_at(g, card) for card in unseen(g, g.hands[seat], seat)[-1:])


def face_down(g: BombSquad, seat: int) -> Hashable:
    """The first of the seat's own cards that lies face down on the frame."""
    return tuple(card_at(g, card) for card in unseen(g, g.frame, seat)[:1])


def to_be_drawn(g: BombSquad, seat: int) -> Hashable:
    """The top of the draw pile."""
    return tuple(DECK[card] for card in unseen(g, g.draw[:1], seat))


def reds_together(g: BombSquad, seat: int) -> Hashable:
    """How many red cards are in the seat's own hand and next on the draw pile together."""
    return sum(COLOUR[DECK[card]] == 0 for card in (*g.hands[seat], *g.draw[:4]))


FIELDS: tuple[Callable[[BombSquad, int], Hashable], ...] = (
    in_hand,
    last_in_hand,
    face_down,
    to_be_drawn,
    reds_together,
)


def unlike(matches: int, seed: int) -> list[str]:
    """The fields whose frequencies in sampled worlds are not those of true ones."""
    dice, seen = dice_of(seed), positions(matches)
    sampled = [inside(sample_world(GAME, record, dice)).base for record, _ in seen]
    found = []
    for field in FIELDS:
        true = [field(truth, record.seat) for record, truth in seen]
        drawn = [field(g, record.seat) for (record, _), g in zip(seen, sampled, strict=True)]
        if not look_alike(true, drawn, P / len(FIELDS)):
            found.append(field.__name__)
    return found
