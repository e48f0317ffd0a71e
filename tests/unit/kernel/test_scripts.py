"""Scripts: the three ways to ask, offers taken in between, draws, checkpoints, and leaving a script."""

from __future__ import annotations

import pytest
from tests.unit.kernel.parlour import (
    BID,
    GROW,
    INNER,
    OUTER,
    PONDER,
    SHRINK,
    Parlour,
    Room,
    bids,
    n,
    say,
    throw,
    twice,
)

from getaway.kernel import (
    Answer,
    Began,
    Cut,
    Drawn,
    Fired,
    Match,
    Refused,
    Script,
    Wish,
    ask,
    ask_all,
    ask_any,
    carry_out,
    pick,
)
from getaway.kernel.inside import inside


def asked(match: Match) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(put.seat, put.question.name) for put in match.asks]


def test_a_seat_is_asked_and_its_answer_goes_to_the_script() -> None:
    """`ask` puts one question to one seat and returns the wish it answers."""
    match = Parlour(say(1)).new(players=2)
    assert asked(match) == [(1, "outer")]
    match.answer(1, n(2))
    assert match.g.notes == ("1 says 2",)
    assert match.over
    assert match.outcome.notes == match.g.notes


def test_options_are_built_from_the_state() -> None:
    """The choice of a question is that of its verbs in the state that stands."""
    match = Parlour(say(0)).new(players=1, most=5)
    (put,) = match.asks
    assert [wish["n"] for wish in put.choice if wish.verb == "say"] == [0, 1, 2, 3, 4]
    assert put.choice.count == 5 + 3 + 3
    assert "outer" in repr(put)


def test_of_several_seats_the_first_answer_counts() -> None:
    """`ask_any` asks several seats and goes on with the first that answers."""

    def who(g: Room) -> Script[None]:
        first = yield from ask_any(g, OUTER, lambda g: tuple(range(g.players)))
        assert first is not None
        seat, wish = first
        g.note(seat, "was first", wish["n"])

    match = Parlour(who, say(0)).new(players=3)
    assert asked(match) == [(0, "outer"), (1, "outer"), (2, "outer")]
    match.answer(2, n(1))
    assert match.g.notes == ("2 was first 1",)
    assert asked(match) == [(0, "outer")]


def test_all_answer_sealed_and_in_any_order() -> None:
    """`ask_all` waits for every seat, asks only those still missing, and gives the answers by seat."""
    match = Parlour(bids).new(players=3)
    match.answer(2, n(0))
    assert asked(match) == [(0, "bid"), (1, "bid")]
    assert match.why(2, n(1)) == Refused("GT-ASK-01", verb="say")
    match.answer(0, n(2))
    assert match.g.notes == ()
    match.answer(1, n(1))
    assert match.g.notes == ("bids 0=2 1=1 2=0",)
    assert [entry.secret for entry in match.log if isinstance(entry, Answer)] == [True] * 3


def test_who_is_asked_is_read_from_the_state() -> None:
    """`ask_all` and `ask_any` ask the seats that the state names after every interruption."""

    def some(g: Room) -> Script[None]:
        yield from ask_any(g, OUTER, lambda g: tuple(range(g.most - 2)))
        yield from ask_all(g, BID, lambda g: tuple(range(g.most - 2)))

    match = Parlour(some, offers=(GROW,)).new(players=3)
    assert asked(match) == [(0, "outer")]
    match.answer(2, Wish("grow"))
    assert asked(match) == [(0, "outer"), (1, "outer")]
    match.answer(1, n(0))
    match.answer(0, n(3))
    match.answer(0, Wish("grow"))
    assert asked(match) == [(1, "bid"), (2, "bid")]


def test_sealed_answers_are_kept_if_still_legal() -> None:
    """After an interruption the answers that are still legal stand and the others are asked for again."""
    match = Parlour(bids, offers=(SHRINK,)).new(players=3)
    match.answer(0, n(0))
    match.answer(1, n(2))
    match.answer(2, Wish("shrink"))
    assert asked(match) == [(1, "bid"), (2, "bid")]
    match.answer(1, n(0))
    match.answer(2, n(0))
    assert match.g.notes == ("2 shrinks", "bids 0=0 1=0 2=0")


def test_an_offer_runs_nested_and_the_question_is_put_anew() -> None:
    """Taken, an offer is carried out in between; the question then has the options of the new state."""
    match = Parlour(say(0), offers=(GROW,)).new(players=2)
    before = match.asks[0]
    assert [wish.verb for wish in match.offers(1)] == ["grow"]
    match.answer(1, Wish("grow"))
    (after,) = match.asks
    assert (after.question, after.seat) == (before.question, before.seat)
    assert n(3) not in before.choice
    assert n(3) in after.choice
    match.answer(0, n(3))
    assert match.g.notes == ("1 grows 4", "0 says 3")
    assert [entry.offer for entry in match.log if isinstance(entry, Answer)] == [True, False]


