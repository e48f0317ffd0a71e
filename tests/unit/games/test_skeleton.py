"""Every game of ours is laid out the same way, so that you find a room by its name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[3]
GAMES: tuple[str, ...] = ("bombsquad", "breach", "burncycle")
FLOORS = ("game", "proof", "shown", "CHAPTERS", "ground", "table")
"""From the roof down: a room may import only rooms below it. A chapter may import another chapter, without a circle."""
PACK = "pack"
"""Stands above the chapters where it checks cards by the rules, below where set-up reads a sheet; in no circle."""
DATA = {"content", "rules", "texts", "__init__"}


def chapters(game: str) -> set[str]:
    """The chapters of the book, as the folders of the tests that prove them."""
    return {folder.name for folder in (ROOT / "tests/rules" / game).iterdir() if any(folder.glob("test_*.py"))}


def rooms(game: str) -> set[str]:
    """What lies in a game's folder, without what Python leaves there."""
    folder = ROOT / "src/getaway/games" / game
    return {path.stem for path in folder.iterdir() if path.name != "__pycache__"}


@cache
def imports() -> grimp.ImportGraph:
    """Every import of the package, those for types alone included."""
    return grimp.build_graph("getaway", cache_dir=None)


def arrows(game: str) -> Iterator[tuple[str, str, str]]:
    """Every import that leaves one room of a game for another: from, to, and the two modules."""
    inside = f"getaway.games.{game}."
    for module in sorted(imports().modules):
        if module.startswith(inside):
            for other in sorted(imports().find_modules_directly_imported_by(module)):
                start, end = module.removeprefix(inside).split(".")[0], other.removeprefix(inside).split(".")[0]
                if other.startswith(inside) and start != end:
                    yield start, end, f"{module} -> {other}"


@pytest.mark.parametrize("game", GAMES)
def test_the_rooms_of_a_game(game: str) -> None:
    """Besides the fixed rooms there is one for each chapter that has tests, and nothing else."""
    assert rooms(game) - {*FLOORS, PACK} - DATA == chapters(game)


@pytest.mark.parametrize("game", GAMES)
def test_no_arrow_runs_up(game: str) -> None:
    """Ground rules know no chapter, chapters do not know how they are shown."""
    floor = {name: number for number, name in enumerate(FLOORS)}
    floor |= dict.fromkeys(chapters(game), floor["CHAPTERS"])
    between = [(start, end, arrow) for start, end, arrow in arrows(game) if PACK not in {start, end}]
    assert [arrow for start, end, arrow in between if floor.get(start, 0) > floor.get(end, len(floor))] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_chapters_make_no_circle(game: str) -> None:
    """Which chapter stands on which can be put in an order."""
    uses: dict[str, set[str]] = {}
    for start, end, _ in arrows(game):
        uses.setdefault(start, set()).add(end)
    try:
        TopologicalSorter(uses).prepare()
    except CycleError as circle:
        pytest.fail(" -> ".join(circle.args[1]))


@pytest.mark.parametrize("game", GAMES)
def test_events_lie_with_their_chapter(game: str) -> None:
    """An event is declared in the `events.py` of the room that tells it."""
    folder = ROOT / "src/getaway/games" / game
    strays = [
        str(path.relative_to(folder))
        for path in folder.rglob("*.py")
        if "(Event" in path.read_text(encoding="utf-8") and path.name != "events.py"
    ]
    assert strays == []


def test_no_module_imports_itself_by_a_detour() -> None:
    """No circle of imports anywhere in the package, not even one for types alone."""
    graph = imports()
    uses = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(uses).prepare()
    except CycleError as circle:
        pytest.fail(" -> ".join(circle.args[1]))
