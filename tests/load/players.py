"""Players over real sockets: each reads what a browser would read and answers what it is asked, at random.

The client is picows, so that it is not the limit of what is measured.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
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


_decoder = msgspec.json.Decoder(Heard)
Hear = Callable[["Player", Heard, float], None]


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
        message = _decoder.decode(frame.get_payload_as_memoryview())
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


# Answers


def at_random(choice: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Any answer of a choice, the verb first."""
    act = random.choice([act for act in choice if act["count"]])
    args: dict[str, Any] = {}
    for part in act["parts"]:
        args |= SHAPES[part["shape"]](part)
    return {"verb": act["verb"], "args": args}


def _one(part: dict[str, Any]) -> dict[str, Any]:
    return {part["name"]: random.choice(part["items"])}


def _row(part: dict[str, Any]) -> dict[str, Any]:
    row = random.choice(part["rows"])
    return {name: value for name, value in zip(part["names"], row, strict=True) if value is not None}


def _some(part: dict[str, Any]) -> dict[str, Any]:
    places = random.sample(range(len(part["items"])), random.randint(part["low"], part["high"]))
    return {part["name"]: [part["items"][place] for place in sorted(places)]}


def _order(part: dict[str, Any]) -> dict[str, Any]:
    items = random.sample(part["items"], len(part["items"]))
    return {part["name"]: items[random.randint(0, part["drop"]) :]}


SHAPES = {"one": _one, "rows": _row, "some": _some, "order": _order}
"""By shape, how Bomb Squad's questions are answered; it asks for no split."""
