"""The register of games."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from getaway import games
from getaway.games.bombsquad import GAME


def test_a_game_is_found_by_its_name() -> None:
    """The register gives the game object that its package names."""
    assert games.find("bombsquad") is GAME
    assert {"bombsquad", "toy"} <= set(games.names())


def test_an_unknown_name_lists_those_that_exist() -> None:
    """Who asks for a game that is not there is told which are."""
    with pytest.raises(games.UnknownGame, match="no game 'go'; installed are: bombsquad"):
        games.find("go")


def test_a_game_that_cannot_be_loaded_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registered package that fails on import is named with its fault."""
    broken = EntryPoint("odd", "getaway_no_such_package:GAME", games.GROUP)
    monkeypatch.setattr(games, "entry_points", lambda group: (broken,))
    assert games.names() == ("odd",)
    with pytest.raises(games.BrokenGame, match="'odd' cannot be loaded: ModuleNotFoundError"):
        games.find("odd")
