"""What players hold: dealt so that every timing is held, and a single card decides whether a player is asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Final

import msgspec
from tests.nets.breach.moments import TIMINGS, TOKENS, Now, alternative_fits, card_fits, program_fits

from getaway.games.breach.malware.hands import all_cards
from getaway.games.breach.sheet.cheats import visible_program
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import CHEATS
from getaway.games.breach.table.pieces import Effect, Malware, malware
from getaway.kit.zones import put

PLAIN: Final = (Effect("credit"),)
"""An effect that belongs to no moment and asks nothing."""


@contextmanager
def plain_cards(dice: Random) -> Iterator[None]:
    """Tactics and Programs get an effect that fits everywhere, and timings drawn at random, for all seats."""
    box = malware()
    printed = dict(box)
    try:
        for name, card in printed.items():
            if not card.condition:
                timing = dice.choice(list(TIMINGS))
                box[name] = msgspec.structs.replace(card, timing=timing, effects=PLAIN, cost=(), danger=(), choose=0)
        yield
    finally:
        box.update(printed)


def deal(g: Breach, dice: Random) -> None:
    """Deal each player one or a few of their eight cards, with the rest discarded or in the deck; tokens and Cheats.

    With all others discarded everybody knows the one card: whether its owner is asked depends on nothing else.
    """
    for seat, player in enumerate(g.seats):
        if any(entry.startswith(f"{seat}:") for entry in g.playing):
            continue
        cards = list(all_cards(player.avatar, player.breacher))
        dice.shuffle(cards)
        n = dice.choice((0, 1, 1, 1, 1, 2, 4))
        away = dice.choice((len(cards) - n, len(cards) - n, 0, 2))
        hand, rest = cards[:n], cards[n:]
        g.hands = put(g.hands, seat, tuple(sorted(hand)))
        g.discards = put(g.discards, seat, tuple(sorted(rest[:away])))
        g.decks = put(g.decks, seat, tuple(sorted(rest[away:])))
        deal_tokens(g, seat, dice)
        ready = tuple([cheat for cheat in CHEATS if dice.random() < 0.3])
        g.set_seat(seat, ready=ready, used=(), played=(), side=dice.randrange(2))


def deal_tokens(g: Breach, seat: int, dice: Random) -> None:
    """Often none, sometimes one or two Research tokens of the Reserve."""
    pool = [*g.research_left, *g.research[seat]]
    dice.shuffle(pool)
    n = dice.choice((0, 0, 0, 1, 2))
    g.research, g.research_left = put(g.research, seat, tuple(sorted(pool[:n]))), tuple(sorted(pool[n:]))


def program(g: Breach, seat: int) -> Malware | None:
    """The Program a player could activate."""
    name = visible_program(g, seat)
    ready = "program" in g.seats[seat].ready and name not in g.seats[seat].used
    return malware()[name] if ready else None


def unplayed(g: Breach, seat: int, cards: tuple[str, ...]) -> list[Malware]:
    """Those of the cards whose name was not played in this turn."""
    return [malware()[name] for name in dict.fromkeys(cards) if name not in g.seats[seat].played]


def any_fits(now: Now, seat: int, cards: list[Malware], tokens: tuple[str, ...]) -> bool:
    """Whether one of these cards or tokens, or the Program, fits the moment."""
    own = program(now.g, seat)
    if any(card_fits(now, seat, card) for card in cards) or (own is not None and program_fits(now, seat, own)):
        return True
    if any(TOKENS[token](now, seat) for token in tokens):
        return True
    return alternative_fits(now, seat) and any(card.alternative for card in cards)


def holds_something(now: Now, seat: int) -> bool:
    """Whether the player holds something that fits."""
    return any_fits(now, seat, unplayed(now.g, seat, now.g.hands[seat]), now.g.research[seat])


def may_hold_something(now: Now, seat: int) -> bool:
    """Whether, as far as everybody knows, the player may hold something that fits."""
    return any_fits(now, seat, public_hand(now.g, seat), tuple(TOKENS) if now.g.research[seat] else ())


def public_hand(g: Breach, seat: int) -> list[Malware]:
    """The cards that may be in a hand: of the eight, those that lie neither discarded nor on the table."""
    cards = list(all_cards(g.seats[seat].avatar, g.seats[seat].breacher))
    for card in (*g.discards[seat], *[entry.partition(":")[2] for entry in g.playing if entry.startswith(f"{seat}:")]):
        if card in cards:
            cards.remove(card)
    return unplayed(g, seat, tuple(cards)) if g.hands[seat] else []
