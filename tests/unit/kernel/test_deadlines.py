"""Deadlines and pauses: match time, what fires when, and what is asked afterwards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.unit.kernel.parlour import INNER, PONDER, Parlour, Room, bids, n, say

from getaway.kernel import Answer, AnyEntry, Fired, Match, Refused, Script, Wish, ask
from getaway.kernel.entries import Paused, Resumed

TWO = ((500, "second"), (200, "first"))


def past(match: Match) -> list[AnyEntry]:
    """The log without its beginning."""
    return match.log[1:]


def test_an_answer_before_the_deadline_comes_first() -> None:
    """An answer stamped a millisecond earlier is carried out and nothing fires."""
    match = Parlour(say(0), say(0)).new(players=1, dues=((500, "bell"),))
    match.answer(0, n(1), at=499)
    assert past(match) == [Answer(0, n(1), 499)]
    assert match.now == 499


@pytest.mark.parametrize("at", [500, 501, 9000])
def test_an_answer_at_or_after_the_deadline_is_preceded_by_it(at: int) -> None:
    """The firing is logged at its own time, then the answer at its stamp."""
    match = Parlour(say(0)).new(players=1, dues=((500, "bell"),))
    match.answer(0, n(1), at=at)
    assert past(match) == [Fired("bell", 500), Answer(0, n(1), at)]
    assert match.g.notes == ("rings bell", "0 says 1")


def test_an_answer_that_the_firing_makes_illegal_is_refused() -> None:
    """What was legal before the deadline is judged after it; the firing stands."""

    def shrink(g: Room) -> Script[None]:
        g.most = 1
        yield from ()

    match = Parlour(say(0), on={"bell": shrink}).new(players=1, dues=((500, "bell"),))
    with pytest.raises(Refused, match="PL-SAY-01"):
        match.answer(0, n(1), at=500)
    assert past(match) == [Fired("bell", 500)]
    match.answer(0, n(0), at=500)


def test_several_deadlines_fire_in_their_order() -> None:
    """The earliest fires first, each at its own time, whatever the order in the state."""
    match = Parlour(say(0)).new(players=1, dues=TWO)
    match.advance(600)
    assert past(match) == [Fired("first", 200), Fired("second", 500)]
    assert match.now == 600


def test_rules_read_the_time_of_the_entry() -> None:
    """While a firing is carried out, `now` is its own time, not that of the answer behind it."""

    def stamp(g: Room) -> Script[None]:
        g.note("at", g.now)
        yield from ()

    match = Parlour(say(0), stamp, on={"first": stamp, "second": stamp}).new(players=1, dues=TWO)
    match.answer(0, n(0), at=700)
    assert [note for note in match.g.notes if note.startswith("at")] == ["at 200", "at 500", "at 700"]


def test_a_deadline_set_by_a_deadline_fires_in_turn() -> None:
    """A firing may set the next deadline, which fires before the answer if it is due by then."""

    def again(g: Room) -> Script[None]:
        g.dues = (*g.dues, (g.now + 100, "tock"))
        yield from ()

    match = Parlour(say(0), on={"tick": again}).new(players=1, dues=((100, "tick"), (150, "other")))
    match.answer(0, n(0), at=200)
    assert past(match) == [Fired("tick", 100), Fired("other", 150), Fired("tock", 200), Answer(0, n(0), 200)]


def test_an_overdue_deadline_fires_now() -> None:
    """A deadline set in the past fires at the time that is, in the log, for the rules, and in a fork."""

    def late(g: Room) -> Script[None]:
        g.dues = ((50, "late"),)
        yield from ()

    def stamp(g: Room) -> Script[None]:
        g.note("at", g.now)
        yield from ()

    match = Parlour(say(0), on={"bell": late, "late": stamp}).new(players=1, dues=((100, "bell"),))
    match.advance(300)
    assert past(match) == [Fired("bell", 100), Fired("late", 100)]
    assert match.g.notes == match.fork().g.notes == ("rings bell", "rings late", "at 100")


def test_a_deadline_fires_in_a_nested_question() -> None:
    """A deadline during an offer's own question runs there, and both questions come back."""
    match = Parlour(say(0), offers=(PONDER,)).new(players=2, dues=((500, "bell"),))
    match.answer(1, Wish("ponder"), at=100)
    match.advance(500)
    assert match.asks[0].question is INNER
    match.answer(1, n(1), at=600)
    match.answer(0, n(2), at=700)
    assert [note.split()[0] for note in match.g.notes] == ["rings", "1", "0"]
    assert match.over


