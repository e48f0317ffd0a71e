"""Tables that are made to be expensive, written into the store without the node that is attacked."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import asyncpg

from getaway.bots import any_answer
from getaway.store.rows import COLUMNS, packed
from getaway.table.acts import PERSON, Opened, Said, Seating
from getaway.table.deciding import answer
from getaway.table.opening import id_of, key_of, laid, new_secret
from getaway.table.ports import Checkpoint, Row

EVERY = 25
WORDS = "It was all a matter of time, and of who had it. " * 10
LONG = 20_000


class Made(NamedTuple):
    """A table in the store, and the secret of its first seat."""

    table: str
    game: str
    secret: str
    rows: int


class Making:
    """A table that is played and talked at until it is long enough."""

    def __init__(self, game: str, players: int, options: dict[str, Any], *, started: bool = True) -> None:
        self.game, self.secret = game, new_secret()
        self.at = time.time_ns() // 1_000_000 - 86_400_000
        seats = tuple(
            Seating(PERSON, f"P{seat}", (key_of(self.secret),) if not seat else ("x",)) for seat in range(players)
        )
        if not started:
            seats = (seats[0], *[Seating()] * (players - 1))
        act = Opened(
            game=game,
            seats=seats,
            options=options,
            pace="live",
            practice=False,
            watch=True,
            commitment="",
            patience=60_000,
            at=self.at,
        )
        self.live, first = laid(act, id_of(self.secret))
        self.rows: list[Row] = [first]
        self.stones: list[Checkpoint] = []
        if started:
            self._add(self.live.commit(self.live.begin(self.at)))

    def _add(self, row: Row) -> None:
        self.rows.append(row)
        if row.seq % EVERY == 0 or len(self.rows) == 2:
            self.stones.append(self.live.checkpoint())

    def play(self, answers: int, seed: int = 1) -> Making:
        """This many answers at random, or as many as the match takes."""
        for _ in range(answers):
            match = self.live.playing()
            if match.over:
                break
            ask = match.asks[0]
            wish = any_answer(ask, seed)
            self.at += 1000
            self._add(self.live.commit(answer(self.live, ask.seat, wish, ask.id, self.at)))
        return self

    def talk(self, upto: int, text: str = WORDS[:480]) -> Making:
        """Say something until the log has this many rows."""
        while len(self.rows) < upto:
            self.at += 1
            self._add(self.live.commit(Said(seat=0, text=text, at=self.at)))
        return self

    async def written(self, connection: asyncpg.Connection) -> Made:
        """Keep it as a store would."""
        live = self.live
        await connection.execute("insert into tables (id, seed) values ($1, $2)", live.id, live.seed)
        await self.append(connection, 0)
        for stone in self.stones:
            await connection.execute(
                "insert into milestones (table_id, seq, data) values ($1, $2, $3)", live.id, stone.seq, stone.data
            )
        last = live.checkpoint()
        await connection.execute(
            "insert into checkpoints (table_id, seq, data) values ($1, $2, $3)", live.id, last.seq, last.data
        )
        return Made(live.id, self.game, self.secret, len(self.rows))

    async def append(self, connection: asyncpg.Connection, after: int) -> None:
        """Keep the rows after a number, and nothing else."""
        records = [(row.table, row.seq, row.id, row.act, packed(row.told)) for row in self.rows[after:]]
        await connection.copy_records_to_table("log", records=records, columns=COLUMNS.split(", "))


class Estate(NamedTuple):
    """What an attack needs."""

    playing: dict[str, Made]
    """A match of each game in its middle."""
    over: Made
    """A match that is over, with a log as long as it may be."""
    running: Made
    """One that runs, as long."""
    waiting: list[Made]
    """Tables that wait for players."""
    behind: Making
    """One that grows while the node isn't looking."""


async def made(dsn: str, long: int = LONG) -> Estate:
    """Make all of it, with logs of this many rows."""
    connection = await asyncpg.connect(dsn)
    try:
        playing = {
            "bombsquad": Making("bombsquad", 4, {"mission": "x04", "roles": "random"}).play(60),
            "breach": Making("breach", 3, {"setup": "advanced"}).play(200),
            "burncycle": Making("burncycle", 4, {"team": "random"}).play(120),
        }
        over = Making("breach", 2, {"mode": "deathmatch", "team": "random"}).play(5000, 2).talk(long)
        running = Making("breach", 3, {"team": "random"}).play(60, 3).talk(long)
        waiting = [Making("bombsquad", 4, {"mission": "x04"}, started=False) for _ in range(40)]
        behind = Making("bombsquad", 3, {"mission": "m01"}).play(10)
        return Estate(
            {game: await making.written(connection) for game, making in playing.items()},
            await over.written(connection),
            await running.written(connection),
            [await making.written(connection) for making in waiting],
            await _kept(behind, connection),
        )
    finally:
        await connection.close()


async def _kept(making: Making, connection: asyncpg.Connection) -> Making:
    await making.written(connection)
    return making
