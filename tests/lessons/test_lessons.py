"""Every lesson can be taken by its own text, left by any answer, and never comes to a dead end."""

from __future__ import annotations

from random import Random

import pytest
from tests.lessons.taking import Taken

from getaway.games import find
from getaway.kit.lessons import LANGUAGES, Lesson, lessons, suggested
from getaway.rulebook import read

GAMES = ("bombsquad", "breach", "burncycle")
EVERY = [(game, lesson) for game in GAMES for lesson in lessons(find(game).package).values()]
NAMES = [f"{game}-{lesson.key}" for game, lesson in EVERY]
MOST_WORDS = 15
"""Words of what a step says."""
lesson_by_lesson = pytest.mark.parametrize(("game", "lesson"), EVERY, ids=NAMES)


@lesson_by_lesson
def test_a_lesson_is_taken_by_its_own_text(game: str, lesson: Lesson) -> None:
    """Doing what each step says reaches every goal; each step is read at a question that has an answer."""
    taken, read_at = Taken(game, lesson), set()
    while not taken.finished:
        assert taken.step is not None
        assert suggested(taken.match, taken.step, taken.learning) is not None, (
            taken.where
        )  # by its text, not by a fallback
        read_at.add(taken.done)
        taken.follow()
    assert read_at == set(range(len(lesson.steps)))


@lesson_by_lesson
def test_a_lesson_goes_on_after_unhelpful_answers(game: str, lesson: Lesson) -> None:
    """At every step something else is done; taking that back, or going on, leads to the end."""
    dice, step = Random(lesson.key), -1  # noqa: S311 - a test's own dice
    taken = Taken(game, lesson)
    while not taken.finished:
        if taken.done > step:
            step = taken.done
            wish = taken.unhelpful(dice)
            if wish is not None:
                taken.answer(wish)
                if taken.done < step or taken.match.over:
                    break
                continue
        if taken.match.over:
            break
        taken.follow()
    assert taken.finished or taken.match.over, taken.where


@lesson_by_lesson
def test_the_words_are_few_and_in_every_language(game: str, lesson: Lesson) -> None:
    """Steps say what to do in a breath; nothing is left in English."""
    texts = [(lesson.title, 8), (lesson.about, 40), (lesson.ends, 40)]
    for step in lesson.steps:
        texts += [(step.says, MOST_WORDS), (step.why, 60)]
        texts += [(step.nudge, 30)] if step.nudge is not None else []
    for said, most in texts:
        for lang in LANGUAGES:
            text = said.in_words(lang)
            words = [word for word in text.split() if any(map(str.isalnum, word))]
            assert 0 < len(words) <= most, (lang, text)
            assert text == text.strip()
            assert lang == "en" or text != said.en


@lesson_by_lesson
def test_its_rules_exist(game: str, lesson: Lesson) -> None:
    """Every step cites clauses of the rulebook and has a goal; keys are told apart."""
    book = read(find(game).package)
    for step in lesson.steps:
        assert step.clauses
        assert [clause for clause in step.clauses if clause not in book] == []
        assert step.goals
        assert all(goal.tells or goal.shows for goal in step.goals)
    keys = [step.key for step in lesson.steps]
    assert len(set(keys)) == len(keys)
