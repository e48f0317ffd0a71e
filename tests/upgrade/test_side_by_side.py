"""Two nodes with other rules at one table: the newer ones take it over, and the older ones can't go on."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests import serving
from tests.serving import Client, Line
from tests.upgrade.audit import switch_of
from tests.upgrade.newer import newer_rules
from tests.wishes import at_random
from websockets.exceptions import ConnectionClosed, InvalidStatus

from getaway.server.audience import RESTART
from getaway.store import PostgresStore

pytestmark = pytest.mark.clause("GT-VERSION-02")


def test_old_and_new_nodes_side_by_side(dsn: str, tmp_path: Path) -> None:
    """Coming to the new node is enough; where nobody has the older rules, answers are tried under the new ones."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            old, new = [
                await stack.enter_async_context(serving.program(dsn, "node", tmp_path / name, packages))
                for name, packages in (("old.log", ""), ("new.log", newer_rules(tmp_path)))
            ]
            first, second = [await _bidding(stack, old.url) for _ in range(2)]
            store = PostgresStore(dsn)
            await store.start()
            stack.push_async_callback(store.stop)
            await _taken_over(first, new.url)
            await _refused(first, old.url)
            switch = await switch_of(store, first.table)
            assert (switch.at, switch.taken_back) == (len(switch.rows), False)
            old.run.kill()
            await old.run.wait()
            async with Client(new.url, second.client.secret) as ada:
                await ada.sync(second.table)
                told = (await ada.ask("GET", "/metrics")).text
            assert (await switch_of(store, second.table)).at
            assert 'getaway_renewed_total{since="checkpoint"} 1.0' in told
            assert 'getaway_renewed_total{since="rows"} 1.0' in told

    asyncio.run(story())


class Bidding:
    """A table at which the host has bid, and its line."""

    def __init__(self, client: Client, table: str, line: Line) -> None:
        self.client = client
        self.table = table
        self.line = line


async def _bidding(stack: AsyncExitStack, url: str) -> Bidding:
    ada, bob = [await stack.enter_async_context(Client(url)) for _ in range(2)]
    table = (await ada.open())["table"]
    await bob.sit(table)
    line = await stack.enter_async_context(ada.line(table))
    await line.do("start")
    question = (await ada.sync(table))["question"]
    done = await line.do("answer", ask=question["rev"], wish=at_random(question["choice"]))
    assert done["type"] == "done"
    return Bidding(ada, table, line)


async def _taken_over(at: Bidding, url: str) -> None:
    """The new node shows the table at once, and the old one sends its players there."""
    async with Client(url, at.client.secret) as ada:
        sync = await ada.sync(at.table)
        assert sync["items"][-1]["item"] == "renewed"
    with pytest.raises(ConnectionClosed):
        await at.line.until("never")
    assert at.line.connection.close_code == RESTART


async def _refused(at: Bidding, url: str) -> None:
    """The old node neither shows nor plays it, and a proxy that asks it for a socket goes elsewhere."""
    async with Client(url, at.client.secret) as ada:
        answer = await ada.ask("GET", f"/api/tables/{at.table}/sync")
        assert (answer.status_code, answer.json()["clause"]) == (503, "GT-VERSION-02")
        assert (await ada.do(at.table, "say", text="am I still here?"))["type"] == "unsure"
        with pytest.raises(InvalidStatus, match="503"):
            async with ada.line(at.table):
                pass
