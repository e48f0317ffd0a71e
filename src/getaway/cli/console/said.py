"""The terminal's own messages, in the terminal's language."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from functools import cache
from typing import Any, Final

from getaway.kernel import Rules
from getaway.rulebook import LANGUAGES
from getaway.texts import Texts, card

PACKAGE: Final = "getaway.cli"
_SPOKEN: Final = ContextVar("spoken", default=LANGUAGES[0])


def speak(lang: str) -> None:
    """Say everything in this language from now on."""
    _SPOKEN.set(lang)


def spoken(known: tuple[str, ...] = LANGUAGES) -> str:
    """The language that is spoken, or the first of those known where that is not one of them."""
    lang = _SPOKEN.get()
    return lang if lang in known else known[0]


def of_environment(environ: Mapping[str, str]) -> str:
    """The language that the terminal is set to, by the first setting that says something; else English."""
    setting = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    lang = setting.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return lang if lang in LANGUAGES else LANGUAGES[0]


@cache
def texts(lang: str) -> Texts:
    """The messages of `texts/LANG.ftl` beside this module, with those of the table."""
    return Texts(PACKAGE, lang)


def say(message: str, /, **args: Any) -> str:  # noqa: ANN401 - whatever the message shows
    """One of them, with its variables filled in."""
    return texts(spoken()).render(message, args)


def fill(message: str, /, **args: int | str) -> str:
    """One of them, with what others named or said as it stands."""
    return texts(spoken()).fill(message, args)


def title(game: Rules[Any]) -> str:
    """What a game is called; one without a title goes by its name."""
    return card(game.package, spoken(game.languages["messages"]))["game-title"] or game.name
