"""Server-sent events, where sockets are blocked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

from litestar.response import Stream

from getaway.kernel import SPECTATOR
from getaway.table import Tables

MOST_WAITING = 256
SILENCE = 15.0
"""Seconds after which a line without news is sent a comment, so that nothing on the way closes it."""


class Outbox:
    """A listener whose messages wait until they are read."""

    def __init__(self) -> None:
        self.seat = SPECTATOR
        self.key = ""
        self.messages: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: bytes) -> None:
        """Take a message; a reader that is too slow is let go."""
        if self.messages.full():
            self.close()
        else:
            self.messages.put_nowait(message)

    def close(self) -> None:
        """Nothing more comes."""
        while not self.messages.empty():
            self.messages.get_nowait()
        self.messages.put_nowait(None)


async def stream(tables: Tables, table: str, key: str, rev: int | None) -> Any:  # noqa: ANN401 - Litestar's response
    """Everything a listener is sent, as a stream of events. Whoever may not listen is refused at once."""
    outbox, stack = Outbox(), AsyncExitStack()
    await stack.enter_async_context(tables.listening(table, key, rev, outbox))
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(_events(outbox, stack), media_type="text/event-stream", headers=headers)


async def _events(outbox: Outbox, stack: AsyncExitStack) -> AsyncIterator[bytes]:
    async with stack:
        while True:
            try:
                message = await asyncio.wait_for(outbox.messages.get(), SILENCE)
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if message is None:
                return
            yield b"data: " + message + b"\n\n"
