"""One tab's tables: its store, its bus, its lines, and what happens at its tables by itself."""

from __future__ import annotations

import asyncio
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from getaway.browser.calls import Answer, Call, Calls
from getaway.browser.claims import ShelfClaim
from getaway.browser.elsewhere import Elsewhere
from getaway.browser.lines import Line, Post
from getaway.browser.shelf import Shelf
from getaway.browser.store import Bring, BrowserStore, all_here
from getaway.kernel import Refused
from getaway.table import Bus, StoreDown, Stuck, Tables

LONGEST_NAP: Final = 20.0
"""Seconds between two looks at what is due: another tab may have died over it."""
AFTER_A_FAULT: Final = 1.0
LATER: Final = 10_000
"""Milliseconds after which a table that can't go on is looked at again."""


def now() -> int:
    """Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


class Node:
    """All that a tab has to do with tables."""

    def __init__(
        self,
        shelf: Shelf,
        bus: Bus,
        clock: Callable[[], int] = now,
        bring: Bring = all_here,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        self.now = clock
        self.store = BrowserStore(shelf, bring)
        self.store.on_due = self.look
        self.tables = Tables(self.store, bus, clock)
        elsewhere = elsewhere or Elsewhere()
        self.tables.waking.thinker = self.tables.advising.thinker = elsewhere.think
        self.tables.reviewing.judge = elsewhere.judge
        self.tables.what_ifs.sampler = elsewhere.draw
        self.tables.vetting.vetter = elsewhere.vet
        self.calls = Calls(self.tables, self.store)
        self._look = asyncio.Event()

    async def call(self, method: str, address: str, secret: str, body: str) -> Answer:
        """Answer a call of the page."""
        return await self.calls.answer(Call(method, address, secret, body))

    def line(self, table: str, post: Post) -> Line:
        """A line of the page to a table."""
        return Line(self.tables, table, post)

    async def heard(self, table: str, seq: int) -> None:
        """Another tab wrote a row."""
        self.look()
        with suppress(Refused):
            await self.tables.heard(table, seq)

    # What happens by itself

    def look(self) -> None:
        """Look at what is due; something may have changed."""
        self._look.set()

    async def work(self) -> None:
        """Let bots answer and clocks run out, for ever."""
        while True:
            self._look.clear()
            try:
                while await self.one():
                    pass
                nap = await self._nap()
            except StoreDown:
                nap = AFTER_A_FAULT
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), nap)

    async def _nap(self) -> float:
        """How long nothing is due."""
        due = await self.store.next_due()
        return LONGEST_NAP if due is None else min(LONGEST_NAP, max(0, due - self.now()) / 1000)

    async def one(self) -> bool:
        """Look at one table that is due, if there is one."""
        async with self.store.claim(self.now()) as claim:
            if claim is None:
                return False
            try:
                await self.tables.wake(claim.table, claim.append, claim.keep)
            except StoreDown:
                raise
            except (Stuck, Refused):
                await claim.put_off(self._later(claim))
            except Exception:  # noqa: BLE001 - whatever a table stumbles over, the others must not wait for it
                traceback.print_exc()
                await claim.put_off(self._later(claim))
            return True

    def _later(self, claim: ShelfClaim) -> int:
        """When a table that can't go on is looked at again: each time after twice as long."""
        return self.now() + (LATER << min(claim.tries, 10))
