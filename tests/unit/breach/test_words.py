"""Everything that The Breach asks, offers, tells and refuses has its words."""

from __future__ import annotations

import importlib
import pkgutil
import re
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.rules.breach.attack.fights import fight, strike
from tests.speaking import in_all_languages, say_question, speaking

from getaway.cli.console import story
from getaway.cli.console.board import draw
from getaway.cli.console.wording import Wording
from getaway.games import breach
from getaway.games.breach import GAME
from getaway.games.breach.proof.starts import pairs
from getaway.kernel import SPECTATOR, Event, Match, Question
from getaway.kernel.stream import Put
from getaway.rulebook import LANGUAGES
from getaway.texts import Texts, kebab, missing

MODULES = [
    importlib.import_module(each.name) for each in pkgutil.walk_packages(breach.__path__, "getaway.games.breach.")
]
THINGS = [thing for module in MODULES for thing in vars(module).values()]
THINGS += [each for thing in THINGS if isinstance(thing, dict) for each in thing.values()]
EVENTS = {thing for thing in THINGS if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event}
QUESTIONS = {thing.name for thing in THINGS if isinstance(thing, Question)}
MOST = 90
"""This many questions of a random match are put in words."""
RAW = re.compile(r"\{|\$|\bnowhere\b|\bomega\b|\bxan4th\b|\bhalf-|\bC\d\d\b|(?:[Pp]layer|[Gg]iocatore|[Jj]oueur) 0")
"""What no player should read: names of variables, keys and numbers."""


def readable(text: str) -> bool:
    """Whether a text has words in it, and nothing raw."""
    assert not RAW.search(text), text
    return bool(text)


def say_everything(number: int) -> None:
    """Through a random match every question, option, refusal and event has its message, and the table is drawn.

    Questions are asked in one language after another, and the story is told in each.
    """
    rng, words = Random(number), in_all_languages(GAME)  # noqa: S311 - play isn't cryptography
    mode, players = pairs()[number % len(pairs())]
    options: dict[str, Any] = {
        "mode": mode,
        "setup": ("standard", "advanced")[number % 2],
        "team": ("random", "choose")[number % 2],
    }
    match = GAME.new(players, seed=number, **options | ({"window": 15} if number % 3 == 0 else {}))
    for turn, (lang, wording) in enumerate(islice(cycle(words.items()), MOST)):
        if match.over:
            break
        with speaking(lang):
            say_question(match, wording, rng, readable)
            if turn % 7 == 0:
                assert readable(draw(wording.view, wording, 80, 0))
        ask = match.asks[0]
        offers = match.offers(ask.seat)
        if offers.count and rng.randrange(6) == 0:
            wish = offers.by_verb(rng)
            assert readable(wording.wish(wish))
            match.answer(ask.seat, wish)
        else:
            match.answer(ask.seat, ask.choice.by_verb(rng))
    for lang, wording in words.items():
        with speaking(lang):
            tell(match, wording)


def tell(match: Match, wording: Wording) -> None:
    """The story as a seat and spectators read it, and its end."""
    for seat in (0, SPECTATOR):
        wording.view = match.view(seat)
        assert all(map(readable, story.lines(match.told(seat), wording)))
    if match.over:
        assert readable(story.result(match.outcome, wording))


@pytest.mark.parametrize("number", range(12))
def test_nothing_is_left_without_words(number: int) -> None:
    """In a match of each mode and number of players, nobody reads a key or a bare number, in any language."""
    say_everything(number)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_verb_and_question_has_its_message(lang: str) -> None:
    """Whether or not random play meets it."""
    needed = [f"event-{kebab(kind.__name__)}" for kind in EVENTS]
    needed += [f"{form}-{kebab(verb)}" for verb in GAME.verbs for form in ("do", "verb")]
    needed += [f"ask-{name}{part}" for name in QUESTIONS for part in ("", ".why")]
    assert len(EVENTS) > 100
    assert len(QUESTIONS) > 50
    assert missing(GAME.package, lang, sorted(needed)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_a_table_has_its_name(lang: str) -> None:
    """And each of its values."""
    texts = Texts(GAME.package, lang)
    for setting in GAME.settings:
        assert f"option-{setting.name}" in texts
        for value in setting.values:
            said = kebab(str(value))
            assert f"option-{setting.name}-{said}" in texts or f"word-{said}" in texts, (setting.name, value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_source_is_in_plain_words(lang: str) -> None:
    """Each clause that the rules refuse with has its own reason, not only the text of the rule."""
    code = "\n".join(file.read_text() for file in Path(breach.__file__).parent.rglob("*.py"))
    spoken = re.findall(r'Refused\(.*|(?:others|otherwise|instead|after)=["{].*', code)
    clauses = {clause for line in spoken for clause in re.findall(r"BR-[A-Z0-9]+-\d\d", line.partition("#")[0])}
    assert len(clauses) > 60
    assert missing(GAME.package, lang, sorted(f"no-{clause.lower()}" for clause in clauses)) == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You attack Vitruvian (player 2): 4 against 0. Reinforce?"),
        ("it", "Attacchi Vitruvian (giocatore 2): 4 contro 0. Aggiungi qualcosa?"),
        ("fr", "Vous attaquez Vitruvian (joueur 2) : 4 contre 0. Renfort ?"),
    ],
)
def test_an_attacker_is_told_why_they_are_asked(lang: str, said: str) -> None:
    """The attacker may respond to their own attack (BR-RESP-01): the question says what for."""
    match = fight(attacker={"hand": ("hammer-blow",)})
    strike(match)
    put = match.put(0)
    assert isinstance(put, Put)
    with speaking(lang):
        wording = Wording(GAME)
        wording.view = match.view(0)
        assert wording.asked(put).replace("\u202f", " ").replace("\xa0", " ") == said
