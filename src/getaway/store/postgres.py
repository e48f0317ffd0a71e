"""The store: logs, checkpoints, due rows, notes and incidents."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from hashlib import blake2b
from typing import Any, NamedTuple

import asyncpg

from getaway.store.appending import APPEND, KEEP, columns
from getaway.store.archiving import take_out
from getaway.store.claims import PostgresClaim, claimed
from getaway.store.clock import Reading, ticks
from getaway.store.faults import LOST, meaning
from getaway.store.handing import hand_over
from getaway.store.hosts import reach
from getaway.store.lanes import Writers
from getaway.store.lines import TOOL, bound
from getaway.store.pages import ROWS, Pages
from getaway.store.rows import COLUMNS, Incident, packed
from getaway.table import Case, Checkpoint, Edition, Report, Row, Stored, tracing
from getaway.table.loading import LAST
from getaway.table.ports import Page

STORY = 200
"""How many rows before a checkpoint are read for the story so far."""


class Look(NamedTuple):
    """What a look at the store shows: its clock, its schema (None where there is none), and whether it only reads."""

    reading: Reading
    revision: str | None
    read_only: bool
    installation: str = ""
    """What tells this database from others."""
    oldest: str = ""
    """The oldest schema that a program must know to use this one."""


class PostgresStore:
    """The tables of one PostgreSQL database."""

    def __init__(self, dsn: str, *, connections: int = 4, writers: int = 2, name: str = TOOL) -> None:
        self.dsn = dsn
        self.name = name
        """What its connections are called at the server."""
        self.connections = connections
        self.writer = Writers(dsn, writers)
        self.away = 0
        """How many shards can't be written to: whether this one can is seen by looking."""
        self.on_append: Callable[[float, bool], None] = lambda _seconds, _written: None
        self.returning: set[asyncio.Task[None]] = set()
        """Claims that are given back as soon as the database answers again."""
        self.pages = Pages()
        self._pool: asyncpg.Pool | None = None

    async def start(self) -> None:
        """Get ready; a connection is made when it is needed, so that a node may start before its database."""
        self._pool = await asyncpg.create_pool(
            self.dsn,
            connect=reach,
            min_size=0,
            max_size=self.connections,
            command_timeout=10,
            init=bound,
            reset=_as_it_is,
            server_settings={"application_name": self.name},
        )
        self.writer.start()

    async def stop(self) -> None:
        """Write what waits, and leave."""
        for task in self.returning:
            task.cancel()
        await self.writer.stop()
        if self._pool is not None:
            self._pool.terminate()

    @property
    def directory(self) -> PostgresStore:
        """Where everything is that belongs to no table: here too."""
        return self

    @property
    def shards(self) -> tuple[PostgresStore, ...]:
        """The databases with tables in them: this one."""
        return (self,)

    @property
    def waiting(self) -> int:
        """How many rows wait for a writer."""
        return self.writer.waiting

    @property
    def hangs(self) -> bool:
        """Whether commits take longer than anybody waits."""
        return self.writer.hangs

    @property
    def pool(self) -> asyncpg.Pool:
        """The connections for everything but appending."""
        if self._pool is None:
            msg = "the store has not been started"
            raise RuntimeError(msg)
        return self._pool

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[asyncpg.Connection]:
        """A connection; a store that is lost raises `StoreDown`."""
        try:
            async with self.pool.acquire(timeout=5) as connection:
                yield connection
        except LOST as fault:
            told = meaning(fault)
            if told is fault:
                raise
            raise told from fault

    # The log

    async def open(self, table: str, seed: bytes, row: Row) -> bool:
        """Keep a new table with its first row; False where there is a table of this id."""
        async with self.connected() as connection, connection.transaction():
            if await connection.fetchval(OPEN, table, seed, *(row.edition or ("", 0))) is None:
                await connection.execute(OPENED, table)  # for good, as in `has`
                return False
            await connection.execute(
                f"insert into log ({COLUMNS}) values ($1, $2, $3, $4, $5)",  # noqa: S608 - names of our own
                *(table, row.seq, row.id, row.act, packed(row.told)),
            )
            if row.due is not None:
                await connection.execute(DUE, table, row.due, tracing.carried())
        return True

    async def append(self, row: Row) -> bool:
        """Write a row durably; False where its number or its id is taken."""
        began = time.perf_counter()
        written = await self.writer.append(row)
        self.on_append(time.perf_counter() - began, written)
        return written

    async def load(self, table: str) -> Stored | None:
        """The table, or None where there is none."""
        async with self.connected() as connection, connection.transaction(isolation="repeatable_read", readonly=True):
            found = await connection.fetchrow("select seed, game, rules from tables where id = $1", table)
            if found is None:
                return None
            checkpoint = await self.pages.checkpoint(connection, table)
            reached = checkpoint.seq if checkpoint is not None else 0
            before = await self.pages.between(connection, table, max(0, reached - STORY), reached)
            since = await self.pages.page(connection, table, reached)
        return Stored(found["seed"], checkpoint, before, *since, _edition(found))

    async def edition(self, table: str) -> Edition | None:
        """The rules under which a table's match goes on."""
        async with self.connected() as connection:
            found = await connection.fetchrow("select game, rules from tables where id = $1", table)
        return _edition(found) if found is not None else None

    async def exists(self, table: str) -> bool | None:
        """Whether the table is in this database; None where it isn't."""
        async with self.connected() as connection:
            found: bool | None = await connection.fetchval("select true from tables where id = $1", table)
        return found

    async def went(self, table: str) -> str | None:
        """The shard to which a table was moved from here."""
        async with self.connected() as connection:
            shard: str | None = await connection.fetchval("select shard from moved where table_id = $1", table)
        return shard

    async def home(self, table: str) -> PostgresStore:
        """Where a table really is: there is nowhere else."""
        return self

    async def page(self, table: str, after: int, most: int = ROWS) -> Page:
        """The next rows after a number: at least one if there is one, at most `most`; last is 0 without a table."""
        async with self.connected() as connection:
            return await self.pages.page(connection, table, after, most)

    async def tail(self, table: str, after: int) -> Sequence[Row]:
        """All rows after a number, for tools and tests; they may be thousands."""
        async with self.connected() as connection:
            return await self.pages.between(connection, table, after, LAST)

    async def has(self, table: str, *row_ids: str) -> bool:
        """Whether a row with one of these ids is in the log for good.

        A row can be seen before its standby has it. Locking it waits for the standby as the row itself should have.
        """
        async with self.connected() as connection:
            if await connection.fetchval(HAS, table, list(row_ids)) is not None:
                return True
            return await self.pages.has(connection, table, row_ids)

    async def lasts(self, tables: Sequence[str]) -> dict[str, int]:
        """The last number of each table."""
        if not tables:
            return {}
        async with self.connected() as connection:
            found = await connection.fetch(LASTS, list(tables))
        return {record["id"]: record["seq"] for record in found}

    async def check(self, table: str, checkpoint: Checkpoint) -> None:
        """Keep a checkpoint, unless a newer one is there."""
        async with self.connected() as connection:
            await connection.execute(KEEP, table, checkpoint.seq, checkpoint.data)

    async def hand_over(self, table: str, checkpoint: Checkpoint, version: int) -> bool:
        """Keep a checkpoint of the last row and take no more rows of older rules; False if it isn't the last row."""
        async with self.connected() as connection, connection.transaction():
            return await hand_over(connection, table, checkpoint, version)

    async def milestone(self, table: str, seq: int) -> Checkpoint | None:
        """The last checkpoint that was ever kept at or before a row."""
        async with self.connected() as connection:
            return await self.pages.milestone(connection, table, seq)

    async def behind(self, after: str, most: int) -> list[str]:
        """Tables whose last row is not in a checkpoint, in the order of their ids, after one of them."""
        async with self.connected() as connection:
            return [record["id"] for record in await connection.fetch(BEHIND, after, most)]

    async def set_back(self, good: int, row: Row, checkpoint: Checkpoint, body: str) -> int | None:
        """Let a row say that those after `good` do not count, and go on from it; an incident, None if it came too late.

        No row is deleted: the checkpoint lies beyond those that do not count.
        """
        async with self.connected() as connection, connection.transaction():
            await take_out(self.pages, connection, row.table)
            if not await connection.fetch(APPEND, *columns([row], [None])):
                return None
            await connection.execute(UNMARK, row.table, good)
            await connection.execute(KEEP, row.table, checkpoint.seq, checkpoint.data)
            number: int = await connection.fetchval(TAKEN_BACK, row.table, good, body)
            return number

    # Time

    def claim(self, now: int, since: int = 0) -> AbstractAsyncContextManager[PostgresClaim | None]:
        """A table whose time has come, at least `since` milliseconds ago, if there is one."""
        return claimed(self, now, since)

    async def next_due(self) -> int | None:
        """When the next table is due."""
        async with self.connected() as connection:
            due: int | None = await connection.fetchval("select min(at) from due")
        return due

    async def look(self) -> Look:
        """Read the store's clock, and whether rows can be written."""
        async with self.connected() as connection:
            before = ticks()
            theirs, read_only = await connection.fetchrow(LOOK)
            reading = Reading(before, theirs, ticks())
            revision = await _revision(connection)
            named = await connection.fetchrow(INSTALLATION) if revision is not None and revision >= EDITIONS else None
            return Look(reading, revision, read_only, *(named or ()))

    # What is not in the log

    async def file_incident(self, table: str, seq: int, body: str, kind: str) -> Case:
        """Keep what went wrong for the operator; the same kind at the same row of a table is one case."""
        digest = blake2b(f"{table} {seq} {kind}".encode(), digest_size=16).digest()
        async with self.connected() as connection:
            return Case(*await connection.fetchrow(INCIDENT, table, seq, body.replace("\0", ""), digest))

    async def verdict(self, digest: bytes) -> bytes | None:
        """How a check of this ended, where it was made before."""
        async with self.connected() as connection:
            body: bytes | None = await connection.fetchval("select body from verdicts where digest = $1", digest)
        return body

    async def keep_verdict(self, digest: bytes, game: str, body: bytes) -> None:
        """Keep how a check ended, for every node."""
        async with self.connected() as connection:
            await connection.execute(JUDGED, digest, game, body)

    async def file_report(self, report: Report) -> None:
        """Keep what a player reports, once."""
        async with self.connected() as connection:
            await connection.execute(REPORT, *report)

    async def incidents(self, most: int) -> list[Incident]:
        """What was kept for the operator, the newest first."""
        async with self.connected() as connection:
            found = await connection.fetch(f"{INCIDENTS} order by n desc limit $1", most)
        return [Incident(**record) for record in found]

    async def incident(self, number: int) -> Incident | None:
        """One of them."""
        async with self.connected() as connection:
            found = await connection.fetchrow(f"{INCIDENTS} where n = $1", number)
        return Incident(**found) if found else None

    async def notes(self, table: str, seat: int) -> str:
        """A seat's own notes."""
        async with self.connected() as connection:
            found = await connection.fetchval("select text from notes where table_id = $1 and seat = $2", table, seat)
        return found or ""

    async def write_notes(self, table: str, seat: int, text: str) -> None:
        """Keep a seat's own notes."""
        async with self.connected() as connection:
            await connection.execute(NOTE, table, seat, text)


