"""People with a browser, who come back by themselves when a connection ends."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack, suppress

from tests import serving
from tests.serving import Client, Line, new_id
from websockets.exceptions import ConnectionClosed, InvalidStatus


class Guest:
    """Somebody with a browser: they come back by themselves, and send again what wasn't acknowledged."""

    def __init__(self, client: Client, table: str, *, talks: bool = True) -> None:
        self.client = client
        self.table = table
        self.talks = talks
        self.closed: list[tuple[float, int]] = []
        """When each connection ended, and with which code."""
        self.away: list[float] = []
        self.said: list[str] = []
        self.enough = False
        self.here = asyncio.Event()
        self._rev: int | None = None

    async def stay(self) -> None:
        """Be there until it's enough."""
        while not self.enough:
            with suppress(ConnectionClosed, InvalidStatus, OSError):
                async with self.client.line(self.table, self._rev) as line:
                    await self._listen(line)
            if not self.enough:
                await asyncio.sleep(random.uniform(0.2, 0.4))  # noqa: S311 - as long as a browser waits

    async def _listen(self, line: Line) -> None:
        told = await line.next()
        if self.closed and len(self.away) < len(self.closed):
            self.away.append(time.monotonic() - self.closed[-1][0])
        self._rev = told["rev"]
        self.here.set()
        talking = asyncio.create_task(self._talk(line)) if self.talks else None
        try:
            while not self.enough:
                self._rev = (await line.next()).get("rev") or self._rev
        except ConnectionClosed:
            self.closed.append((time.monotonic(), line.connection.close_code or 0))
        finally:
            if talking:
                talking.cancel()

    async def _talk(self, line: Line) -> None:
        """Say the last thing again, unless it's known to be said, then something new now and then."""
        with suppress(ConnectionClosed):
            while True:
                if not self.said or self._acknowledged(line):
                    self.said.append(new_id())
                await line.send({"do": "say", "id": self.said[-1], "text": self.said[-1]})
                await asyncio.sleep(random.uniform(1.0, 2.0))  # noqa: S311 - not all at once

    def _acknowledged(self, line: Line) -> bool:
        return any(told["type"] == "done" and told["id"] == self.said[-1] for told in line.heard)


async def table(stack: AsyncExitStack, url: str, spectators: int = 0) -> list[Guest]:
    """Two seats of a new table and some spectators, all of them there."""
    ada, bob, *watching = [await stack.enter_async_context(Client(url)) for _ in range(2 + spectators)]
    table = (await ada.open())["table"]
    await bob.sit(table)
    guests = [Guest(ada, table), Guest(bob, table), *[Guest(each, table, talks=False) for each in watching]]
    for guest in guests:
        stack.push_async_callback(_gone, asyncio.create_task(guest.stay()))
        await asyncio.wait_for(guest.here.wait(), serving.PATIENCE)
    return guests


async def _gone(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
