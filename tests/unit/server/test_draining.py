"""A node that stops sends its players to another one, a table at a time, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
import re
import signal
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import httpx
import pytest
from tests import serving
from tests.ports import free_ports
from tests.proxies import running, with_nginx
from tests.serving import Client
from tests.unit.server.guests import Guest, table
from websockets.exceptions import ConnectionClosed

from getaway.server.audience import RESTART

TABLES = 40
NOTICE, DRAIN = 2.0, 4.0
SLOWLY = {"notice_seconds": str(NOTICE), "drain_seconds": str(DRAIN)}


def test_the_players_of_a_node_that_stops_move_to_another(dsn: str, tmp_path: Path) -> None:
    """Behind nginx: nobody is away for long, seats go together, spectators first, every word is said once."""

    async def story() -> None:
        one, two, front = free_ports(3)
        async with AsyncExitStack() as stack:
            first = await stack.enter_async_context(
                serving.program(dsn, "node", tmp_path / "one.log", port=str(one), **SLOWLY)
            )
            url = stack.enter_context(running(with_nginx, tmp_path, front, (one, two)))
            tables = [await table(stack, url, spectators=1) for _ in range(TABLES)]
            await stack.enter_async_context(serving.program(dsn, "node", tmp_path / "two.log", port=str(two)))
            first.run.terminate()
            began = time.monotonic()
            await _says_that_it_stops(first.url)
            await asyncio.wait_for(first.run.wait(), NOTICE + DRAIN + serving.PATIENCE)
            await _back(tables)
            _check_the_moves(tables, began)
            await _check_the_words(tables, dsn)

    asyncio.run(story())


async def _back(tables: list[list[Guest]]) -> None:
    """Wait until everybody who was sent away is back."""
    async with asyncio.timeout(serving.PATIENCE):
        while any(not guest.closed or len(guest.away) < len(guest.closed) for guests in tables for guest in guests):  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def _says_that_it_stops(url: str) -> None:
    async with httpx.AsyncClient(trust_env=False) as http, asyncio.timeout(NOTICE):
        while (ready := await http.get(f"{url}/ready")).status_code == httpx.codes.OK:  # noqa: ASYNC110 - it is asked
            await asyncio.sleep(0.02)
        assert ready.json()["amiss"] == ["stopping"]
        refused = await http.get(f"{url}/ws/tables/any", headers=UPGRADE)
        assert refused.status_code == httpx.codes.SERVICE_UNAVAILABLE


UPGRADE = {
    "connection": "upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}


def _check_the_moves(tables: list[list[Guest]], began: float) -> None:
    everybody = [guest for guests in tables for guest in guests]
    assert {code for guest in everybody for _, code in guest.closed} == {RESTART}
    assert all(len(guest.away) == len(guest.closed) == 1 for guest in everybody)
    together = [abs(ada.closed[0][0] - bob.closed[0][0]) for ada, bob, _ in tables]
    assert max(together) < DRAIN / 2
    seats = sorted(guest.closed[0][0] - began for guests in tables for guest in guests[:2])
    assert NOTICE < max(guests[2].closed[0][0] - began for guests in tables) < seats[0] + DRAIN / 2
    assert seats[-1] - seats[0] > DRAIN / 4


async def _check_the_words(tables: list[list[Guest]], dsn: str) -> None:
    connection = await asyncpg.connect(dsn)
    acts = [bytes(record["act"]) for record in await connection.fetch("select act from log")]
    await connection.close()
    logged = Counter(said for act in acts for said in re.findall(rb'"text":"([^"]+)"', act))
    for text in (
        text for guests in tables for guest in guests for text in guest.said[:-1]
    ):  # the last may be under way
        assert logged[text.encode()] == 1


@pytest.mark.parametrize("signals", [[signal.SIGINT], [signal.SIGTERM, signal.SIGTERM]])
def test_in_a_hurry_a_node_stops_at_once(dsn: str, tmp_path: Path, signals: list[signal.Signals]) -> None:
    """A second signal, or Ctrl-C, doesn't wait for anybody; they're told to come back all the same."""

    async def story() -> None:
        slowly = {"notice_seconds": "60", "drain_seconds": "60"}
        async with serving.program(dsn, "node", tmp_path / "log", **slowly) as node, Client(node.url) as ada:
            opened = (await ada.open())["table"]
            async with ada.line(opened) as line:
                await line.next()
                for each in signals:
                    await asyncio.sleep(0.5)
                    node.run.send_signal(each)
                with pytest.raises(ConnectionClosed):
                    await line.next()
                assert line.connection.close_code == RESTART
            await asyncio.wait_for(node.run.wait(), serving.PATIENCE)

    asyncio.run(story())


def test_a_stream_ends_and_none_begins(dsn: str) -> None:
    """Where sockets are blocked it's the same: what was told is sent, then the client goes elsewhere."""

    async def story() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            path, headers = f"/api/tables/{table}/events", {"authorization": f"Seat {ada.secret}"}
            async with ada.http.stream("GET", path, headers=headers) as answer:
                lines = answer.aiter_lines()
                assert "sync" in await anext(lines) + await anext(lines)
                served.node.stop_serving()
                for [line] in served.node.audience.seated():
                    line.send(b'{"type":"led"}')
                    line.leave(RESTART)
                assert 'data: {"type":"led"}' in [line async for line in lines]
            assert (await ada.ask("GET", path)).status_code == httpx.codes.SERVICE_UNAVAILABLE
            assert (await ada.do(table, "say", text="still here"))["type"] == "done"

    asyncio.run(story())
