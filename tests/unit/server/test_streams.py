"""Server-sent events: the same messages where sockets are blocked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests import serving


def test_a_stream_tells_what_a_socket_tells(dsn: str) -> None:
    """First everything, then each change, numbered; and nothing is left behind when the reader goes."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            path, headers = f"/api/tables/{table}/events", {"authorization": f"Seat {ada.secret}"}
            async with ada.http.stream("GET", path, headers=headers) as answer:
                assert answer.headers["content-type"].startswith("text/event-stream")
                lines = answer.aiter_lines()
                first = await _event(lines)
                assert first["type"] == "sync"
                await ada.do(table, "say", text="hello")
                told = await _event(lines)
                assert (told["type"], told["since"], told["items"][0]["text"]) == ("update", first["rev"], "hello")
            await _gone(served, table)

    asyncio.run(play())


@pytest.mark.parametrize(("asked", "framed"), [("", False), ("?frames=false", False), ("?frames=true", True)])
def test_a_stream_has_frames_if_it_asks_for_them(dsn: str, asked: str, framed: bool) -> None:
    """As a socket says in its hello."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            path, headers = f"/api/tables/{table}/events{asked}", {"authorization": f"Seat {ada.secret}"}
            async with ada.http.stream("GET", path, headers=headers) as answer:
                await _event(answer.aiter_lines())
                (listener,) = served.node.tables.house.rooms[table].listeners[0]
                assert listener.frames is framed

    asyncio.run(play())


def test_whoever_may_not_listen_is_refused_at_once(dsn: str) -> None:
    """A wrong secret, and a spectator where there are none, get an answer and no stream."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada, served.client("wrong") as eve:
            table = (await ada.open(watch=False))["table"]
            assert (await eve.ask("GET", f"/api/tables/{table}/events")).status_code == 401
            eve.secret = ""
            assert (await eve.ask("GET", f"/api/tables/{table}/events")).json()["clause"] == "GT-WATCH-01"
            assert not served.node.tables.house.rooms[table].listeners

    asyncio.run(play())


async def _event(lines: AsyncIterator[str]) -> dict[str, Any]:
    """The next event; its id is the number of its message."""
    number, data = "", ""
    async for line in lines:
        number = line.removeprefix("id: ") if line.startswith("id: ") else number
        data = line.removeprefix("data: ") if line.startswith("data: ") else data
        if not line:
            break
    told: dict[str, Any] = json.loads(data)
    assert int(number) == told["rev"]
    return told


async def _gone(served: serving.Served, table: str) -> None:
    async with asyncio.timeout(serving.PATIENCE):
        while served.node.tables.house.rooms[table].listeners:  # noqa: ASYNC110 - the node notices by itself
            await asyncio.sleep(0.05)
