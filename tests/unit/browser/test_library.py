"""The standard library that a browser gets has every module that tables, games and bots import."""

from __future__ import annotations

import ast
import runpy
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[3]
SITE = runpy.run_path(str(ROOT / "scripts" / "site.py"))


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from [f"{node.module}.{alias.name}" for alias in node.names]


def is_cut(module: str) -> bool:
    """Whether the site leaves a module out."""
    name = module.replace(".", "/")
    return any(fnmatch(file, cut) for file in (f"{name}.py", f"{name}/__init__.py") for cut in SITE["NEVER"])


def test_nothing_that_is_imported_is_cut() -> None:
    """A module that only a hint needs would be missed only when somebody asks for one."""
    assert is_cut("sqlite3")
    assert not is_cut("statistics")
    rooms = [ROOT / "src" / "getaway" / room for room in (*SITE["ROOMS"], *SITE["BY_GAME"])]
    missing = {
        (path.relative_to(ROOT).as_posix(), module)
        for room in rooms
        for path in room.rglob("*.py")
        for module in imported(path)
        if not module.startswith("getaway") and is_cut(module)
    }
    assert missing == set()
