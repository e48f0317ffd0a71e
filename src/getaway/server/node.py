"""One node: its store, its bus, its tables, and the chores that keep them in step."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from getaway.bus import NatsBus
from getaway.server.accounts import Accounts
from getaway.server.limits import Limits
from getaway.server.logs import log
from getaway.server.metrics import Metrics
from getaway.server.sampling import Sampling
from getaway.server.settings import Settings
from getaway.store import PostgresStore
from getaway.store.accounts import PostgresPeople
from getaway.store.around import PostgresListing, PostgresResults
from getaway.table import StoreDown, Tables

HEAL_EVERY = 2.0
LOOK_EVERY = 0.25
"""Seconds between two looks at a store that is away, or whose clock does not agree."""
MOST_OFFSET = 50
"""Milliseconds by which this machine's clock may differ from the store's."""


def now() -> int:
    """Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


class Node:
    """Everything a process that serves or works needs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = PostgresStore(settings.database)
        self.bus = NatsBus(settings.nats)
        self.tables = Tables(self.store, self.bus, now)
        self.bus.hear = self.tables.heard
        self.bus.called = self.tables.called
        self.sampling = Sampling()
        self.tables.sampler = self.sampling.draw
        self.tables.on_incident = self._incident
        self.people = PostgresPeople(self.store)
        self.accounts = Accounts(self.people)
        self.listing = PostgresListing(self.store)
        self.results = PostgresResults(self.store)
        self.limits = Limits(settings.rate)
        self.offset: int | None = None
        """How far this machine's clock is ahead of the store's, in milliseconds; None until it is known."""
        self.metrics = Metrics()
        self._be_watched()

    def _be_watched(self) -> None:
        metrics = self.metrics
        self.store.on_append = metrics.appended
        self.store.writer.on_group = metrics.groups.observe
        metrics.watch("live_tables", "Tables in memory", lambda: len(self.tables.rooms))
        metrics.watch("store_up", "Whether the store answers", lambda: self.offset is not None)
        metrics.watch("bus_up", "Whether the bus is connected", lambda: self.bus.connected)
        metrics.watch("clock_offset_seconds", "How far this clock is ahead", lambda: (self.offset or 0) / 1000)

    @property
    def ready(self) -> bool:
        """Whether this node may serve: the store is there, and the clocks agree."""
        return self.offset is not None and abs(self.offset) <= MOST_OFFSET

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Node]:
        """Start everything, and stop it at the end."""
        await self.store.start()
        await self.bus.start()
        await self._measure()
        chore = asyncio.create_task(self._keep_in_step())
        try:
            yield self
        finally:
            chore.cancel()
            with suppress(asyncio.CancelledError):
                await chore
            self.sampling.stop()
            await self.bus.stop()
            await self.store.stop()

    async def _keep_in_step(self) -> None:
        """Look at the clocks, and read what the bus may have failed to say."""
        while True:
            await asyncio.sleep(HEAL_EVERY if self.ready else LOOK_EVERY)
            await self._measure()
            try:
                await self.tables.heal()
            except StoreDown:
                log.warning("store down")
            except Exception:  # noqa: BLE001 - a chore that stumbles is tried again
                log.exception("healing failed")

    async def _measure(self) -> None:
        try:
            self.offset = await self.store.offset()
        except StoreDown:
            self.offset = None

    def _incident(self, table: str, number: int, body: str) -> None:
        """The log names the incident; what it holds stays in the store."""
        self.metrics.incidents.inc()
        kind = body.rstrip().rpartition("\n")[2].partition(":")[0]
        log.error("incident", table=table, incident=number, kind=kind)


Here = NamedDependency[Node]
"""The node, as a route is given it."""
Asking = Request[Any, Any, Any]
