"""Every clause of Lots, by effect and by refusal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from getaway.kernel import Match, Refused, Wish
from getaway_toy import GAME
from getaway_toy.model import FACE_DOWN, NOBODY

DOUBLES = (("double-1", "double-2"), ("double-3", "cancel-1"), ("cancel-2", "cancel-3"))


def bid(match: Match, *amounts: int) -> None:
    """All seats bid, in order."""
    for seat, amount in enumerate(amounts):
        match.answer(seat, Wish("bid", amount=amount))


def window(players: int = 2, bids: Iterable[int] = (4, 2), **fields: Any) -> Match:  # noqa: ANN401 - any field
    """A match with the bids in and the window open."""
    match = GAME.arrange(players, **fields)
    bid(match, *bids)
    return match


def everybody_passes(match: Match) -> None:
    """Nobody plays a counter."""
    while match.asks and match.asks[0].question.name == "respond":
        match.answer(match.asks[0].seat, Wish("pass"))


def clause(match: Match, seat: int, wish: Wish) -> str:
    """The clause that refuses a wish, shown to change nothing."""
    before = match.state_hash
    with pytest.raises(Refused) as refused:
        match.answer(seat, wish)
    assert match.state_hash == before
    assert match.why(seat, wish) == refused.value
    return refused.value.clause


@pytest.mark.clause("TOY-SETUP-01")
def test_two_to_four_seats() -> None:
    """2 and 4 seats play; 1 and 5 are refused."""
    assert [GAME.new(players).g.players for players in (2, 4)] == [2, 4]
    for players in (1, 5):
        with pytest.raises(Refused, match="TOY-SETUP-01"):
            GAME.new(players)


@pytest.mark.clause("TOY-SETUP-02")
def test_six_lots_are_stacked_unseen() -> None:
    """Six lots lie in a shuffled stack, six in the box, and seats see only how many."""
    matches = [GAME.new(2, seed=seed) for seed in range(5)]
    assert all(sorted((*match.g.stack, *match.g.box)) == list(range(1, 13)) for match in matches)
    assert len({match.g.stack for match in matches}) == 5
    assert {(match.view(0).stack, match.view(0).box) for match in matches} == {(6, 6)}


@pytest.mark.clause("TOY-SETUP-03")
def test_fifteen_coins_each() -> None:
    """Each seat has 15 coins and the bank none; a position with other coins is refused."""
    match = GAME.new(3)
    assert (match.g.coins, match.g.bank) == ((15, 15, 15), 0)
    with pytest.raises(Refused, match="GT-SETUP-01"):
        GAME.arrange(2, coins=(16, -1))


@pytest.mark.clause("TOY-SETUP-04")
def test_each_seat_sees_its_own_two_counters() -> None:
    """A seat sees its two counters and the other hand face down; a spectator sees none."""
    match = GAME.new(2, seed=3)
    assert match.view(0).hands == (match.g.hands[0], (FACE_DOWN, FACE_DOWN))
    assert match.view(-1).hands == ((FACE_DOWN, FACE_DOWN),) * 2
    assert sum(count for name, count in match.game.components(match.g).items() if "double" in name) == 4
    assert len(match.g.deck) == 4


@pytest.mark.clause("TOY-SWAP-01")
def test_exchange_happens_when_all_have_chosen() -> None:
    """Nothing moves until the last choice; then the named counters lie aside, with new ones in place."""
    match = GAME.new(2, seed=5)
    before = match.g.hands
    match.answer(0, Wish("exchange", places=(1,)))
    assert match.g.hands == before
    assert match.told(1)[-2].wish is None
    assert clause(match, 0, Wish("exchange", places=())) == "TOY-SWAP-01"
    assert clause(match, 1, Wish("bid", amount=1)) == "TOY-BID-01"
    match.answer(1, Wish("exchange", places=()))
    assert match.g.aside == ((before[0][1],), ())
    assert match.g.hands[0][0] == before[0][0]
    assert match.g.hands[0][1] not in before[0]
    assert match.g.hands[1] == before[1]


@pytest.mark.clause("TOY-SWAP-02")
def test_exchange_names_each_own_place_once() -> None:
    """A place named twice, the wrong way round or not there is refused; both places are accepted."""
    match = GAME.new(2)
    for places in ((0, 0), (1, 0), (2,)):
        assert clause(match, 0, Wish("exchange", places=places)) == "TOY-SWAP-02"
    match.answer(0, Wish("exchange", places=(0, 1)))


@pytest.mark.clause("TOY-BID-01")
def test_bids_are_sealed_until_all_are_in() -> None:
    """One bid is shown to nobody and is not given twice; with the last, all are shown."""
    match = GAME.arrange(2)
    match.answer(0, Wish("bid", amount=7))
    did = match.told(1)[-2]
    assert (did.seat, did.wish) == (0, None)
    assert clause(match, 0, Wish("bid", amount=8)) == "TOY-BID-01"
    assert clause(match, 1, Wish("exchange", places=())) == "TOY-SWAP-01"
    match.answer(1, Wish("bid", amount=2))
    shown = [(item.event.seat, item.event.amount) for item in match.told(1) if is_told(item, "BidShown")]
    assert shown == [(0, 7), (1, 2)]


def is_told(item: object, name: str) -> bool:
    """Whether an item tells an event of this name."""
    return type(getattr(item, "event", None)).__name__ == name


@pytest.mark.clause("TOY-BID-02")
def test_a_bid_is_from_nothing_to_all() -> None:
    """16 of 15 coins and -1 are refused, 16 as a blocked option; 0 and 15 are accepted."""
    match = GAME.arrange(2)
    assert [clause(match, 0, Wish("bid", amount=amount)) for amount in (16, -1)] == ["TOY-BID-02"] * 2
    assert [(mark.wish, mark.clause) for mark in match.put(0).blocked] == [(Wish("bid", amount=16), "TOY-BID-02")]
    bid(match, 0, 15)
    assert match.g.winner == 1


@pytest.mark.clause("TOY-BID-03")
def test_the_highest_bid_wins_and_chance_breaks_ties() -> None:
    """5 beats 3; of two equal bids each wins with some seed, and the lower one with none."""
    assert window(bids=(3, 5)).g.winner == 1
    winners = {window(3, bids=(4, 1, 4), seed=seed).g.winner for seed in range(20)}
    assert winners == {0, 2}


@pytest.mark.clause("TOY-BID-04")
def test_nobody_talks_while_bids_are_open() -> None:
    """Open bids allow no talk; the window does."""
    match = GAME.arrange(2)
    assert (match.talk(0).policy, match.talk(0).cites) == ("nothing", ("TOY-BID-04",))
    bid(match, 1, 0)
    assert match.talk(0).policy == "free"


@pytest.mark.clause("TOY-WIN-01")
def test_the_window_goes_round_from_the_winners_left() -> None:
    """Seat 1 wins: 2, 0 and 1 are asked in this order, the others are refused meanwhile."""
    match = window(3, bids=(1, 5, 2))
    asked = []
    while match.g.phase == "window":
        asked.append(match.asks[0].seat)
        assert clause(match, (asked[-1] + 1) % 3, Wish("pass")) == "TOY-WIN-01"
        match.answer(asked[-1], Wish("pass"))
        if match.over:
            break
    assert asked == [2, 0, 1]


@pytest.mark.clause("TOY-WIN-01")
def test_no_counter_outside_the_window() -> None:
    """While bids are open a counter is refused."""
    assert clause(GAME.arrange(2), 0, Wish("play", place=0)) == "TOY-WIN-01"


@pytest.mark.clause("TOY-WIN-02")
def test_being_asked_betrays_no_hand() -> None:
    """A seat that can only pass is asked; one with both counters face up is not."""
    match = window(3, bids=(5, 0, 0), hands=(*DOUBLES[1:], DOUBLES[0]), played=((), (0, 1), ()))
    assert match.g.waiting == (2, 0)
    stuck = window(2, bids=(5, 0), hands=(DOUBLES[1], DOUBLES[0]), doubled=True)
    assert stuck.asks[0].seat == 1
    assert list(stuck.asks[0].choice) == [Wish("pass")]


@pytest.mark.clause("TOY-WIN-03")
def test_a_counter_is_played_once() -> None:
    """A counter that lies face up, or a third place, is refused and the first shown as blocked."""
    match = window(2, played=((), (0,)))
    assert clause(match, 1, Wish("play", place=0)) == "TOY-WIN-03"
    assert clause(match, 1, Wish("play", place=2)) == "TOY-WIN-03"
    assert [mark.wish for mark in match.put(1).blocked] == [Wish("play", place=0)]
    match.answer(1, Wish("play", place=1))
    assert match.view(0).hands[1] == match.g.hands[1]


@pytest.mark.clause("TOY-WIN-04")
@pytest.mark.parametrize(("offered", "paid"), [(4, 8), (10, 15)])
def test_a_double_makes_the_winner_pay_twice_or_all(offered: int, paid: int) -> None:
    """A bid of 4 costs 8; a bid of 10 costs the 15 there are."""
    match = window(2, bids=(offered, 0), hands=DOUBLES[1::-1])
    match.answer(1, Wish("play", place=0))
    everybody_passes(match)
    assert match.g.coins == (15 - paid, 15)
    assert match.g.bank == paid


@pytest.mark.clause("TOY-WIN-05")
def test_a_sale_is_doubled_once() -> None:
    """After a Double another one is refused, a Cancel is not."""
    match = window(3, bids=(4, 0, 0), hands=(DOUBLES[2], DOUBLES[0], DOUBLES[1]))
    match.answer(1, Wish("play", place=1))
    assert clause(match, 2, Wish("play", place=0)) == "TOY-WIN-05"
    match.answer(2, Wish("play", place=1))
    assert match.g.coins == (15, 15, 15)


@pytest.mark.clause("TOY-WIN-06", "TOY-SALE-02")
def test_a_cancel_ends_the_sale() -> None:
    """Nobody is asked any more, nobody pays, the lot is discarded; a pass after it is refused."""
    match = window(3, bids=(4, 0, 0), hands=DOUBLES[::-1], stack=(1,))
    match.answer(1, Wish("play", place=1))
    assert clause(match, 2, Wish("pass")) == "TOY-WIN-01"
    assert (match.g.coins, match.g.discard, match.g.lot) == ((15, 15, 15), (12,), 1)


@pytest.mark.clause("TOY-WIN-07")
def test_the_window_closes_at_its_time() -> None:
    """With 1000 ms, an answer at 999 counts; at 1000 all others have passed and the lot is sold."""
    match = window(3, bids=(4, 0, 0), window_ms=1000, stack=(1,))
    match.answer(1, Wish("pass"), at=999)
    assert match.asks[0].seat == 2
    with pytest.raises(Refused, match="TOY-WIN-01"):
        match.answer(2, Wish("pass"), at=1000)
    assert (match.g.won[0], match.g.lot) == ((12,), 1)
    patient = window(3, bids=(4, 0, 0))
    patient.advance(10**9)
    assert patient.g.phase == "window"


@pytest.mark.clause("TOY-SALE-01")
def test_the_winner_pays_and_takes_the_lot() -> None:
    """Four coins go to the bank and the lot to the winner; bidding all coins was warned of."""
    match = window(2, stack=(1,))
    everybody_passes(match)
    assert (match.g.coins, match.g.bank, match.g.won) == ((11, 15), 4, ((12,), ()))
    assert [(mark.wish, mark.clause) for mark in match.put(0).warned] == [(Wish("bid", amount=11), "TOY-SALE-01")]


@pytest.mark.clause("TOY-QUIT-01")
def test_a_conceding_seats_bid_is_void() -> None:
    """Seat 0 bids most and concedes: the other sealed bid stands, seat 0's is never shown nor asked again."""
    match = GAME.arrange(3)
    match.answer(0, Wish("bid", amount=15))
    match.answer(1, Wish("bid", amount=3))
    match.answer(0, Wish("concede"))
    assert [ask.seat for ask in match.asks] == [2]
    match.answer(2, Wish("bid", amount=1))
    assert (match.g.winner, match.g.bids, match.g.waiting) == (1, (NOBODY, 3, 1), (2, 1))
    assert clause(match, 0, Wish("pass")) == "TOY-WIN-01"


