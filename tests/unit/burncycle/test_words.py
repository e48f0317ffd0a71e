"""Everything that burncycle asks, offers, tells and refuses has its words."""

from __future__ import annotations

import importlib
import pkgutil
import re
from itertools import cycle
from pathlib import Path
from random import Random

import pytest
from tests.speaking import in_all_languages, say_question, speaking

from getaway.cli.console import story
from getaway.cli.console.board import draw
from getaway.cli.console.wording import Wording
from getaway.games import burncycle
from getaway.games.burncycle import GAME
from getaway.kernel import SPECTATOR, Event, Match, Question
from getaway.rulebook import LANGUAGES
from getaway.texts import Texts, kebab, missing

MODULES = [
    importlib.import_module(each.name) for each in pkgutil.walk_packages(burncycle.__path__, "getaway.games.burncycle.")
]
THINGS = [thing for module in MODULES for thing in vars(module).values()]
EVENTS = {thing for thing in THINGS if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event}
QUESTIONS = {thing.name for thing in THINGS if isinstance(thing, Question)}
RAW = re.compile(r"[{}$_]|\bbead:|\bnowhere\b|\b[a-z]+-\d\b|(?:[Pp]layer|[Gg]iocatore|[Jj]oueur) 0")
"""What no player should read: names of variables, keys and numbers."""
COMMAND = "--mission first_shift"
"""A word that can be typed as it is isn't a key."""


def readable(text: str) -> bool:
    """Whether a text has words in it, and nothing raw."""
    assert not RAW.search(text.replace(COMMAND, "")), text
    return bool(text)


def say_everything(number: int) -> None:
    """Through a random match every question, option, refusal and event has its message, and the table is drawn.

    Questions are put in one language after another, and the match is retold in each.
    """
    rng, words = Random(number), in_all_languages(GAME)  # noqa: S311 - play isn't cryptography
    turns = cycle(words.items())
    missions = GAME.settings[0].values
    match = GAME.new(
        1 + number % 4, seed=number, mission=missions[number % len(missions)], team=("choose", "random")[number % 2]
    )
    while not match.over:
        lang, wording = next(turns)
        with speaking(lang):
            say_question(match, wording, rng, readable)
            if rng.randrange(5) == 0:
                assert draw(wording.view, wording, 120, 0)
        ask = match.asks[rng.randrange(len(match.asks))]
        offers = match.offers(ask.seat)
        if offers.count and rng.randrange(8) == 0:
            match.answer(ask.seat, offers.by_verb(rng))
        else:
            match.answer(ask.seat, ask.choice.by_verb(rng))
    for lang, wording in words.items():
        with speaking(lang):
            tell(match, wording)


def tell(match: Match, wording: Wording) -> None:
    """The match as a seat and a spectator saw it, and its end."""
    for seat in (0, SPECTATOR):
        wording.view = match.view(seat)
        assert all(map(readable, story.lines(match.told(seat), wording)))
    assert readable(story.result(match.outcome, wording))


@pytest.mark.parametrize("number", range(4))
def test_nothing_is_left_without_words(number: int) -> None:
    """In some matches of different missions and player counts; many more are played in `tests/property`."""
    say_everything(number)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_verb_and_question_has_its_message(lang: str) -> None:
    """Whether or not random play meets it."""
    needed = [f"event-{kebab(kind.__name__)}" for kind in EVENTS]
    needed += [f"{form}-{kebab(verb)}" for verb in GAME.verbs for form in ("do", "verb")]
    needed += [f"ask-{name}{part}" for name in QUESTIONS for part in ("", ".why")]
    assert len(EVENTS) > 100
    assert missing(GAME.package, lang, sorted(needed)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_source_is_in_plain_words(lang: str) -> None:
    """Each clause that the rules refuse with has its own reason, not only the text of the rule."""
    code = "\n".join(file.read_text() for file in Path(burncycle.__file__).parent.rglob("*.py"))
    spoken = re.findall(r'Refused\(.*|(?:others|otherwise|instead|after)=["{].*', code)
    clauses = {clause for line in spoken for clause in re.findall(r"BCX?-[A-Z0-9]+-\d\d", line.partition("#")[0])}
    assert len(clauses) > 80
    assert missing(GAME.package, lang, sorted(f"no-{clause.lower()}" for clause in clauses)) == []


@pytest.mark.parametrize(("lang", "later"), [("en", "each turn"), ("it", "a ogni turno"), ("fr", "à chaque tour")])
def test_dice_that_come_with_the_next_turn_are_not_shown_as_dice_to_roll(lang: str, later: str) -> None:
    """Beside them a sheet says that they come every turn."""
    texts = Texts(GAME.package, lang)
    assert later in texts.render("bot-dice", {"pool": False})
    assert later not in texts.render("bot-dice", {"pool": True})
