"""What the fixtures of the browser's tests share: random matches, and a file that is written or checked."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from getaway import games
from getaway.kernel import Game, Match, to_json
from getaway.suite.walk import walk

FOLDER = Path(__file__).parents[1] / "web" / "tests"
GAMES = {"bombsquad": 48, "toy": 48, "burncycle": 4, "breach": 4}
"""The games whose words and choices the browser is tested with, and how many matches of each are looked at."""
SEED = 20


def decisions(game: Game[Any], longest: int) -> Iterator[tuple[int, Match]]:
    """Every decision and the end of some random matches, the same ones each time, with the number of the match."""
    for number in range(GAMES[game.name]):
        for match, _ in walk(game, number, SEED, longest):
            yield number, match
        if match.over:
            yield number, match


def all_games() -> list[Game[Any]]:
    """These games."""
    return [games.find(name) for name in GAMES]


def wire(thing: object) -> Any:  # noqa: ANN401 - JSON of any kind
    """The thing as a client gets it."""
    return json.loads(to_json(thing))


def keep(name: str, parts: dict[str, list[Any]]) -> int:
    """Write the lists of a fixture, one entry to a line; with `--check` only say whether the file is up to date."""
    text = json.dumps(parts, ensure_ascii=False)
    body = ",\n".join(
        f"{json.dumps(key)}: [\n"
        + ",\n".join(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in entries)
        + "\n]"
        for key, entries in json.loads(text).items()
    )
    path, new = FOLDER / name, f"{{\n{body}\n}}\n"
    if "--check" not in sys.argv[1:]:
        path.write_text(new, encoding="utf-8")
        return 0
    if path.is_file() and path.read_text(encoding="utf-8") == new:
        return 0
    print(f"{path.name} is out of date with the rules and texts: run this again without --check", file=sys.stderr)
    return 1
