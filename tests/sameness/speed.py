"""How fast Python plays: the same file runs natively and in a browser's worker. Prints JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any, Final

from tests.hints.positions import TABLES, positions

from getaway.bots import Bot, any_answer
from getaway.games import find

ANSWERS: Final = 600
POSITIONS: Final = 15


def measured(game: str) -> dict[str, float]:
    """Answers a second and the slowest; a bot's decision and a hint, median and slowest; all in milliseconds."""
    answers = answered(game)
    adviser = find(game).adviser
    found = [match.record(match.asks[0].seat) for _, match in positions(game, POSITIONS)]
    decided = [_taken(lambda: Bot().decide(record)) for record in found]  # noqa: B023 - called at once
    hinted = [_taken(lambda: Bot(adviser).decide(record)) for record in found]  # noqa: B023 - called at once
    return {
        "answers": 1000 * len(answers) / sum(answers),
        "slowest": max(answers),
        "bot": median(decided),
        "slowest_bot": max(decided),
        "hint": median(hinted),
        "slowest_hint": max(hinted),
    }


def answered(game: str) -> list[float]:
    """How long each of some random answers took, in milliseconds. The first match only warms up."""
    taken: list[float] = []
    number = 0
    while len(taken) < ANSWERS:
        players, options = TABLES[game][number % len(TABLES[game])]
        match, dice = find(game).new(players, seed=number, **options), Random(number)  # noqa: S311 - not a secret
        played: list[float] = []
        while not match.over and len(played) < ANSWERS // 4:
            ask = match.asks[0]
            wish = any_answer(ask, dice.randrange(1 << 30))
            played.append(_taken(lambda: match.answer(ask.seat, wish)))  # noqa: B023 - called at once
        taken += played if number else []
        number += 1
    return taken


def _taken(done: Callable[[], Any]) -> float:
    begun = time.perf_counter()
    done()
    return 1000 * (time.perf_counter() - begun)


def all_measured() -> str:
    """The figures of every game."""
    return json.dumps({game: measured(game) for game in TABLES})


if __name__ == "__main__":
    sys.stdout.write(all_measured())
