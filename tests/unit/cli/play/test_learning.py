"""Lessons at the terminal: taken by typing what they suggest, with help on demand, and taken back by an undo."""

from __future__ import annotations

import io
from collections.abc import Iterator

import msgspec
import pytest
from rich.console import Console
from tests.lessons.taking import Taken
from tests.lessons.test_lessons import EVERY, NAMES

from getaway.cli.console.said import say, speak
from getaway.cli.console.screen import CONTROL, Screen
from getaway.cli.play import local
from getaway.cli.play.compose import Composer
from getaway.cli.play.learning import LessonSitting
from getaway.cli.play.spelled import spelled
from getaway.games import find
from getaway.kernel import Answer, Match, Seat, Wish
from getaway.kernel.inside import inside
from getaway.kernel.stream import Put
from getaway.kit.lessons import LANGUAGES, Lesson, lessons
from getaway.table.taking import Taking

GAME = find("bombsquad")
OWN = """
key = "own"
minutes = 2
players = 2
seat = 1
title = { en = "Two cards", it = "Due carte", fr = "Deux cartes" }
about = { en = "How a plan runs.", it = "Come va un piano.", fr = "Comment va un plan." }
ends = { en = "You can plan now.", it = "Ora sai pianificare.", fr = "Vous savez planifier." }

[position]
mission = "m01"
phase = "order"
active = 1
frame = ["yellow_move", "red_move"]

[[steps]]
key = "order"
clauses = ["BS-ACTIVATE-05"]
goals = [{ tells = { event = "Paid" } }]
way = [{ verb = "order", args = { slots = [1, 0] } }]
says = { en = "Turn them around.", it = "Invertile.", fr = "Inversez-les." }
why = { en = "Red goes first.", it = "Prima il rosso.", fr = "Le rouge d'abord." }
nudge = { en = "Begin with the second.", it = "Comincia dalla seconda.", fr = "Commencez par la seconde." }

[[steps]]
key = "go"
clauses = ["BS-OPERATE-14"]
goals = [{ tells = { event = "Moved" } }]
way = [{ verb = "go", args = { direction = "right" } }]
says = { en = "Go right.", it = "Vai a destra.", fr = "Allez à droite." }
why = { en = "There is room.", it = "C'è spazio.", fr = "Il y a de la place." }
"""
SHORTEST = dict(sorted(EVERY, key=lambda each: -len(each[1].steps))).items()
"""The lesson with the fewest steps of each game."""
MOST_LINES = 1_000
"""A lesson for which more lines have to be typed is no lesson."""
TYPE = {"en": "Type: ", "it": "Scrivi: ", "fr": "Tapez\u00a0: "}


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever a test speaks, the next one begins in English."""
    speak("en")
    yield
    speak("en")


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is weighed, which takes time."""
    monkeypatch.setattr(local, "BUDGET", 0)


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Lesson:
    """A lesson of this test among those of the game, before all others."""
    lesson = msgspec.toml.decode(OWN, type=Lesson)
    known = lessons(GAME.package)
    for key, each in {lesson.key: lesson, **known}.items():
        monkeypatch.delitem(known, key, raising=False)
        monkeypatch.setitem(known, key, each)
    return lesson


class Terminal:
    """A screen with somebody in front of it who types these lines, or what the lesson says."""

    def __init__(self, game: str, lesson: Lesson, typed: list[str] | None = None, height: int | None = None) -> None:
        self.written, self.read, self.lines = io.StringIO(), 0, 0
        console = Console(file=self.written, force_terminal=height is not None, width=80, height=height or 24)
        self.typed = typed
        screen = Screen(console, self.obey if typed is None else self.next_line)
        self.sitting = LessonSitting(Taking(find(game), lesson, lambda: 1_000_000), screen)
        self.lesson = lesson

    @property
    def match(self) -> Match:
        """The match at the table."""
        return self.sitting.match

    @property
    def shown(self) -> str:
        """Everything that was written."""
        return self.written.getvalue()

    def next_line(self) -> str:
        """The next line that this test types."""
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)

    def obey(self) -> str:
        """What the lesson says to type; Enter where a page has to be turned."""
        page, self.read = self.shown[self.read :], len(self.shown)
        self.lines += 1
        assert self.lines < MOST_LINES, page
        if say("prompt-lesson", steps=0) not in page and say("prompt-lesson", steps=1) not in page:
            return ""
        return page.rpartition(TYPE["en"])[2].partition("\n")[0].strip()

    def run(self) -> str:
        """Take the lesson; what was written."""
        self.sitting.run()
        return self.shown


