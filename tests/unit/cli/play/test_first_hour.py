"""What a newcomer sees at the terminal: the game explained once, news that fit, and only offers that hold."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from getaway import games
from getaway.bots import Bot
from getaway.cli.console import story
from getaway.cli.console.said import speak
from getaway.cli.console.screen import Screen, typed
from getaway.cli.console.wording import Wording
from getaway.cli.errors import Wrong
from getaway.cli.play.compose import Composer
from getaway.cli.play.local import LocalSitting
from getaway.cli.play.turn import BRIEF, Turn
from getaway.games.bombsquad.shown.panel import panel
from getaway.kernel import SPECTATOR, Match, Wish
from getaway.kernel.stream import Put
from getaway.rulebook import LANGUAGES

GAME = games.find("bombsquad")
WORDING = Wording(GAME)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever a test speaks, the next one begins in English."""
    speak("en")
    yield
    speak("en")


def sitting(match: Match, bots: int = 0) -> tuple[LocalSitting, io.StringIO]:
    """A terminal of 80 by 24 with a table at it, and what is written on it."""
    written = io.StringIO()
    screen = Screen(Console(file=written, force_terminal=True, width=80, height=24, highlight=False))
    return LocalSitting(match, {seat: Bot(seed=1) for seat in range(2 - bots, 2)}, screen), written


def asked(match: Match) -> str:
    """The question that stands."""
    put = match.put(match.asks[0].seat)
    assert isinstance(put, Put)
    return put.question


def activated(mission: str = "alpha", **options: Any) -> Match:
    """A table at which the robot begins to run with seven cards."""
    match = GAME.new(2, seed=0, mission=mission, **options)
    match.answer(0, Wish("start"))
    while asked(match) != "order":
        match.answer(match.asks[0].seat, Wish("program", card=0))
    match.answer(match.asks[0].seat, Wish("order", slots=tuple(range(7))))
    return match


def run_of_seven() -> Match:
    """A table in training at which the robot has just run with seven cards."""
    match = activated()
    while asked(match) == "direct":
        match.answer(match.asks[0].seat, Wish("go", direction="right"))
    return match


@pytest.fixture
def enter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who presses Enter alone at whatever is shown."""
    monkeypatch.setattr("builtins.input", lambda: "")


@pytest.mark.usefixtures("enter")
def test_a_new_table_says_what_the_game_is_about() -> None:
    """The game is explained at a new table, and not again at one that is resumed."""
    match = GAME.new(2, seed=0, mission="alpha")
    new, written = sitting(match)
    new.introduce()
    assert "You're one team." in written.getvalue()
    match.answer(0, Wish("start"))
    resumed, written = sitting(match)
    resumed.introduce()
    assert written.getvalue() == ""


@pytest.mark.parametrize("room", [3, 6, 12])
def test_news_are_never_cut_in_two(room: int) -> None:
    """Where news have no room they lose their clauses, then the oldest of them; the last thing is told whole."""
    match = run_of_seven()
    WORDING.view = match.view(SPECTATOR)
    lines = story.newest(match.told(SPECTATOR), WORDING, 80, room)
    assert len(lines) <= room
    assert lines[0] == "- ... (l shows more)"
    assert lines[1].startswith("- ")
    assert lines[-1] == "- Player 2 draws a card."


def test_news_with_room_keep_their_clauses() -> None:
    """Nothing is left out where everything has room."""
    match = run_of_seven()
    WORDING.view = match.view(SPECTATOR)
    full = story.newest(match.told(SPECTATOR), WORDING, 80, None)
    assert full == story.newest(match.told(SPECTATOR), WORDING, 80, len(full))
    assert full[-1] == "- Player 2 draws a card. [BS-PROGRAM-06]"


@pytest.mark.usefixtures("enter")
def test_the_screen_between_two_players_fits() -> None:
    """After a run of seven cards the news leave the line that asks for Enter on the screen."""
    table, written = sitting(run_of_seven())
    assert table.pass_to(0)
    shown = written.getvalue()
    assert shown.count("\n") <= 23
    assert "l shows more" in shown
    assert "Pass the keyboard to player 1" in shown


@pytest.mark.usefixtures("enter")
def test_a_run_among_bots_has_a_page_of_its_own() -> None:
    """What a bot did is shown before the question where it is much, and only then."""
    match = run_of_seven()
    table, written = sitting(match, bots=1)
    turn = Turn(table, 0, 0)
    turn.since = 1
    turn._prepare()
    assert "Press Enter for the question." in written.getvalue()
    table, written = sitting(match, bots=1)
    table.heard[0] = table.mark(0)
    Turn(table, 0, 0)._prepare()
    assert written.getvalue() == ""


def test_taking_back_is_offered_where_it_is_allowed() -> None:
    """The start may be taken back; a turn with a drawn card may not, except at a practice table."""
    match = GAME.new(2, seed=0, mission="alpha")
    match.answer(0, Wish("start"))
    assert sitting(match)[0].may_undo(0)
    match.answer(1, Wish("program", card=0))
    assert not sitting(match)[0].may_undo(1)
    practice = GAME.new(2, seed=0, mission="alpha", practice=True)
    practice.answer(0, Wish("start"))
    practice.answer(1, Wish("program", card=0))
    assert sitting(practice)[0].may_undo(1)


def test_one_option_is_asked_for_by_its_number() -> None:
    """Where there is one option, nobody is told to type a number from 1 to 1."""
    put = GAME.new(2, seed=0, mission="alpha").put(0)
    assert isinstance(put, Put)
    with pytest.raises(Wrong, match=r"^Nothing was typed. Type 1, or h for help.$"):
        Composer(put, WORDING).take("")


@pytest.mark.parametrize(
    ("line", "meant"), [("\x1b[C", "right"), ("\x1b[A ", "up"), ("\x1b[5~3\x07", "3"), (" 1 2 ", "1 2")]
)
def test_keys_that_are_no_letters(line: str, meant: str) -> None:
    """An arrow key means its direction; no other control code reaches the screen."""
    assert typed(line) == meant


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_arrow_steers_the_robot(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """In every language the arrow to the right picks the direction right."""
    speak(lang)
    match = activated()
    seat, before = match.asks[0].seat, match.view(0).table.robot  # type: ignore[attr-defined]
    monkeypatch.setattr("builtins.input", lambda: "\x1b[C")
    Turn(sitting(match)[0], seat, seat).run()
    assert match.view(0).table.robot > before  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_longer_move_does_not_name_the_space_of_the_shorter(lang: str) -> None:
    """With Dart the plain move says where it ends, the longer one does not say the same; a bare ! is explained."""
    speak(lang)
    match = activated(mission="m03", roles="random")
    seat = match.asks[0].seat
    turn = Turn(sitting(match)[0], seat, seat)
    menu = turn.composer.menu()
    plain = [entry.text for entry in menu.entries if dict(entry.binds)["boost"] is None]
    longer = [entry.text for entry in menu.entries if dict(entry.binds)["boost"] == 1]
    assert any(":" in text for text in plain)
    assert longer
    assert not any(":" in text for text in longer)
    assert any(line.strip().startswith("! ") for line in turn.question(menu, BRIEF))


def test_hands_before_the_deal_say_so() -> None:
    """While roles are taken the hands are not dealt, and the table says so."""
    match = GAME.new(2, seed=0, mission="m01", roles="choose")
    lines = list(panel(match.view(0), WORDING.texts, 0, 45))  # type: ignore[arg-type]
    assert lines[-2:] == ["You      no cards yet", "Player 2 no cards yet"]
