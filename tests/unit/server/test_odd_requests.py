"""Requests that no client of ours sends: each is answered, and the table plays on."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from tests import serving
from websockets.exceptions import ConnectionClosedError

from getaway.kernel import Refused
from getaway.table import try_out

DEEP = b"[" * 3000 + b"]" * 3000
ANSWER = b'{"do":"answer","id":"%s","ask":1,"wish":{"verb":"bid","args":{"amount":%s}}}'


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/do", ANSWER % (b"one", DEEP), 400),
        ("POST", "/do", ANSWER % (b"two", b"[" * 50 + b"]" * 50), 409),
        ("POST", "/do", ANSWER % (b"six", b"1e999"), 400),
        ("POST", "/do", ANSWER % (b"not an id!", b"1"), 400),
        ("POST", "/do", b'{"do":"conquer","id":"x"}', 400),
        ("POST", "/query", b'{"name":"x","args":{"a":%s}}' % DEEP, 400),
        ("POST", "/query", b'{"name":"nothing"}', 409),
        ("PUT", "/notes", b'{"text":"a\\u0000b"}', 204),
        ("PUT", "/notes", b'{"text":"\\ud800"}', 400),
        ("PUT", "/notes", b"not JSON", 400),
        ("POST", "/seats", b'{"name":"B","seat":-1}', 409),
        ("POST", "/seats", b'{"name":"B\\u0007"}', 409),
        ("GET", "/drawing?width=100000", b"", 400),
        ("GET", "/../%00/sync", b"", 404),
    ],
)
def test_odd_requests_are_answered(dsn: str, method: str, path: str, body: bytes, status: int) -> None:
    """By a clause or as a fault of the client, never as one of ours."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            await ada.do(table, "start")
            headers = {"authorization": f"Seat {ada.secret}", "content-type": "application/json"}
            answer = await ada.http.request(method, f"/api/tables/{table}{path}", content=body, headers=headers)
            assert answer.status_code == status, answer.text
            assert (await ada.do(table, "pause"))["type"] == "done"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([b"["], 1008),
        ([b'{"do":"start","id":"early"}'], 1008),
        ([b'{"hello":{}}', b"[" * 16_000], 1008),
        ([b'{"hello":{}}', b'{"do":"say","id":"x","text":"%s"}' % (b"x" * 17_000)], 1009),
        ([b'{"hello":{"secret":"wrong"}}'], 1008),
        ([b'{"hello":{}}', *[b'{"do":"vote","id":"v%d","agree":true}' % i for i in range(60)]], 1008),
    ],
)
def test_odd_frames_end_their_own_line_only(dsn: str, frames: list[bytes], code: int) -> None:
    """The close code says why; everybody else plays on."""

    async def play() -> None:
        async with serving.node(dsn, rate=1.0) as served, served.client() as ada:
            table = (await ada.open())["table"]
            async with ada.line(table) as good:
                await good.next()
                assert await _closed_with(served, table, frames) == code
                assert (await good.do("start"))["type"] == "done"

    asyncio.run(play())


async def _closed_with(served: serving.Served, table: str, frames: list[bytes]) -> int | None:
    address = f"{served.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    async with serving.connect(address, proxy=None) as connection, asyncio.timeout(serving.PATIENCE):
        with suppress(ConnectionClosedError):
            for frame in frames:
                await connection.send(frame.decode())
            while True:
                await connection.recv()
    return connection.close_code


@pytest.mark.parametrize("name", ["a" * 5000, "*", "%3E", "a%0D%0APING", "a%20b"])
def test_odd_names_of_tables_reach_neither_store_nor_bus(dsn: str, name: str) -> None:
    """They are refused as tables that are not there, and the line between the nodes stands."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            async with asyncio.timeout(serving.PATIENCE):
                while not served.node.bus.connected:  # noqa: ASYNC110 - the bus tells nobody
                    await asyncio.sleep(0.05)
            for path in ("", "/sync", "/events"):
                assert (await ada.ask("GET", f"/api/tables/{name}{path}")).json()["clause"] == "GT-TABLE-01"
            assert await _closed_with(served, name, [b'{"hello":{}}']) == 1008
            await asyncio.sleep(0.2)
            assert served.node.bus.connected

    asyncio.run(play())


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("breach", {"setup": "advanced", "rooms": [{}] * 9}),
        ("breach", {"setup": "advanced", "rooms": [[{}]]}),
        ("burncycle", {"team": [{}, {}, {}]}),
        ("burncycle", {"team": [["a"], [{}], 1]}),
        ("bombsquad", {"roles": [{}, {}]}),
        ("bombsquad", {"turn_seconds": 10**400}),
    ],
)
def test_odd_options_are_refused(game: str, options: dict[str, object]) -> None:
    """Whatever JSON can hold, the game refuses by a clause."""
    with pytest.raises(Refused):
        try_out(game, 2, options)