def flat(text: str) -> str:
    """A text as one line, however it was wrapped and styled."""
    return " ".join(CONTROL.sub("", text).split())


def answers(match: Match) -> list[tuple[Seat, Wish]]:
    """Who answered what."""
    return [(entry.seat, entry.wish) for entry in inside(match).line if isinstance(entry, Answer)]


# Any lesson


def check_course(game: str, lesson: Lesson, height: int | None) -> None:
    """A player who types what is suggested comes to the end, by the same answers as at a table, bots included."""
    terminal, at_table = Terminal(game, lesson, height=height), Taken(game, lesson)
    shown = flat(terminal.run())
    at_table.by_the_text()
    assert terminal.sitting.taking.finished
    given = answers(terminal.match)
    assert given == answers(at_table.match)[: len(given)]
    assert shown.index(f"{lesson.title.en}, step 1 of ") < shown.rindex(lesson.ends.en)


@pytest.mark.parametrize(("game", "lesson"), EVERY, ids=NAMES)
def test_typing_what_it_suggests_leads_to_the_end(game: str, lesson: Lesson) -> None:
    """Every lesson, in a pipe."""
    check_course(game, lesson, None)


@pytest.mark.parametrize(("game", "lesson"), SHORTEST)
def test_it_does_so_at_a_small_terminal_too(game: str, lesson: Lesson) -> None:
    """What to type is never left out, although the screen has 24 lines."""
    check_course(game, lesson, 24)


