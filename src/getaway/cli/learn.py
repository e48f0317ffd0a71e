"""`getaway learn`: the lessons of all games, and taking one at this screen."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated

from getaway import games
from getaway.cli.options import Lang, argument
from getaway.cli.rules import installed


def learn(
    game: Annotated[str | None, argument("learn-game")] = None,
    lesson: Annotated[str | None, argument("lesson-key")] = None,
    lang: Lang = None,  # noqa: ARG001 - the option speaks for itself
) -> None:
    """List the lessons of one game or of all, or take one."""
    lessons = import_module("getaway.cli.play.lessons")  # other verbs don't wait for what a table needs
    if game is not None and lesson is not None:
        lessons.take(games.find(game), lesson)
    else:
        lessons.tell([games.find(game)] if game else installed())
