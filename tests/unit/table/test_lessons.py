"""A lesson at a table: what its player is told, kept and taken back."""

from __future__ import annotations

from random import Random

import pytest
from tests.lessons.taking import Taken

from getaway.games import find
from getaway.kernel import Refused
from getaway.kit.lessons import Lesson, lessons
from getaway.table import telling
from getaway.table.learning import advised
from getaway.table.lessons import found, in_order, listed
from getaway.table.live import Live, kept_in
from getaway.table.renewal import Passed

GAME = "bombsquad"


def ordering() -> Lesson:
    """A lesson that begins with its player's question."""
    return lessons(find(GAME).package)["ordering"]


def test_the_table_says_how_far_its_player_is_and_what_to_do() -> None:
    """With the things on the board that the suggested answer touches."""
    taken = Taken(GAME, ordering())
    before = telling.table_view(taken.live).lesson
    assert before is not None
    assert (before.key, before.seat, before.done) == ("ordering", taken.lesson.seat, 0)
    assert before.wish is not None
    while taken.done == 0:
        taken.follow()
    after = telling.table_view(taken.live).lesson
    assert after is not None
    assert after.done == 1


def test_an_undo_takes_a_step_back() -> None:
    """The goal has to be reached again."""
    taken = Taken(GAME, ordering())
    while taken.done == 0:
        taken.follow()
    assert taken.undo()
    assert taken.done == 0
    taken.by_the_text()


def test_a_hint_says_what_the_lesson_says() -> None:
    """With the rules of the step; a bot's own mind would only confuse."""
    taken = Taken(GAME, ordering())
    assert taken.live.table.learning is not None
    decision = advised(taken.match, taken.live.table.learning)
    assert decision is not None
    assert decision.reason is not None
    assert taken.step is not None
    assert (decision.wish, decision.reason.clauses) == (taken.suggestion(), taken.step.clauses)


def test_somebody_who_strays_is_told_so_once_the_step_cannot_be_done() -> None:
    """Until they take it back."""
    dice = Random(1)  # noqa: S311 - a test's own dice
    taken = Taken("breach", lessons(find("breach").package)["first-match"])
    for _ in range(12):
        if strayed(taken):
            break
        taken.answer(taken.unhelpful(dice) or taken.follow())
    assert strayed(taken)
    while strayed(taken):
        assert taken.undo()


def strayed(taken: Taken) -> bool:
    """Whether the table says so."""
    told = telling.table_view(taken.live).lesson
    assert told is not None
    return told.strayed


def test_progress_is_part_of_a_checkpoint() -> None:
    """Another node goes on where this one stopped."""
    taken = Taken(GAME, ordering())
    while taken.done == 0:
        taken.follow()
    checkpoint = taken.live.checkpoint()
    other = Live(taken.live.id, taken.live.seed)
    other.restore(checkpoint.seq, kept_in(checkpoint), (), Passed(0))
    assert other.table.learning == taken.live.table.learning
    assert telling.table_view(other).lesson == telling.table_view(taken.live).lesson


def test_a_lesson_is_the_same_for_everyone() -> None:
    """The same answers lead to the same match."""
    one, two = Taken(GAME, ordering()), Taken(GAME, ordering())
    one.by_the_text()
    two.by_the_text()
    assert one.match.chain == two.match.chain


def test_lists_begin_with_the_first_lesson() -> None:
    """In the reader's language."""
    for game in map(find, ("bombsquad", "breach", "burncycle")):
        texts = listed(game, "it")
        assert [text.key for text in texts] == [lesson.key for lesson in in_order(game)]
        assert sorted((text.first for text in texts), reverse=True) == [text.first for text in texts]


def test_an_unknown_lesson_is_refused() -> None:
    """As an unknown game is."""
    for game, key in (("bombsquad", "nothing"), ("nothing", "ordering")):
        with pytest.raises(Refused, match="GT-GAME-01"):
            found(game, key)
