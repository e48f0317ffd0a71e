"""Requests that no client of ours sends: each is answered, and the table plays on."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import pytest
from tests import serving
from websockets.exceptions import ConnectionClosedError

from getaway.kernel import Refused
from getaway.server import sockets
from getaway.table.opening import try_out

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
        pytest.param("POST", "/do", ANSWER % (b"low", b"[%s1]" % (b"5e-324," * 8000)), 413, id="lowest-numbers"),
        pytest.param(
            "POST", "/do", ANSWER % (b"big", b"[%s1]" % (b"1.7976931348623157e308," * 2500)), 413, id="largest-numbers"
        ),
        pytest.param("POST", "/do", ANSWER % (b"few", b"[%s1]" % (b"5e-324," * 100)), 409, id="few-numbers"),
        pytest.param("POST", "/query", b'{"name":"x","args":{"a":[%s[]]}}' % (b"[]," * 20_000), 413, id="many-lists"),
        ("GET", "/drawing?width=100000", b"", 400),
        ("GET", "/../%00/sync", b"", 404),
        ("POST", "/do", b'{"do":"say","id":"x","text":"\xff\xfe"}', 400),
        ("POST", "/query", b'{"name":"\xc3\x28"}', 400),
        ("PUT", "/notes", b'{"text":"\xed\xa0\x80"}', 400),
        ("GET", "/drawing?lang=%ff%fe", b"", 409),
        ("GET", "/drawing?%ff=%c3%28", b"", 409),
        ("GET", "/events?rev=%ff", b"", 400),
        ("GET", "/%ff%fe", b"", 404),
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


@pytest.mark.parametrize(
    ("frames", "codes"),
    [
        ([b'{"hello":{"secret":"\xff"}}'], {1007, 1008}),
        ([b'{"hello":{}}', b'{"do":"say","id":"x","text":"\xc3\x28"}'], {1007, 1008}),
    ],
)
@pytest.mark.parametrize("text", [True, False])
def test_frames_that_are_no_text_end_the_line(dsn: str, frames: list[bytes], codes: set[int], text: bool) -> None:
    """As a fault of the client, whether it calls them text or not."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            assert await _closed_with(served, table, frames, text=text) in codes

    asyncio.run(play())


@pytest.mark.parametrize(
    "name", [b"authorization", b"cookie", b"accept-encoding", b"if-none-match", b"x-forwarded-for"]
)
def test_headers_that_are_no_text_are_answered(dsn: str, name: bytes) -> None:
    """By what is there without them."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            for path in (f"/api/tables/{table}/sync", "/api/me", "/api/texts/toy/en", "/"):
                answer = await ada.http.get(path, headers=[(name, b"Seat \xff\xfe"), (name, b"getaway=\xc3(")])
                assert answer.status_code in {200, 401, 404}, answer.text

    asyncio.run(play())


def test_a_long_name_of_a_file_is_not_there(dsn: str) -> None:
    """File systems stumble over it; we don't."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            for path in ("/assets/" + "a" * 300, "/icons/" + "a" * 3000, "/assets/%00", "/assets/..%2f..%2fapp.py"):
                assert (await ada.http.get(path)).status_code == 404

    asyncio.run(play())


async def _closed_with(
    served: serving.Served, table: str, frames: list[bytes], *, text: bool | None = None
) -> int | None:
    address = f"{served.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    async with serving.connect(address, proxy=None) as connection, asyncio.timeout(serving.PATIENCE):
        with suppress(ConnectionClosedError):
            for frame in frames:
                await connection.send(frame.decode() if text is None else frame, text=text)
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
def test_odd_options_are_refused(game: str, options: dict[str, Any]) -> None:
    """Whatever JSON can hold, the game refuses by a clause."""
    with pytest.raises(Refused):
        try_out(game, 2, options)


def test_a_frame_of_extreme_numbers_is_read_like_any_other() -> None:
    """Reading one isn't a hundred times as much work: five commands of this kind would fill the loop."""
    extreme, plain = (ANSWER % (b"a", b"[%s1]" % (each * 2000)) for each in (b"5e-324,", b"5.1234,"))
    assert min(_work(extreme) for _ in range(5)) < 8 * min(_work(plain) for _ in range(5))


def _work(frame: bytes) -> float:
    began = time.thread_time()
    sockets._command.decode(frame)
    return time.thread_time() - began