@pytest.mark.parametrize(("game", "lesson"), EVERY, ids=NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_is_in_the_language(game: str, lesson: Lesson, lang: str) -> None:
    """What it is about, the step and what to type, in the words of the lesson."""
    speak(lang)
    shown = flat(Terminal(game, lesson, []).run())
    assert flat(lesson.about.in_words(lang)) in shown
    assert flat(lesson.steps[0].says.in_words(lang)) in shown
    assert flat(TYPE[lang]) in shown


# Help on demand


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reason_and_the_nudge_are_told_on_demand(own: Lesson, lang: str) -> None:
    """Not before somebody asks: `why` with the clauses, `hint` with what to do; `?` has the step's clauses first."""
    speak(lang)
    step = own.steps[0]
    assert step.nudge is not None
    first = Terminal("bombsquad", own, []).run()
    for text in (step.why, step.nudge):
        assert text.in_words(lang) not in first
    assert "BS-ACTIVATE-05 (" not in first
    why = Terminal("bombsquad", own, ["why"]).run()
    assert step.why.in_words(lang) in why
    assert "BS-ACTIVATE-05 (" in why
    hint = Terminal("bombsquad", own, ["hint"]).run()
    assert step.nudge.in_words(lang) in hint
    assert "BS-ACTIVATE-05 (" in Terminal("bombsquad", own, ["?"]).run()


def test_a_step_without_a_nudge_has_its_suggestion_as_a_hint(own: Lesson) -> None:
    """The suggested answer in words; where the lesson says nothing more, what a bot would do."""
    shown = Terminal("bombsquad", own, ["2 1", "hint"]).run()
    assert "The next thing to do: Move right" in shown.partition("Step 1 is done.")[2]
    played_on = Terminal("bombsquad", own, ["2 1", "2", "on", "hint", "why"]).run()
    assert "I'd do this:" in played_on
    assert played_on.count("BS-OPERATE-14 (") == 1


def test_help_lists_the_keys_of_a_lesson(own: Lesson) -> None:
    """It isn't saved, so no key says so."""
    shown = Terminal("bombsquad", own, ["h", "s x.match"]).run()
    assert "why         the reason for this step" in shown
    assert "save" not in shown
    assert '"s x.match" isn\'t a list of numbers' in shown


# Going on, and back


def test_a_step_that_is_done_is_said_and_taken_back_by_an_undo(own: Lesson) -> None:
    """The next question says it; after the undo the first step is at hand again."""
    terminal = Terminal("bombsquad", own, ["2 1", "u"])
    before, _, after = terminal.run().partition("Step 1 is done.")
    assert "Two cards, step 1 of 2: Turn them around." in before
    assert "Two cards, step 2 of 2: Go right." in after.partition("> u")[0]
    assert "Two cards, step 1 of 2: Turn them around." in after.partition("> u")[2]
    assert "Step 1 is done." not in after
    assert terminal.sitting.taking.done == 0


def test_any_other_way_counts(own: Lesson) -> None:
    """Who plays something else reaches the goal too, and is told so."""
    shown = Terminal("bombsquad", own, ["1 2"]).run()
    assert "Step 1 is done." in shown


def test_several_answers_at_once(own: Lesson) -> None:
    """A line of answers leads through several steps."""
    terminal = Terminal("bombsquad", own, ["2 1; right"])
    terminal.run()
    assert terminal.sitting.taking.done == 2


def test_steps_that_lead_elsewhere_are_led_back(own: Lesson) -> None:
    """Half an answer that isn't the suggested one is taken back first."""
    match = GAME.new(2, seed=0, mission="alpha")
    match.answer(0, Wish("start"))
    put = match.put(1)
    assert isinstance(put, Put)
    sitting = Terminal("bombsquad", own, []).sitting
    composer, wish = Composer(put, sitting.wording), Wish("program", card=2)
    assert spelled(composer, composer.menu(), wish) == "3"
    composer.take("1")
    assert spelled(composer, composer.menu(), wish) == "b"
    composer.back()
    composer.take("3")
    assert spelled(composer, composer.menu(), wish) == "3"


def test_when_to_stop_is_the_table_s_business(own: Lesson) -> None:
    """The setting is kept there."""
    terminal = Terminal("bombsquad", own, ["stop always"])
    terminal.run()
    assert terminal.sitting.taking.live.table.stopping[1] == "always"


# The end


@pytest.mark.parametrize(("height", "times"), [(None, 1), (24, 2)])
def test_the_end_has_the_closing_text_and_the_next_lesson(own: Lesson, height: int | None, times: int) -> None:
    """Once; at a terminal again where the lesson's own screen is gone."""
    pages = [""] if height else []
    shown = Terminal("bombsquad", own, [*pages, "2 1", "2", ""], height).run()
    assert shown.count("You can plan now.") == times
    others = [key for key, each in lessons(GAME.package).items() if key != "own" and not each.first]
    assert (f"getaway learn bombsquad {others[0]}" in shown) if others else ("Next lesson" not in shown)


def test_playing_on_after_the_end(own: Lesson) -> None:
    """Nothing stands above the questions any more, and leaving says nothing new."""
    shown = Terminal("bombsquad", own, ["2 1", "2", "on", "q"]).run()
    _, _, after = shown.partition("to play on.")
    assert "Which way does the robot move?" in after
    assert "step 2 of 2" not in after
    assert "getaway learn" not in after


def test_leaving_early_says_how_to_begin_again(own: Lesson) -> None:
    """And doesn't save anything."""
    shown = Terminal("bombsquad", own, ["2 1", "q"]).run()
    assert shown.endswith("You've left the lesson. To take it again:\ngetaway learn bombsquad own\n")


def test_a_match_that_ends_too_early_says_how_far_it_came(own: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost match isn't the end of the lesson."""
    empty = msgspec.structs.replace(own, position={**(own.position or {}), "main": 1, "reserve": 0})
    monkeypatch.setitem(lessons(GAME.package), own.key, empty)
    terminal = Terminal("bombsquad", empty, ["2 1"])
    shown = terminal.run()
    assert terminal.match.over
    assert "The match is over after 1 of 2 steps. To take the lesson again:\ngetaway learn bombsquad own\n" in shown
    assert "You can plan now." not in shown
