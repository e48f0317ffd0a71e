"""Every message that Bomb Squad needs is there, and everything fits 80 columns and 24 lines."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from importlib import resources
from random import Random
from typing import Any

import pytest
from rich.console import Console

from getaway import games
from getaway.cli.console import story
from getaway.cli.console.said import speak
from getaway.cli.console.screen import Screen
from getaway.cli.console.wording import Wording
from getaway.cli.play.local import LocalSitting
from getaway.cli.play.turn import Turn
from getaway.games.bombsquad.turn.events import Informed
from getaway.kernel import SPECTATOR, Event, Match, Wish
from getaway.kernel.stream import Put
from getaway.rulebook import LANGUAGES
from getaway.texts import kebab, missing

GAME = games.find("bombsquad")
EVENTS = [kind for kind in Event.__subclasses__() if kind.__module__.startswith(GAME.package)]
TRAINING = ("alpha", "bravo")
BOX = (*TRAINING, "m01", "m05", "m07", "m04")
SHOWN = 12
"""Options of each question that are put in words."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever a test speaks, the next one begins in English."""
    speak("en")
    yield
    speak("en")


def dice(seed: int) -> Random:
    """Where a random player takes its numbers from."""
    return Random(seed)  # noqa: S311 - play isn't cryptography


def some_match(number: int) -> Match:
    """One of thirty tables that differ in everything a table may choose."""
    options: dict[str, Any] = {
        "mishaps": number % 3 == 0,
        "empty_clues": number % 4 == 0,
        "single_timer": number % 5 == 0,
    }
    options |= {"level": ("standard", "epic")[number % 2], "clock": ("turns", "real")[number % 7 == 0]}
    options["single_timer"] = number % 5 == 0
    options |= {"memory_aid": number % 4 == 1, "fog_of_war": number % 5 == 1, "no_programming": number % 6 == 4}
    options |= {"second_robot": ("dart", "lynx", None)[number % 3], "robot": ("felix", "mule")[number % 2]}
    mission = BOX[number // 3 % len(BOX)]
    options["roles"] = None if mission in TRAINING else (None, "random", "choose")[number // 3 % 3]
    return GAME.new(2 + number % 5, seed=number, mission=mission, **options)


def put_in_words(put: Put, match: Match, wording: Wording, rng: Random) -> None:
    """Say the question, some of its options, all blocked options and warnings."""
    assert wording.asked(put)
    assert wording.why(put)
    for ask in match.asks:
        for _ in range(SHOWN):
            assert wording.wish(ask.choice.by_verb(rng))
    for marked in (*put.blocked, *put.warned):
        assert wording.wish(marked.wish)
    assert all(wording.blocked(marked) for marked in put.blocked)
    assert all(wording.warning(marked) for marked in put.warned)


@pytest.mark.parametrize("number", range(30))
def test_nothing_is_left_without_words(number: int) -> None:
    """Through a random match every question, option, refusal, warning and event has its message, in each language."""
    speak(LANGUAGES[number % 3])
    match, rng, wording = some_match(number), dice(number), Wording(GAME)
    while not match.over:
        ask = match.asks[rng.randrange(len(match.asks))]
        wording.view = match.view(ask.seat)
        put = match.put(ask.seat)
        assert isinstance(put, Put)
        put_in_words(put, match, wording, rng)
        match.answer(ask.seat, ask.choice.by_verb(rng))
    for seat in (*range(match.g.players), SPECTATOR):
        wording.view = match.view(seat)
        assert all(story.lines(match.told(seat), wording))
    assert re.search(r"(of|su|sur) 5$", story.result(match.outcome, wording))


def test_every_event_and_verb_has_its_message() -> None:
    """No event or verb of the game is without a text, whether or not random play meets it."""
    needed = [f"event-{kebab(kind.__name__)}" for kind in EVENTS]
    needed += [f"{form}-{kebab(verb)}" for verb in GAME.verbs for form in ("do", "verb")]
    assert len(EVENTS) > 15
    assert missing(GAME.package, "en", needed) == []


def test_every_refusal_of_the_source_is_in_plain_words() -> None:
    """Each clause that the rules refuse with has a reason of its own, not only the text of the rule."""
    with resources.as_file(resources.files(GAME.package)) as source:
        code = "\n".join(file.read_text() for file in source.rglob("*.py"))
    spoken = re.findall(r'Refused\(.*|(?:others|otherwise|instead)=["{].*', code)
    clauses = {clause for line in spoken for clause in re.findall(r"BSX?-[A-Z0-9]+-\d\d", line.partition("#")[0])}
    assert len(clauses) > 40
    assert missing(GAME.package, "en", [f"no-{clause.lower()}" for clause in clauses]) == []


def test_hidden_cards_have_no_face_in_words() -> None:
    """The same deal reads differently to its holder and to the others."""
    match, wording = GAME.new(2, seed=7, mission="alpha"), Wording(GAME)
    own, other = ("\n".join(story.lines(match.told(seat), wording)) for seat in (0, 1))
    assert "Player 1 holds ?, ?, ?, ?, ? and ?." in own
    assert "Player 1 holds yellow move 2" in other


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("Ada tells none about", "Player 3 tells Ada about", "red tells player 3 about")),
        ("it", ("Ada indica a none le", "Il giocatore 3 indica a Ada le", "red indica al giocatore 3 le")),
        ("fr", ("Ada indique à none ses", "Le joueur 3 indique à Ada ses", "red indique au joueur 3 ses")),
    ],
)
def test_people_are_called_by_their_names(lang: str, said: tuple[str, ...]) -> None:
    """A name stands as it is, even if it is a word of the game; a seat without one has its number."""
    speak(lang)
    wording = Wording(GAME)
    wording.names = ("Ada", "none", "", "red")
    told = [Informed(seat, to, "red", (0,)) for seat, to in ((0, 1), (2, 0), (3, 2))]
    for event, begins in zip(told, said, strict=True):
        assert wording.event(event).startswith(f"{begins} ")