def _edition(found: asyncpg.Record) -> Edition | None:
    return Edition(found["game"], found["rules"]) if found["rules"] else None


async def _as_it_is(_: asyncpg.Connection) -> None:
    """Nothing to reset: no session is changed beyond its transaction."""


async def _revision(connection: Any) -> str | None:  # noqa: ANN401 - a pool's connection is a proxy
    try:
        found: str | None = await connection.fetchval("select version_num from alembic_version")
    except asyncpg.UndefinedTableError:
        return None
    return found


EDITIONS = "0008"
"""The first schema that names the installation."""
INSTALLATION = "select id, oldest from installation"
LOOK = """
select extract(epoch from clock_timestamp())::float8, current_setting('transaction_read_only')::bool
"""
"""A standby, too, says that its transactions only read."""
OPEN = """
insert into tables (id, seed, game, rules)
select $1, $2, $3, $4 where not exists (select from moved where table_id = $1)
on conflict do nothing returning 1
"""
DUE = "insert into due (table_id, at, trace) values ($1, $2, $3)"
OPENED = "select 1 from log where table_id = $1 and seq = 1 for key share"
HAS = "select 1 from log where table_id = $1 and id = any($2::text[]) for key share"
LASTS = """
select id, greatest(archived, (select max(seq) from log where table_id = tables.id)) as seq
from tables where id = any($1::text[])
"""
BEHIND = """
select tables.id from tables
cross join lateral (select seq from log where table_id = tables.id order by seq desc limit 1) as last
left join checkpoints on checkpoints.table_id = tables.id
where tables.id > $1 and coalesce(checkpoints.seq, 0) < last.seq
order by tables.id limit $2
"""
UNMARK = "delete from milestones where table_id = $1 and seq > $2"
TAKEN_BACK = "insert into incidents (table_id, seq, body) values ($1, $2, $3) returning n"
NOTE = """
insert into notes (table_id, seat, text) values ($1, $2, $3)
on conflict (table_id, seat) do update set text = excluded.text
"""
JUDGED = "insert into verdicts (digest, game, body) values ($1, $2, $3) on conflict (digest) do nothing"
INCIDENT = """
insert into incidents (table_id, seq, body, digest) values ($1, $2, $3, $4)
on conflict (digest) do update set times = incidents.times + 1 returning n, times
"""
REPORT = """
insert into incidents (table_id, seq, seat, moment, version, quote, body) values ($1, $2, $3, $4, $5, $6, $7)
on conflict (quote) do nothing
"""
INCIDENTS = "select n, table_id, seq, seat, moment, version, quote, body, filed_at, times from incidents"
