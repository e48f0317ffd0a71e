"""Several writers side by side: each table always uses the same one, unless it's held up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from zlib import crc32

from getaway.store.writer import Writer
from getaway.table import Row

ASIDE = 10.0
"""Seconds for which a table that was held up goes by a writer of its own kind, so that nobody waits behind it."""
LAST_WORDS = 3.0
"""Seconds for which rows that wait are still written when the process stops."""


class Writers:
    """The writers of a node."""

    def __init__(self, dsn: str, count: int) -> None:
        self.on_group: Callable[[int], None] = lambda _rows: None
        self._lanes = [self._lane(dsn) for _ in range(max(1, count))]
        self._slow = self._lane(dsn)
        self._aside: dict[str, float] = {}
        """Until when each table that was held up goes by the slow writer."""

    def _lane(self, dsn: str) -> Writer:
        return Writer(dsn, on_group=self._grouped, on_held=self._set_aside)

    def _grouped(self, rows: int) -> None:
        self.on_group(rows)

    @property
    def all(self) -> list[Writer]:
        """The writers, the slow one last."""
        return [*self._lanes, self._slow]

    @property
    def waiting(self) -> int:
        """How many rows wait for their turn."""
        return sum(lane.waiting for lane in self.all)

    @property
    def hangs(self) -> bool:
        """Whether a commit takes longer than anybody waits."""
        return any(lane.hangs for lane in self.all)

    def start(self) -> None:
        """Begin to write."""
        for lane in self.all:
            lane.start()

    async def stop(self) -> None:
        """Write what waits, if that can be done soon, and leave."""
        await asyncio.gather(*[lane.stop(LAST_WORDS) for lane in self.all])

    async def append(self, row: Row, claim: int | None = None) -> bool:
        """Write a row, and end the claim with it; False where its number or id is taken."""
        return await self._for(row.table).append(row, claim)

    def _for(self, table: str) -> Writer:
        if table in self._aside:
            if time.monotonic() < self._aside[table]:
                return self._slow
            del self._aside[table]
        return self._lanes[crc32(table.encode()) % len(self._lanes)]

    def _set_aside(self, table: str) -> None:
        self._aside[table] = time.monotonic() + ASIDE
