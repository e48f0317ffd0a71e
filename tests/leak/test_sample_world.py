"""Bomb Squad's one door for search: every world agrees with the record, all that do are drawn, each equally often."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import factorial

import pytest
from tests.leak import frequencies, wrong_dealers
from tests.leak.agreement import agreement
from tests.leak.deals import NOTHING, SPOTS, Spot, told
from tests.leak.verdicts import EACH, faults
from tests.leak.wrong_dealers import Dealer
from tests.property.kernel.evenness import P, dice_of, looks_uniform

from getaway import games
from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.table.pieces import DECK
from getaway.kernel import Match, Wish, sample_world
from getaway.kernel.inside import inside

DEAL = "getaway.games.bombsquad.proof.worlds.deal"
MATCHES = 1800


@cache
def spot(name: str) -> Spot:
    """The position of this name."""
    return SPOTS[name]()


def sampled(name: str, each: int = EACH) -> list[Match]:
    """Worlds of this position, `each` of them for every possible deal."""
    dice = dice_of(len(name))
    return [sample_world(GAME, spot(name).record, dice) for _ in range(each * len(spot(name).deals))]


def wrong(name: str) -> list[str]:
    """What is wrong with the sampler at this position."""
    drawn = [spot(name).counted(inside(world).base) for world in sampled(name)]
    return faults(spot(name).deals, drawn, tests=len(SPOTS))


# Every world that is proposed agrees


@pytest.mark.parametrize("name", ["bombsquad", "toy"])
def test_every_proposed_world_gives_the_seat_its_own_record(name: str) -> None:
    """At positions of random play no proposal, for any seat or the spectators, is ever rejected."""
    found = agreement(games.find(name), most=150, seed=1, every=7)
    assert found["positions"] == 150
    assert found["agrees"] == found["worlds proposed"] > 450


def test_a_mishap_leaves_worlds_to_draw() -> None:
    """Even after a whole hand was shown at once the next world fits, and has the shown cards where they were shown."""
    match = GAME.new(2, seed=3, mission="alpha", mishaps=True, clock="real")
    match.answer(0, Wish("start"))
    match.answer(1, Wish("declare_seen", cards=(0, 1, 2, 3, 4, 5)))
    for seat in (0, 1):
        world = sample_world(GAME, match.record(seat), dice_of(seat))
        assert [DECK[card] for card in world.g.discards] == [DECK[card] for card in match.g.discards]
        assert world.view(seat) == match.view(seat)


# All worlds that agree are drawn, each equally often


@pytest.mark.parametrize("name", SPOTS)
def test_the_sampler_is_uniform_over_all_deals_that_fit(name: str) -> None:
    """The worlds drawn are those found by playing the match again with every other deal, each as often as any."""
    assert spot(name).true in spot(name).deals
    assert len(spot(name).deals) > 1
    assert wrong(name) == []


def test_clues_rule_deals_out() -> None:
    """Where clues were given fewer deals fit than there are ways to lay the unseen cards; without clues all do."""
    for name in SPOTS:
        ways = factorial(len(spot(name).unseen))
        assert (len(spot(name).deals) == ways) == (told(spot(name)) == NOTHING)


def test_what_the_memory_calls_seen_is_settled() -> None:
    """No seen card can be exchanged with an unseen one of another kind: the seat was told otherwise."""
    here = spot("pile turned over")
    seen = [card for card in range(len(DECK)) if card not in here.true]
    for other in seen[::3]:
        for card in here.true[1:]:
            assert DECK[card] == DECK[other] or not here.fits({card: other, other: card})


def test_equal_cards_are_drawn_equally_often() -> None:
    """Of the individual cards of one kind each is as likely to be the unseen one, also those seen elsewhere."""
    held = Counter(
        card for world in sampled("nothing told", each=8) for card in spot("nothing told").cards(inside(world).base)
    )
    kinds = sorted({DECK[card] for card in held})
    for kind in kinds:
        equal = [card for card, k in enumerate(DECK) if k == kind]
        draws = [i for i, card in enumerate(equal) for _ in range(held[card])]
        assert looks_uniform(draws, len(equal), P / len(kinds))


# In the long run hidden places hold what they truly hold


def test_sampled_worlds_have_the_frequencies_of_true_ones() -> None:
    """Over many matches, what lies in hand, on the frame and on the pile is distributed as it truly is."""
    assert len(frequencies.positions(MATCHES)) > 0.8 * MATCHES
    assert frequencies.unlike(MATCHES, seed=1) == []


# Samplers that are wrong are found


@pytest.mark.parametrize(
    ("dealer", "name", "found"),
    [
        (wrong_dealers.ignoring_clues, "clues of both sorts", "impossible"),
        (wrong_dealers.ignoring_clues, "pile turned over", "impossible"),
        (wrong_dealers.ignoring_no, "only what cards are not", "impossible"),
        (wrong_dealers.ignoring_no, "an own card face down, with a clue", "impossible"),
        (wrong_dealers.by_kind, "two players", "uneven"),
        (wrong_dealers.by_kind, "clues of both sorts", "uneven"),
    ],
)
def test_a_wrong_dealer_is_found_by_the_deals(
    dealer: Dealer, name: str, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dealer that forgets clues deals the impossible; one that weighs kinds instead of cards is uneven."""
    monkeypatch.setattr(DEAL, dealer)
    assert [fault for fault in wrong(name) if found in fault]


@pytest.mark.parametrize("name", ["two players", "pile turned over"])
def test_a_dealer_that_knows_the_truth_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sampler that uses the true hand never draws the other worlds."""
    monkeypatch.setattr(DEAL, wrong_dealers.from_the_truth(inside(spot(name).match).base))
    assert [fault for fault in wrong(name) if "never drawn" in fault]


@pytest.mark.parametrize(
    "dealer", [wrong_dealers.ignoring_clues, wrong_dealers.ignoring_no, wrong_dealers.by_kind], ids=lambda d: d.__name__
)
def test_a_wrong_dealer_is_found_by_the_frequencies(dealer: Dealer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over many matches a wrong dealer puts other things into hidden places than truly lie there."""
    monkeypatch.setattr(DEAL, dealer)
    assert frequencies.unlike(MATCHES, seed=1) != []
