"""The loop of an answer without sockets and database: players, tables and rules in one process, rows kept in memory."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import uvloop
from tests.load.play import Play
from tests.load.players import heard
from tests.load.seating import PLAYERS, Seat

from getaway.kernel import SPECTATOR, Refused, from_json, to_json
from getaway.table import Case, Checkpoint, Row, Stored, Tables, Wanted, key_of
from getaway.table.commands import AnyCommand, Start
from getaway.table.messages import Done, No
from getaway.table.ports import Edition, Page, Report

WARM_UP = 2.0
MATCHES = 30
"""How many are set up for each that is played at a time."""


class Kept(msgspec.Struct):
    """A table's log."""

    seed: bytes
    rows: list[Row]


class Memory:
    """A store that forgets everything at its end; each table is at home here."""

    def __init__(self) -> None:
        self.tables: dict[str, Kept] = {}

    async def open(self, table: str, seed: bytes, row: Row) -> bool:
        """Keep a new table."""
        self.tables[table] = Kept(seed, [row])
        return True

    async def append(self, row: Row) -> bool:
        """Keep a row; a number that is taken is not taken again."""
        rows = self.tables[row.table].rows
        fits = row.seq == len(rows) + 1
        if fits:
            rows.append(row)
        return fits

    async def load(self, table: str) -> Stored | None:
        """Everything there is."""
        kept = self.tables.get(table)
        return Stored(kept.seed, None, (), tuple(kept.rows), len(kept.rows)) if kept else None

    async def page(self, table: str, after: int, most: int = 200) -> Page:
        """The rows after a number."""
        rows = self.tables[table].rows
        return Page(tuple(rows[after : after + most]), len(rows))

    async def has(self, table: str, *row_ids: str) -> bool:
        """Whether a row has one of these ids."""
        return any(row.id in row_ids for row in self.tables[table].rows)

    async def lasts(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of each table's last row."""
        return {table: len(self.tables[table].rows) for table in tables}

    async def check(self, table: str, checkpoint: Checkpoint) -> None:
        """No checkpoint is needed."""

    async def milestone(self, table: str, seq: int) -> Checkpoint | None:
        """There is none."""

    async def verdict(self, digest: bytes) -> bytes | None:
        """Nothing was checked before."""

    async def keep_verdict(self, digest: bytes, game: str, body: bytes) -> None:
        """Checks aren't kept."""

    async def file_report(self, report: Report) -> None:
        """Nobody reports anything."""

    async def file_incident(self, table: str, seq: int, body: str, kind: str) -> Case:
        """Nothing may go wrong here."""
        raise AssertionError(body)

    async def notes(self, table: str, seat: int) -> str:
        """Nobody has notes."""
        return ""

    async def write_notes(self, table: str, seat: int, text: str) -> None:
        """Nobody writes any."""


class Silent:
    """A bus with nobody else on it."""

    async def publish(self, table: str, seq: int) -> None:
        """Nobody hears it."""

    async def call(self, table: str, said: bytes) -> None:
        """Nobody hears it."""

    async def listen(self, table: str) -> None:
        """Nothing comes."""

    async def unlisten(self, table: str) -> None:
        """Nothing comes."""

    async def hand_over(self, table: str, played: Edition, version: int) -> bool:
        """There is nobody else."""
        return False


class Near:
    """A player in the same process: reads and answers as those over sockets do."""

    def __init__(self, tables: Tables, seat: Seat, hear: Any) -> None:
        self.tables, self.at, self.hear = tables, seat, hear
        self.seat, self.key, self.frames = SPECTATOR, "", False
        self.tasks: set[asyncio.Task[None]] = set()

    async def sit_down(self) -> None:
        """Listen for as long as the process lasts."""
        self._listening = self.tables.listening(self.at.table, key_of(self.at.secret), None, self)
        await self._listening.__aenter__()

    def send(self, message: Any) -> None:
        """Take what the table says, or say something to it."""
        if isinstance(message, bytes):
            self.hear(self, heard(message), time.perf_counter())
        else:
            task = asyncio.create_task(self._say(msgspec.json.encode(message)))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _say(self, body: bytes) -> None:
        command: Any = from_json(body, AnyCommand)  # type: ignore[arg-type]
        try:
            await self.tables.command(self.at.table, key_of(self.at.secret), command)
        except Refused as refused:
            self.send(to_json(No(id=command.id, clause=refused.clause, facts=refused.facts)))
        else:
            self.send(to_json(Done(id=command.id)))

    def close(self) -> None:
        """Nobody takes a seat from them."""


async def opened(tables: Tables) -> list[Seat]:
    """A table with every seat taken and the match set up."""
    secrets = [f"secret {number} of {len(tables.house.rooms)}" for number in range(PLAYERS)]
    host = await tables.open(Wanted("bombsquad", PLAYERS, "P0", secret=secrets[0]))
    for number in range(1, PLAYERS):
        await tables.sit(host.table, f"P{number}", "", number, secrets[number])
    await tables.command(host.table, key_of(secrets[0]), Start(id="start00000"))
    return [Seat(host.table, number, secret, "") for number, secret in enumerate(secrets)]


async def played(live: int, seconds: float) -> int:
    """How many answers this many tables give in this time, every player answering at once."""
    tables = Tables(Memory(), Silent(), lambda: int(time.time() * 1000), most=10_000)
    seats = [await opened(tables) for _ in range(live * MATCHES)]
    play = Play(seats, lambda: 0.0, lambda seat, hear: Near(tables, seat, hear))
    await play.sit_down()
    play.begin(live)
    await asyncio.sleep(WARM_UP)
    took = await play.measure(seconds)
    play.end()
    return round(len(play.done) / took)


def rate(live: int, seconds: float, processes: int) -> int:
    """Answers a second of some processes at once, which share the tables."""
    words = [sys.executable, "-m", "tests.load.bare", str(live // processes), str(seconds)]
    running = [subprocess.Popen(words, stdout=subprocess.PIPE) for _ in range(processes)]
    return sum(int(process.communicate()[0]) for process in running)


def main(live: str, seconds: str) -> None:
    """One process."""
    sys.stdout.write(f"{uvloop.run(played(int(live), float(seconds)))}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
