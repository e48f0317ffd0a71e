"""Talking to a node as its ASGI application, so that every byte it gives out is kept as it left."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

import msgspec
from litestar.exceptions import LitestarException

Event = MutableMapping[str, Any]
Headers = list[tuple[bytes, bytes]]
LAST_PUSH = 40
"""This many turns of the loop bring a message that was handed over to the line it is for."""
LONG = 20.0
"""Seconds after which an answer that never came is a fault of the test."""


class Lost(AssertionError):
    """A line on which an answer was awaited and none came."""


async def settled() -> None:
    """Let everything that was handed over arrive."""
    for _ in range(LAST_PUSH):
        await asyncio.sleep(0)


def scope(kind: str, path: str, query: str, headers: Headers, method: str = "GET") -> Event:
    """What a web server would say of a request."""
    http = {"http_version": "1.1", "scheme": "http", "method": method} if kind == "http" else {"scheme": "ws"}
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"table"), *headers],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "state": {},
        "extensions": {},
        **http,
    }


def seat_header(secret: str) -> Headers:
    """The header by which a seat shows itself; a spectator has none."""
    return [(b"authorization", b"Seat " + secret.encode())] if secret else []


class Line:
    """A connection that stays open: all that came over it, in order."""

    def __init__(self, app: Any) -> None:
        self.heard: list[bytes] = []
        self.closed = False
        self._app = app
        self._inbox: asyncio.Queue[Event] = asyncio.Queue()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def _start(self, given: Event) -> None:
        self._task = asyncio.create_task(self._app(given, self._inbox.get, self._take))

    async def _take(self, event: Event) -> None:
        kept = self._kept(event)
        if kept:
            self.heard.append(kept)
            self._news.set()

    def _kept(self, event: Event) -> bytes:
        raise NotImplementedError

    async def until(self, token: bytes, since: int = 0) -> None:
        """Wait until something with this in it has come, or the line is closed."""
        try:
            async with asyncio.timeout(LONG):
                while not self.closed and not any(token in said for said in self.heard[since:]):
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError as late:
            raise Lost(f"no {token!r} after {self.heard[-3:]!r}") from late

    def say(self, event: Event) -> None:
        """Hand the application an event."""
        self._inbox.put_nowait(event)

    async def end(self, event: Event) -> None:
        """Go, and wait until the application has noticed."""
        self.say(event)
        if self._task is not None:
            await asyncio.wait([self._task], timeout=LONG)


class Socket(Line):
    """A WebSocket that has said hello, or something else."""

    def _kept(self, event: Event) -> bytes:
        if event["type"] == "websocket.send":
            return str(event["text"]).encode()
        self.closed = event["type"] == "websocket.close"
        return b"%s %d" % (event["type"].encode(), event.get("code", 0))

    async def open(self, table: str, first: Any) -> None:
        """Connect, send a first message and wait for what it brings."""
        self._start(scope("websocket", f"/ws/tables/{table}", "", []))
        self.say({"type": "websocket.connect"})
        self.send(first)
        await self.until(b'"type"')

    def send(self, message: Any) -> None:
        """Send a message: text as it is, anything else as JSON."""
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self.say({"type": "websocket.receive", "text": text})

    async def leave(self) -> None:
        """Close the socket."""
        await self.end({"type": "websocket.disconnect", "code": 1001})


class Stream(Line):
    """Server-sent events."""

    def _kept(self, event: Event) -> bytes:
        if event["type"] == "http.response.start":
            self.closed = event["status"] != 200
            return b"%d %r" % (event["status"], sorted(event["headers"]))
        body = bytes(event.get("body", b""))
        if body.startswith(b":"):  # a sign of life on a silent line comes by the machine's clock, not by ours
            return b""
        return body or (b"" if event.get("more_body") else b"end")

    async def open(self, table: str, secret: str, rev: int | None) -> None:
        """Ask for the events and wait for the first."""
        query = "" if rev is None else f"rev={rev}"
        self._start(scope("http", f"/api/tables/{table}/events", query, seat_header(secret)))
        self.say({"type": "http.request", "body": b"", "more_body": False})
        await self.until(b'"type"')

    async def leave(self) -> None:
        """Stop reading."""
        await self.end({"type": "http.disconnect"})


async def ask(
    app: Any,
    method: str,
    path: str,
    *,
    secret: str = "",
    body: Any = None,
    query: str = "",
) -> bytes:
    """One request, answered: status, headers and body as bytes."""
    said: list[bytes] = []
    data = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
    headers = [*seat_header(secret), (b"content-type", b"application/json"), (b"content-length", b"%d" % len(data))]
    inbox: asyncio.Queue[Event] = asyncio.Queue()
    inbox.put_nowait({"type": "http.request", "body": data, "more_body": False})

    async def take(event: Event) -> None:
        if event["type"] == "http.response.start":
            said.append(b"%d %r\n" % (event["status"], sorted(event["headers"])))
            return
        said.append(bytes(event.get("body", b"")))
        if not event.get("more_body"):
            inbox.put_nowait({"type": "http.disconnect"})  # as a web server says once all is sent

    async with asyncio.timeout(LONG):
        try:
            await app(scope("http", path, query, headers, method), inbox.get, take)
        except LitestarException:  # a fault once the answer has begun: a web server hangs up
            said.append(b"\nhung up")
    return b"".join(said)
