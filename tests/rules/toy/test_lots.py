"""Every clause of Lots, by effect and by refusal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from getaway.kernel import Match, Refused, Wish
from getaway_toy import GAME, NOBODY, Lots, Outcome, Sale

DOUBLES, CANCELS, MIXED = ("double", "double"), ("cancel", "cancel"), ("double", "cancel")
PASS, FIRST, SECOND = (Wish("respond", place=place) for place in (0, 1, 2))


def play(match: Match, seat: int, card: str) -> None:
    """Turn up a counter."""
    match.answer(seat, Wish("respond", place=1 + match.g.hands[seat].index(card)))


def bid(match: Match, *amounts: int) -> None:
    """All seats bid, in order."""
    for seat, amount in enumerate(amounts):
        match.answer(seat, Wish("bid", amount=amount))


def window(players: int = 2, bids: Iterable[int] = (4, 2), **fields: Any) -> Match:
    """A match with the bids in and the window open."""
    match = GAME.arrange(players, **fields)
    bid(match, *bids)
    return match


def everybody_passes(match: Match) -> None:
    """Nobody plays a counter."""
    while match.asks and match.asks[0].question.name == "respond":
        match.answer(match.asks[0].seat, PASS)


def clause(match: Match, seat: int, wish: Wish) -> str:
    """The clause that refuses a wish, shown to change nothing."""
    before = match.state_hash
    with pytest.raises(Refused) as refused:
        match.answer(seat, wish)
    assert match.state_hash == before
    assert match.why(seat, wish) == refused.value
    return refused.value.clause


def sales(match: Match, seat: int, step: str) -> list[Sale]:
    """The sales at this step, as a seat was told."""
    events = [getattr(item, "event", None) for item in match.told(seat)]
    return [event for event in events if isinstance(event, Sale) and event.step == step]


def sees(match: Match, seat: int) -> Lots:
    """The table as a seat sees it."""
    view = match.view(seat)
    assert isinstance(view, Lots)
    return view


def ended(match: Match) -> Outcome:
    """How the match ended."""
    assert isinstance(match.outcome, Outcome)
    return match.outcome


@pytest.mark.clause("TOY-SETUP-01")
def test_two_to_four_seats() -> None:
    """2 and 4 seats play; 1 and 5 are refused."""
    assert [GAME.new(players).g.players for players in (2, 4)] == [2, 4]
    for players in (1, 5):
        with pytest.raises(Refused, match="TOY-SETUP-01"):
            GAME.new(players)


@pytest.mark.clause("TOY-SETUP-02")
def test_six_lots_are_stacked_unseen() -> None:
    """One of six different lots is turned up, five lie in a shuffled stack, and seats see only how many."""
    matches = [GAME.new(2, seed=seed) for seed in range(5)]
    for match in matches:
        lots = {match.g.lot, *match.g.stack}
        assert len(lots) == 6
        assert lots <= set(range(1, 13))
    assert len({match.g.stack for match in matches}) == 5
    assert {sees(match, 0).stack for match in matches} == {(0,) * 5}
    with pytest.raises(Refused, match="GT-SETUP-01"):
        GAME.arrange(2, stack=(7, 7))


@pytest.mark.clause("TOY-SETUP-03")
def test_fifteen_coins_each() -> None:
    """Each seat has 15 coins and the bank none; a position with more coins, or with debts, is refused."""
    match = GAME.new(3)
    assert (match.g.coins, match.g.bank) == ((15, 15, 15), 0)
    for coins in ((16, 15), (16, -1)):
        with pytest.raises(Refused, match="GT-SETUP-01"):
            GAME.arrange(2, coins=coins)


@pytest.mark.clause("TOY-SETUP-04")
def test_each_seat_sees_its_own_two_counters() -> None:
    """A seat sees and is told its two counters and the other hand face down; a spectator sees none."""
    match = GAME.new(2, seed=3)
    backs = ("hidden", "hidden")
    assert sees(match, 0).hands == (match.g.hands[0], backs)
    assert sees(match, -1).hands == (backs, backs)
    assert [item.event.cards for item in match.told(0)[:2]] == [match.g.hands[0], backs]
    with pytest.raises(Refused, match="GT-SETUP-01"):
        GAME.arrange(2, hands=(DOUBLES, DOUBLES), used=("double",))


@pytest.mark.clause("TOY-SETUP-04")
def test_counters_are_dealt_from_two_of_each_for_every_seat() -> None:
    """Over many deals to two seats every hand comes up, and all four the same is dealt too."""
    deals = {GAME.new(2, seed=seed).g.hands for seed in range(150)}
    hands = (DOUBLES, CANCELS, MIXED, MIXED[::-1])
    assert deals == {(one, other) for one in hands for other in hands}


@pytest.mark.clause("TOY-BID-01")
def test_bids_are_sealed_until_all_are_in() -> None:
    """One bid is shown to nobody and is not given twice; with the last, all are shown."""
    match = GAME.arrange(2)
    match.answer(0, Wish("bid", amount=7))
    did = match.told(1)[-2]
    assert (did.seat, did.wish, sees(match, 1).bids) == (0, None, ())
    assert clause(match, 0, Wish("bid", amount=8)) == "TOY-BID-01"
    match.answer(1, Wish("bid", amount=2))
    assert sees(match, 1).bids == (7, 2)
    assert sales(match, 1, "bids") == [Sale("bids", 12, 0, 7)]
    assert clause(match, 1, Wish("bid", amount=2)) == "TOY-BID-01"


@pytest.mark.clause("TOY-BID-02")
def test_a_bid_is_from_nothing_to_all() -> None:
    """16 of 15 coins and -1 are refused; 0 and 15 are accepted."""
    match = GAME.arrange(2)
    assert [clause(match, 0, Wish("bid", amount=amount)) for amount in (16, -1)] == ["TOY-BID-02"] * 2
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
    assert (match.talk(0).policy, match.talk(0).cites) == ("silent", ("TOY-BID-04",))
    bid(match, 1, 0)
    assert match.talk(0).policy == "free"


@pytest.mark.clause("TOY-WIN-01")
def test_the_window_goes_round_from_the_winners_left() -> None:
    """Seat 1 wins: 2, 0 and 1 are asked in this order, the others are refused meanwhile."""
    match = window(3, bids=(1, 5, 2))
    asked = []
    while not match.over:
        asked.append(match.asks[0].seat)
        assert clause(match, (asked[-1] + 1) % 3, PASS) == "TOY-WIN-01"
        match.answer(asked[-1], PASS)
    assert asked == [2, 0, 1]


@pytest.mark.clause("TOY-WIN-01")
def test_no_counter_outside_the_window() -> None:
    """While bids are open a counter is refused."""
    assert clause(GAME.arrange(2), 0, FIRST) == "TOY-WIN-01"


@pytest.mark.clause("TOY-WIN-02")
def test_being_asked_betrays_no_hand() -> None:
    """A seat that can only pass is asked; one without counters is not, and a counter of its own is refused."""
    match = window(3, bids=(5, 0, 0), hands=(MIXED, (), CANCELS))
    assert match.g.waiting == (2, 0)
    assert clause(match, 1, FIRST) == "TOY-WIN-01"
    stuck = window(2, bids=(5, 0), hands=(MIXED, DOUBLES), doubled=True)
    assert stuck.asks[0].seat == 1
    assert list(stuck.asks[0].choice) == [PASS]


@pytest.mark.clause("TOY-WIN-03")
def test_a_counter_is_played_once() -> None:
    """A seat with one counter left has no second one: refused and shown as blocked; the one left is played."""
    match = window(2, bids=(4, 2), stack=(1,))
    play(match, 1, "cancel")
    assert (match.g.hands[1], match.g.used) == (("double",), ("cancel",))
    bid(match, 4, 2)
    assert clause(match, 1, SECOND) == "TOY-WIN-03"
    assert clause(match, 1, Wish("respond", place=-1)) == "TOY-WIN-03"
    assert [(mark.wish, mark.clause) for mark in match.put(1).blocked] == [(SECOND, "TOY-WIN-03")]
    play(match, 1, "double")
    assert sees(match, 0).hands[1] == ()


@pytest.mark.clause("TOY-WIN-04")
@pytest.mark.parametrize(("offered", "paid"), [(4, 8), (10, 15)])
def test_a_double_makes_the_winner_pay_twice_or_all(offered: int, paid: int) -> None:
    """A bid of 4 costs 8; a bid of 10 costs the 15 there are."""
    match = window(2, bids=(offered, 0))
    play(match, 1, "double")
    everybody_passes(match)
    assert (match.g.coins, match.g.bank) == ((15 - paid, 15), paid)


@pytest.mark.clause("TOY-WIN-05")
def test_a_sale_is_doubled_once() -> None:
    """After a Double another one is refused and shown as blocked, a Cancel is not; the next sale is single again."""
    match = window(3, bids=(4, 0, 0), stack=(1,))
    play(match, 1, "double")
    assert clause(match, 2, FIRST) == "TOY-WIN-05"
    assert [mark.clause for mark in match.put(2).blocked] == ["TOY-WIN-05"]
    play(match, 2, "cancel")
    assert (match.g.coins, match.g.doubled) == ((15, 15, 15), False)


@pytest.mark.clause("TOY-WIN-06", "TOY-SALE-02")
def test_a_cancel_ends_the_sale() -> None:
    """Nobody is asked any more, nobody pays, the lot is discarded; a pass after it is refused."""
    match = window(3, bids=(4, 0, 0), stack=(1,))
    play(match, 1, "cancel")
    assert clause(match, 2, PASS) == "TOY-WIN-01"
    assert (match.g.coins, match.g.sold, match.g.lot) == ((15, 15, 15), ((12, NOBODY),), 1)
    assert sales(match, 2, "discarded") == [Sale("discarded", 12)]


@pytest.mark.clause("TOY-WIN-07")
def test_the_window_closes_at_its_time() -> None:
    """With 1000 ms, an answer at 999 counts; at 1000 all others have passed and the lot is sold."""
    match = window(3, bids=(4, 0, 0), window_ms=1000, stack=(1,))
    match.answer(1, PASS, at=999)
    assert match.asks[0].seat == 2
    with pytest.raises(Refused, match="TOY-WIN-01"):
        match.answer(2, PASS, at=1000)
    assert (match.g.sold, match.g.lot) == (((12, 0),), 1)
    patient = window(3, bids=(4, 0, 0))
    patient.advance(10**9)
    assert patient.g.phase == "window"


@pytest.mark.clause("TOY-SALE-01")
def test_the_winner_pays_and_takes_the_lot() -> None:
    """Four coins go to the bank and the lot to the winner, who can bid no more than is left."""
    match = window(2, stack=(1,))
    everybody_passes(match)
    assert (match.g.coins, match.g.bank, match.g.sold) == ((11, 15), 4, ((12, 0),))
    assert sales(match, 1, "sold") == [Sale("sold", 12, 0, 4)]
    assert clause(match, 0, Wish("bid", amount=12)) == "TOY-BID-02"


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
    assert clause(match, 0, PASS) == "TOY-WIN-01"


@pytest.mark.clause("TOY-QUIT-01")
def test_the_last_bid_is_not_waited_for_when_its_seat_concedes() -> None:
    """Two bids are in and the third seat concedes: the bids are opened without it."""
    match = GAME.arrange(3)
    match.answer(0, Wish("bid", amount=0))
    match.answer(1, Wish("bid", amount=0))
    match.answer(2, Wish("concede"))
    assert (match.g.phase, match.g.bids) == ("window", (0, 0, NOBODY))
    assert match.g.winner in (0, 1)


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
    """The lot is discarded and its price stays where it was; the others bid for the next."""
    match = window(3, bids=(4, 0, 0), stack=(1,))
    match.answer(0, Wish("concede"))
    assert (match.g.sold, match.g.coins, match.g.winner) == (((12, NOBODY),), (15, 15, 15), NOBODY)
    assert [ask.seat for ask in match.asks] == [1, 2]
    assert clause(match, 0, Wish("bid", amount=1)) == "TOY-BID-01"


@pytest.mark.clause("TOY-END-01")
def test_lots_and_coins_score_and_ties_share() -> None:
    """The last lot is settled: 12 + 11 beats 15; 11 + 12 equals 8 + 15; more bids are refused."""
    match = window(2, bids=(4, 0))
    assert match.outcome is None
    everybody_passes(match)
    assert match.over
    assert (ended(match).scores, ended(match).winners) == ((23, 15), (0,))
    assert match.query(0, "worth") == (23, 15)
    tied = window(2, bids=(4, 0), sold=((8, 1),))
    everybody_passes(tied)
    assert tied.outcome.winners == (0, 1)
    assert clause(tied, 0, Wish("bid", amount=0)) == "GT-OVER-01"


@pytest.mark.clause("TOY-END-01")
def test_six_lots_are_sold() -> None:
    """From set-up on, exactly six lots are turned up."""
    match = GAME.new(2, seed=9)
    while not match.over:
        bid(match, 0, 0)
        everybody_passes(match)
    assert len(sales(match, 0, "auction")) == 6
    assert len(match.g.sold) == 6
