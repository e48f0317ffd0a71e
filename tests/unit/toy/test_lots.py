"""Lots against the kernel's contract: random matches, worlds, positions, undo and the log."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from getaway.kernel import (
    Deadline,
    Match,
    Play,
    Recorded,
    Refused,
    Seeded,
    Wish,
    from_text,
    known,
    logbook,
    sample_world,
    secrecy,
    to_text,
)
from getaway.rulebook import lint_package, read
from getaway.texts import Texts, missing
from getaway_toy import GAME, model
from getaway_toy.model import Lots, View

PRESSURE = 45
"""Every so many answers a seat concedes."""


def dice(seed: int) -> Random:
    """The same numbers in every run."""
    return Random(seed)  # noqa: S311 - a test draws no secrets


def decide(match: Match, rng: Random, *, by_verb: bool) -> None:
    """Time goes by, then one random answer, now and then an offer."""
    match.advance(match.now + rng.randrange(400))
    for ask in match.asks[:1]:
        if rng.randrange(PRESSURE) == 0:
            match.answer(ask.seat, match.offers(ask.seat).sample(rng))
        else:
            match.answer(ask.seat, ask.choice.by_verb(rng) if by_verb else ask.choice.sample(rng))


def whole(match: Match) -> None:
    """The position is sound, and fork and text reproduce it with its question."""
    assert GAME.faults(match.g) == []
    branch, again = match.fork(), from_text(GAME, to_text(match))
    for other in (branch, again):
        assert other.state_hash == match.state_hash
        assert [asked(ask) for ask in other.asks] == [asked(ask) for ask in match.asks]


def asked(ask: object) -> tuple[object, ...]:
    """Who is asked what, with how many answers."""
    return ask.seat, ask.question.name, ask.choice.count, tuple(ask.choice)


@pytest.mark.parametrize("seed", range(200))
def test_random_matches_hold_to_the_contract(seed: int) -> None:
    """At every decision: nothing made or lost, fork and text agree, and every seat finds a world."""
    rng = dice(seed)
    match = GAME.new(2 + seed % 3, seed=seed, window_ms=1000 * (seed % 2))
    while not match.over:
        whole(match)
        for seat in range(match.g.players):
            world = sample_world(GAME, match.record(seat), rng)
            assert world.view(seat) == match.view(seat)
            assert GAME.faults(world.g) == []
        decide(match, rng, by_verb=seed % 4 < 2)
    assert match.incidents == []
    assert match.outcome is not None
    book = logbook.read(logbook.write(match))
    assert logbook.verify(GAME, book) == []
    assert logbook.replay(GAME, book).chain == match.chain


def test_random_matches_reach_every_event_and_phase() -> None:
    """Random play tells every event there is, each with a text, and fires deadlines."""
    texts, told, fired = Texts("getaway_toy", "en"), set(), 0
    for seed in range(40):
        rng, match = dice(seed), GAME.new(3, seed=seed, window_ms=600)
        while not match.over:
            decide(match, rng, by_verb=True)
        items = [item for item in match.told(0) if type(item).__name__ in {"Told", "Rang"}]
        fired += sum(type(item).__name__ == "Rang" for item in items)
        for item in items:
            if type(item).__name__ == "Told":
                told.add(type(item.event).__name__)
                assert texts.describe(item.event)
                assert all(clause in read("getaway_toy") for clause in item.cites)
    assert told == {kind.__name__ for kind in model.Event.__subclasses__() if kind.__module__ == model.__name__}
    assert fired > 0


def test_quiet_play_is_the_same_play() -> None:
    """A quiet fork given the same answers ends in the same state."""
    match = GAME.new(3, seed=8)
    quiet, rng = match.fork(), dice(8)
    while not match.over:
        ask = match.asks[-1]
        wish = ask.choice.sample(rng)
        match.answer(ask.seat, wish)
        quiet.answer(ask.seat, wish)
        assert quiet.state_hash == match.state_hash
    assert quiet.outcome == match.outcome


def test_judge_and_options_agree() -> None:
    """Over many positions exactly the enumerated wishes are allowed, of all that could be wished."""
    wishes = [Wish("pass"), *(Wish("bid", amount=n) for n in range(-1, 18))]
    wishes += [Wish("play", place=n) for n in range(-1, 4)]
    wishes += [Wish("exchange", places=places) for n in range(4) for places in permutations(range(3), n)]
    for seed in range(20):
        rng, match = dice(seed), GAME.new(3, seed=seed)
        while not match.over:
            for ask in match.asks:
                allowed = [wish for wish in wishes if match.why(ask.seat, wish)]
                assert sorted(map(repr, allowed)) == sorted(map(repr, ask.choice))
            decide(match, rng, by_verb=True)


def test_worlds_with_a_sealed_bid_are_uniform() -> None:
    """Seat 1 holds two of six unseen counters and bid 0 or 1: all 60 worlds come equally often."""
    match = GAME.arrange(2, coins=(15, 1))
    match.answer(1, Wish("bid", amount=1))
    record, rng = match.record(0), dice(60)
    worlds = (sample_world(GAME, record, rng) for _ in range(6000))
    drawn = Counter((world.g.hands[1], world.since[-1].wish) for world in worlds)
    assert len(drawn) == 60
    assert chi_square(drawn) < 98.3  # p = 0.001 with 59 degrees of freedom


def test_worlds_after_an_exchange_are_those_of_all_deals() -> None:
    """Every deal and every hidden choice, played out: the sampler draws just these states, equally often."""
    true = exchanged(dice(3).sample(range(8), 8), (1,), (0,))
    record, rng = true.record(0), dice(120)
    mine = true.line[0].value["order"][:2]
    deals = [(*mine, *rest) for rest in permutations(i for i in range(8) if i not in mine)]
    reached = [exchanged(order, (1,), (place,)) for order in deals for place in (0, 1)]
    fitting = Counter(secrets(play) for play in reached if GAME.view(play.g, 0) == true.view(0))
    assert len(set(fitting.values())) == 1
    drawn = Counter(secrets(sample_world(GAME, record, rng)) for _ in range(3000))
    assert drawn.keys() == fitting.keys()
    assert chi_square(drawn) < len(drawn) - 1 + 4.5 * (2 * len(drawn)) ** 0.5


def exchanged(order: object, *places: tuple[int, ...]) -> Match:
    """A match after a given deal and exchange, its lots always in the same order."""
    draws = [{"order": tuple(order)}, {"order": tuple(range(12))}]
    match = GAME.new(2, chance=Recorded(draws, Seeded(0)))
    for seat, named in enumerate(places):
        match.answer(seat, Wish("exchange", places=named))
    return match


def secrets(play: Play) -> tuple[object, ...]:
    """What seat 0 cannot see of the counters."""
    return play.g.hands[1], play.g.aside[1], play.g.deck


def chi_square(drawn: Counter[object]) -> float:
    """How far the counts are from equal ones."""
    even = drawn.total() / len(drawn)
    return sum((count - even) ** 2 / even for count in drawn.values())


def test_memory_keeps_what_was_laid_aside() -> None:
    """A seat remembers its own counters laid aside, and only the number of the others'."""
    match = exchanged(range(8), (1,), (0, 1))
    assert match.record(0).memory == (("double-2",), ("hidden", "hidden"))
    assert match.record(0).memory != match.record(1).memory