def test_offers_nest_in_offers() -> None:
    """An offer may ask, and another may be taken while it does; each question comes back in turn."""
    match = Parlour(say(0), offers=(PONDER, GROW)).new(players=2)
    match.answer(1, Wish("ponder"))
    assert asked(match) == [(1, "inner")]
    match.answer(0, Wish("ponder"))
    assert asked(match) == [(0, "inner")]
    match.answer(1, Wish("grow"))
    assert asked(match) == [(0, "inner")]
    match.answer(0, n(3))
    assert asked(match) == [(1, "inner")]
    match.answer(1, n(2))
    assert asked(match) == [(0, "outer")]
    told = [" ".join(note.split()[:3]) for note in match.g.notes]
    assert told == ["1 grows 4", "0 ponders 3", "1 ponders 2"]


def test_nobody_has_an_offer_when_the_match_is_over() -> None:
    """Offers and questions end with the match, and spectators never have any."""
    match = Parlour(say(0), offers=(GROW,)).new(players=1)
    assert match.offers(-1).count == 0
    match.answer(0, n(0))
    assert (match.offers(0).count, match.asks) == (0, ())


def test_draws_are_logged_in_order() -> None:
    """Every draw is an entry after the answer that led to it, with who may see its value."""
    match = Parlour(say(0), throw).new(players=2, seed=4)
    match.answer(0, n(1))
    began, answer, die, deck = match.log
    assert isinstance(began, Began)
    assert began == Began("parlour", 1, 2, {})
    assert answer == Answer(0, n(1))
    assert isinstance(die, Drawn)
    assert isinstance(deck, Drawn)
    assert (die.seen, deck.seen) == (None, ())
    assert match.g.notes[-1] == f"die {die.value['die']}"
    assert match.g.hands == deck.value["order"][:2]


def test_a_pick_is_one_of_the_items() -> None:
    """`pick` draws an item for all to see."""

    def picks(g: Room) -> Script[None]:
        item = yield from pick(g, ("ace", "bow"))
        g.note(item)

    match = Parlour(picks).new(players=1, seed=2)
    assert match.log[-1] == Drawn({"item": match.g.notes[0]}, None)


def test_each_end_of_a_script_is_a_checkpoint() -> None:
    """Between scripts the position is a bare state; within one it has the entries since."""
    match = Parlour(twice(0), say(0)).new(players=1)
    assert inside(match).since == []
    match.answer(0, n(1))
    assert inside(match).since == [Answer(0, n(1))]
    assert inside(match).base.notes == ()
    match.answer(0, n(2))
    assert inside(match).since == []
    assert inside(match).base.notes == ("0 first 1", "0 second 2")
    assert (inside(match).base.step, match.asks[0].question) == (1, OUTER)


def test_cut_leaves_all_nested_scripts_at_once() -> None:
    """A nested script that cuts ends the running one, and play goes on from the state."""

    def cutting(g: Room) -> Script[None]:
        yield from nested(g)
        g.note("never")

    def nested(g: Room) -> Script[None]:
        wish = yield from ask(g, 0, INNER)
        g.step += 1
        g.note("cut at", wish["n"])
        raise Cut

    match = Parlour(cutting, say(1)).new(players=2)
    match.answer(0, n(2))
    assert match.g.notes == ("cut at 2",)
    assert asked(match) == [(1, "outer")]
    assert inside(match).since == []


def test_a_deadline_that_cuts_ends_the_script() -> None:
    """A deadline may end the script that was running, at once and with a checkpoint."""

    def cut(g: Room) -> Script[None]:
        g.step += 1
        yield from ()
        raise Cut

    match = Parlour(say(0), say(1), on={"bell": cut}).new(players=2, dues=((500, "bell"),))
    match.advance(500)
    assert asked(match) == [(1, "outer")]
    assert inside(match).since == []
    assert match.log[-1] == Fired("bell", 500)


def test_a_refused_answer_changes_nothing() -> None:
    """An answer against the rules raises its refusal and leaves log, state and question alone."""
    match = Parlour(say(0)).new(players=2)
    before = (match.state_hash, len(match.log), match.told(0), match.asks)
    for seat, wish in [(0, n(9)), (1, n(0)), (0, Wish("fly")), (0, Wish("pick", words=("ace", "bow", "cat")))]:
        with pytest.raises(Refused):
            match.answer(seat, wish)
    assert (match.state_hash, len(match.log), match.told(0), match.asks) == before


def test_carry_out_runs_the_verb_that_was_chosen() -> None:
    """A script hands a wish on with `carry_out`; what the verb asks and draws is part of the script."""

    def pondered(g: Room) -> Script[None]:
        yield from carry_out(g, 1, Wish("ponder"))
        g.note("done")

    match = Parlour(pondered).new(players=2)
    assert asked(match) == [(1, "inner")]
    match.answer(1, n(2))
    assert [note.split()[:3] for note in match.g.notes] == [["1", "ponders", "2"], ["done"]]
