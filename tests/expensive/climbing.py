"""A search for input that costs more: change what cost most so far, and keep what costs more still."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any
from urllib.parse import quote

from tests.expensive.attack import Attacker, Cost
from tests.expensive.kinds import LANGS, QUERIES, Request
from tests.expensive.sheets import Sheet
from tests.expensive.tables import Estate, Made
from tests.fuzz.mutation import encoded, flawed

from getaway.rulebook import LANGUAGES, read
from getaway.rulebook.names import words

LONGEST = 200
"""Characters of a search."""
ENOUGH = 20_000.0
"""Milliseconds; what costs so much needs no search for more."""
Made_ = Callable[[Any, str], Request]
Change = Callable[[Any, Random], Any]


async def climbed(
    attacker: Attacker, start: Any, change: Change, made: Made_, *, seconds: float, dice: Random
) -> list[Cost]:
    """What was tried, the dearest last."""
    best, until = await attacker.cost(made(start, "start"), 1), time.monotonic() + seconds
    steps = [best]
    while time.monotonic() < until and best.longest < ENOUGH:
        other = change(start, dice)
        cost = await attacker.cost(made(other, "found"), 1)
        if cost.longest > best.longest:
            cost = min(cost, await attacker.cost(made(other, "found"), 1), key=lambda each: each.longest)
        if cost.longest > best.longest:
            start, best = other, cost
            steps.append(best)
    return steps


# What is climbed


def hills(estate: Estate) -> dict[str, tuple[Any, Change, Made_]]:
    """By name: where to start, how to change it, and the request it makes."""
    found: dict[str, tuple[Any, Change, Made_]] = {
        "sheet": (Sheet(Random(5), 1, 2), _other_sheet, _sheet),
    }
    for game in ("bombsquad", "breach", "burncycle"):
        for lang in LANGS:
            found[f"search {game} {lang}"] = (["door"], _other_words(game), _search(game, lang))
        found[f"options {game}"] = (
            {"players": 3, "options": {"mission": "m01", "team": ["a", "b"]}},
            _other,
            _try(game),
        )
    for at in estate.playing.values():
        for name, args in QUERIES[at.game][:3]:
            found[f"query {at.game} {name}"] = ({"name": name, "args": args}, _other, _query(at))
        answer = {
            "do": "answer",
            "id": "a",
            "ask": 1,
            "wish": {"verb": _verb(at), "args": {"cards": [1, 2, 3], "to": 4}},
        }
        found[f"answer {at.game}"] = (answer, _other, _do(at))
    return found


def _verb(at: Made) -> str:
    return {"bombsquad": "programme", "breach": "move", "burncycle": "move"}[at.game]


def _other_sheet(sheet: Sheet, _: Random) -> Sheet:
    return sheet.changed()


def _sheet(sheet: Sheet, _: str) -> Request:
    body = json.dumps({"players": 3, "options": {"sheet": sheet.text("own")}}).encode()
    return Request("try a sheet, found by search", "POST", "/api/games/bombsquad/try", body)


@cache
def _vocabulary(game: str) -> list[str]:
    """Beginnings of all words of a glossary, in all languages."""
    book = read(f"getaway.games.{game}")
    names = [getattr(term, lang) for term in book.terms for lang in LANGUAGES]
    said = {word for name in names for word in words(name)}
    return sorted({word[:size] for word in said for size in (1, 2, 3, 4, 5, 20)})


def _other_words(game: str) -> Change:
    def change(asked: list[str], dice: Random) -> list[str]:
        found = [*asked]
        for _ in range(dice.choice((1, 1, 2, 6))):
            if dice.random() < 0.5 and len(" ".join(found)) < LONGEST - 6:
                found.append(dice.choice(_vocabulary(game)))
            else:
                found[dice.randrange(len(found))] = dice.choice(_vocabulary(game))
        return found

    return change


def _search(game: str, lang: str) -> Made_:
    def made(asked: list[str], _: str) -> Request:
        path = f"/api/rules/{game}/search?lang={lang}&q={quote(' '.join(asked)[:LONGEST])}"
        return Request(f"search {game} {lang}, found by search", "GET", path)

    return made


def _other(value: Any, dice: Random) -> Any:
    return flawed(value, dice, dice.choice((1, 2, 3)))


def _try(game: str) -> Made_:
    return lambda value, _: Request(
        f"try {game}, found by search", "POST", f"/api/games/{game}/try", encoded(value)[:65_000]
    )


def _query(at: Made) -> Made_:
    path = f"/api/tables/{at.table}/query"
    return lambda value, _: Request(
        f"query {at.game}, found by search", "POST", path, encoded(value)[:65_000], at.secret
    )


def _do(at: Made) -> Made_:
    path = f"/api/tables/{at.table}/do"
    return lambda value, _: Request(
        f"answer {at.game}, found by search", "POST", path, encoded(value)[:65_000], at.secret
    )
