"""One seeded match between bots of one level. The same file runs natively and in WebAssembly."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count
from typing import Final, NamedTuple

from tests.hints.positions import TABLES, play_on

from getaway.bots import Bot, Decision
from getaway.bots.levels import level_of
from getaway.games import find
from getaway.kernel import Record

LONGEST: Final = 1500
"""After this many answers a match is left as it is."""
SHARE: Final = 4
"""Bots think with one in this many of their simulations ..."""
WHOLE: Final = 10
"""... and with all of them in one match of this many."""


class Played(NamedTuple):
    """What came of a match: the head of its hash chain says it all."""

    game: str
    number: int
    level: str
    table: str
    answers: int
    over: bool
    chain: str
    seconds: float


class Hurried(Bot):
    """A bot with a share of its level's simulations, counted as always."""

    def decide(self, record: Record, is_up: Callable[[], bool] | None = None) -> Decision | None:
        """What it does, from what its seat knows."""
        most, asked = level_of(find(record.game), self.level).simulations // SHARE, count()
        return super().decide(record, lambda: next(asked) >= most or (is_up is not None and is_up()))


def played(game: str, number: int) -> Played:
    """The match of this number: levels take turns, then tables; bots count simulations, never time."""
    levels = tuple(find(game).levels)
    level, table = levels[number % len(levels)], number // len(levels)
    return played_at(game, table, Bot(level, number) if table % WHOLE == 0 else Hurried(level, number))


def played_at(game: str, table: int, bot: Bot) -> Played:
    """A match of such bots at one of the game's tables; their seed is its seed and its number."""
    (players, options), number = TABLES[game][table % len(TABLES[game])], bot.seed
    match = find(game).new(players, seed=number, **options)
    begun, answers = time.perf_counter(), 0
    while not match.over and answers < LONGEST:
        play_on(match, bot)
        answers += 1
    name = f"{players} {' '.join(map(str, options.values()))}".strip()
    taken = round(time.perf_counter() - begun, 3)
    return Played(game, number, bot.level, name, answers, match.over, match.chain.hex(), taken)


def lowest(game: str, number: int) -> Played:
    """The same with bots that answer at random, which takes no time."""
    return played_at(game, number, Bot("random", number))
