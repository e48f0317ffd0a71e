"""Lots: every world that a seat's whole record leaves possible, found by playing the match again from its deal.

How worlds are counted. A world is one deal of individual lots and counters with one set of sealed bids in the sale
that runs. What was put back into the box is never seen again; every world stands for the same number of shuffles of
it, so it is laid in one order only. Counters of one kind look alike, so several worlds may lead to one state of the
table: the sampler must draw it as often as all of them together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product
from typing import Any

import msgspec
from tests.leak.replays import retold

from getaway.kernel import Answer, AnyEntry, Args, Dice, Drawn, Match, Record, Wish, encode
from getaway.kernel.inside import inside
from getaway_toy import GAME

World = tuple[bytes, tuple[int, ...]]
STACKED = 6
IN_HAND = 2


@dataclass(frozen=True)
class Plan:
    """How a sale goes: bids by seat (nothing where left out), and who plays its first or second counter."""

    bids: Mapping[int, int]
    plays: Mapping[int, int]


def sold(players: int, seed: int, *plans: Plan) -> Match:
    """A match in which the sales have gone as planned."""
    match = GAME.new(players, seed=seed)
    for plan in plans:
        bid(match, plan.bids, range(players))
        while not match.over and match.asks[0].question.name == "respond":
            seat = match.asks[0].seat
            match.answer(seat, Wish("respond", place=plan.plays.get(seat, 0)))
    return match


def bid(match: Match, bids: Mapping[int, int], seats: Sequence[int]) -> None:
    """These seats bid, sealed."""
    for seat in seats:
        match.answer(seat, Wish("bid", amount=bids.get(seat, 0)))


@dataclass(frozen=True)
class Sale:
    """A running sale as seat 0, who has not bid yet, stands before it."""

    match: Match

    @cached_property
    def record(self) -> Record:
        """All that the seat knows."""
        return self.match.record(0)

    @cached_property
    def worlds(self) -> tuple[World, ...]:
        """Every world that contradicts nothing the seat was ever told, once for each way to deal it."""
        found = (retold(GAME, log, self.record.items, 0) for log in self.logs())
        return tuple(counted(match) for match in found if match)

    def logs(self) -> Iterator[list[AnyEntry]]:
        """The log with every deal of the lots and counters not seen, and every bid of the others."""
        for lots, cards, bids in product(self.lots(), self.cards(), self.bids()):
            yield relaid(self.match.log, (lots, cards), bids)

    def lots(self) -> Iterator[tuple[int, ...]]:
        """Every order of the lots with those that were turned up in their places."""
        order = self.match.log[1].value["order"]
        turned = STACKED - len(inside(self.match).base.stack)
        yield from filled(order, range(turned, STACKED), order[:turned])

    def cards(self) -> Iterator[tuple[int, ...]]:
        """Every order of the counters with the seat's own and those that were played in their places."""
        order = self.match.log[2].value["order"]
        hidden = [place for seat in range(1, self.match.g.players) for place in unplayed(self.match, seat)]
        known = [order[i] for i in range(IN_HAND * self.match.g.players) if i not in hidden]
        yield from filled(order, hidden, known)

    def bids(self) -> Iterator[tuple[int, ...]]:
        """Every bid of the seats that have bid, and one that none of them can pay."""
        coins = [inside(self.match).base.coins[entry.seat] for entry in sealed(self.match)]
        return product(*[range(most + 2) for most in coins])


def unplayed(match: Match, seat: int) -> list[int]:
    """The places in the deal from which a seat's counters came that it still holds."""
    held = [IN_HAND * seat + i for i in range(IN_HAND)]
    for entry in match.log:
        if isinstance(entry, Answer) and entry.seat == seat and entry.wish.get("place"):
            del held[entry.wish["place"] - 1]
    return held


