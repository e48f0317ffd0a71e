"""A short name of the code that decides play: it stays the same when only words about the code change."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

from getaway.lab.checkout import ROOT
from getaway.lab.meaning import meaning

SOURCE = ROOT / "src"
RULES = "getaway/games/breach"
CHANCE = ("getaway.kernel.chance", "getaway.kernel.choice", "getaway.kernel.shapes", "getaway.kernel.worlds")
"""What of the kernel gives numbers to bots and worlds."""
FOLLOWED = "getaway.bots"
WORDS = ("getaway.bots.breach.reasons", "getaway.bots.strength")
"""Modules of the bots that only say something."""
NO_MATTER = ("rules", "pack", "picture", "texts", "shown")
"""Folders of the game that say and show things, and decide nothing."""
GAME = "game.py"
"""It declares the levels, whose budgets are part of a result's name."""


def code_now(players: Iterable[str]) -> str:
    """A short name of rules, content, and everything that these players (`module:class`) import of the bots."""
    summed = blake2b(digest_size=6)
    modules = {module for player in players for module in imported(player.partition(":")[0])}
    for name in (*CHANCE, *sorted(modules)):
        summed.update(meaning(place_of(name)))
    for path in sorted((SOURCE / RULES).rglob("*")):
        inside = path.relative_to(SOURCE / RULES).parts
        if inside[0] not in (*NO_MATTER, GAME) and path.suffix in (".py", ".toml"):
            summed.update(meaning(path))
    return summed.hexdigest()


def imported(module: str) -> set[str]:
    """A module, and all modules of the bots that it imports, directly or not."""
    found: set[str] = set()
    left = [module]
    while left:
        name = left.pop()
        if name not in (*found, *WORDS):
            found.add(name)
            left += [each for each in imports(place_of(name)) if each.startswith(FOLLOWED)]
    return found


def imports(path: Path) -> Iterable[str]:
    """The modules that a file imports; a name that is taken from a package may be a module too."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from [f"{node.module}.{name.name}" for name in node.names if is_module(f"{node.module}.{name.name}")]
        elif isinstance(node, ast.Import):
            yield from [name.name for name in node.names]


def is_module(name: str) -> bool:
    """Whether a file or folder has this name."""
    return place_of(name).exists()


def place_of(module: str) -> Path:
    """The file of a module."""
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
