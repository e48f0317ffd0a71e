"""`scripts/check` finds the tests of what was touched."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def script() -> ModuleType:
    """The script as a module."""
    spec = spec_from_file_location("rooms", ROOT / "scripts/rooms.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ROOMS = script()
SOURCES = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "src/getaway").rglob("*.py"))


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/getaway/games/burncycle/security/attack.py", ["tests/rules/burncycle/security", "tests/unit/burncycle"]),
        ("src/getaway/games/breach/game.py", ["tests/rules/breach", "tests/unit/breach"]),
        ("tests/rules/burncycle/security/test_attacks.py", ["tests/rules/burncycle/security/test_attacks.py"]),
        ("web/src/lib/table.svelte.ts", ["client"]),
        ("docs/tour.md", ["tests/docs"]),
        ("README.md", ["tests/docs"]),
    ],
)
def test_a_file_has_the_tests_of_its_room(path: str, tests: list[str]) -> None:
    """A chapter of a game runs the chapter's clauses, not those of the whole game."""
    assert ROOMS.wanted([path]) == tests


@pytest.mark.parametrize("path", SOURCES)
def test_no_source_file_is_without_tests(path: str) -> None:
    """A room that has no tests of its name would be touched unseen."""
    assert ROOMS.wanted([path]) or Path(path).parent == Path("src/getaway")


def test_it_prints_paths_that_exist() -> None:
    """What it prints goes to pytest as it is."""
    done = subprocess.run(
        [sys.executable, "scripts/rooms.py"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    assert [line for line in done.stdout.split() if line != "client" and not (ROOT / line).exists()] == []