@pytest.mark.clause("TOY-QUIT-01")
def test_the_window_goes_on_without_a_seat_that_concedes() -> None:
    """The asked seat concedes: the next one is asked."""
    match = window(3, bids=(4, 0, 0))
    match.answer(1, Wish("concede"))
    assert [ask.seat for ask in match.asks] == [2]


@pytest.mark.clause("TOY-QUIT-02")
def test_nobody_concedes_twice() -> None:
    """The second time is refused and no longer offered."""
    match = GAME.arrange(3)
    match.answer(0, Wish("concede"))
    assert clause(match, 0, Wish("concede")) == "TOY-QUIT-02"
    assert (match.offers(0).count, match.offers(1).count) == (0, 1)


@pytest.mark.clause("TOY-QUIT-03")
def test_the_last_seat_wins_at_once() -> None:
    """Of two seats one concedes: the match is over, the other wins with fewer points too, and no one may go on."""
    match = GAME.arrange(2, coins=(15, 2))
    match.answer(0, Wish("concede"))
    assert match.over
    assert match.outcome.winners == (1,)
    assert clause(match, 1, Wish("concede")) == "GT-OVER-01"


@pytest.mark.clause("TOY-QUIT-04")
def test_a_winner_that_concedes_takes_nothing() -> None:
    """The lot is discarded and its price stays where it was."""
    match = window(3, bids=(4, 0, 0), stack=(1,))
    match.answer(0, Wish("concede"))
    assert (match.g.discard, match.g.coins, match.g.winner) == ((12,), (15, 15, 15), NOBODY)
    assert [ask.seat for ask in match.asks] == [1, 2]


@pytest.mark.clause("TOY-END-01")
def test_lots_and_coins_score_and_ties_share() -> None:
    """The last lot is settled: 12 + 11 beats 15; 11 + 12 + 0 equals 8 + 15; more bids are refused."""
    match = window(2, bids=(4, 0))
    assert match.outcome is None
    everybody_passes(match)
    assert match.over
    assert (match.outcome.scores, match.outcome.winners) == ((23, 15), (0,))
    assert match.query(0, "worth") == (23, 15)
    tied = window(2, bids=(4, 0), won=((), (8,)))
    everybody_passes(tied)
    assert tied.outcome.winners == (0, 1)
    assert clause(tied, 0, Wish("bid", amount=0)) == "GT-OVER-01"


@pytest.mark.clause("TOY-END-01")
def test_six_lots_are_sold() -> None:
    """From set-up on, exactly six lots are turned up."""
    match = GAME.new(2, seed=9)
    for seat in (0, 1):
        match.answer(seat, Wish("exchange", places=()))
    while not match.over:
        bid(match, 0, 0)
        everybody_passes(match)
    assert len([item for item in match.told(0) if is_told(item, "LotTurned")]) == 6
