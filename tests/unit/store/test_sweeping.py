"""What has ended is deleted a little at a time, and nothing that is deleted reads a whole table."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest
from tests.serving import database

from getaway.store import PostgresStore, sweeping
from getaway.store.accounts import PostgresPeople
from getaway.store.around import PostgresListing
from getaway.store.sweeping import AT_ONCE, SWEEP_LISTED, SWEEP_SESSIONS
from getaway.store.upkeep import NEXT, SWEEP
from getaway.table.around import Listed

SESSIONS = """
insert into sessions select convert_to('old ' || i, 'UTF8'), $1, now() - interval '1 day' from generate_series(1, $2) i
"""
TABLES = "insert into tables select 'old' || i, '' from generate_series(1, $1::int) i"
LOGS = "insert into log select 'old' || i, 1, null, '', '[]' from generate_series(1, $1::int) i"
LISTED = "insert into listed select 'old' || i, 'en', now() - interval '1 day' from generate_series(1, $1::int) i"
KEYS = """
select conrelid::regclass::text as held, a.attname as by, exists (
    select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
) as found
from pg_constraint join pg_attribute a on attrelid = conrelid and attnum = conkey[1] where contype = 'f'
"""


async def _filled(dsn: str, count: int) -> tuple[asyncpg.Connection, int]:
    connection = await asyncpg.connect(dsn)
    sql = "insert into accounts (name, folded, password) values ('Ada', 'ada', '') returning id"
    account: int = await connection.fetchval(sql)
    await connection.execute(SESSIONS, account, count)
    await connection.execute(TABLES, count)
    await connection.execute(LOGS, count)
    await connection.execute(LISTED, count)
    await connection.execute("analyze")
    return connection, account


def test_a_visitor_waits_for_a_few_rows_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither signing in nor listing a table deletes all that has ended; and only some visitors sweep."""
    turns = iter([True, True, False, False])

    async def story(dsn: str) -> None:
        connection, account = await _filled(dsn, 1000)
        store = PostgresStore(dsn)
        await store.start()
        people, listing = PostgresPeople(store), PostgresListing(store)
        for _ in range(2):
            await people.begin(f"new {_}".encode(), account, 60)
            await listing.put(Listed("old1", "en"), 60)
        for what in ("sessions", "listed"):
            left = await connection.fetchval(f"select count(*) from {what} where ends_at <= now()")  # noqa: S608 - ours
            assert left in (1000 - AT_ONCE, 1000 - AT_ONCE - 1)
        await store.stop()
        await connection.close()

    for module in ("accounts", "around"):
        monkeypatch.setattr(f"getaway.store.{module}.seldom", lambda: next(turns))
    with database() as dsn:
        asyncio.run(story(dsn))


def test_one_visitor_in_some_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """By chance, so that no node has to remember."""
    monkeypatch.setattr(sweeping, "random", iter([0.05, 0.5, 0.99]).__next__)
    assert [sweeping.seldom() for _ in range(3)] == [True, False, False]


def test_sweeping_and_deleting_go_by_an_index() -> None:
    """With many rows no sweep reads them all, and every key that a deletion follows has an index of its own."""

    async def story(dsn: str) -> None:
        connection, _ = await _filled(dsn, 20_000)
        for sql in (SWEEP_SESSIONS, SWEEP_LISTED, NEXT, SWEEP.replace("$2", "5").replace("$1", "'old7'")):
            plan = await connection.fetch(f"explain {sql.replace('$1', '200')}")
            assert not [line for (line,) in plan if "Seq Scan" in line], plan
        keys: list[Any] = await connection.fetch(KEYS)
        assert len(keys) >= 6
        assert [(key["held"], key["by"]) for key in keys if not key["found"]] == []
        await connection.close()

    with database() as dsn:
        asyncio.run(story(dsn))
