"""The toy's one door for search: hidden hands, a hidden stack and sealed bids, drawn as they may well be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.leak.sales import GAME, SALES, AllIn, ByKind, Peeking, Sale, Sampler, SmallFirst, counted, sealed
from tests.leak.verdicts import EACH, faults
from tests.property.kernel.evenness import P, dice_of, look_alike

from getaway.kernel import Game, Match, Wish, sample_world

MATCHES = 400


@cache
def sale(name: str) -> Sale:
    """The sale of this name."""
    return SALES[name]()


def wrong(game: Game[Any], name: str) -> list[str]:
    """What is wrong with a sampler at this sale."""
    dice, here = dice_of(len(name)), sale(name)
    drawn = [counted(sample_world(game, here.record, dice)) for _ in range(EACH * len(here.worlds))]
    return faults(here.worlds, drawn, tests=len(SALES))


@pytest.mark.parametrize("name", SALES)
def test_the_sampler_is_uniform_over_all_worlds_that_fit(name: str) -> None:
    """The worlds drawn are those found by playing the match again with every deal and bid, each as often as any."""
    assert counted(sale(name).match) in sale(name).worlds
    assert wrong(GAME, name) == []


def test_the_worlds_are_all_there() -> None:
    """Their number is that of the counters and lots not seen, and of the bids that can be paid."""
    figures = {name: (len(sale(name).worlds), len(set(sale(name).worlds))) for name in SALES}
    assert figures == {
        "last sale": (6 * 5 * 3, 4 * 3),
        "a lot to come": (5 * 7 * 3, 2 * 7 * 3),
        "two sealed bids": (7 * 3 * 4, 2 * 3 * 4),
    }


@pytest.mark.parametrize(
    ("planted", "name", "found"),
    [
        (AllIn, "last sale", "never drawn"),
        (AllIn, "two sealed bids", "never drawn"),
        (Peeking, "two sealed bids", "never drawn"),
        (ByKind, "last sale", "uneven"),
        (ByKind, "a lot to come", "uneven"),
    ],
)
def test_a_wrong_sampler_is_found(planted: type[Sampler], name: str, found: str) -> None:
    """A sampler that knows or invents the bids draws too few worlds; one that weighs kinds is uneven."""
    assert [fault for fault in wrong(planted(sale(name).match), name) if found in fault]


# In the long run hidden places hold what they truly hold


def wish(match: Match, seat: int, dice: Random) -> Wish:
    """The first legal wish of a list that is made without a look at the counters.

    After a Double another one is refused, which would show what a seat holds: then everybody passes.
    """
    while True:
        if match.asks[0].question.name == "bid":
            said = Wish("bid", amount=dice.randrange(16))
        else:
            said = Wish("respond", place=0 if match.g.doubled else dice.randrange(3))
        if match.why(seat, said):
            return said


def position(number: int) -> Match | None:
    """A position of match `number` in which the seat before seat 0 has something to hide."""
    dice = dice_of(number)
    match = GAME.new(2 + number % 2, seed=number)
    for _ in range(dice.randrange(2, 30)):
        if match.over:
            return None
        ask = match.asks[-1]
        match.answer(ask.seat, wish(match, ask.seat, dice))
    return None if match.over or not match.g.hands[-1] else match


@cache
def positions() -> tuple[Match, ...]:
    """One position from each match."""
    return tuple(match for match in map(position, range(MATCHES)) if match)


def held(match: Match) -> Hashable:
    """The last seat's first counter, and how many more Doubles than Cancels are gone."""
    seen = (*match.g.used, *match.g.hands[0])
    return match.g.hands[-1][0], seen.count("double") - seen.count("cancel")


def to_come(match: Match) -> Hashable:
    """The next lot."""
    return tuple(match.g.stack[:1])


def bids(match: Match) -> Hashable:
    """The sealed bids, as parts of what the seats have."""
    return tuple(4 * entry.wish["amount"] // (match.g.coins[entry.seat] + 1) for entry in sealed(match))


FIELDS = (held, to_come, bids)


def unlike(sampler: type[Sampler]) -> list[str]:
    """The fields whose frequencies in sampled worlds are not those of true ones."""
    dice = dice_of(1)
    drawn = [sample_world(sampler(match), match.record(0), dice) for match in positions()]
    return [
        field.__name__
        for field in FIELDS
        if not look_alike(list(map(field, positions())), list(map(field, drawn)), P / len(FIELDS))
    ]


def test_sampled_worlds_have_the_frequencies_of_true_ones() -> None:
    """Over many matches counters, lots and sealed bids are distributed as they truly are."""
    assert len(positions()) > MATCHES / 2
    assert len(Counter(map(bids, positions()))) > 4
    assert unlike(Sampler) == []


@pytest.mark.parametrize(("planted", "found"), [(AllIn, "bids"), (SmallFirst, "to_come")])
def test_a_wrong_sampler_is_found_by_the_frequencies(planted: type[Sampler], found: str) -> None:
    """Over many matches a wrong sampler puts other things into hidden places than truly lie there."""
    assert found in unlike(planted)
