"""Refusals: a wish may be anything, by any seat, at any time, and each is refused by its own clause."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.kernel.parlour import GROW, Parlour, bids, n, say

from getaway.kernel import ALLOWED, SPECTATOR, Match, Refused, Wish


@pytest.fixture
def match() -> Match:
    """Seat 0 of two is asked."""
    return Parlour(say(0), say(1)).new(players=2)


def refused(match: Match, seat: int, wish: Wish, **given: Any) -> Refused:
    """The refusal of a wish, which `why` and `answer` give alike, and which changes nothing."""
    before = (match.state_hash, len(match.log), match.asks)
    verdict = match.why(seat, wish, **given)
    with pytest.raises(Refused) as raised:
        match.answer(seat, wish, **given)
    assert (match.state_hash, len(match.log), match.asks) == before
    assert isinstance(verdict, Refused)
    assert raised.value == verdict
    return verdict


def test_a_legal_wish_is_allowed(match: Match) -> None:
    """`why` says nothing against an answer that the question offers, named by its question or not."""
    assert match.why(0, n(2)) is ALLOWED
    assert match.why(0, n(2), ask=match.asks[0].id)


def test_the_judge_of_the_verb_refuses(match: Match) -> None:
    """A well-formed wish against a rule is refused by that rule's clause, with its facts."""
    assert refused(match, 0, n(3)) == Refused("PL-SAY-01", most=3)


@pytest.mark.clause("GT-OVER-01")
def test_the_match_is_over() -> None:
    """After the end nothing is taken, nor taken back."""
    match = Parlour(say(0)).new(players=2)
    match.answer(0, n(0))
    assert refused(match, 0, n(0)) == Refused("GT-OVER-01")
    assert refused(match, 1, Wish("fly")) == Refused("GT-OVER-01")
    with pytest.raises(Refused, match="GT-OVER-01"):
        match.undo(0)


@pytest.mark.clause("GT-SEAT-01")
@pytest.mark.parametrize("seat", [SPECTATOR, 2, 99, -7])
def test_no_such_seat(match: Match, seat: int) -> None:
    """Anyone without a seat is refused, spectators too."""
    assert refused(match, seat, n(0)) == Refused("GT-SEAT-01")


@pytest.mark.clause("GT-VERB-01")
def test_no_such_verb(match: Match) -> None:
    """A made-up verb is refused, no matter who asks."""
    assert refused(match, 0, Wish("fly", to=3)) == Refused("GT-VERB-01", verb="fly")
    assert refused(match, 1, Wish("fly")) == Refused("GT-VERB-01", verb="fly")


@pytest.mark.clause("GT-FORM-01")
@pytest.mark.parametrize(
    ("wish", "argument"),
    [
        (Wish("say"), "n"),
        (Wish("say", n="2"), "n"),
        (Wish("say", n=True), "n"),
        (Wish("say", n=1.0), "n"),  # type: ignore[arg-type]  # the wrong kind
        (Wish("say", n=(1,)), "n"),
        (Wish("say", n=1, m=2), "m"),
        (Wish("pick", words=["ace"]), "words"),  # type: ignore[arg-type]  # the wrong kind
        (Wish("pick", words=("ace",), loud="very"), "loud"),
        (Wish("pick", words=("ace",), loud=False), "loud"),
    ],
)
def test_a_wish_is_complete_known_and_of_the_right_kind(match: Match, wish: Wish, argument: str) -> None:
    """A missing or unknown argument, or one of another kind, is refused by name."""
    assert refused(match, 0, wish) == Refused("GT-FORM-01", verb=wish.verb, argument=argument)


@pytest.mark.clause("GT-ASK-01")
def test_a_verb_that_is_not_asked(match: Match) -> None:
    """A verb not asked now is refused by the clause its question names for it, else by the general one."""
    assert refused(match, 0, Wish("grow")) == Refused("PL-ASK-03", verb="grow")
    assert refused(match, 0, Wish("shrink")) == Refused("GT-ASK-01", verb="shrink")


