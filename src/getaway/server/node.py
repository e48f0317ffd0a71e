"""One node: its store, its bus, its tables, and the chores that keep them in step."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from getaway.bus import NatsBus
from getaway.server.accounts import Accounts
from getaway.server.audience import RESTART, Audience
from getaway.server.elsewhere import Elsewhere
from getaway.server.homes import Homes
from getaway.server.limits import Limits
from getaway.server.logs import log
from getaway.server.metrics import Metrics
from getaway.server.settings import Settings
from getaway.server.shedding import Shedding
from getaway.server.summaries import Summaries
from getaway.server.watchdog import Watchdog
from getaway.store import store_of
from getaway.store.accounts import PostgresPeople
from getaway.store.around import PostgresListing, PostgresResults
from getaway.store.bans import PostgresBans
from getaway.store.clock import StoreClock
from getaway.store.lanes import LAST_WORDS
from getaway.store.lines import SERVES
from getaway.store.postgres import Look
from getaway.store.rates import PostgresRates
from getaway.store.revision import misfit
from getaway.store.upkeep import PostgresUpkeep
from getaway.table import StoreDown, Tables, tracing
from getaway.table.bounds import TALK
from getaway.table.editions import is_newer, ours
from getaway.table.handing import Handing
from getaway.table.room import is_an_id

HEAL_EVERY = 2.0
LOOK_EVERY = 0.25
"""Seconds between two looks at a store that is away, or cannot be written to."""
READINGS = 3
"""How often a new clock is read at first: the quickest answer is the most precise."""


class Node:
    """Everything a process that serves or works needs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = StoreClock()
        lines = {"connections": settings.connections, "writers": settings.writers}
        self.store = store_of(settings.database, settings.shards, name=SERVES, **lines)
        self.directory = self.store.directory
        self.bus = NatsBus(settings.nats)
        bounds = {"most": settings.rooms, "rows": settings.rows}
        self.tables = Tables(self.store, self.bus, self.now, talk=TALK * settings.rate, **bounds)
        self.handing = Handing(self.tables.house, self.store)
        self.bus.hear = self.tables.heard
        self.bus.asked = self._let_go
        self.bus.called = self.tables.called
        self.elsewhere = Elsewhere()
        self.tables.what_ifs.sampler = self.elsewhere.draw
        self.tables.vetting.vetter = self.elsewhere.vet
        self.tables.bringing.checker = self.elsewhere.read
        self.tables.waking.thinker = self.tables.advising.thinker = self.elsewhere.think
        self.tables.reviewing.judge = self.elsewhere.judge
        self.tables.house.on_incident = self._incident
        self.tables.house.on_renewed = self._renewed
        self.tables.house.on_handed_over = self._handed_over
        self.people = PostgresPeople(self.directory)
        self.bans = PostgresBans(self.directory)
        self.accounts = Accounts(self.people, self.bans)
        self.listing = PostgresListing(self.directory)
        self.results = PostgresResults(self.directory)
        self.upkeep = [PostgresUpkeep(shard) for shard in self.store.shards]
        self.limits = Limits(settings.rate, settings.local, PostgresRates(self.directory))
        self.audience = Audience()
        self.homes = Homes(self.audience, self.bus)
        self.bus.at_home = self.homes.heard
        self._installation = ""
        self.stopping = False
        self.amiss: tuple[str, ...] = ("store",)
        """Why this node may not serve: `store` (away), `schema` (not migrated), `read-only`, `hangs` (commits do),
        `stopping`."""
        self.overdue = 0
        """How long the oldest thing that is due has waited for a worker, in milliseconds."""
        self.metrics = Metrics()
        self.summaries = Summaries(self.store, self.tables.house.gate, self.metrics)
        self.tables.house.on_row = self.summaries.row
        self.watchdog = Watchdog(self.metrics, settings.rule_seconds, settings.stuck_seconds)
        self.shedding = Shedding(self.audience, self.watchdog, settings.sockets)
        self._be_watched()

    def _be_watched(self) -> None:
        metrics = self.metrics
        for shard in self.store.shards:
            shard.on_append = metrics.appended
            shard.writer.on_group = metrics.groups.observe
        metrics.watch("waiting_checks", "Checks that wait for their turn", lambda: self.elsewhere.checks.waiting)
        metrics.watch("waiting_worlds", "What-ifs that wait for their turn", lambda: self.elsewhere.worlds.waiting)
        metrics.watch("waiting_bots", "Bots that wait for their turn", lambda: self.elsewhere.bots.waiting)
        metrics.watch("waiting_files", "Files that wait for their turn", lambda: self.elsewhere.files.waiting)
        metrics.watch("live_tables", "Tables in memory", lambda: len(self.tables.house.rooms))
        metrics.watch("ready", "Whether this process may serve", lambda: self.ready)
        metrics.watch("due_waiting_seconds", "How long the oldest thing due has waited", lambda: self.overdue / 1000)
        metrics.watch("store_up", "Whether the store answers", lambda: "store" not in self.amiss)
        metrics.watch("shards_away", "Databases with tables that can't be written to", lambda: self.store.away)
        metrics.watch("rows_waiting", "Rows that wait for a writer", lambda: self.store.waiting)
        metrics.watch("summaries_waiting", "Summaries to be written", lambda: len(self.summaries.waiting))
        metrics.watch("bus_up", "Whether the bus is connected", lambda: self.bus.connected)
        metrics.watch("clock_offset_seconds", "How far this wall clock is ahead", lambda: (self.offset or 0) / 1000)
        metrics.watch("clock_error_seconds", "How far stamps may be off", lambda: self.clock.error or 0)

    def now(self) -> int:
        """Unix time in milliseconds, by the store's clock."""
        return self.clock.now()

    @property
    def offset(self) -> int | None:
        """How far this machine's wall clock is ahead of the store's, in milliseconds; nothing depends on it."""
        return self.clock.ahead() if self.clock.error is not None else None

    @property
    def ready(self) -> bool:
        """Whether this node may serve: the store is there, can be written to, and has the tables we know."""
        return not self.amiss

    async def is_beyond(self, table: str) -> bool:
        """Whether a table is played under newer rules than this process has; a store that is away says no."""
        room = self.tables.house.rooms.get(table)
        if not is_an_id(table) or (room is not None and room.seq):
            return False
        try:
            return is_newer(await self.store.edition(table))
        except StoreDown:
            return False

    def stop_serving(self) -> None:
        """Take on nothing more that lasts: no new connections that stay open, no new work."""
        self.stopping = self.homes.leaving = True
        self._found(*self.amiss)

    def _found(self, *amiss: str) -> None:
        self.amiss = (*amiss, *(["stopping"] if self.stopping else []))

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Node]:
        """Start everything, and stop it at the end."""
        await self.store.start()
        await self.bus.start()
        await self._measure()
        chores = [asyncio.create_task(chore) for chore in (self._keep_in_step(), self.summaries.run())]
        try:
            yield self
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.elsewhere.stop()
            await self.bus.stop()
            with suppress(StoreDown, TimeoutError):
                await asyncio.wait_for(self.summaries.flush(), LAST_WORDS)
            await self.store.stop()
            if tracing.on is not None:
                await asyncio.to_thread(tracing.on.flush)

    async def _keep_in_step(self) -> None:
        """Look at the clocks, and read what the bus may have failed to say."""
        while True:
            await asyncio.sleep(HEAL_EVERY if self.ready else LOOK_EVERY)
            await self._measure()
            try:
                await self._look_at_what_is_due()
                await self.tables.heal()
            except StoreDown:
                log.warning("store down")
            except Exception:  # noqa: BLE001 - a chore that stumbles is tried again
                log.exception("healing failed")

    async def _measure(self) -> None:
        """Read the store's clock, and see whether we may serve."""
        try:
            for _ in range(1 if self.clock.error is not None else READINGS):
                found = await self.store.look()
                self.clock.read(found.reading)
        except StoreDown:
            self._found("store")
        else:
            self._found(*_faults(found), *(["hangs"] if self.store.hangs else []))
            await self._be_asked(found.installation)

    async def _be_asked(self, installation: str) -> None:
        """Once the store says which installation this is, others can ask for tables that are played under our rules."""
        if installation != self._installation:
            self._installation = installation
            await self.bus.answer_for(installation, ours())

    async def _let_go(self, table: str, version: int) -> bool:
        """Let go of a table for newer rules; those at it come back at once, to a node that has them."""
        try:
            done = await self.handing.hand_over(table, version)
        except StoreDown:
            return False
        self.metrics.let_go.inc(done)
        return done

    def _handed_over(self, table: str) -> None:
        for line in tuple(self.audience.tables.get(table, ())):
            line.leave(RESTART)

    def _renewed(self, rows: int) -> None:
        self.metrics.renewed.labels("rows" if rows else "checkpoint").inc()

    async def _look_at_what_is_due(self) -> None:
        """Every process looks, so that a worker that isn't there is noticed."""
        due = await self.store.next_due() if self.ready else None
        self.overdue = max(0, self.now() - due) if due is not None else 0

    def _incident(self, table: str, number: int, body: str) -> None:
        """The log names the incident; what it holds stays in the store."""
        self.metrics.incidents.inc()
        kind = body.rstrip().rpartition("\n")[2].partition(":")[0]
        log.error("incident", table=table, incident=number, kind=kind)


def _faults(found: Look) -> Iterator[str]:
    if misfit(found.revision, found.oldest):
        yield "schema"
    if found.read_only:
        yield "read-only"


Here = NamedDependency[Node]
"""The node, as a route is given it."""
Asking = Request[Any, Any, Any]
