"""Everything the first requests would wait for, loaded before a node serves."""

from __future__ import annotations

import threading
import time

from getaway import games
from getaway.kernel import Game
from getaway.kit.declared import drawing_of
from getaway.rulebook import LANGUAGES, search
from getaway.server.games_api import all_games, chapters, english, in_a_list, rulebook, texts
from getaway.server.logs import log
from getaway.table import lessons, moments, scenes
from getaway.texts import texts_of

PAUSE = 0.05
"""Seconds between two files that are read beside the loop: it gets its turn."""


def warm() -> None:
    """Games, rulebooks, what searches them, and the answers that are the same for everybody."""
    began = time.perf_counter()
    for game in installed():
        drawing_of(game)
        for lang in LANGUAGES:
            rulebook(game, lang)
            search("x", english(game), lang, 1)
            texts(game.package, lang, game.languages["messages"])
    all_games()
    log.info("warm", ms=round((time.perf_counter() - began) * 1000))


def warm_beside() -> None:
    """What takes longest and few ask for, in a thread: rules in chapters, lessons, scenes, the messages of drawings."""
    threading.Thread(target=_read_on, name="warming", daemon=True).start()


def _read_on() -> None:
    for game in installed():
        for lang in LANGUAGES:
            chapters(game, lang)
            for listed in (lessons.listed, moments.listed, scenes.listed):
                in_a_list(listed, game, lang)
            time.sleep(PAUSE)
        for lang in game.languages["messages"] if drawing_of(game) else ():
            texts_of(game.package, lang)
            time.sleep(PAUSE)


def installed() -> list[Game]:  # type: ignore[type-arg]
    """Every game that can be loaded."""
    found = []
    for name in games.names():
        try:
            found.append(games.find(name))
        except games.BrokenGame:
            log.exception("broken game", game=name)
    return found
