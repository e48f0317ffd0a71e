"""No game is named outside its own places, so that a game from outside gets everything that ours get."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE, CLIENT = Path("src/getaway"), Path("web/src")
OWN_PLACES = (
    *[PACKAGE / part for part in ("games", "solve", "bots", "lab")],
    CLIENT / "games",
    PACKAGE / "server" / "client",
)
"""Where a game may be named; the last is what the client is built into."""
READ = frozenset({".py", ".ftl", ".toml", ".ts", ".svelte", ".css", ".js"})


def games(root: Path) -> list[str]:
    """The games that come with the program."""
    return sorted(path.name for path in (root / PACKAGE / "games").iterdir() if (path / "game.py").is_file())


def faults(root: Path = ROOT) -> list[str]:
    """Every line that names a game where it should not, with its place."""
    named = re.compile("|".join([*games(root), "bomb squad"]), re.IGNORECASE)
    return [fault for path in sorted(places(root)) for fault in lines(path, root, named)]


def places(root: Path) -> Iterator[Path]:
    """Every file that no game may be named in."""
    for path in (*(root / PACKAGE).rglob("*"), *(root / CLIENT).rglob("*")):
        if path.suffix in READ and not any(path.is_relative_to(root / own) for own in OWN_PLACES):
            yield path


def lines(path: Path, root: Path, named: re.Pattern[str]) -> Iterator[str]:
    """The lines of a file that name a game."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if named.search(line):
            yield f"{path.relative_to(root)}:{number}: names a game: {line.strip()[:80]}"


if __name__ == "__main__":
    found = faults()
    print("\n".join(found))
    sys.exit(bool(found))
