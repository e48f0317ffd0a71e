"""Rows that cannot be written, and what their neighbours notice of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg
import pytest
from tests.crash.servers import postgres
from tests.ports import free_ports
from tests.serving import new_id

from getaway.kernel import Refused
from getaway.store import PostgresStore, writer
from getaway.store.lanes import ASIDE
from getaway.store.lines import LOCK_TIMEOUT
from getaway.store.schema import upgrade
from getaway.table import Row, StoreDown


@asynccontextmanager
async def started(dsn: str, **more: Any) -> AsyncIterator[PostgresStore]:
    """A store that runs."""
    store = PostgresStore(dsn, **more)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


async def opened(store: PostgresStore, count: int) -> list[str]:
    """Tables with a first row."""
    tables = [f"w{new_id().replace('-', '0').replace('_', '1')}" for _ in range(count)]
    for table in tables:
        await store.open(table, b"seed", row(table, 1))
    return tables


def row(table: str, seq: int, row_id: str | None = None) -> Row:
    """A row of no meaning."""
    return Row(table, seq, row_id, b"{}", (b"[]",))


def stored(dsn: str, story: Callable[[PostgresStore], Awaitable[None]], **more: int) -> None:
    """Run a test's story with a store."""

    async def told() -> None:
        async with started(dsn, **more) as store:
            await story(store)

    asyncio.run(told())


@asynccontextmanager
async def held(dsn: str, table: str, seq: int) -> AsyncIterator[None]:
    """Somebody has written this row, and does not commit."""
    connection = await asyncpg.connect(dsn)
    transaction = connection.transaction()
    await transaction.start()
    await connection.execute("insert into log (table_id, seq, act, told) values ($1, $2, '', '[]')", table, seq)
    try:
        yield
    finally:
        await transaction.rollback()
        await connection.close()


async def outcome(doing: Awaitable[bool]) -> tuple[object, float]:
    """What came of a row, and how long it took."""
    began = time.monotonic()
    try:
        return await doing, time.monotonic() - began
    except Exception as fault:  # noqa: BLE001 - the fault is what is looked at
        return fault, time.monotonic() - began


def test_a_row_that_somebody_holds_up_holds_up_nobody_else(dsn: str) -> None:
    """Its neighbours wait once for the lock's time, and then not at all: the table goes by another writer."""

    async def story(store: PostgresStore) -> None:
        bad, *good = await opened(store, 6)
        async with held(dsn, bad, 2):
            first = await asyncio.gather(*[outcome(store.append(row(table, 2))) for table in (bad, *good)])
            assert isinstance(first[0][0], StoreDown)
            assert [came for came, _ in first[1:]] == [True] * 5
            assert max(took for _, took in first) < LOCK_TIMEOUT / 1000 + 1
            again = await asyncio.gather(
                *[outcome(store.append(row(table, 2 + (table != bad)))) for table in (bad, *good)]
            )
            assert isinstance(again[0][0], StoreDown)
            assert [came for came, _ in again[1:]] == [True] * 5
            assert max(took for _, took in again[1:]) < LOCK_TIMEOUT / 1000 - 0.1
        assert await store.append(row(bad, 2))
        assert ASIDE > LOCK_TIMEOUT / 1000

    stored(dsn, story, writers=1)


@pytest.mark.clause("GT-TABLE-01")
def test_a_row_of_a_table_that_is_gone_is_refused_and_sinks_no_other(dsn: str) -> None:
    """All of them are written at once; the others are written, in their order."""

    async def story(store: PostgresStore) -> None:
        gone, other, third = await opened(store, 3)
        async with store.connected() as connection:
            await connection.execute("delete from tables where id = $1", gone)
        rows = [row(gone, 2), row(other, 2), row(third, 2), row(other, 3), row(other, 3)]
        came = [what for what, _ in await asyncio.gather(*[outcome(store.append(each)) for each in rows])]
        assert isinstance(came[0], Refused)
        assert came[0].clause == "GT-TABLE-01"
        assert came[1:] == [True, True, True, True]
        assert [each.seq for each in await store.tail(other, 0)] == [1, 2, 3]
        with pytest.raises(Refused, match="GT-TABLE-01"):
            await store.write_notes(gone, 0, "anybody here?")

    stored(dsn, story, writers=1)


def test_a_row_that_the_store_cannot_hold_is_a_fault_of_ours(dsn: str) -> None:
    """It is not a store that is down: sent again it would fail again."""

    async def story(store: PostgresStore) -> None:
        bad, good = await opened(store, 2)
        rows = [row(bad, 2, "no\0such sign"), row(good, 2)]
        came = [what for what, _ in await asyncio.gather(*[outcome(store.append(each)) for each in rows])]
        assert isinstance(came[0], asyncpg.DataError)
        assert came[1] is True

    stored(dsn, story, writers=1)


def test_what_waits_is_written_before_the_process_ends(dsn: str) -> None:
    """Everyone who waits is answered, and later writes are turned away."""

    async def told() -> None:
        store = PostgresStore(dsn, writers=1)
        await store.start()
        tables = await opened(store, 40)
        coming = [asyncio.ensure_future(store.append(row(table, 2))) for table in tables]
        await asyncio.sleep(0)
        await store.stop()
        assert [each.result() for each in coming] == [True] * 40
        with pytest.raises(StoreDown):
            await store.append(row(tables[0], 3))

    asyncio.run(told())


