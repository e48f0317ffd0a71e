"""The lessons of games in words, and one of them at this screen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import time
from typing import Any

from getaway.cli.console.said import fill, say, spoken, title
from getaway.cli.console.screen import Screen
from getaway.cli.errors import BadCommand
from getaway.cli.play.learning import LessonSitting
from getaway.kernel import Game
from getaway.kit.lessons import lessons
from getaway.table.lessons import listed
from getaway.table.taking import Taking

MS = 1000


def tell(games: Iterable[Game[Any]]) -> None:
    """Write the lessons of these games, and how to take one."""
    lines = [line for game in games for line in told(game)]
    Screen().write_all([*lines, say("learn-how")] if lines else [say("no-lessons")])


def told(game: Game[Any]) -> Iterator[str]:
    """The lessons of a game, each with its minutes and what it is about; nothing where it has none."""
    found = listed(game, spoken())
    if found:
        yield fill("learn-game", title=title(game), name=game.name)
    for each in found:
        first = "yes" if each.first else "no"
        yield fill("learn-lesson", key=each.key, title=each.title, minutes=each.minutes, **{"first-is": first})
        yield fill("learn-about", about=each.about)


def take(game: Game[Any], key: str) -> None:
    """Take a lesson."""
    known = lessons(game.package)
    if key not in known:
        raise BadCommand(say("no-lesson", game=game.name, lesson=key, lessons=tuple(known)))
    LessonSitting(Taking(game, known[key], lambda: int(time() * MS)), Screen()).run()