def test_a_seat_that_is_not_asked(match: Match) -> None:
    """Another seat is refused by the clause its question names for others."""
    assert refused(match, 1, n(0)) == Refused("PL-ASK-02", verb="say")


@pytest.mark.clause("GT-ASK-02")
def test_an_answer_names_its_question(match: Match) -> None:
    """An answer meant for a question that is gone, or for another seat's, is refused; the standing one stays."""
    first = match.asks[0].id
    match.answer(0, n(1), ask=first)
    (second,) = match.asks
    assert refused(match, 1, n(1), ask=first) == Refused("GT-ASK-02")
    assert refused(match, 0, n(1), ask=second.id) == Refused("GT-ASK-02")
    match.answer(1, n(1), ask=second.id)


@pytest.mark.clause("GT-ASK-02")
def test_an_answer_that_is_on_its_way_twice_counts_once() -> None:
    """The next question may be exactly the same: it is another one for the seat that has answered."""
    match = Parlour(say(0), say(0)).new(players=2)
    first = match.asks[0].id
    match.answer(0, n(1), ask=first)
    assert refused(match, 0, n(1), ask=first) == Refused("GT-ASK-02")
    match.answer(0, n(1), ask=match.asks[0].id)


def test_an_offer_taken_puts_a_new_question() -> None:
    """An answer meant for the question before an offer was taken is refused by GT-ASK-02."""
    match = Parlour(say(0), offers=(GROW,)).new(players=2)
    first = match.asks[0].id
    match.answer(1, Wish("grow"))
    assert refused(match, 0, n(0), ask=first) == Refused("GT-ASK-02")


def test_the_question_of_a_seat_is_found_by_its_number() -> None:
    """A question that stays the same keeps its older numbers; a seat that isn't asked, and a spectator, have none."""
    match = Parlour(bids).new(players=2)
    (first, _), before = match.asks, match.asks[1].id
    assert (match.ask_of(0), match.ask_of(0, first.id), match.ask_of(2)) == (first, first, None)
    match.answer(0, n(0))
    (left,) = match.asks
    assert left.since <= before < left.id
    assert [match.ask_of(1, number) for number in (before, left.id)] == [left, left]
    assert [match.ask_of(1, number) for number in (before - 1, left.id + 1)] == [None, None]
    assert (match.ask_of(0), match.ask_of(SPECTATOR), match.fork().ask_of(0)) == (None, None, None)


@pytest.mark.clause("GT-CHOICE-01")
@pytest.mark.parametrize("words", [(), ("ace", "bow", "cat"), ("bow", "ace"), ("ace", "ace"), ("elk",), (1,)])
def test_what_the_question_does_not_offer(match: Match, words: tuple[str, ...]) -> None:
    """A well-formed wish that no rule refuses must still be among the choices."""
    before = (match.state_hash, len(match.log))
    with pytest.raises(Refused, match="GT-CHOICE-01"):
        match.answer(0, Wish("pick", words=words))
    with pytest.raises(Refused, match="GT-CHOICE-01"):
        match.fork().answer(0, Wish("pick", words=words))
    assert (match.state_hash, len(match.log)) == before


def test_a_quiet_play_refuses_alike(match: Match) -> None:
    """In quiet mode the same wishes are refused by the same clauses."""
    quiet = match.fork()
    for seat, wish in [(0, n(3)), (5, n(0)), (0, Wish("fly")), (0, Wish("say")), (0, Wish("grow")), (1, n(0))]:
        with pytest.raises(Refused) as raised:
            quiet.answer(seat, wish)
        assert raised.value == match.why(seat, wish)


def test_a_refusal_is_false_and_an_allowance_true() -> None:
    """A verdict can be asked like a yes or no, compared, and read."""
    assert ALLOWED
    assert not Refused("PL-1")
    assert Refused("PL-1", n=1) != Refused("PL-1", n=2)
    assert repr(Refused("PL-1", n=1)) == "Refused('PL-1', n=1)"
    assert len({Refused("PL-1"), Refused("PL-1"), Refused("PL-2")}) == 2