def test_a_session_that_was_abandoned_in_a_transaction_is_ended(dsn: str) -> None:
    """Every line says so to the server, and what else it should not wait for."""
    sql = "select name, setting from pg_settings where name = any($1)"
    wanted = {"idle_in_transaction_session_timeout": "5000", "client_connection_check_interval": "2000"}

    async def story(store: PostgresStore) -> None:
        async with store.connected() as connection:
            assert dict(await connection.fetch(sql, list(wanted))) == wanted
        (table,) = await opened(store, 1)
        assert await store.append(row(table, 2))
        line = next(lane._line for lane in store.writer.all if lane._line is not None)
        assert dict(await line.fetch(sql, list(wanted))) == wanted

    stored(dsn, story)


# A server of our own


@contextmanager
def server(folder: Path, *settings: str) -> Iterator[str]:
    """A database server that nobody else uses."""
    (port,) = free_ports(1)
    part = postgres(folder, port)
    part.command += [word for setting in settings for word in ("-c", setting)]
    part.start()
    dsn = f"postgresql://postgres@127.0.0.1:{port}/postgres"
    try:
        asyncio.run(_there(dsn))
        upgrade(dsn)
        yield dsn
    finally:
        part.stop()


async def _there(dsn: str) -> None:
    async with asyncio.timeout(20):
        while True:
            try:
                await (await asyncpg.connect(dsn)).close()
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.1)
            else:
                return


ALONE = "alter system set synchronous_standby_names = {}"
HANGING = "select count(*) from pg_stat_activity where wait_event = 'SyncRep'"


async def _standby(line: asyncpg.Connection, name: str) -> None:
    await line.execute(ALONE.format(f"'{name}'"))
    await line.execute("select pg_reload_conf()")
    await asyncio.sleep(0.3)


@pytest.fixture
def alone() -> Iterator[str]:
    """A server whose standby never answers, once it has one."""
    with TemporaryDirectory() as folder, server(Path(folder), "max_connections=30") as dsn:
        yield dsn


def hangs(store: PostgresStore) -> bool:
    """Whether a commit hangs now."""
    return store.writer.hangs


@pytest.mark.clause("GT-STORE-01")
def test_commits_that_hang_are_unsure_and_do_not_pile_up(alone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line for each writer hangs, however often players send again; when the standby is back, all goes on."""
    monkeypatch.setattr(writer, "PATIENCE", 0.5)
    monkeypatch.setattr(writer, "LOOK_EVERY", 0.1)

    async def story(store: PostgresStore) -> None:
        tables = await opened(store, 8)
        watch = await asyncpg.connect(alone)
        await _standby(watch, "nobody")
        for _ in range(5):
            sent = [outcome(store.append(row(table, 2, f"id of {table}"))) for table in tables]
            assert all(isinstance(came, StoreDown) for came, _ in await asyncio.gather(*sent))
        assert 1 <= await watch.fetchval(HANGING) <= 2
        assert hangs(store)
        assert not await store.has(tables[0], f"id of {tables[0]}")
        await _standby(watch, "")
        await asyncio.sleep(0.5)
        assert not hangs(store)
        assert [await store.append(row(table, 2, f"id of {table}")) in (True, False) for table in tables] == [True] * 8
        assert [await store.has(table, f"id of {table}") for table in tables] == [True] * 8
        await watch.close()

    stored(alone, story, writers=2)


@pytest.mark.clause("GT-STORE-01")
def test_a_row_that_only_this_server_has_is_not_called_done(alone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An operator who cancels a commit that hangs makes its row visible, though no standby has it."""
    monkeypatch.setattr(writer, "PATIENCE", 0.3)
    monkeypatch.setattr(writer, "LOOK_EVERY", 0.1)
    cancel = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'"

    async def story(store: PostgresStore) -> None:
        (table,) = await opened(store, 1)
        watch = await asyncpg.connect(alone)
        await _standby(watch, "nobody")
        assert isinstance((await outcome(store.append(row(table, 2, "mine"))))[0], StoreDown)
        await watch.execute(cancel)
        await asyncio.sleep(0.3)
        assert [each.id for each in await store.tail(table, 1)] == ["mine"]
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(1.5):
                await store.has(table, "mine")
        await _standby(watch, "")
        assert await store.has(table, "mine")
        await watch.close()

    stored(alone, story)


def test_a_store_that_only_reads_is_down_and_comes_back(alone: str) -> None:
    """As a standby is, or a server whose disk is full."""

    async def story(store: PostgresStore) -> None:
        (table,) = await opened(store, 1)
        watch = await asyncpg.connect(alone)
        for read_only, wanted in (("on", StoreDown), ("off", bool)):
            await watch.execute(f"alter system set default_transaction_read_only = {read_only}")
            await watch.execute("select pg_reload_conf()")
            await asyncio.sleep(0.3)
            assert isinstance((await outcome(store.append(row(table, 2))))[0], wanted)
        await watch.close()

    stored(alone, story)