def test_a_finished_match_can_be_told_with_every_secret() -> None:
    """Told as a whole, a match names every dealt and drawn card."""
    match, rng, wording = some_match(4), dice(4), Wording(GAME)
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].choice.by_verb(rng))
    wording.view = match.view(SPECTATOR)
    told = "\n".join(story.lines(story.everything(match), wording))
    assert "?" not in told
    assert "draws a card" not in told
    assert len(told.splitlines()) == len(list(story.lines(match.told(SPECTATOR), wording)))


def screenful(sitting: LocalSitting, turn: Turn[Any]) -> list[str]:
    """What stands on the terminal when a question is shown, prompt included."""
    file = sitting.screen.console.file
    assert isinstance(file, io.StringIO)
    file.seek(0)
    file.truncate()
    turn.show(turn.composer.menu())
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", file.getvalue()).splitlines()


TABLES: tuple[dict[str, Any], ...] = (
    {"mission": "m01", "second_robot": "dart", "roles": ("role_driver", "role_programmer"), "memory_aid": True},
    {"mission": "m01", "players": 3},
    {"mission": "m01", "players": 4, "no_programming": True, "robot": "dart", "roles": "random"},
    {"mission": "m05", "players": 5, "fog_of_war": True, "clock": "real"},
    {"mission": "m05", "players": 6, "robot": "mule", "second_robot": "lynx", "roles": "random", "memory_aid": True},
    {"mission": "m08", "players": 3, "roles": "random"},
    {"mission": "x04", "players": 4, "roles": "random"},
)
TURNS = 24
"""This many decisions of each table are looked at."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", TABLES, ids=[f"{table['mission']}-{table.get('players', 2)}" for table in TABLES])
def test_every_question_fits_the_smallest_terminal(options: dict[str, Any], lang: str) -> None:
    """At 80 by 24 the whole question is on the screen, at every step and in every language, with the building."""
    speak(lang)
    console = Console(file=io.StringIO(), force_terminal=True, width=80, height=24, highlight=False)
    match, rng = GAME.new(**{"seed": 7, "level": "epic", "players": 2, **options}), dice(7)
    sitting = LocalSitting(match, {}, Screen(console))
    deepest, alone = 0, []
    for _ in range(TURNS):
        if match.over:
            break
        seat = match.asks[0].seat
        turn = Turn(sitting, seat, seat)
        while turn.composer.wish() is None:
            lines = screenful(sitting, turn)
            assert len(lines) <= 23, "\n".join(lines)
            assert max(map(len, lines)) <= 80
            if lines[0].split()[:10] != [str(column) for column in range(1, 11)]:
                alone.append(turn.put.question)
            deepest = max(deepest, len(turn.composer.taken))
            turn.composer.take(pick(turn, rng))
        match.answer(seat, turn.composer.wish() or Wish("start"))
    assert deepest >= 2
    assert options["mission"] not in ("m01", "m05") or set(alone) <= {"role"}


def pick(turn: Turn[Any], rng: Random) -> str:
    """Something a player could type at this step."""
    menu = turn.composer.menu()
    keys = [entry.key for entry in menu.entries]
    return " ".join(keys) if menu.part is not None else keys[rng.randrange(len(keys))]


def test_people_get_a_screen_of_their_own() -> None:
    """At a terminal people play on the alternate screen, which nobody can scroll back, and leave it at the end."""
    console = Console(file=io.StringIO(), force_terminal=True, width=80, height=24)
    screen = Screen(console)
    with screen.taken_over(True):
        screen.write("secret")
    with screen.taken_over(False):
        screen.write("public")
    assert isinstance(console.file, io.StringIO)
    own, _, after = console.file.getvalue().partition("\x1b[?1049l")
    assert own.startswith("\x1b[?1049h")
    assert "secret" in own
    assert "\x1b[?1049" not in after
