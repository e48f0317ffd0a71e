"""The log held against what the clients were promised, once everything stands still."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterable

import asyncpg
import msgspec
from tests.crash.ledger import Ledger, Sent
from tests.crash.rebuilt import Book, Ring, act_of, book, differences, rings, whole

from getaway.kernel.entries import Answer
from getaway.kernel.wire import tupled
from getaway.table import Row
from getaway.table.acts import BOT, Played
from getaway.table.live import Live

PATIENCE = 60.0
SOON = 1_500
STUCK = 5_000
"""Milliseconds after which something that is due and is not done has been forgotten."""


FAULTS = (
    "lost",
    "doubled",
    "refused",
    "dropped",
    "undecided",
    "unlike",
    "mistimed",
    "stuck",
    "diverging",
    "broken",
)


class Findings(msgspec.Struct):
    """What an audit has counted. Everything from `lost` on should be nothing."""

    tables: int = 0
    rows: int = 0
    rings: list[Ring] = []
    lost: list[str] = []
    """Answers that were acknowledged and are not in the log."""
    doubled: list[str] = []
    """Answers of people that the log has more often than they were given."""
    unlike: list[str] = []
    """Tables that are another one when they are loaded from a checkpoint."""
    mistimed: list[str] = []
    """Deadlines that fired at another time than their own, or too late for the log."""
    stuck: list[str] = []
    """Tables that have forgotten what is due."""
    refused: list[str] = []
    """Commands that were refused and are in the log all the same."""
    dropped: list[str] = []
    """Commands that the client gave up while nobody knew what became of them."""
    undecided: list[str] = []
    """Commands that were sent and never decided."""
    diverging: list[str] = []
    """Screens that a fresh `sync` does not agree with."""
    broken: list[str] = []
    """Errors in the client."""

    @property
    def faults(self) -> dict[str, list[str]]:
        """Everything that should not be, by its name."""
        return {name: getattr(self, name) for name in FAULTS}


async def audit(dsn: str, ledger: Ledger, dice: random.Random, *, samples: int = 3) -> Findings:
    """Read the whole store and check it."""
    connection = await asyncpg.connect(dsn)
    try:
        await _nothing_waits(connection)
        found = _told(ledger)
        ids = {record["id"] for record in await connection.fetch("select id from tables")}
        for table in sorted(ids):
            kept = await book(connection, table)
            found.tables += 1
            found.rows += len(kept.rows)
            _check(kept, ledger, found, dice, samples)
            if said := await _forgotten(connection, table):
                found.stuck.append(said)
        return found
    finally:
        await connection.close()


def _told(ledger: Ledger) -> Findings:
    """What the clients' own reports show, without a look at the store."""
    sent = ledger.sent.values()
    return Findings(
        dropped=[f"{each.table} {each.command}" for each in sent if each.dropped],
        undecided=[f"{each.table} {each.command}" for each in sent if not each.settled] + ledger.waiting,
        diverging=ledger.differences,
        broken=ledger.broken,
    )


async def _nothing_waits(connection: asyncpg.Connection) -> None:
    """Give the worker time to do what became due while it was away."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        late = await connection.fetchval("select 1 from due where at < $1", time.time_ns() // 1_000_000 - SOON)
        if late is None:
            return
        await asyncio.sleep(0.5)


def _check(kept: Book, ledger: Ledger, found: Findings, dice: random.Random, samples: int) -> None:
    sent = {row_id(each): each for each in ledger.sent.values() if each.table == kept.id}
    by_id = {row.id: row for row in kept.rows if row.id is not None}
    promised = [each for each in sent.values() if each.done]
    found.lost += [f"{kept.id} {each.command}" for each in promised if not _kept(each, by_id.get(row_id(each)))]
    refused = [name for name, each in sent.items() if each.clause and not each.dropped and name in by_id]
    found.refused += [f"{kept.id} {sent[name].command}" for name in refused]
    found.doubled += _unasked(kept, sent)
    found.unlike += differences(kept, dice, samples)
    fired, faults = rings(kept)
    found.rings += fired
    found.mistimed += faults


def row_id(sent: Sent) -> str:
    """The id under which the log keeps a command."""
    return f"s{sent.seat}:{sent.command['id']}"


def _kept(sent: Sent, row: Row | None) -> bool:
    """Whether a row carries out a command; an answer with the very wish that was sent."""
    if row is None or sent.command["do"] != "answer":
        return row is not None
    answers = answers_in(row)
    wish = sent.command["wish"]
    return [(a.seat, a.wish.verb, a.wish.args) for a in answers] == [(sent.seat, wish["verb"], tupled(wish["args"]))]


def answers_in(row: Row) -> list[Answer]:
    """The answers that a row carries, without those that questions gave by themselves after them."""
    entries = act.entries if isinstance(act := act_of(row), Played) else ()
    return [entry for entry in entries if isinstance(entry, Answer) and not entry.auto]


def _unasked(kept: Book, sent: dict[str, Sent]) -> Iterable[str]:
    """Answers by people that no command stands for, and commands that stand for two."""
    live, counted = Live(kept.id, kept.seed), Counter[str]()
    for row in kept.rows:
        by_bots = live.seq > 0 and all(live.table.seats[answer.seat].kind == BOT for answer in answers_in(row))
        live.take(row)
        if not answers_in(row) or (row.id is None and by_bots):
            continue
        counted[row.id or ""] += len(answers_in(row))
    return [f"{kept.id} {name or 'no id'}" for name, times in counted.items() if times > 1 or name not in sent]


async def _forgotten(connection: asyncpg.Connection, table: str) -> str:
    """What a table has due and is not woken for, if it stands still; while it is worked on its row is put off."""
    began, said = time.monotonic(), ""
    first = whole(await book(connection, table))
    while time.monotonic() < began + PATIENCE:
        live = whole(await book(connection, table))
        said = await _missing(connection, live)
        if not said or live.seq != first.seq:
            return ""
        await asyncio.sleep(1)
    return said


async def _missing(connection: asyncpg.Connection, live: Live) -> str:
    """Why nothing will wake a table in time; nothing where it has nothing due, or is on the list for it."""
    now = time.time_ns() // 1_000_000
    if live.due is None:
        return ""
    listed = [record["at"] for record in await connection.fetch("select at from due where table_id = $1", live.id)]
    if any(at <= live.due for at in listed) and live.due >= now - STUCK:
        return ""
    return f"{live.id} due at {live.due - now} ms from now, on the list for {[at - now for at in listed]}"
