"""Positions to ask for hints at: moments of matches that bots play, of all kinds of tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from getaway.bots import Bot, any_answer
from getaway.games import find
from getaway.kernel import Match, Refused

EVERY: Final = 9
"""One question in about this many is a position."""
LONGEST: Final = 500
"""After this many answers another match is begun."""


class Table(NamedTuple):
    """A kind of table: how many play, with which options."""

    players: int
    options: Mapping[str, Any]


TABLES: Final[Mapping[str, tuple[Table, ...]]] = {
    "bombsquad": tuple(
        Table(players, {"mission": f"m{number:02}", "level": level, "clock": "turns", "roles": "random"})
        for number in range(1, 9)
        for players, level in ((2, "standard"), (3, "epic"), (4, "standard"))
    ),
    "breach": (Table(1, {"mode": "solo"}), Table(2, {}), Table(3, {}), Table(4, {})),
    "burncycle": tuple(
        Table(players, {"mission": mission, "team": "random"})
        for mission in ("fire_drill", "pillar_of_panic", "key_person", "quiet_hours", "paper_trail", "heavy_lifting")
        for players in (1, 2, 3)
    ),
}


def positions(game: str, wanted: int, seed: int = 0) -> Iterator[tuple[str, Match]]:
    """This many positions of a game, each with the name of its table; matches are played by the usual bots."""
    dice, found = Random(f"{game}/{seed}"), 0  # noqa: S311 - not a secret
    while found < wanted:
        table = dice.choice(TABLES[game])
        name = f"{table.players} {' '.join(map(str, table.options.values()))}".strip()
        for match in moments(game, table, dice):
            yield name, match
            found += 1
            if found == wanted:
                return


def moments(game: str, table: Table, dice: Random) -> Iterator[Match]:
    """Some questions of one match."""
    match = find(game).new(table.players, seed=dice.randrange(1 << 30), **table.options)
    bot = Bot("", dice.randrange(1 << 30))
    for _ in range(LONGEST):
        if match.over:
            return
        if not dice.randrange(EVERY):
            yield match
        play_on(match, bot)


def play_on(match: Match, bot: Bot) -> None:
    """Let the next seat answer."""
    ask = match.asks[0]
    decision = bot.decide(match.record(ask.seat))
    try:
        match.answer(ask.seat, decision.wish if decision is not None else any_answer(ask, bot.seed))
    except Refused:
        match.answer(ask.seat, any_answer(ask, bot.seed))
