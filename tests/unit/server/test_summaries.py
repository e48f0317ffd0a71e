"""Lists are read from summaries: they're right after every change, load no table, and recover from what was missed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import pytest
from tests import serving
from tests.unit.server.test_accounts import CHANGE, MEANT, signed_up

from getaway.server import summaries
from getaway.server.node import Node
from getaway.store.moving import move
from getaway.store.sharded import ShardedStore
from getaway.table import StoreDown
from getaway.table.around import Result
from getaway.table.summary import Noted, Summary, summary_of
from getaway.table.telling import table_view

Story = Callable[[], Awaitable[object]]
RESULT = Result("bombsquad", "alpha", "standard", won=True, stars=3)


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for other nodes, or trusts what was compared a moment ago."""
    monkeypatch.setattr(summaries, "SETTLED", 0.0)
    monkeypatch.setattr(summaries, "TRUSTED", 0.0)


async def kept(served: serving.Served, client: serving.Client, **wanted: Any) -> str:
    """A new table whose first seat an account keeps."""
    client.secret = ""
    table: str = (await client.open(**wanted))["table"]
    assert (await client.ask("PUT", f"/api/me/tables/{table}", **MEANT)).status_code == 204
    return table


async def mine(client: serving.Client) -> dict[str, dict[str, Any]]:
    """The tables of an account."""
    answer = await client.ask("GET", "/api/me")
    assert answer.status_code == 200, answer.text
    return {each["table"]: each for each in answer.json()["tables"]}


async def stored(node: Node, table: str) -> Noted | None:
    """The summary in the directory."""
    async with node.directory.connected() as connection:
        account = await connection.fetchval("select account from account_seats where table_id = $1 limit 1", table)
    seats = await node.summaries.kept.kept(account)
    return next(seat.noted for seat in seats if seat.kept.table == table)


async def answered(client: serving.Client, table: str, verb: str, **args: Any) -> None:
    """Answer the question that stands."""
    question = (await client.sync(table))["question"]
    told = await client.do(table, "answer", ask=question["rev"], wish={"verb": verb, "args": args})
    assert told["type"] == "done", told


