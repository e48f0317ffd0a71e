"""How a verb declares its options: their help comes from the texts, in the language of the terminal."""

from __future__ import annotations

import os
from typing import Annotated, Any

import typer

from getaway.cli.console.said import of_environment, say, speak
from getaway.cli.errors import BadCommand
from getaway.rulebook import LANGUAGES

speak(of_environment(os.environ))  # before any verb asks for its help


def group(name: str, *, no_args_is_help: bool = True) -> typer.Typer:
    """A group of verbs, such as `getaway rules`, with its help from the texts."""
    return typer.Typer(help=say(f"help-{name}"), no_args_is_help=no_args_is_help, rich_markup_mode=None)


def option(name: str, *words: str) -> Any:  # noqa: ANN401 - typer's own
    """An option with its help from the texts."""
    return typer.Option(*words, help=say(f"help-{name}"), show_default=False)


def argument(name: str) -> Any:  # noqa: ANN401 - typer's own
    """An argument with its help from the texts."""
    return typer.Argument(help=say(f"help-{name}"), show_default=False)


def in_language(lang: str | None) -> None:
    """Speak the language that the command names."""
    if lang is None:
        return
    if lang not in LANGUAGES:
        raise BadCommand(say("bad-lang", lang=lang, languages=LANGUAGES))
    speak(lang)


Lang = Annotated[
    str | None,
    typer.Option("--lang", callback=in_language, is_eager=True, help=say("help-lang"), show_default=False),
]
"""The option speaks for itself: a verb takes it and does nothing with it."""


def failed(found: bool) -> None:
    """End with 1 if a check found something."""
    if found:
        raise typer.Exit(1)
