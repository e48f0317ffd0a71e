"""People who play at a table whatever becomes of their connection: they come back, and send again what they sent."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, NamedTuple

import msgspec
from tests.serving import PATIENCE, Client, Line, new_id
from tests.wishes import at_random
from websockets.exceptions import ConnectionClosed, InvalidStatus

PAUSE = (0.2, 0.6)
"""Seconds between being asked and answering."""
BACK = (0.2, 0.4)
"""Seconds after which a browser comes back."""


class Wait(NamedTuple):
    """How long an answer took: when it was first sent, and the seconds until it was acknowledged."""

    sent: float
    seconds: float


class Person:
    """One player with a browser."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.here = asyncio.Event()
        self.closed: list[tuple[float, int]] = []
        """When each connection ended, and with which code."""
        self.away: list[float] = []
        """The seconds after which each was replaced by one that stands."""
        self.acknowledged: list[str] = []
        self.waits: list[Wait] = []
        """Of each of these."""
        self.refused: list[str] = []
        self.over = False
        self._lost = 0.0
        self._sent = 0.0
        self._rev: int | None = None
        self._question: dict[str, Any] = {}
        self._pending: dict[str, Any] | None = None
        """What was sent and isn't acknowledged."""
        self._doing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the match, over the connection that stands."""
        await self._line.send({"do": "start", "id": new_id()})

    async def stay(self) -> None:
        """Be there until somebody ends it."""
        while True:
            with suppress(ConnectionClosed, InvalidStatus, OSError):
                async with self.client.line(self.table, self._rev) as self._line:
                    await self._listen(self._line)
            await asyncio.sleep(random.uniform(*BACK))  # noqa: S311 - not all at once

    async def _listen(self, line: Line) -> None:
        try:
            self._hear(msgspec.json.decode(await line.connection.recv()))
            self._arrive()
            if self._pending is not None:
                await line.send(self._pending)
            async for told in line.connection:
                self._hear(msgspec.json.decode(told))
            raise line.connection.protocol.close_exc
        except ConnectionClosed:
            if not self._lost:
                self.closed.append((time.monotonic(), line.connection.close_code or 0))
                self._lost = time.monotonic()
            raise

    def _arrive(self) -> None:
        if self._lost:
            self.away.append(time.monotonic() - self._lost)
            self._lost = 0.0
        self.here.set()

    def _hear(self, told: dict[str, Any]) -> None:
        kind = told["type"]
        if kind in ("sync", "update"):
            self._rev = told["rev"]
            self._question = told.get("question") or self._question
            self.over = self._question.get("item") == "over"
        elif self._pending is not None and told.get("id") == self._pending["id"]:
            self._settle(kind, told.get("clause", ""))
        self._answer_soon()

    def _settle(self, kind: str, clause: str) -> None:
        if self._pending is None or kind == "unsure":
            return
        if kind == "done":
            self.acknowledged.append(self._pending["id"])
            self.waits.append(Wait(self._sent, time.monotonic() - self._sent))
            if self._question.get("rev") == self._pending["ask"]:  # the next question may have come before
                self._question = {}
        else:
            self.refused.append(clause)
        self._pending = None

    def _answer_soon(self) -> None:
        if self._doing is None or self._doing.done():
            self._doing = asyncio.create_task(self._answer())

    async def _answer(self) -> None:
        """Answer what is asked, or send again what nobody is sure about."""
        await asyncio.sleep(random.uniform(*PAUSE))  # noqa: S311 - not all at once
        if self._pending is None and self._question.get("choice"):
            wish = at_random(self._question["choice"])
            self._pending = {"do": "answer", "id": new_id(), "ask": self._question["rev"], "wish": wish}
            self._sent = time.monotonic()
        if self._pending is not None:
            with suppress(ConnectionClosed):
                await self._line.send(self._pending)


async def seated(stack: AsyncExitStack, url: str, people: int, **wanted: Any) -> list[Person]:
    """People who open a table and sit down at it, and stay until the stack is closed."""
    clients = [await stack.enter_async_context(Client(url)) for _ in range(people)]
    seats = [await clients[0].open(**wanted)]
    seats += [await client.sit(seats[0]["table"]) for client in clients[1:]]
    found = [Person(client, at["table"], at["seat"]) for client, at in zip(clients, seats, strict=True)]
    for person in found:
        await stack.enter_async_context(_staying(person))
    return found


@asynccontextmanager
async def _staying(person: Person) -> AsyncIterator[None]:
    task = asyncio.create_task(person.stay())
    try:
        await asyncio.wait_for(person.here.wait(), PATIENCE)
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
