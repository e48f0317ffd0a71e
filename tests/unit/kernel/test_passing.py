"""Questions that pass by themselves."""

from __future__ import annotations

import pytest
from tests.unit.kernel.hallway import EXTRA, GROW, HIDE, Hallway, all_rest, rests, shown, throw
from tests.unit.kernel.parlour import Say, n, say

from getaway.kernel import Answer, Match, Refused, Wish, from_text, logbook, to_text
from getaway.kernel.inside import inside
from getaway.kernel.passing import ALWAYS, NEVER, NEW, go_on, way_on
from getaway.kernel.stream import Did


def autos(match: Match) -> list[tuple[int, str]]:
    """What passed by itself, by whom."""
    return [(entry.seat, entry.wish.verb) for entry in match.log if isinstance(entry, Answer) and entry.auto]


def test_an_empty_question_passes_and_is_recorded() -> None:
    """Going on is all there is to do: it happens, the log says so, and everyone is told that nobody chose it."""
    match = Hallway(rests(0), rests(1), say(0)).new(players=2)
    assert go_on(match) == 2
    assert autos(match) == [(0, "on"), (1, "on")]
    assert [ask.question.name for ask in match.asks] == ["outer"]
    did = [item for item in inside(match).streams[1] if isinstance(item, Did)]
    assert [item.auto for item in did] == [True, True]


def test_a_replayed_log_passes_only_where_it_says_so() -> None:
    """What was passed by itself is an entry like any other, and what was answered by hand stays that."""
    match = Hallway(rests(0), rests(0), say(0)).new(players=1)
    match.answer(0, Wish("on"))
    go_on(match)
    book = logbook.read(logbook.write(match))
    assert logbook.replay(match.game, book).chain == match.chain
    assert logbook.verify(match.game, book) == []
    assert [entry.auto for entry in match.log if isinstance(entry, Answer)] == [False, True]


def test_a_question_put_to_all_passes_when_all_can_only_go_on() -> None:
    """One answer counts, so one is recorded."""
    match = Hallway(all_rest, say(0)).new(players=3)
    assert go_on(match) == 1
    assert autos(match) == [(0, "on")]


def test_a_private_question_never_passes() -> None:
    """What can be answered there depends on a secret, and passing would give it away."""
    match = Hallway(rests(0, HIDE)).new(players=2)
    assert go_on(match, (NEVER, NEVER)) == 0


def test_an_offer_makes_a_question_optional() -> None:
    """With something else to do the seat's setting decides."""
    game = Hallway(rests(0), say(0), offers=(GROW,))
    assert go_on(game.new(players=1), (ALWAYS,)) == 0
    assert go_on(game.new(players=1), (NEVER,)) == 1


def test_a_seat_stops_only_for_something_new() -> None:
    """What the seat could have done at its last question is not new; what it could not, is."""
    match = Hallway(rests(0, EXTRA), rests(0, EXTRA), say(0)).new(players=1)
    assert go_on(match, (NEW,)) == 0
    match.answer(0, Wish("on"))
    assert go_on(match, (NEW,)) == 1
    assert match.asks[0].question.name == "outer"


def test_more_of_the_same_is_new() -> None:
    """A free action with more ways to do it than before stops the seat."""
    match = Hallway(rests(0, EXTRA), rests(0, EXTRA), say(0), offers=(GROW,)).new(players=1)
    match.answer(0, Wish("grow"))
    match.answer(0, Wish("on"))
    assert go_on(match, (NEW,)) == 1
    match = Hallway(rests(0, EXTRA), rests(0, EXTRA), say(0), offers=(GROW,)).new(players=2)
    match.answer(0, Wish("on"))
    match.answer(1, Wish("grow"))
    assert go_on(match, (NEW, NEW)) == 0


def test_what_is_new_is_read_from_the_question_as_it_was_put(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is worked out a second time to compare it."""

    def place(*_: object) -> None:
        raise LookupError

    match = Hallway(rests(0, EXTRA), rests(0, EXTRA), say(0), offers=(GROW,)).new(players=1)
    with monkeypatch.context() as patch:
        patch.setattr(Say, "place", place)
        assert way_on(match, (NEW,)) is None
    match.answer(0, Wish("on"))
    monkeypatch.setattr(Say, "place", place)
    assert way_on(match, (NEW,)) == (0, Wish("on"))


def test_a_bot_that_always_stops_decides_for_itself() -> None:
    """Where something optional can be done, it is asked; an empty question passes all the same."""
    match = Hallway(rests(0), rests(0, EXTRA)).new(players=1)
    assert go_on(match, (ALWAYS,)) == 1
    assert match.asks[0].question.name == "extra"


def test_it_never_passes_over_a_right_to_undo() -> None:
    """Dice or a shown secret after it would end the seat's right to undo: then it is asked."""
    for step in (throw, shown):
        match = Hallway(say(0), rests(0), step, say(0)).new(players=1)
        match.answer(0, n(1))
        assert go_on(match) == 0
        match.answer(0, Wish("on"))
    match = Hallway(throw, rests(0), throw, say(0)).new(players=1)
    assert go_on(match) == 1


def test_undo_goes_back_over_what_passed_by_itself() -> None:
    """The seat undoes its own last answer and all that passed after it, even another seat's."""
    match = Hallway(say(0), rests(0), rests(1), say(0)).new(players=2)
    before = match.state_hash
    match.answer(0, n(1))
    assert go_on(match) == 2
    restored = from_text(match.game, to_text(match))
    assert isinstance(restored.why_undo(1), Refused)
    match.undo(0)
    assert match.state_hash == before
    assert [ask.question.name for ask in match.asks] == ["outer"]


def test_a_rule_that_stumbles_leaves_the_question_open() -> None:
    """Then somebody must decide, and an incident is kept."""

    def stumbles(g: object) -> object:
        raise LookupError(g)

    match = Hallway(rests(0), stumbles).new(players=1)  # type: ignore[arg-type]
    assert go_on(match) == 0
    assert match.asks[0].question.name == "rest"
    assert match.incidents
