"""Tables in several databases: each where its id says, or where it was moved while people played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import asyncpg
import pytest
from tests import serving

from getaway.server.node import Node
from getaway.store.moving import move, move_all
from getaway.store.sharded import ShardedStore
from getaway.store.shards import BadShards, shards
from getaway.store.upkeep import PostgresUpkeep
from getaway.table import StoreDown
from getaway.table.opening import LETTERS


class Estate(NamedTuple):
    """A directory and two shards."""

    directory: str
    north: str
    south: str

    @property
    def setting(self) -> str:
        """The shards as a setting names them."""
        return f"north:a-m={self.north} south:n-z2-9={self.south}"

    @asynccontextmanager
    async def node(self) -> AsyncIterator[serving.Served]:
        """A node of this estate."""
        async with serving.node(self.directory, shards=self.setting) as served:
            yield served

    @asynccontextmanager
    async def worker(self) -> AsyncIterator[Node]:
        """A worker of this estate."""
        async with serving.worker(self.directory, shards=self.setting) as working:
            yield working


@pytest.fixture(scope="module")
def estate() -> Iterator[Estate]:
    """Three databases."""
    with serving.database() as directory, serving.database() as north, serving.database() as south:
        yield Estate(directory, north, south)


async def asked(dsn: str, sql: str, *values: Any) -> Any:
    """One value of a database, or several statements."""
    line = await asyncpg.connect(dsn)
    try:
        return await line.fetchval(sql, *values) if values or sql.startswith("select") else await line.execute(sql)
    finally:
        await line.close()


def spread(served: serving.Served) -> ShardedStore:
    """The store of a node, which is one of many."""
    assert isinstance(served.node.store, ShardedStore)
    return served.node.store


async def opened(served: serving.Served, ada: serving.Client, shard: str, *, start: bool = True) -> str:
    """A table in this shard that has begun, with a bot at its second seat; or one where people still talk."""
    while True:
        ada.secret = ""
        table: str = (await ada.open())["table"]
        if spread(served).of(table) is spread(served).by_name[shard]:
            assert not start or (await ada.do(table, "start"))["type"] == "done"
            return table


async def conceded(ada: serving.Client, table: str) -> str:
    """Give up, which ends a match whose other seat is a bot."""
    question = (await ada.sync(table))["question"]
    told = await ada.do(table, "answer", ask=question["rev"], wish={"verb": "concede", "args": {}})
    return str(told["type"])


# Where a table is


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("north=postgresql://a/b", "NAME:LETTERS=ADDRESS"),
        ("north:a-m=postgresql://a/b", "begin with n belong to 0"),
        ("north:a-z2-9=postgresql://a/b south:z=postgresql://c/d", "begin with z belong to 2"),
        ("north:a-z2-9=postgresql://a/b north:=postgresql://c/d", "same name"),
    ],
)
def test_shards_that_leave_a_table_without_a_place_are_refused(text: str, why: str) -> None:
    """A server with them does not start."""
    with pytest.raises(BadShards, match=why):
        shards(text)


def test_every_letter_has_its_shard() -> None:
    """One without letters only takes what is moved there."""
    found = shards("north:a-m=postgresql://a/b south:n-z2-9=postgresql://c/d west:=postgresql://e/f")
    assert [shard.name for shard in found] == ["north", "south", "west"]
    assert sorted("".join(shard.letters for shard in found)) == sorted(LETTERS)
    assert found[2].letters == ""


def test_tables_are_played_where_their_ids_say(estate: Estate) -> None:
    """Rows, what is due and notes are in their shard, and nothing of them in the directory."""

    async def story() -> None:
        async with estate.node() as served, estate.worker(), served.client() as ada:
            for name, dsn in (("north", estate.north), ("south", estate.south)):
                table = await opened(served, ada, name)
                for _ in range(2):  # the bot answers in between
                    assert await ada.answered(table) == "done"
                await ada.ask("PUT", f"/api/tables/{table}/notes", {"text": "mine"})
                assert (await ada.sync(table))["notes"] == "mine"
                assert await asked(dsn, "select count(*) from log where table_id = $1", table) >= 4
        assert await asked(estate.directory, "select count(*) from log") == 0

    asyncio.run(story())


def test_a_shard_that_is_away_is_noticed_at_its_own_tables_only(estate: Estate) -> None:
    """People at the other's tables play on, bots answer there, and the node stays ready."""
    shut = f"alter database {estate.south.rpartition('/')[2]} allow_connections = false"
    open_again = shut.replace("false", "true")
    away = "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1"

    async def story() -> None:
        async with estate.node() as served, estate.worker(), served.client() as ada, served.client() as bob:
            here, there = await opened(served, ada, "north"), await opened(served, bob, "south", start=False)
            await asked(serving.MAINTENANCE, shut)
            try:
                await asked(serving.MAINTENANCE, away, estate.south.rpartition("/")[2])
                lost = await bob.ask("POST", f"/api/tables/{there}/do", {"do": "say", "id": "a" * 12, "text": "?"})
                assert lost.status_code == 503
                for _ in range(3):
                    assert await ada.answered(here) == "done"
                async with asyncio.timeout(serving.PATIENCE):
                    while spread(served).away != 1:  # noqa: ASYNC110 - the node looks for itself
                        await asyncio.sleep(0.1)
                assert served.node.ready
            finally:
                await asked(serving.MAINTENANCE, open_again)
            async with asyncio.timeout(serving.PATIENCE):
                while (await bob.do(there, "say", text="back"))["type"] != "done":  # noqa: ASYNC110 - the server is asked
                    await asyncio.sleep(0.1)

    asyncio.run(story())


