"""`getaway learn`: the list of lessons, and one taken from the command line."""

from __future__ import annotations

import pytest
from tests.lessons.test_lessons import EVERY, GAMES
from tests.unit.cli.conftest import Program

from getaway.kit.lessons import LANGUAGES, Lesson


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_of_every_game_is_listed(program: Program, lang: str) -> None:
    """By its name, its title, its minutes and what it is about, in the language."""
    done = program("learn", "--lang", lang)
    assert (done.code, done.err) == (0, "")
    shown = " ".join(done.out.split())
    for _, lesson in EVERY:
        assert f"{lesson.key} {lesson.title.in_words(lang)} ({lesson.minutes} min)" in shown
        assert " ".join(lesson.about.in_words(lang).split()) in shown


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_of_one_game(program: Program, game: str) -> None:
    """Those of no other; the first one says so."""
    out = program("learn", game).out
    assert all((f"  {lesson.key}  {lesson.title.en}" in out) == (each == game) for each, lesson in EVERY)
    assert ("start here" in out) == any(lesson.first for each, lesson in EVERY if each == game)


def test_a_game_without_lessons(program: Program) -> None:
    """Nothing to learn isn't an error."""
    assert program("learn", "toy").out == "There are no lessons here yet.\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("learn", "chess"), 'There is no game "chess".'),
        (("learn", "bombsquad", "flying"), 'bombsquad has no lesson "flying". Its lessons: '),
    ],
)
def test_what_is_not_there(program: Program, words: tuple[str, ...], said: str) -> None:
    """A wrong name ends with 2 and names those there are."""
    done = program(*words)
    assert done.code == 2
    assert said in done.err


@pytest.mark.parametrize(("game", "lesson"), EVERY[:1])
def test_a_lesson_is_taken_and_left(program: Program, game: str, lesson: Lesson) -> None:
    """The end of the keyboard is the end of the lesson, without a file."""
    key = lesson.key
    done = program("learn", game, key, typed="why\n")
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith(f"getaway learn {game} {key}\n")