def test_a_deadline_may_ask() -> None:
    """What a deadline asks is asked in between; another deadline may fire meanwhile."""

    def question(g: Room) -> Script[None]:
        wish = yield from ask(g, 1, INNER)
        g.note("1 wakes", wish["n"])

    match = Parlour(say(0), on={"first": question}).new(players=2, dues=TWO)
    match.advance(200)
    assert [(put.seat, put.question.name) for put in match.asks] == [(1, "inner")]
    match.answer(1, n(2), at=550)
    assert match.g.notes == ("rings first", "rings second", "1 wakes 2")
    assert [put.question.name for put in match.asks] == ["outer"]


def test_a_window_closes_by_its_deadline() -> None:
    """Sealed answers that are in when the window closes count; the others are not waited for."""

    def close(g: Room) -> Script[None]:
        g.closed = True
        yield from ()

    match = Parlour(bids, on={"close": close}).new(players=3, dues=((500, "close"),))
    match.answer(1, n(2), at=100)
    with pytest.raises(Refused, match="GT-OVER-01"):
        match.answer(0, n(1), at=500)
    assert match.g.notes == ("rings close", "bids 1=2")


def test_nothing_fires_when_the_match_is_over() -> None:
    """Once the match is over time may pass, and no deadline fires any more."""
    match = Parlour(say(0)).new(players=1, dues=((500, "bell"),))
    match.answer(0, n(0), at=100)
    match.advance(900)
    assert past(match) == [Answer(0, n(0), 100)]


@pytest.mark.clause("GT-TIME-01")
def test_match_time_never_goes_back() -> None:
    """An answer or a passing of time stamped before the last entry is refused and changes nothing."""
    match = Parlour(say(0), say(0)).new(players=1)
    match.answer(0, n(0), at=10_000)
    before = (match.state_hash, len(match.log), match.now)
    with pytest.raises(Refused, match="GT-TIME-01"):
        match.answer(0, n(1), at=9_000)
    with pytest.raises(Refused, match="GT-TIME-01"):
        match.advance(9_999)
    with pytest.raises(Refused, match="GT-TIME-01"):
        match.fork().advance(9_999)
    assert (match.state_hash, len(match.log), match.now) == before
    match.answer(0, n(1), at=10_000)


@pytest.mark.clause("GT-PAUSE-01")
def test_a_paused_match_stands_still() -> None:
    """In a pause no answer, undo, or passing of time is taken; after it all are."""
    match = Parlour(say(0), say(0)).new(players=1, dues=((500, "bell"),))
    match.answer(0, n(1), at=100)
    match.pause(200)
    assert match.why(0, n(1)) == Refused("GT-PAUSE-01")
    attempts: tuple[Callable[[], object], ...] = (
        lambda: match.answer(0, n(1), at=600),
        lambda: match.answer(0, n(1)),
        lambda: match.advance(600),
        lambda: match.undo(0),
    )
    for attempt in attempts:
        with pytest.raises(Refused, match="GT-PAUSE-01"):
            attempt()
    assert match.now == 200
    match.resume(200)
    match.answer(0, n(1), at=300)
    assert past(match) == [Answer(0, n(1), 100), Paused(200), Resumed(200), Answer(0, n(1), 300)]


def test_the_question_still_stands_in_a_pause() -> None:
    """All audiences hear of a pause and its end, and `put` still gives the question."""
    match = Parlour(say(0)).new(players=2)
    stood = [match.put(seat) for seat in (0, 1, -1)]
    match.pause(5)
    assert [match.put(seat) for seat in (0, 1, -1)] == stood
    match.resume(5)
    told = [[type(item).__name__ for item in match.told(seat)] for seat in (0, 1, -1)]
    assert told == [["Put", "Stood", "Stood"]] * 3
    assert [item.paused for item in match.told(0)[1:]] == [True, False]


def test_a_pause_comes_after_what_was_due() -> None:
    """A deadline that is due when the pause begins fires before it."""
    match = Parlour(say(0)).new(players=1, dues=((500, "bell"),))
    match.pause(500)
    assert past(match) == [Fired("bell", 500), Paused(500)]
