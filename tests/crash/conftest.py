"""One database for the tests that need no server of their own, and a game with faults in it."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest
from tests.serving import dsn

from getaway import games
from getaway.table import editions

__all__ = ["dsn"]


@pytest.fixture
def stumbler(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name under which the game with faults is registered, for one test."""
    point = EntryPoint("stumbler", "tests.crash.stumbling:GAME", games.GROUP)
    registered = games._registered()
    monkeypatch.setattr(games, "_registered", lambda: {**registered, point.name: point})
    monkeypatch.setattr(editions, "installed", lambda: games.declaring(lambda game: game))
    return point.name