def load_nothing(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget every table, and let none be loaded."""

    async def load(table: str) -> None:
        pytest.fail(f"table {table} was loaded")

    node.tables.house.rooms.clear()
    monkeypatch.setattr(node.store, "load", load)


# Right after every change


def test_a_summary_follows_every_change(dsn: str) -> None:
    """After each command the stored summary is that of the table, at the number of its last row."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada, served.client() as bob:
            await signed_up(ada, "Ada")
            table = await kept(served, ada, players=3)
            seen = []

            async def right() -> None:
                await served.node.summaries.flush()
                async with served.node.tables.room(table) as room:
                    live, found = room.live, await stored(served.node, table)
                    assert found is not None
                    assert found.summary is not None
                    assert (found.seq, found.summary) == (live.seq, summary_of(live.table))
                    assert found.summary.title == table_view(live).title
                    seen.append((found.summary.stage, found.summary.free, found.summary.names, found.summary.asked))

            steps: list[Story] = [
                lambda: bob.sit(table),
                lambda: bob.do(table, "leave"),
                lambda: bob.sit(table, "Eve"),
                lambda: ada.do(table, "start"),
                lambda: answered(ada, table, "bid", amount=2),
                lambda: ada.do(table, "revoke", seat=1),
            ]
            await right()
            for step in steps:
                await step()
                await right()
            assert [(stage, free, names) for stage, free, names, _ in seen[:4]] == [
                ("lobby", 2, ("Ada",)),
                ("lobby", 1, ("Ada", "Bob")),
                ("lobby", 2, ("Ada",)),
                ("lobby", 1, ("Ada", "Eve")),
            ]
            assert {stage for stage, *_ in seen[4:]} >= {"playing"}
            assert {bool(asked) for *_, asked in seen} == {True, False}

    asyncio.run(play())


def test_the_end_of_a_match_is_in_the_list(dsn: str) -> None:
    """A finished table says so, and nobody is asked any more."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            await signed_up(ada, "Ada")
            table = await kept(served, ada)
            await ada.do(table, "start")
            assert (await mine(ada))[table]["stage"] == "playing"
            assert (await mine(ada))[table]["turn"]
            await answered(ada, table, "concede")
            await served.node.summaries.flush()
            assert ((await mine(ada))[table]["stage"], (await mine(ada))[table]["turn"]) == ("over", False)

    asyncio.run(play())


def test_the_list_knows_at_once_what_its_own_node_has_written(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if nothing has reached the directory yet."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            await signed_up(ada, "Ada")
            table = await kept(served, ada)

            async def not_now(_: object) -> None:
                raise StoreDown("the directory is away")

            monkeypatch.setattr(served.node.summaries.kept, "put", not_now)
            await ada.do(table, "start")
            assert (await mine(ada))[table]["stage"] == "playing"
            found = await stored(served.node, table)
            assert found is not None
            assert found.summary is not None
            assert found.summary.stage == "lobby"
            monkeypatch.undo()

    asyncio.run(play())


def test_an_older_note_never_replaces_a_newer_one(dsn: str) -> None:
    """Two nodes write in any order; the summary after the later row stays."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            await signed_up(ada, "Ada")
            table = await kept(served, ada)
            await served.node.summaries.flush()
            old = await stored(served.node, table)
            assert old is not None
            await ada.do(table, "start")
            await served.node.summaries.flush()
            await served.node.summaries.kept.put([old])
            new = await stored(served.node, table)
            assert new is not None
            assert new.seq > old.seq

    asyncio.run(play())


# No table is loaded


def test_lists_load_no_table(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """My games and the public tables come from the directory alone, also at a node that never saw the tables."""

    async def play() -> None:
        async with serving.node(dsn) as one, serving.node(dsn) as other, one.client() as ada, other.client() as there:
            mine_too = await signed_up(ada, "Ada")
            tables = [await kept(one, ada, players=3) for _ in range(12)]
            assert (await ada.ask("PUT", f"/api/tables/{tables[-1]}/listed", {})).status_code == 204
            await one.node.summaries.flush()
            for served in (one, other):
                load_nothing(served.node, monkeypatch)
            assert (await there.ask("POST", "/api/session", mine_too, **MEANT)).status_code == 201
            for client in (ada, there):
                assert set(await mine(client)) == set(tables)
                public = (await client.ask("GET", "/api/public")).json()
                assert tables[-1] in [each["table"] for each in public]
                assert (await client.ask("GET", "/api/me/results")).json() == []
            assert not one.node.tables.house.rooms
            assert not other.node.tables.house.rooms
            await other.node.summaries.compare(tables)  # every summary is right, so this loads nothing either

    asyncio.run(play())


def test_a_table_that_no_list_shows_has_no_summary(dsn: str) -> None:
    """Most tables belong to nobody with an account."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            await ada.do(table, "start")
            await served.node.summaries.flush()
            assert await served.node.summaries.kept.standing([table]) == {}

    asyncio.run(play())


# What was missed


async def _behind(served: serving.Served, ada: serving.Client) -> str:
    """A table that has begun, though its summary doesn't say so: its node died before it could write it."""
    table = await kept(served, ada)
    await served.node.summaries.flush()
    served.node.tables.house.on_row = lambda _live, _act: None
    await ada.do(table, "start")
    served.node.tables.house.on_row = served.node.summaries.row
    assert table not in served.node.summaries.waiting
    return table


def test_a_list_that_was_looked_at_gets_right(dsn: str) -> None:
    """It's old once; then it's compared with the table, without anybody waiting for that."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            await signed_up(ada, "Ada")
            table = await _behind(served, ada)
            assert (await mine(ada))[table]["stage"] == "lobby"
            async with asyncio.timeout(serving.PATIENCE):
                while (await mine(ada))[table]["stage"] != "playing":  # noqa: ASYNC110 - the server is asked
                    await asyncio.sleep(0.05)

    asyncio.run(play())


def test_a_worker_finds_what_was_missed(dsn: str) -> None:
    """Also where nobody looks."""

    async def play() -> None:
        async with serving.node(dsn) as served, serving.worker(dsn) as working, served.client() as ada:
            await signed_up(ada, "Ada")
            table = await _behind(served, ada)
            async with served.node.directory.connected() as connection:
                await connection.execute("update summaries set checked_at = 'epoch' where table_id = $1", table)
            await working.summaries.round()
            await working.summaries.flush()
            found = await stored(served.node, table)
            assert found is not None
            assert found.summary is not None
            assert found.summary.stage == "playing"

    asyncio.run(play())


def test_a_result_that_was_missed_is_found(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node dies at the end of a mission; the result comes with the summary."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            await signed_up(ada, "Ada")
            table = await kept(served, ada, game="bombsquad", options={"mission": "alpha"})
            await served.node.summaries.flush()
            monkeypatch.setattr("getaway.table.summary.result_of", lambda _: RESULT)
            await served.node.summaries.again(table, None, None)
            await served.node.summaries.flush()
            told = (await ada.ask("GET", "/api/me/results")).json()
            assert [(each["table"], each["result"]["won"]) for each in told] == [(table, True)]

    asyncio.run(play())


def test_kept_seats_from_before_there_were_summaries(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They're shown at once, by loading their tables one last time, and a worker notes all others."""

    async def play() -> None:
        async with serving.node(dsn) as served, serving.worker(dsn) as working, served.client() as ada:
            await signed_up(ada, "Ada")
            tables = [await kept(served, ada) for _ in range(2)]
            await served.node.summaries.flush()
            for _ in range(2):
                async with served.node.directory.connected() as connection:
                    await connection.execute("delete from summaries")
                assert set(await mine(ada)) == set(tables)
                await served.node.summaries.flush()
            async with served.node.directory.connected() as connection:
                await connection.execute("delete from summaries")
            while await working.summaries.fill():
                pass
            load_nothing(served.node, monkeypatch)
            assert set(await mine(ada)) == set(tables)

    asyncio.run(play())


def test_tables_that_cannot_be_read_now_are_not_tried_at_once_again(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their shard is away, or newer rules play them: the worker waits, and notes them when they can be read."""

    async def away(*_: object) -> None:
        raise StoreDown("a shard is away")

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            await signed_up(ada, "Ada")
            table = await kept(served, ada)
            await served.node.summaries.flush()
            async with served.node.directory.connected() as connection:
                await connection.execute("delete from summaries")
            with monkeypatch.context() as now:
                now.setattr(served.node.store, "load", away)
                with pytest.raises(StoreDown):
                    await served.node.summaries.fill()
            while await served.node.summaries.fill():
                pass
            load_nothing(served.node, monkeypatch)
            assert set(await mine(ada)) == {table}

    asyncio.run(play())


def test_a_note_that_is_slow_to_write_does_not_replace_a_newer_one(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that goes without another row has the same number in both."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            await signed_up(ada, "Ada")
            table = await kept(served, ada)
            here, known = served.node.summaries, await stored(served.node, table)
            assert known is not None
            put, pauses = here.kept.put, iter((0.5, 0.0))

            async def slowly(some: Sequence[Noted]) -> None:
                await asyncio.sleep(next(pauses, 0.0))
                await put(some)

            monkeypatch.setattr(here.kept, "put", slowly)
            here.note(known)
            slow = asyncio.create_task(here.flush())
            await asyncio.sleep(0.1)
            here.note(known._replace(summary=None))
            await here.flush()
            await slow
            assert (await here.kept.standing([table]))[table].gone

    asyncio.run(play())


def test_a_table_that_is_gone_leaves_the_list(dsn: str) -> None:
    """It isn't looked for again."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            await signed_up(ada, "Ada")
            table = await kept(served, ada)
            await served.node.summaries.flush()
            async with served.node.directory.connected() as connection:
                await connection.execute("delete from tables where id = $1", table)
            served.node.tables.house.rooms.clear()
            await served.node.summaries.compare([table])
            await served.node.summaries.flush()
            assert table not in await mine(ada)
            assert (await served.node.summaries.kept.standing([table]))[table].gone
            await served.node.summaries.compare([table])
            assert not served.node.summaries.waiting

    asyncio.run(play())


def test_a_table_that_cannot_be_read_stays_as_it_was(dsn: str) -> None:
    """Its summary stays, and it's tried again after the next row only."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            await signed_up(ada, "Ada")
            table = await _behind(served, ada)
            await asyncio.gather(*served.node.tables.committer.chores)
            async with served.node.directory.connected() as connection:
                await connection.execute("delete from checkpoints where table_id = $1", table)
                await connection.execute(CHANGE, table)
            await served.node.summaries.compare([table])
            standing = (await served.node.summaries.kept.standing([table]))[table]
            assert standing == ((await served.node.store.lasts([table]))[table], False)
            assert (await mine(ada))[table]["stage"] == "lobby"

    asyncio.run(play())


def test_summaries_that_no_list_shows_are_dropped(dsn: str) -> None:
    """A public table that has started and that nobody keeps."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open(players=3))["table"]
            await ada.ask("PUT", f"/api/tables/{table}/listed", {})
            await ada.do(table, "start")
            await served.node.summaries.flush()
            assert table in await served.node.summaries.kept.standing([table])
            await served.node.listing.drop(table)
            async with served.node.directory.connected() as connection:
                await connection.execute("update summaries set checked_at = 'epoch' where table_id = $1", table)
            await served.node.summaries.round()
            assert await served.node.summaries.kept.standing([table]) == {}

    asyncio.run(play())


# Secrets


def test_a_summary_says_nothing_that_the_link_does_not(dsn: str) -> None:
    """Its members are those of the table's public view; of all keys, it has only those of accounts."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada, served.client() as bob:
            await signed_up(ada, "Ada")
            table = await kept(served, ada, game="bombsquad", options={"mission": "alpha"})
            await bob.sit(table)
            await ada.do(table, "start")
            await served.node.summaries.flush()
            async with served.node.tables.room(table) as room:
                live, view = room.live, table_view(room.live)
            async with served.node.directory.connected() as connection:
                body = await connection.fetchval("select body from summaries where table_id = $1", table)
            seats = live.table.seats
            device = {key for seat in seats for key in seat.keys if key not in seat.kept}
            assert len(device) == 2
            assert not any(key.encode() in body for key in device)
            assert not any(seat.number.encode() in body for seat in seats if seat.number)
            told = summary_of(live.table)
            shared = [name for name in Summary.__struct_fields__ if name not in {"free", "names", "asked", "holders"}]
            assert [getattr(told, name) for name in shared] == [getattr(view, name) for name in shared]
            assert told.asked == tuple(number for number, seat in enumerate(view.seats) if seat.asked)
            assert str((await mine(ada))[table]).count(seats[0].kept[0]) == 0, "a key never leaves the server"

    asyncio.run(play())


# Shards


@pytest.fixture(scope="module")
def estate() -> Iterator[tuple[str, str, str]]:
    """A directory and two shards."""
    with serving.database() as directory, serving.database() as north, serving.database() as south:
        yield directory, north, south


def test_summaries_are_in_the_directory(estate: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists ask no shard; a table that moves, or whose shard is away, stays in them."""
    directory, north, south = estate
    spread = f"north:a-m={north} south:n-z2-9={south}"

    async def play() -> None:
        async with serving.node(directory, shards=spread) as served, served.client() as ada:
            store = served.node.store
            assert isinstance(store, ShardedStore)
            await signed_up(ada, "Ada")
            tables = [await kept(served, ada) for _ in range(6)]
            await served.node.summaries.flush()
            shards = [name for name, each in store.by_name.items() for table in tables if store.of(table) is each]
            for shard in store.shards:
                async with shard.connected() as connection:
                    assert await connection.fetchval("select count(*) from summaries") == 0
            last = tables[-1]
            here = store.name_of(last)
            there = next(name for name in store.by_name if name != here)
            assert await move(store, last, here, there)
            await ada.do(last, "start")
            await served.node.summaries.flush()
            assert (await mine(ada))[last]["stage"] == "playing"

            async def away(*_: object) -> None:
                raise StoreDown("a shard is away")

            served.node.tables.house.rooms.clear()
            for name in ("load", "lasts", "page"):
                monkeypatch.setattr(store.by_name[there], name, away)
            await served.node.summaries.compare(tables)
            assert not served.node.summaries.waiting
            assert set(await mine(ada)) == set(tables), shards

    asyncio.run(play())
