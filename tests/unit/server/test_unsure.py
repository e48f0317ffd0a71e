"""Commands that the server cannot decide: it says so, by a message of its own, and they count once."""

from __future__ import annotations

import asyncio

import pytest
from tests import serving
from tests.faltering import faltering


async def _said(client: serving.Client, table: str) -> int:
    return sum([item["item"] == "said" for item in (await client.sync(table))["items"]])


@pytest.mark.clause("GT-STORE-01")
@pytest.mark.parametrize("after", [False, True])
def test_a_socket_says_unsure_and_the_command_counts_once(dsn: str, after: bool) -> None:
    """Whether the row was written or not, the answer is neither `done` nor `no`."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            async with ada.line(table) as line:
                await line.next()
                with faltering(served.node.store, "append", after=after):
                    assert await line.do("say", id="one", text="hello") == {"type": "unsure", "id": "one"}
                assert await line.do("say", id="one", text="hello") == {"type": "done", "id": "one"}
            assert await _said(ada, table) == 1
            assert served.node.metrics.registry.get_sample_value("getaway_unsure_total") == 1

    asyncio.run(play())


@pytest.mark.clause("GT-STORE-01")
def test_a_posted_command_is_answered_unsure_by_503(dsn: str) -> None:
    """A request that isn't a command is still refused by its clause."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            command = {"do": "say", "id": "one", "text": "hello"}
            with faltering(served.node.store, "append", after=True):
                unsure = await ada.ask("POST", f"/api/tables/{table}/do", command)
            assert (unsure.status_code, unsure.json()) == (503, {"type": "unsure", "id": "one"})
            assert (await ada.ask("POST", f"/api/tables/{table}/do", command)).json()["type"] == "done"
            assert await _said(ada, table) == 1
            with faltering(served.node.store, "write_notes", after=False):
                notes = await ada.ask("PUT", f"/api/tables/{table}/notes", {"text": "x"})
            assert (notes.status_code, notes.json()["clause"]) == (503, "GT-STORE-01")

    asyncio.run(play())
