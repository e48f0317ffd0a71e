"""The whole server in this process, spoken to as uvicorn speaks to it: as fast as it can be."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any
from urllib.parse import unquote

import msgspec
from tests.fuzz.requests import Asked

Event = dict[str, Any]
PATIENCE = 20.0
"""Seconds in which a request is answered; a world for a what-if may take eight."""


class Answer(msgspec.Struct):
    """What came back: the status or the close code, and the beginning of what was said."""

    status: int
    said: bytes = b""


async def ask(app: Any, asked: Asked) -> Answer:
    """One request; a stream is left after its first part."""
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "server": ("127.0.0.1", 80),
        "client": ("127.0.0.1", 1),
        "scheme": "http",
        "method": asked.method,
        "root_path": "",
        "path": unquote(asked.path.decode("ascii", "replace")),
        "raw_path": asked.path,
        "query_string": asked.query,
        "headers": asked.headers,
    }
    coming: list[Event] = [{"type": "http.request", "body": asked.body, "more_body": False}]
    answer, begun = Answer(0), asyncio.Event()

    async def receive() -> Event:
        if coming:
            return coming.pop()
        await begun.wait()
        return {"type": "http.disconnect"}

    async def send(event: Event) -> None:
        if event["type"] == "http.response.start":
            answer.status = event["status"]
        else:
            answer.said += event.get("body", b"")[:200]
            begun.set()

    async with asyncio.timeout(PATIENCE):
        await app(scope, receive, send)
    return answer


async def talk(app: Any, path: str, frames: Sequence[Event], headers: Sequence[tuple[bytes, bytes]] = ()) -> Answer:
    """A socket on which these frames come, and then nobody is there any more."""
    scope = {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws",
        "server": ("127.0.0.1", 80),
        "client": ("127.0.0.1", 1),
        "root_path": "",
        "path": unquote(path),
        "raw_path": path.encode("ascii", "replace"),
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1"), *headers],
        "subprotocols": [],
    }
    coming = [{"type": "websocket.connect"}, *frames, {"type": "websocket.disconnect", "code": 1005}]
    coming.reverse()
    answer = Answer(0)

    async def receive() -> Event:
        await asyncio.sleep(0)
        return coming.pop() if len(coming) > 1 else coming[0]

    async def send(event: Event) -> None:
        if event["type"] == "websocket.close":
            answer.status = event.get("code", 1000)
        elif event["type"] == "websocket.send":
            answer.said = (event.get("text") or "").encode()[:200]

    async with asyncio.timeout(PATIENCE):
        await app(scope, receive, send)
    return answer
