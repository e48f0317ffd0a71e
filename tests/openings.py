"""Writes the first pictures of the site: what its worker sends of each first match, for `scripts/site`."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from tests.unit.browser.tabs import SECRET, Air, Memory, Tab

from getaway.browser.openings import first_lesson, match_of, people
from getaway.games import find

TABLE = "a" * 13
NAME = "-"
"""The page puts the names of its seats here."""


async def opening(game: str, *, lesson: bool) -> dict[str, Any] | None:
    """The first picture of a match, and what its board asks; nothing where there's no such match."""
    match = match_of(game)
    if (first_lesson(game) if lesson else match) is None:
        return None
    tab = Air().tab(Memory())
    seats = people(match) if match and not lesson else 1
    secrets = [SECRET, *(letter * len(SECRET) for letter in "abcde")][:seats]
    await _asked(tab, f"/openings/{TABLE}", {"game": game, "lesson": lesson, "name": NAME, "secrets": secrets})
    sync = await tab.ask("GET", f"/tables/{TABLE}/sync")
    return {"sync": json.loads(sync.body), "answers": await _answers(tab, game)}


async def _answers(tab: Tab, game: str) -> dict[str, Any]:
    """What the board may ask without saying more, under the names that the client keeps answers by."""
    found = {}
    for name in find(game).queries:
        answer = await tab.ask("POST", f"/tables/{TABLE}/query", {"name": name, "args": {}})
        if answer.status == 200:
            found[json.dumps([name, {}], separators=(",", ":"))] = json.loads(answer.body)
    return found


async def _asked(tab: Tab, path: str, body: object) -> None:
    answer = await tab.ask("POST", path, body)
    assert answer.status == 200, answer


def main(folder: Path, games: list[str]) -> None:
    """Write the pictures of these games."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        for name, lesson in (("alone", False), ("lesson", True)):
            found = asyncio.run(opening(game, lesson=lesson))
            if found is not None:
                body = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
                (folder / f"{game}-{name}.json").write_text(body, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
