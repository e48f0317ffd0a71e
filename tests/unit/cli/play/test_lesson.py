"""A lesson in the terminal: its step stands above every question, in full, and its clauses can be read."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from tests.unit.burncycle.newcomer import begun, decided

from getaway.cli.console.screen import Screen
from getaway.cli.console.wording import Wording
from getaway.cli.play.keys import rule
from getaway.cli.play.lesson import Guide, of_view
from getaway.cli.play.local import LocalSitting
from getaway.cli.play.turn import Turn
from getaway.games.burncycle import GAME
from getaway.games.burncycle.missions.lesson import Guide as InView
from getaway.games.burncycle.missions.lesson import guide
from getaway.kernel import Match
from getaway.texts import Texts

TEXTS = Texts(GAME.package, "en")


def at_screen(match: Match, width: int, height: int) -> tuple[LocalSitting, io.StringIO]:
    """A terminal of this size with a lesson at it, and what is written on it."""
    written = io.StringIO()
    console = Console(file=written, force_terminal=True, width=width, height=height, highlight=False)
    return LocalSitting(match, {}, Screen(console)), written


def joined(lines: list[str]) -> str:
    """Lines as one, however they were wrapped."""
    return " ".join(" ".join(lines).split())


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 45)])
def test_every_question_of_a_whole_lesson_has_its_step_above_it(width: int, height: int) -> None:
    """From the first page to the win, each question once in every step: its number, then all of its text."""
    match, seen = begun(0), set()
    sitting, _ = at_screen(match, width, height)
    while not match.over:
        ask, told = match.asks[0], guide(match.g)
        assert told is not None
        if (ask.question.name, told.step) not in seen:
            check_page(Turn(sitting, ask.seat, ask.seat), told, height)
        seen.add((ask.question.name, told.step))
        match.answer(ask.seat, decided(match.g, ask))
    assert len({step for _, step in seen}) > 6


def check_page(turn: Turn[LocalSitting], told: InView, height: int) -> None:
    """A screen that is not too long, with the step in full above the question."""
    menu = turn.composer.menu()
    page = turn.page(menu)
    shown = joined([*page.board, *page.below])
    assert len(page.board) + len(page.below) < height
    assert f"First Shift, step {len(told.done) + 1} of 12: {TEXTS.render(f'guide-{told.step}')}" in shown
    assert shown.index(TEXTS.render(f"guide-{told.step}.text")) < shown.index(joined([menu.title]))
    assert all(clause in shown for clause in told.clauses)


def test_the_rule_key_shows_the_clauses_of_the_step_before_those_of_the_question() -> None:
    """Each once, although the question may name the same."""
    sitting, written = at_screen(begun(0), 80, 60)
    sitting.screen.source = lambda: ""
    turn = Turn(sitting, 0, 0)
    rule(turn, turn.composer.menu(), "")
    shown = written.getvalue()
    places = [shown.index(clause) for clause in ("BC-ROUTE-01", "BC-ROUTE-02", "BC-PBANK-06")]
    assert places == sorted(places)
    assert "Routing lowers the power" in shown
    assert shown.count("BC-PBANK-06") == 1


def test_nothing_stands_above_the_question_without_a_lesson() -> None:
    """Neither in another mission nor where the view has no guide at all."""
    wording = Wording(GAME)
    assert of_view(wording) == Guide()
    wording.view = GAME.new(1, seed=1, mission="heavy_lifting", team="random").view(0)
    assert of_view(wording) == Guide()
    assert list(Guide().lines(full=True)) == []
