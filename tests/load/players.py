"""Players over real sockets: each reads what a browser would read and answers what it is asked, at random.

The client is picows, so that it is not the limit of what is measured.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from tests.load.seating import Seat


class Question(msgspec.Struct):
    """The part of a question that an answer needs."""

    item: str
    rev: int = 0
    choice: list[dict[str, Any]] = []


class News(msgspec.Struct):
    """The kind of something that happened."""

    item: str


class Heard(msgspec.Struct):
    """The part of a message that a player needs."""

    type: str
    clause: str = ""
    question: Question | None = None
    items: list[News] = []

    def tells_of_an_answer(self) -> bool:
        """Whether a seat has answered."""
        return self.type == "update" and any(news.item == "did" for news in self.items)


heard = msgspec.json.Decoder(Heard).decode
"""Reads a message."""
Hear = Callable[[Any, Heard, float], None]


class Player(WSListener):  # type: ignore[misc]
    """A player at a seat, who passes on what was heard and when."""

    def __init__(self, seat: Seat, hear: Hear) -> None:
        self.seat = seat
        self.hear = hear
        self.here = asyncio.Event()
        """Set when everything there is to see has come."""
        self._transport: WSTransport | None = None

    async def sit_down(self) -> None:
        """Connect, say hello and look at the table."""
        await ws_connect(lambda: self, self.seat.socket)
        await self.here.wait()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The line stands."""
        self._transport = transport
        self.send({"hello": {"secret": self.seat.secret}})

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        """A message has come."""
        at = time.perf_counter()
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = heard(frame.get_payload_as_memoryview())
        if message.type == "sync":
            self.here.set()
        self.hear(self, message, at)

    def send(self, message: Any) -> None:
        """Say something."""
        if self._transport is not None:
            self._transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def leave(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.disconnect()
