"""Keeps the summaries of tables up to date, a moment after their rows are written, and notices those that were missed.

A node notes each row in memory and writes what it has noted a few times a second. If it dies in between, the summary is
older than the table. Everyone who looks at a list has its tables compared afterwards, and a worker compares all of them
in turn; those that are behind are loaded and noted again. No list waits for that.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Final

from getaway.server.chores import for_ever
from getaway.server.logs import log
from getaway.server.metrics import Metrics
from getaway.store.opened import AnyStore
from getaway.store.summaries import PostgresSummaries, Standing
from getaway.table import StoreDown
from getaway.table.acts import AnyAct
from getaway.table.live import Live
from getaway.table.loading import load
from getaway.table.slices import Gate
from getaway.table.summary import Noted, may_be_listed, noted

EVERY: Final = 0.25
"""Seconds between two times that notes are written."""
AT_ONCE: Final = 200
MOST: Final = 20_000
"""How many notes wait at most while the directory is away; others are noticed later."""
SETTLED: Final = 1.0
"""Seconds after which every node has written what it noted."""
TRUSTED: Final = 30.0
"""Seconds for which a node doesn't compare the same table again."""
ROUND: Final = 10.0
"""Seconds between two looks of a worker."""


class Summaries:
    """What this node has noted and not written yet, and what it's asked to compare."""

    def __init__(self, store: AnyStore, gate: Gate, metrics: Metrics) -> None:
        self.kept = PostgresSummaries(store.directory)
        self.store = store
        self.gate = gate
        self.metrics = metrics
        self.waiting: dict[str, Noted] = {}
        self._doubted: set[str] = set()
        self._compared: dict[str, float] = {}
        """When each table was compared last, by a monotonic clock."""
        self._writing = asyncio.Lock()
        """Held while notes are written: an older one that is slow to write mustn't replace a newer one."""

    def row(self, live: Live, act: AnyAct) -> None:
        """Note a table after a row, if a list may show it."""
        if may_be_listed(live, act):
            self.note(noted(live))

    def note(self, what: Noted) -> None:
        """Write this soon, unless something newer is noted meanwhile."""
        before = self.waiting.get(what.table)
        if (before is None and len(self.waiting) < MOST) or (before is not None and before.seq <= what.seq):
            self.waiting[what.table] = what

    def newest(self, what: Noted | None, table: str) -> Noted | None:
        """What this node knows about a table, if that's newer than what the directory says."""
        here = self.waiting.get(table)
        return here if here is not None and (what is None or here.seq >= what.seq) else what

    def doubt(self, tables: Iterable[str]) -> None:
        """Compare these tables with their summaries soon, unless that was done a moment ago."""
        now = time.monotonic()
        if len(self._compared) > MOST:
            self._compared.clear()
        self._doubted.update([table for table in tables if self._compared.get(table, -TRUSTED) + TRUSTED <= now])

    # Writing

    async def run(self) -> None:
        """Write what is noted, and compare what is doubted, for ever."""
        await asyncio.gather(for_ever(self.flush, EVERY), for_ever(self._compare_doubted, EVERY))

    async def flush(self) -> None:
        """Write everything that has been noted so far."""
        async with self._writing:
            while some := list(self.waiting.values())[:AT_ONCE]:
                await self.kept.put(some)
                for each in some:
                    if self.waiting.get(each.table) is each:
                        del self.waiting[each.table]

    # Comparing

    async def _compare_doubted(self) -> None:
        tables = list(self._doubted)[:AT_ONCE]
        self._doubted.difference_update(tables)
        await self.compare(tables)

    async def compare(self, tables: Sequence[str]) -> None:
        """Note those of these tables again whose summaries are behind."""
        if not tables:
            return
        lasts = await self.store.lasts(tables)
        await asyncio.sleep(SETTLED)
        standing = await self.kept.standing(tables)
        for table in tables:
            if _is_behind(standing.get(table), lasts.get(table)):
                await self.again(table, standing.get(table), lasts.get(table))
        self._compared.update(dict.fromkeys(tables, time.monotonic()))

    async def again(self, table: str, standing: Standing | None, last: int | None) -> None:
        """Load a table whose summary is missing or behind, and note it; one that can't be read keeps what it has."""
        try:
            live = await load(table, self.store, self.gate)
        except StoreDown:
            return
        except Exception as fault:  # noqa: BLE001 - whatever it stumbles over, the others have their turn
            log.warning("no summary", kind=type(fault).__name__)
            await self._unreadable(table, standing, last or 0)
            return
        self.note(noted(live) if live is not None else Noted(table, standing.seq if standing else 0, None))
        self.metrics.summaries.inc()

    async def _unreadable(self, table: str, standing: Standing | None, last: int) -> None:
        if standing is None:
            self.note(Noted(table, last, None))
        else:
            await self.kept.confirm({table: last})

    # The worker's part

    async def look_after(self) -> None:
        """Note tables that never were, from before there were summaries, and then compare all in turn, for ever."""
        await asyncio.gather(self._fill(), for_ever(self.round, ROUND))

    async def _fill(self) -> None:
        more, pause = True, EVERY
        while more:
            await asyncio.sleep(pause)
            try:
                more, pause = await self.fill(), EVERY
            except StoreDown:
                log.warning("store down")
                pause = ROUND

    async def fill(self) -> bool:
        """Note some tables that never were; whether there were any."""
        tables = await self.kept.missing(AT_ONCE)
        for table in tables:
            await self.again(table, None, None)
        if tables and not self.waiting:
            raise StoreDown("none of the tables without a summary can be read now")
        await self.flush()
        return bool(tables)

    async def round(self) -> None:
        """Compare the tables that were compared longest ago, and drop the summaries that no list shows."""
        tables = await self.kept.to_check(AT_ONCE)
        await self.kept.sweep(tables)
        await self.compare(tables)


def _is_behind(standing: Standing | None, last: int | None) -> bool:
    """Whether a summary says less than its table; one without a table is behind until it says that it's gone."""
    if standing is None or last is None:
        return standing is None or not standing.gone
    return standing.seq < last
