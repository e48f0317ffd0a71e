"""Lots against the kernel's contract: random matches, worlds, positions, undo and the log."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest
from tests.anchored import asked_of, strangers

from getaway.kernel import (
    RARE,
    USUAL,
    Ask,
    Deadline,
    Match,
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
from getaway.kernel.inside import inside
from getaway.kernel.weighing import weigh
from getaway.rulebook import lint_package, read
from getaway.suite import check
from getaway.texts import Texts, missing
from getaway_toy import COUNTERS, GAME, Acted, Lots, Sale

PRESSURE = 45
"""A seat concedes once in this many answers."""


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


def asked(ask: Ask) -> tuple[object, ...]:
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


def test_the_suite_finds_nothing_and_every_plant() -> None:
    """Lots passes what every game must pass; all planted leaks are caught and every hidden field varied."""
    report = check(GAME, matches=12)
    assert report.ok, report.text()
    assert report.varied == {"hands", "stack"}
    assert report.tried["deadlines fired"] > 0


def test_random_matches_reach_every_event() -> None:
    """Random play tells every act of a seat and step of a sale, each with a text, and fires deadlines."""
    told: Counter[str] = Counter()
    texts, fired = Texts("getaway_toy", "en"), 0
    for seed in range(40):
        rng, match = dice(seed), GAME.new(3, seed=seed, window_ms=600)
        while not match.over:
            decide(match, rng, by_verb=True)
        items = [item for item in match.told(0) if type(item).__name__ in {"Told", "Rang"}]
        fired += sum(type(item).__name__ == "Rang" for item in items)
        for item in items:
            if type(item).__name__ == "Told":
                told[item.event.act if isinstance(item.event, Acted) else item.event.step] += 1
                assert isinstance(item.event, Acted | Sale)
                assert texts.describe(item.event)
                assert all(clause in read("getaway_toy") for clause in item.cites)
    assert told.keys() == {"takes", "plays", "concedes", "auction", "bids", "sold", "discarded", "over"}
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
    wishes = [Wish("respond", place=place) for place in range(-1, 5)]
    wishes += [Wish("bid", amount=n) for n in range(-1, 18)]
    for seed in range(20):
        rng, match = dice(seed), GAME.new(3, seed=seed)
        while not match.over:
            for ask in match.asks:
                allowed = [wish for wish in wishes if match.why(ask.seat, wish)]
                assert sorted(map(repr, allowed)) == sorted(map(repr, ask.choice))
            decide(match, rng, by_verb=True)


def test_worlds_with_a_sealed_bid_are_those_of_all_deals() -> None:
    """Every deal and every bid of seat 1, counted card by card: the sampler draws just these, as often."""
    match = GAME.arrange(2, coins=(15, 2))
    match.answer(1, Wish("bid", amount=1))
    unseen = list(COUNTERS * 3)  # four of each, of which seat 0 holds one
    weights = Counter((hand, bid) for hand in permutations(unseen, 2) for bid in range(3))
    drawn: Counter[Any] = Counter()
    for world in worlds(match, 6000):
        drawn[world.g.hands[1], inside(world).since[-1].wish["amount"]] += 1
    assert drawn.keys() == weights.keys()
    assert chi_square(drawn, weights) < 31.3  # p = 0.001 with 11 degrees of freedom


def test_worlds_keep_the_lots_that_were_seen() -> None:
    """Ten lots are left for a stack of two: all 90 stacks come equally often, and no lot seen before."""
    match = GAME.arrange(2, stack=(3, 4), sold=((7, 0),), lot=5)
    weights = Counter(permutations([lot for lot in range(1, 13) if lot not in (5, 7)], 2))
    drawn = Counter(world.g.stack for world in worlds(match, 9000))
    assert drawn.keys() == weights.keys()
    assert chi_square(drawn, weights) < 135.9  # p = 0.001 with 89 degrees of freedom


def test_worlds_after_a_play_are_those_of_all_deals() -> None:
    """Every deal, played out alike: what seat 1 may still hold is sampled as often as deals leave it."""
    true = played((0, 1, *range(2, 8)))
    deals = [(0, 1, *rest) for rest in permutations(range(2, 8))]
    fitting = [deal for deal in deals if COUNTERS[deal[2] % 2] == "double"]
    weights = Counter(played(deal).g.hands[1] for deal in fitting)
    drawn = Counter(world.g.hands[1] for world in worlds(true, 3000))
    assert weights == {("double",): 144, ("cancel",): 216}
    assert drawn.keys() == weights.keys()
    assert chi_square(drawn, weights) < 10.8  # p = 0.001 with 1 degree of freedom


def played(order: tuple[int, ...]) -> Match:
    """A match after a given deal in which seat 1 played its first counter, its lots always in the same order."""
    match = GAME.new(2, chance=Recorded([{"order": tuple(range(12))}, {"order": order}], Seeded(0)))
    match.answer(0, Wish("bid", amount=1))
    match.answer(1, Wish("bid", amount=0))
    match.answer(1, Wish("respond", place=1))
    return match


def worlds(match: Match, count: int) -> list[Match]:
    """Worlds drawn from what seat 0 knows."""
    record, rng = match.record(0), dice(count)
    return [sample_world(GAME, record, rng) for _ in range(count)]


def chi_square(drawn: Counter[Any], weights: Counter[Any]) -> float:
    """How far the counts are from those the weights promise."""
    share = drawn.total() / weights.total()
    return sum((drawn[what] - weight * share) ** 2 / (weight * share) for what, weight in weights.items())


def test_a_pass_is_taken_back_but_no_secret_shown() -> None:
    """A pass is undone by right; a bid after the bids were opened, or a counter played, by nobody."""
    match = GAME.arrange(3, stack=(1,))
    for seat in range(3):
        match.answer(seat, Wish("bid", amount=seat))
    with pytest.raises(Refused, match="GT-UNDO-03"):
        match.undo(2, agreed=(0, 1))
    before = match.state_hash
    match.answer(0, Wish("respond", place=0))
    match.undo(0)
    assert match.state_hash == before
    match.answer(0, Wish("respond", place=1))
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
    """No field of the state is without a declaration, and the view shows just what that gives."""
    assert None not in secrecy(Lots).values()
    match = GAME.new(2, seed=4)
    for seat in (-1, 0, 1):
        view = match.view(seat)
        assert {name: getattr(view, name) for name in secrecy(Lots)} == known(match.g, seat)
    assert GAME.view(match.g, 0).hands != GAME.view(match.g, 1).hands


@pytest.mark.parametrize("options", [{"window": 5}, {"window_ms": -1}, {"window_ms": "long"}])
def test_unknown_options_are_refused(options: dict[str, Any]) -> None:
    """A made-up option or value makes no match."""
    with pytest.raises(Refused, match="GT-SETUP-01"):
        GAME.new(2, **options)


def test_wrong_positions_are_refused() -> None:
    """A lot twice or unheard of, too many counters, debts: each fault is named."""
    with pytest.raises(Refused) as refused:
        GAME.arrange(2, sold=((12, 0), (13, 1)), hands=(("double",) * 5, ()), coins=(31, -1))
    assert refused.value.facts["option"].split("; ") == [
        "1 12 too many",
        "1 13 too many",
        "1 double too many",
        "1 debts too many",
    ]


def test_rules_and_texts_are_complete() -> None:
    """The catalogue is sound, and every question and verb has its message."""
    assert lint_package("getaway_toy") == []
    ids = [f"do-{name}" for name in GAME.verbs]
    ids += [f"ask-{name}{part}" for name in ("bid", "respond") for part in ("", ".why")]
    assert missing("getaway_toy", "en", ids) == []


# Options that know their place


def test_bids_belong_to_the_lot_and_responses_to_their_counters() -> None:
    """A pass touches nothing; conceding is for the full list. Everything named is in the seat's view."""
    match = GAME.arrange(2)
    bid, concede = [*(asked_of(match, 0).choice or []), *asked_of(match, 0).offers]
    assert (bid["at"], bid["rank"], concede["at"], concede["rank"], concede["free"]) == (
        *("lot", USUAL),
        *("seat:0", RARE, True),
    )
    assert asked_of(match, 1).phase == "bid"
    for seat, amount in ((0, 5), (1, 2)):
        match.answer(seat, Wish("bid", amount=amount))
    respond = (asked_of(match, 1).choice or [{}])[0]
    assert (respond["by"], respond["parts"][0]["places"]) == ("place", [None, "counter:1:1", "counter:1:2"])
    assert asked_of(match, 0).phase == "respond"
    assert strangers(match) == set()