def test_a_pass_is_taken_back_but_no_secret_shown() -> None:
    """A pass is undone by right; a bid after the bids were opened, or a counter played, by nobody."""
    match = GAME.arrange(3, stack=(1,))
    for seat in range(3):
        match.answer(seat, Wish("bid", amount=seat))
    with pytest.raises(Refused, match="GT-UNDO-03"):
        match.undo(2, agreed=(0, 1))
    before = match.state_hash
    match.answer(0, Wish("pass"))
    match.undo(0)
    assert match.state_hash == before
    match.answer(0, Wish("play", place=0))
    with pytest.raises(Refused, match="GT-UNDO-03"):
        match.undo(0, agreed=(1, 2))


def test_a_sealed_bid_is_taken_back() -> None:
    """While bids are open a seat may take its own back and bid again."""
    match = GAME.arrange(2)
    match.answer(0, Wish("bid", amount=9))
    match.undo(0)
    assert [ask.seat for ask in match.asks] == [0, 1]


def test_a_deadline_keeps_its_time_in_worlds_and_texts() -> None:
    """The window's deadline is state: it stands in a restored match and in a sampled world."""
    match = GAME.arrange(2, window_ms=500)
    match.answer(0, Wish("bid", amount=1), at=100)
    match.answer(1, Wish("bid", amount=2), at=300)
    world = sample_world(GAME, match.record(1), dice(0))
    for other in (match, world, from_text(GAME, to_text(match))):
        assert GAME.deadlines(other.g) == (Deadline(800, "window"),)
        other.advance(800)
        assert other.over


def test_every_field_declares_who_may_know_it() -> None:
    """No field of the state is without a declaration, and the view shows no more than that."""
    assert None not in secrecy(Lots).values()
    match = GAME.new(2, seed=4)
    for seat in (-1, 0, 1):
        view, may = match.view(seat), known(match.g, seat)
        assert {name: getattr(view, name) for name in View.__struct_fields__ if name != "tape"} == {
            name: part for name, part in may.items() if name != "aside"
        }


@pytest.mark.parametrize("options", [{"window": 5}, {"window_ms": -1}, {"window_ms": "long"}])
def test_unknown_options_are_refused(options: dict[str, object]) -> None:
    """A made-up option or value makes no match."""
    with pytest.raises(Refused, match="GT-SETUP-01"):
        GAME.new(2, **options)


def test_wrong_positions_are_refused() -> None:
    """A lot twice, a counter twice or too many coins: each fault is named."""
    with pytest.raises(Refused) as refused:
        GAME.arrange(2, won=((12,), ()), hands=(("double-1", "double-1"), ()), coins=(31, -1))
    assert refused.value.facts["option"].split("; ") == [
        "seat 1 has -1 coins",
        "12: 2 instead of 1",
        "double-1: 2 instead of 1",
    ]


def test_rules_and_texts_are_complete() -> None:
    """The catalogue is sound, and every question and verb has its message."""
    assert lint_package("getaway_toy") == []
    ids = [f"do-{name}" for name in GAME.verbs]
    ids += [f"ask-{name}{part}" for name in ("exchange", "bid", "respond") for part in ("", ".why")]
    assert missing("getaway_toy", "en", ids) == []
