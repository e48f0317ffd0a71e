"""One home for each table: where a proxy that hashes table ids sends it.

A proxy says that it hashes by naming the table in a header. A node that gets a request with that header says on the bus
that the table's home is here; any other node sends those of the table's connections that came through the proxy back to
it, and so to the home. Without such a proxy nothing happens.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from typing import Any, Final

from getaway.bus import NatsBus
from getaway.server.audience import RESTART, Audience, Connected
from getaway.server.origins import header
from getaway.server.windows import Windows

HEADER: Final = b"x-getaway-table"
SELDOM: Final = 60.0
"""Seconds between two times that a home is announced, or a table sent there: proxies that disagree do little harm."""
JITTER: Final = 1.0
APART: Final = 0.05
"""Seconds between two tables that are sent home."""
PLACE: Final = 3
"""Where the id stands in a path: `/ws/tables/ID`, `/api/tables/ID/...`."""


def routed(scope: Mapping[str, Any]) -> str:
    """The table by whose id a proxy has sent a request here; empty if none did."""
    named, parts = header(scope, HEADER), scope["path"].split("/")
    return named if named and parts[PLACE : PLACE + 1] == [named] else ""


class Homes:
    """Announces the tables that are at home here, and gives away those that aren't."""

    def __init__(self, audience: Audience, bus: NatsBus) -> None:
        self.audience = audience
        self.bus = bus
        self.leaving = False
        """Whether this node is stopping, and claims no table."""
        self._announced = Windows(SELDOM)
        self._given = Windows(SELDOM)
        self._going: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    async def announce(self, scope: Mapping[str, Any]) -> None:
        """Tell other nodes where a request's table is at home, if a proxy has sent it here."""
        table = routed(scope)
        if table and not self.leaving and self._announced.hit(table, 1):
            await self.bus.announce(table)

    async def heard(self, table: str) -> None:
        """A table is at home elsewhere: let its connections follow, soon."""
        if not self.leaving and self._routed_here(table) and self._given.hit(table, 1):
            task = asyncio.create_task(self._give(table))
            self._going.add(task)
            task.add_done_callback(self._going.discard)

    def _routed_here(self, table: str) -> list[Connected]:
        return [line for line in self.audience.tables.get(table, ()) if line.routed]

    async def _give(self, table: str) -> None:
        await asyncio.sleep(random.uniform(0, JITTER))  # noqa: S311 - so that not all tables go at once
        async with self._turn:
            for line in self._routed_here(table):
                line.leave(RESTART)
            await asyncio.sleep(APART)
