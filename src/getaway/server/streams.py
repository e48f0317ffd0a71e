"""Server-sent events, where sockets are blocked."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

from litestar.exceptions import ServiceUnavailableException
from litestar.response import Stream

from getaway.kernel import SPECTATOR
from getaway.server.node import Node

MOST_WAITING = 256
SILENCE = 15.0
"""Seconds after which a line without news is sent a comment, so that nothing on the way closes it."""

NUMBER = re.compile(rb'\{"type":"\w+","rev":(\d+)')
Asked = tuple[str, str, int | None]
"""A table, the listener's key, and the last update they have."""


class Outbox:
    """A listener whose messages wait until they are read."""

    def __init__(self, *, frames: bool = False, routed: bool = False) -> None:
        self.seat = SPECTATOR
        self.key = ""
        self.frames = frames
        self.routed = routed
        self.messages: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: bytes) -> None:
        """Take a message; a reader that is too slow is let go."""
        if self.messages.full():
            self.close()
        else:
            self.messages.put_nowait(message)

    def leave(self, _code: int) -> None:
        """Nothing more comes after what waits."""
        if self.messages.full():
            self.close()
        else:
            self.messages.put_nowait(None)

    def close(self) -> None:
        """Nothing more comes."""
        while not self.messages.empty():
            self.messages.get_nowait()
        self.messages.put_nowait(None)


async def stream(node: Node, whom: str, asked: Asked, outbox: Outbox) -> Any:  # noqa: ANN401 - Litestar's response
    """Everything a listener is sent, as a stream of events. Refuse at once those who may not listen."""
    if node.stopping:
        raise ServiceUnavailableException
    if not asked[1]:
        node.shedding.admit_a_spectator()
    events = _events(node, whom, asked, outbox)
    first = await anext(events)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(_whole(first, events), media_type="text/event-stream", headers=headers)


async def _whole(first: bytes, events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for event in events:
        yield event


async def _events(node: Node, whom: str, asked: Asked, outbox: Outbox) -> AsyncIterator[bytes]:
    with node.limits.line(whom):
        async with node.tables.listening(*asked, outbox):
            with node.audience.joined(asked[0], outbox):
                while True:
                    try:
                        message = await asyncio.wait_for(outbox.messages.get(), SILENCE)
                    except TimeoutError:
                        yield b": still here\n\n"
                        continue
                    if message is None:
                        return
                    yield _event(message)


def _event(message: bytes) -> bytes:
    """A message with its number, where it has one."""
    numbered = NUMBER.match(message)
    name = b"id: " + numbered[1] + b"\n" if numbered else b""
    return name + b"data: " + message + b"\n\n"
