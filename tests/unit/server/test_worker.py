"""What a worker does with a table that cannot go on."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from tests import serving
from tests.ports import free_port
from tests.unit.table.test_store_faults import CHANGE

from getaway.kernel import Verdict, Wish
from getaway.server import worker
from getaway.server.node import Node
from getaway_toy import Bid, Lots


def test_a_bot_over_whose_answers_the_rules_stumbled_tries_again(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else can wake it: once the rules are fixed, it answers by itself."""
    judged = Bid.judge
    stumbled = asyncio.Event()

    def stumble(self: Bid, g: Lots, seat: int, wish: Wish) -> Verdict:
        if seat == 1:
            stumbled.set()
            raise ArithmeticError
        return judged(self, g, seat, wish)

    async def story() -> None:
        async with serving.node(dsn) as served, serving.worker(dsn), served.client() as ada:
            table = (await ada.open())["table"]
            monkeypatch.setattr(worker, "LATER", 200)
            monkeypatch.setattr(Bid, "judge", stumble)
            await ada.do(table, "start")
            await asyncio.wait_for(stumbled.wait(), serving.PATIENCE)
            monkeypatch.setattr(Bid, "judge", judged)
            async with asyncio.timeout(serving.PATIENCE):
                while (await ada.sync(table))["question"]["seats"] != [0]:  # noqa: ASYNC110 - the server is asked
                    await asyncio.sleep(0.05)

    asyncio.run(story())


async def _one_by_one(dsn: str, times: int) -> None:
    """A worker that looks so often at what is due, however far off it is."""
    async with Node(serving.settings(dsn)).running() as node:
        for _ in range(times):
            async with node.directory.connected() as connection:
                await connection.execute("update due set at = 0")
            assert await worker.one(node, node.directory)


async def _bad_table(dsn: str, node: serving.Served) -> tuple[str, str]:
    """A table with a bot to wake, whose log somebody has changed; and its host's secret."""
    async with node.client() as ada, node.client() as bob:
        table = (await ada.open(players=3))["table"]
        await bob.sit(table)
        await ada.do(table, "start")
        question = (await ada.sync(table))["question"]
        await ada.do(table, "answer", ask=question["rev"], wish={"verb": "bid", "args": {"amount": 2}})
        connection = await asyncpg.connect(dsn)
        await connection.execute(CHANGE, table, '"amount":2', '"amount":9')
        await connection.execute("delete from due where table_id <> $1", table)
        await connection.close()
        node.node.tables.house.rooms.clear()
        return table, ada.secret


def test_a_table_that_no_longer_replays_is_one_incident(dsn: str) -> None:
    """No matter who looks or how often; the worker waits twice as long before each attempt."""

    async def story() -> None:
        async with serving.node(dsn) as served:
            table, secret = await _bad_table(dsn, served)
            await _one_by_one(dsn, 3)
            async with served.client(secret) as ada:
                for _ in range(5):
                    assert (await ada.ask("GET", f"/api/tables/{table}/sync")).json()["clause"] == "GT-FAULT-02"
            found = [each for each in await served.node.store.incidents(50) if each.table_id == table]
            assert [(each.times, each.seq) for each in found] == [(8, 3)]
            async with served.node.directory.connected() as connection:
                at = await connection.fetchval("select at from due where table_id = $1", table)
            assert at - served.node.now() == pytest.approx(4 * worker.LATER, abs=3000)

    asyncio.run(story())


def test_work_that_never_ends_is_told_to_the_operator_once(dsn: str) -> None:
    """As where each worker that takes it on is killed by it."""

    async def story() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open(players=2))["table"]
            await ada.do(table, "start")
            async with served.node.directory.connected() as connection:
                await connection.execute("delete from due where table_id <> $1", table)
                await connection.execute("update due set tries = 5")
            await _one_by_one(dsn, 1)
            found = [each for each in await served.node.store.incidents(50) if each.table_id == table]
            assert [(each.times, "never came to an end" in each.body) for each in found] == [(1, True)]

    asyncio.run(story())


