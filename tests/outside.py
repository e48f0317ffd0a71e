"""Games from outside: put on the path with an entry point, as an installed package has one, without installing it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from getaway import games
from getaway.server import games_api
from getaway.table import editions

STICKS = Path(__file__).parent / "toy" / "sticks"


def installed(folder: Path, name: str, place: str) -> Path:
    """Write what an installed package leaves for Python to find: its name and its entry point."""
    info = folder / f"{name}-0.1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{games.GROUP}]\n{name} = {place}\n", encoding="utf-8")
    return folder


@contextmanager
def sticks_here(folder: Path) -> Iterator[None]:
    """Sticks is one of the games of this process for a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(STICKS / "src")
        patch.syspath_prepend(installed(folder, "sticks", "sticks.game:GAME"))
        _forget()
        yield
    _forget()


def _forget() -> None:
    """Which games there are is looked up again."""
    games_api.all_games.cache_clear()
    editions.installed.cache_clear()


@pytest.fixture(scope="module", name="sticks")
def sticks_fixture(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Sticks for all tests of a module."""
    with sticks_here(tmp_path_factory.mktemp("installed")):
        yield