# Moving


def test_a_table_that_was_moved_goes_on(estate: Estate) -> None:
    """At the node that had it open, at one that never heard of it, and for the worker; its number goes on, too."""

    async def story() -> None:
        async with estate.node() as served, estate.node() as other, estate.worker(), served.client() as ada:
            table = await opened(served, ada, "north")
            assert await ada.answered(table) == "done"
            store = spread(served)
            async with ada.line(table) as line:
                await line.until("sync")
                assert await move(store, table, "north", "south")
                question = (await ada.sync(table))["question"]
                assert question["item"] == "ask"
            assert await ada.answered(table) == "done"
            async with other.client(ada.secret) as elsewhere:
                assert await elsewhere.answered(table) in {"done", "over"}
            assert await asked(estate.north, "select count(*) from log where table_id = $1", table) == 0
            numbers = "select array_agg(seq order by seq) from log where table_id = $1"
            found = await asked(estate.south, numbers, table)
            assert found == list(range(1, len(found) + 1))
            assert not await move(store, table, "north", "south"), "it's there already"

    asyncio.run(story())


def test_a_table_moves_back(estate: Estate) -> None:
    """A process that remembers where it was asks there, and learns better."""

    async def story() -> None:
        async with estate.node() as served, estate.worker(), served.client() as ada:
            table, store = await opened(served, ada, "north", start=False), spread(served)
            for source, target in (("north", "south"), ("south", "north")):
                assert await move(store, table, source, target)
                assert (await ada.do(table, "say", text=target))["type"] == "done"
                assert store.name_of(table) == target

    asyncio.run(story())


def test_a_match_that_was_archived_stays_so(estate: Estate) -> None:
    """It reads the same where it went, and its numbers are still taken there."""

    async def story() -> None:
        async with estate.node() as served, estate.worker(), served.client() as ada:
            table, store = await opened(served, ada, "north"), spread(served)
            assert await conceded(ada, table) == "done"
            rows = await store.tail(table, 0)
            assert await PostgresUpkeep(store.by_name["north"]).archive(table, rows[-1].seq) is not None
            assert await move(store, table, "north", "south")
            assert [(row.seq, row.act, row.told) for row in await store.tail(table, 0)] == [
                (row.seq, row.act, row.told) for row in rows
            ]
            assert not await store.append(rows[-1])
            assert (await ada.do(table, "say", text="well played"))["type"] == "done"
            assert (await store.lasts([table])) == {table: rows[-1].seq + 1}

    asyncio.run(story())


NO = """
create function no() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
create trigger no before delete on {} for each row execute function no();
"""
COUNT = "select count(*) from log where table_id = $1"


@asynccontextmanager
async def stuck(dsn: str, kind: str) -> AsyncIterator[None]:
    """Nothing of this kind can be deleted from a database."""
    await asked(dsn, NO.format(kind))
    try:
        yield
    finally:
        await asked(dsn, "drop function no cascade")