def test_a_worker_that_stops_finishes_what_it_has_begun(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And begins nothing new: what becomes due meanwhile is left to others."""
    begun, go_on = asyncio.Event(), asyncio.Event()
    woken: list[str] = []

    async def story() -> None:
        async with AsyncExitStack() as stack:
            served = await stack.enter_async_context(serving.node(dsn))
            node = await stack.enter_async_context(Node(serving.settings(dsn)).running())
            ada, bob = [await stack.enter_async_context(served.client()) for _ in range(2)]
            wake = node.tables.wake

            async def slowly(table: str, *more: Any) -> None:
                if table == first:
                    begun.set()
                    await go_on.wait()
                await wake(table, *more)
                woken.append(table)

            first, second = [(await each.open())["table"] for each in (ada, bob)]
            monkeypatch.setattr(node.tables, "wake", slowly)
            working = asyncio.create_task(worker.work(node))
            await ada.do(first, "start")
            await asyncio.wait_for(begun.wait(), serving.PATIENCE)
            node.stop_serving()
            await bob.do(second, "start")
            go_on.set()
            await asyncio.wait_for(working, serving.PATIENCE)
            assert first in woken
            assert second not in woken

    asyncio.run(story())


def test_a_worker_whose_bots_are_not_ready_leaves_tables_to_others(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a while: then it takes what nobody else has taken."""
    woken = asyncio.Event()

    async def story() -> None:
        async with AsyncExitStack() as stack:
            served = await stack.enter_async_context(serving.node(dsn))
            node = await stack.enter_async_context(Node(serving.settings(dsn)).running())
            ada = await stack.enter_async_context(served.client())

            async def wake(*_given: Any) -> None:
                woken.set()

            monkeypatch.setattr(node.tables, "wake", wake)
            monkeypatch.setattr(worker, "STANDS_BACK", 60_000)
            node.elsewhere.bots.preparing = True
            working = asyncio.create_task(worker.work(node))
            await ada.do((await ada.open())["table"], "start")
            await asyncio.sleep(1.5)
            assert not woken.is_set()
            monkeypatch.setattr(worker, "STANDS_BACK", 1_000)
            await asyncio.wait_for(woken.wait(), serving.PATIENCE)
            node.stop_serving()
            await asyncio.wait_for(working, serving.PATIENCE)

    asyncio.run(story())


def test_what_just_became_due_is_left_to_others_by_whoever_looks_at_it(dsn: str) -> None:
    """Also where something older was due, which another worker has taken meanwhile."""

    async def story() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            await ada.do((await ada.open())["table"], "start")
            served.node.elsewhere.bots.preparing = True
            async with served.node.directory.connected() as connection:
                await connection.execute("update due set at = $1", served.node.now())
                assert not await worker.one(served.node, served.node.directory)
                await connection.execute("update due set at = at - $1::int", worker.STANDS_BACK)
                assert await worker.one(served.node, served.node.directory)

    asyncio.run(story())


def test_a_worker_ends_when_it_is_told_to_once(dsn: str, tmp_path: Path) -> None:
    """Upkeep and summaries, which go on for ever, don't keep it."""

    async def story() -> None:
        log = tmp_path / "log"
        async with serving.program(dsn, "worker", log, metrics_port=(port := str(free_port()))) as working:
            async with asyncio.timeout(serving.PATIENCE), httpx.AsyncClient() as asking:
                while not await _works(asking, port):  # noqa: ASYNC110 - another process is asked
                    await asyncio.sleep(0.1)
            working.run.terminate()
            assert await asyncio.wait_for(working.run.wait(), serving.PATIENCE) == 0, log.read_text(encoding="utf-8")

    asyncio.run(story())


async def _works(asking: httpx.AsyncClient, port: str) -> bool:
    try:
        shown = await asking.get(f"http://127.0.0.1:{port}/metrics")
    except httpx.HTTPError:
        return False
    return "getaway_ready 1.0" in shown.text
