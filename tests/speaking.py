"""For tests of words: questions put in words, in English and in other languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from getaway.cli.console.said import speak
from getaway.cli.console.wording import Wording
from getaway.kernel import Game, Match
from getaway.kernel.stream import Put
from getaway.rulebook import LANGUAGES

SHOWN = 4
"""This many options of a question are put in words."""


def say_question(match: Match, wording: Wording, rng: Random, readable: Callable[[str], bool]) -> None:
    """The question, some of its options, every blocked option and every warning."""
    for ask in match.asks:
        wording.view = match.view(ask.seat)
        put = match.put(ask.seat)
        assert isinstance(put, Put)
        assert readable(wording.asked(put))
        assert readable(wording.why(put))
        assert all(readable(wording.wish(ask.choice.by_verb(rng))) for _ in range(SHOWN))
        assert all(readable(wording.wish(marked.wish)) and readable(wording.blocked(marked)) for marked in put.blocked)
        assert all(readable(wording.warning(marked)) for marked in put.warned)


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Say everything in this language for a while, then in English again."""
    speak(lang)
    try:
        yield
    finally:
        speak("en")


def in_all_languages(game: Game[Any]) -> dict[str, Wording]:
    """The words of a game by language; they are to be said while that is spoken."""
    found = {}
    for lang in LANGUAGES:
        with speaking(lang):
            found[lang] = Wording(game)
    return found