def test_a_table_that_its_source_keeps_is_nowhere_else(estate: Estate) -> None:
    """Not even for a process that remembers it there: a move that failed leaves nothing to be played."""

    async def story() -> None:
        async with estate.node() as served, estate.worker(), served.client() as ada:
            table, store = await opened(served, ada, "north"), spread(served)
            assert await move(store, table, "north", "south")
            async with stuck(estate.south, "tables"):
                with pytest.raises(StoreDown):
                    await move(store, table, "south", "north")
            assert await asked(estate.north, "select true from crates where table_id = $1", table), "a crate was left"
            async with estate.node() as fresh, fresh.client(ada.secret) as elsewhere:
                assert spread(fresh).name_of(table) == "north"
                await spread(fresh).settle_all(0)
                assert await elsewhere.answered(table) == "done"
            assert await ada.answered(table) == "done"
            assert await asked(estate.north, COUNT, table) == 0
            before = await asked(estate.south, COUNT, table)
            assert await move(store, table, "south", "north")
            assert await asked(estate.north, COUNT, table) == before
            assert await ada.answered(table) == "done"

    asyncio.run(story())


@pytest.mark.parametrize("by", ["a process that misses it", "the worker"])
def test_a_table_that_its_source_let_go_arrives(estate: Estate, by: str) -> None:
    """Also if whatever moved it has died before it was unpacked."""

    async def story() -> None:
        async with estate.node() as served, served.client() as ada:
            table, store = await opened(served, ada, "north"), spread(served)
            rows = await asked(estate.north, COUNT, table)
            async with stuck(estate.south, "crates"):
                with pytest.raises(StoreDown):
                    await move(store, table, "north", "south")
            assert await asked(estate.north, COUNT, table) == await asked(estate.south, COUNT, table) == 0
            if by == "the worker":
                await store.settle_all(0)
                assert await asked(estate.south, COUNT, table) == rows
            async with estate.worker():
                assert await ada.answered(table) == "done"
            assert await asked(estate.south, "select count(*) from crates") == 0

    asyncio.run(story())


def test_shards_that_point_at_each_other_are_a_fault(estate: Estate) -> None:
    """As after one of them was restored from an old backup: nobody looks for the table for ever."""

    async def story() -> None:
        async with estate.node() as served, served.client() as ada:
            table, store = await opened(served, ada, "north"), spread(served)
            assert await move(store, table, "north", "south")
            await asked(estate.south, "delete from tables where id = $1", table)
            await asked(estate.south, "insert into moved (table_id, shard) values ($1, 'north')", table)
            with pytest.raises(StoreDown, match="every shard says"):
                await store.load(table)

    asyncio.run(story())


def test_a_shard_is_emptied_while_its_tables_are_played(estate: Estate) -> None:
    """No answer is lost, none counts twice, and everybody plays on."""

    async def talk(served: serving.Served, table: str, secret: str, said: list[str]) -> None:
        async with served.client(secret) as ada:
            for number in range(30):
                said.append(f"{table} {number}")
                name = serving.new_id()
                while (await ada.do(table, "say", id=name, text=said[-1]))["type"] != "done":  # noqa: ASYNC110
                    await asyncio.sleep(0.02)

    async def story() -> None:
        async with estate.node() as served, estate.worker(), served.client() as ada:
            tables = [(await opened(served, ada, "north", start=False), ada.secret) for _ in range(6)]
            said: list[list[str]] = [[] for _ in tables]
            talks = [asyncio.create_task(talk(served, *each, heard)) for each, heard in zip(tables, said, strict=True)]
            await asyncio.sleep(0.3)
            moved = [table async for table in move_all(spread(served), "north", "south")]
            await asyncio.gather(*talks)
            assert {table for table, _ in tables} <= set(moved)
            assert await asked(estate.north, "select count(*) from tables") == 0
            for (table, _), texts in zip(tables, said, strict=True):
                acts = "select string_agg(convert_from(act, 'UTF8'), ' ') from log where table_id = $1"
                log = await asked(estate.south, acts, table)
                assert [log.count(f'"{text}"') for text in texts] == [1] * 30

    asyncio.run(story())
