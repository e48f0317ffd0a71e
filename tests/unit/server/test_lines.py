"""Clients that are slow to ask or to read, or ask with a huge head: their lines end, and others don't notice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests import serving
from websockets.frames import Frame, Opcode

from getaway.server import bodies, lines

GET = b"GET /health HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n"
UPGRADE = b"GET /ws/tables/x HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: "


@asynccontextmanager
async def dialled(served: serving.Served) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection to a node."""
    port = int(served.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds become tenths."""
    monkeypatch.setattr(lines, "HEAD", 0.5)
    monkeypatch.setattr(bodies, "BODY", 0.5)
    monkeypatch.setattr(lines, "READING", 0.5)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("begun", [b"", b"GET /hea", GET, GET + b"x-a: b", UPGRADE, b"\r\n", GET + b"\r\n" + GET])
def test_a_head_that_is_not_completed_ends_the_line(dsn: str, begun: bytes) -> None:
    """Nothing at all, half a line, half a handshake, or a second request that is not finished."""

    async def play() -> None:
        async with serving.node(dsn) as served, dialled(served) as (reader, writer), served.client() as ada:
            writer.write(begun)
            async with asyncio.timeout(serving.PATIENCE):
                await reader.read()
            assert (await ada.ask("GET", "/health")).status_code == 200

    asyncio.run(play())


@pytest.mark.usefixtures("impatient")
def test_bytes_that_trickle_do_not_keep_a_line(dsn: str) -> None:
    """Each comes in time, all of them do not."""

    async def play() -> int:
        async with serving.node(dsn) as served, dialled(served) as (reader, writer):
            writer.write(GET)
            for sent in range(200):
                writer.write(b"x-%d: y\r\n" % sent)
                await asyncio.sleep(0.05)
                if reader.at_eof() or writer.transport.is_closing():
                    return sent
            return 200

    assert asyncio.run(play()) < 100


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("begun", [POST, POST + b'{"game"'])
def test_a_body_that_does_not_come_is_refused(dsn: str, begun: bytes) -> None:
    """With an answer, and the line is closed."""

    async def play() -> bytes:
        async with serving.node(dsn) as served, dialled(served) as (reader, writer):
            writer.write(begun)
            async with asyncio.timeout(serving.PATIENCE):
                return await reader.read()

    answer = asyncio.run(play())
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"connection: close" in answer


@pytest.mark.usefixtures("impatient")
def test_a_stream_outlasts_every_patience(dsn: str) -> None:
    """Only what is still to come from the client is waited for so shortly."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            path = f"/api/tables/{table}/events"
            async with ada.http.stream("GET", path, headers={"authorization": f"Seat {ada.secret}"}) as events:
                told = events.aiter_lines()
                await anext(told)
                await asyncio.sleep(1.2)
                await ada.do(table, "say", text="hello")
                async with asyncio.timeout(serving.PATIENCE):
                    while "hello" not in await anext(told):
                        pass

    asyncio.run(play())


@pytest.mark.parametrize(
    "head",
    [
        GET + b"".join(b"x-%d: y\r\n" % i for i in range(200)) + b"\r\n",
        GET + b"x: " + b"y" * 40_000 + b"\r\n\r\n",
        GET + b"x: " + b"y" * 400_000,
        b"GET /health?" + b"q" * 60_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
        GET + b"a:\r\n" * 10_000 + b"\r\n",
    ],
)
def test_a_huge_head_is_not_read(dsn: str, head: bytes) -> None:
    """Too many headers, too long ones, one without an end, a long address."""

    async def play() -> bytes:
        async with serving.node(dsn) as served, dialled(served) as (reader, writer), served.client() as ada:
            writer.write(head)
            async with asyncio.timeout(serving.PATIENCE):
                answer = await reader.read(200)
            assert (await ada.ask("GET", "/health")).status_code == 200
            return answer

    assert asyncio.run(play()).startswith(b"HTTP/1.1 431")


def test_the_rest_of_a_body_that_was_refused_is_no_head(dsn: str) -> None:
    """The client is still sending when the answer comes; it can read that, and ask again on the same line."""
    size, begun = 2_100_000, 10_000
    head = b"POST /api/logs HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n" % size

    async def play() -> tuple[bytes, bytes]:
        async with serving.node(dsn) as served, dialled(served) as (reader, writer):
            writer.write(head + b"x" * begun)
            async with asyncio.timeout(serving.PATIENCE):
                refused = await reader.readuntil(b"}")
                for _ in range((size - begun) // 10_000):
                    writer.write(b"x" * 10_000)
                    await writer.drain()
                writer.write(GET + b"\r\n")
                return refused, await reader.readline()

    refused, answer = asyncio.run(play())
    assert refused.startswith(b"HTTP/1.1 413")
    assert answer.startswith(b"HTTP/1.1 200")


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("most", [20_000, lines.MOST_LEFT])
def test_nobody_goes_on_sending_what_was_refused(dsn: str, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """Neither too much of it, nor for too long."""
    monkeypatch.setattr(lines, "MOST_LEFT", most)
    head = b"POST /api/logs HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99999999\r\n\r\n"

    async def play() -> None:
        async with serving.node(dsn) as served, dialled(served) as (reader, writer):
            writer.write(head + b"x")
            async with asyncio.timeout(serving.PATIENCE):
                await reader.readuntil(b"}")
                while not reader.at_eof() and not writer.transport.is_closing():
                    writer.write(b"x" * 5_000)
                    await asyncio.sleep(0.05)

    asyncio.run(play())


@pytest.mark.usefixtures("impatient")
def test_who_does_not_read_is_let_go(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that nobody reads does not stay in memory."""
    lost: list[Any] = []
    before = lines.HttpLine.connection_lost

    def losing(line: lines.HttpLine, exc: Exception | None) -> None:
        lost.append(line)
        before(line, exc)

    monkeypatch.setattr(lines.HttpLine, "connection_lost", losing)

    async def play() -> None:
        async with serving.node(dsn) as served, dialled(served) as (_, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            get = b"GET /api/rules/burncycle HTTP/1.1\r\nhost: x\r\n%s\r\n"
            writer.write(get % b"" * 60 + get % b"connection: close\r\n")
            async with asyncio.timeout(serving.PATIENCE):
                while not lost:  # noqa: ASYNC110 - counted by the server's side
                    await asyncio.sleep(0.05)

    asyncio.run(play())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_message_is_framed_as_the_library_frames_it(size: int) -> None:
    """Text, whole and unmasked, in each of the three ways to say how long it is."""
    message = b"x" * size
    assert lines.framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_many_commands_at_once_are_answered_in_order(dsn: str) -> None:
    """More than may wait unread: reading stops, and goes on."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            async with ada.line(table) as line:
                ids = [f"said{number:04}" for number in range(10 * lines.MOST_UNREAD)]
                for each in ids:
                    await line.send({"do": "say", "id": each, "text": each})
                answered = [(await line.until("done"))["id"] for _ in ids]
                assert answered == ids

    asyncio.run(play())


def test_what_waits_for_a_slow_reader_stays_in_order(dsn: str) -> None:
    """A line that is full takes messages from a queue, and none overtakes another."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            async with ada.line(table, max_queue=1) as line:
                await line.until("sync")
                (listener,) = served.node.audience.tables[table]
                many = [f'{{"type":"x","n":{n},"pad":"{"y" * 50_000}"}}'.encode() for n in range(200)]
                for message in many:
                    listener.send(message)
                assert [(await line.next())["n"] for _ in many] == list(range(len(many)))

    asyncio.run(play())
