"""Lots: its state with who may know what, what a seat sees of it, and what is told."""

from __future__ import annotations

from typing import Annotated

import msgspec

from getaway.kernel import Event, Public, Seat, State, secret

LOTS = tuple(range(1, 13))
PLACES = (0, 1)
FACE_DOWN = "hidden"
NOBODY = -1
PerSeat = tuple[tuple[int, ...], ...]
Cards = tuple[str, ...]


def counters(players: int) -> Cards:
    """Two Doubles and two Cancels a seat, each with its own number."""
    return tuple(f"{kind}-{i}" for kind in ("double", "cancel") for i in range(1, 2 * players + 1))


def seen(zone: tuple[Cards, ...], seat: Seat, shown: PerSeat) -> tuple[Cards, ...]:
    """A zone as a seat knows it: its own cards and those at shown places, the others face down."""
    return tuple(
        tuple(card if seat == owner or i in shown[owner] else FACE_DOWN for i, card in enumerate(cards))
        for owner, cards in enumerate(zone)
    )


def seen_hands(g: Lots, seat: Seat) -> tuple[Cards, ...]:
    """Of the hands, a seat knows its own and what was played."""
    return seen(g.hands, seat, g.played)


def seen_aside(g: Lots, seat: Seat) -> tuple[Cards, ...]:
    """Of what was laid aside, a seat remembers its own."""
    return seen(g.aside, seat, ((),) * g.players)


class Table(State, kw_only=True):
    """What lies open. A played counter stays at its place in the hand, face up."""

    phase: Public[str] = "deal"
    window_ms: Public[int] = 0
    coins: Public[tuple[int, ...]]
    bank: Public[int] = 0
    won: Public[PerSeat]
    played: Public[PerSeat]
    discard: Public[tuple[int, ...]] = ()
    out: Public[tuple[Seat, ...]] = ()
    lot: Public[int] = 0
    bids: Public[tuple[int, ...]]
    winner: Public[int] = NOBODY
    doubled: Public[bool] = False
    waiting: Public[tuple[Seat, ...]] = ()
    closes: Public[int] = 0


class Lots(Table, kw_only=True):
    """The whole state: what lies open and what does not. Box and, once dealt from, deck have no order."""

    stack: Annotated[tuple[int, ...], secret(lambda g, _: len(g.stack))] = ()
    box: Annotated[tuple[int, ...], secret(lambda g, _: len(g.box))] = LOTS
    deck: Annotated[Cards, secret(lambda g, _: len(g.deck))]
    hands: Annotated[tuple[Cards, ...], secret(seen_hands)]
    aside: Annotated[tuple[Cards, ...], secret(seen_aside)]


class View(Table, kw_only=True):
    """The table as one seat sees it, with counts of what lies in piles."""

    stack: int
    box: int
    deck: int
    hands: tuple[Cards, ...]


class Outcome(msgspec.Struct, frozen=True):
    """The scores by seat, and who won."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Dealt(Event, frozen=True):
    """A seat took counters; the others see only how many."""

    seat: Seat
    cards: Cards


class LotTurned(Event, frozen=True):
    """The next lot is for sale."""

    lot: int


class BidShown(Event, frozen=True):
    """A sealed bid was opened."""

    seat: Seat
    amount: int


class BidWon(Event, frozen=True):
    """The highest bid, or the one that chance chose of them."""

    seat: Seat


class Passed(Event, frozen=True):
    """A seat let the sale go on."""

    seat: Seat


class CounterPlayed(Event, frozen=True):
    """A seat turned up one of its counters."""

    seat: Seat
    card: str


class WindowClosed(Event, frozen=True):
    """Time is up: whoever was still to answer passes."""


class LotSold(Event, frozen=True):
    """The winner paid and took the lot."""

    seat: Seat
    lot: int
    price: int


class LotDiscarded(Event, frozen=True):
    """Nobody paid."""

    lot: int


class Conceded(Event, frozen=True):
    """A seat left the contest."""

    seat: Seat
