"""For tests in other languages than English."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from getaway.cli.said import speak
from getaway.cli.wording import Wording
from getaway.kernel import Game
from getaway.rulebook import LANGUAGES


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