def filled(order: Sequence[int], hidden: Sequence[int], known: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The order with every choice of cards in its hidden places; the rest goes back into the box, sorted."""
    free = sorted(set(order) - set(known))
    for chosen in permutations(free, len(hidden)):
        laid = dict(zip(hidden, chosen, strict=True))
        rest = iter(card for card in free if card not in chosen)
        yield tuple(laid[i] if i in laid else card if card in known else next(rest) for i, card in enumerate(order))


def sealed(match: Match) -> list[Answer]:
    """The sealed bids of the sale that runs."""
    return [entry for entry in inside(match).since if isinstance(entry, Answer)]


def relaid(log: Sequence[AnyEntry], orders: Sequence[tuple[int, ...]], bids: Sequence[int]) -> list[AnyEntry]:
    """The log with other shuffles at its beginning and other bids at its end."""
    shuffles, start, end = log[1:3], log[:1], log[len(log) - len(bids) :]
    dealt = [msgspec.structs.replace(entry, value={"order": o}) for entry, o in zip(shuffles, orders, strict=True)]
    said = [msgspec.structs.replace(e, wish=Wish("bid", amount=b)) for e, b in zip(end, bids, strict=True)]
    assert all(isinstance(entry, Drawn) for entry in shuffles)
    return [*start, *dealt, *log[3 : len(log) - len(bids)], *said]


def counted(match: Match) -> World:
    """The world a match stands for."""
    return encode(inside(match).base), tuple(entry.wish["amount"] for entry in sealed(match))


def last_sale() -> Sale:
    """Two seats, the last lot: the other's hand is unknown, and it has bid up to two coins."""
    match = sold(2, 1, Plan({1: 13}, {}), *[Plan({}, {})] * 4)
    bid(match, {1: 1}, [1])
    return Sale(match)


def a_lot_to_come() -> Sale:
    """Two seats, one lot on the stack; the other has played a counter."""
    match = sold(2, 2, Plan({1: 13}, {}), Plan({}, {1: 2}), *[Plan({}, {})] * 2)
    bid(match, {1: 2}, [1])
    return Sale(match)


def two_sealed_bids() -> Sale:
    """Three seats, the last lot; of two hands one counter is unknown, and two bids are sealed."""
    spend = (Plan({1: 13}, {}), Plan({2: 12}, {}))
    match = sold(3, 3, *spend, Plan({}, {1: 2}), Plan({}, {1: 1}), Plan({}, {2: 1}))
    bid(match, {1: 0, 2: 3}, [1, 2])
    return Sale(match)


SALES: dict[str, Callable[[], Sale]] = {
    "last sale": last_sale,
    "a lot to come": a_lot_to_come,
    "two sealed bids": two_sealed_bids,
}


class Sampler(type(GAME)):  # type: ignore[misc]
    """The game with a sampler that is wrong about a sale whose truth it knows."""

    def __init__(self, truth: Match) -> None:
        self.truth = truth


class AllIn(Sampler):
    """Every sealed bid is all that a seat has."""

    def sample(self, record: Record, dice: Dice) -> tuple[Any, tuple[Args, ...]]:
        g, hidden = super().sample(record, dice)
        coins = [g.coins[entry.seat] for entry in sealed(self.truth)]
        return g, tuple({**value, "args": {"amount": most}} for value, most in zip(hidden, coins, strict=True))


class Peeking(Sampler):
    """The sealed bids are the true ones."""

    def sample(self, record: Record, dice: Dice) -> tuple[Any, tuple[Args, ...]]:
        g, hidden = super().sample(record, dice)
        true = [entry.wish.args for entry in sealed(self.truth)]
        return g, tuple({**value, "args": args} for value, args in zip(hidden, true, strict=True))


class ByKind(Sampler):
    """A hidden counter is as likely a Double as a Cancel, however many there are left of each."""

    def sample(self, record: Record, dice: Dice) -> tuple[Any, tuple[Args, ...]]:
        g, hidden = super().sample(record, dice)
        kinds = ("double", "cancel")
        dealt = [tuple(kinds[dice.randrange(2)] for _ in hand) if seat else hand for seat, hand in enumerate(g.hands)]
        return msgspec.structs.replace(g, hands=tuple(dealt)), hidden


class SmallFirst(Sampler):
    """The lots to come lie in the order of their numbers."""

    def sample(self, record: Record, dice: Dice) -> tuple[Any, tuple[Args, ...]]:
        g, hidden = super().sample(record, dice)
        return msgspec.structs.replace(g, stack=tuple(sorted(g.stack))), hidden