def test_a_counter_is_used_up_and_what_it_brings_is_not_told_beforehand() -> None:
    """To the others it is a secret; a pass that ends the window shows the next lot, so it isn't told either."""
    match = GAME.arrange(2, stack=(3,))
    for seat, amount in ((0, 5), (1, 2)):
        match.answer(seat, Wish("bid", amount=amount))
    passing, playing = weigh(match, 1, [Wish("respond", place=0), Wish("respond", place=1)])
    assert (passing.cost, passing.final) == ({}, False)
    assert (playing.cost, playing.final, playing.then) == ({"counters": 1}, True, ())
    before = match.view(0)
    match.answer(1, Wish("respond", place=1))
    assert [then.what for then in match.game.consequences(before, match.view(0))] == ["double"]
    match.answer(0, Wish("respond", place=0))
    sold = match.game.consequences(before, match.view(0))[0]
    assert (sold.what, dict(sold.facts)) == ("sold", {"lot": 12, "winner": 0, "price": 10})


def test_the_sale_is_pictured_before_the_next_lot() -> None:
    """Paid and put away, with no lot on the table; then the next one is turned up."""
    match = GAME.arrange(2, stack=(3,), hands=((), ()))
    for seat, amount in ((0, 5), (1, 2)):
        match.answer(seat, Wish("bid", amount=amount))
    sale = inside(match).audiences.pictures[-1].state
    assert isinstance(sale, Lots)
    assert (sale.coins, sale.sold, sale.lot, len(sale.stack)) == ((10, 15), ((12, 0),), 0, 1)
    assert (match.g.lot, GAME.faults(sale)) == (3, [])


def test_concessions_and_discarded_lots_are_told() -> None:
    """The winner concedes: its lot is discarded, which would stop a plan."""
    match = GAME.arrange(3, stack=(3,))
    for seat, amount in ((0, 5), (1, 2), (2, 2)):
        match.answer(seat, Wish("bid", amount=amount))
    before = match.view(1)
    match.answer(0, Wish("concede"))
    found = match.game.consequences(before, match.view(1))
    assert [(then.what, then.alarm) for then in found] == [("discarded", True), ("conceded", False)]
