"""Reading a log page by page, and loading a table from it without holding the loop.

Usually a checkpoint is near. Where writing them has failed the rows since may be thousands.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from getaway.games import find
from getaway.table.editions import Ask, let_go, nobody
from getaway.table.live import Kept, Live, kept_in, leading
from getaway.table.ports import HandedOver, Page, Row, Store, Stored
from getaway.table.renewal import Passed
from getaway.table.slices import Gate, Work

LAST = 2**31 - 1
"""No row has a larger number."""
ATTEMPTS = 3
"""How often a table is read again because those who have played it have just let it go."""


async def rows_after(
    store: Store, table: str, after: int, page: Page | None = None, upto: int = LAST
) -> AsyncIterator[Row]:
    """Every row after a number, up to the last there is or is wanted; `page` is what was read of them already."""
    while after < upto:
        found = page or await store.page(table, after, upto - after)
        page = None
        for row in found.rows:
            yield row
        if not found.rows or found.rows[-1].seq >= found.last:
            return
        after = found.rows[-1].seq


async def load(table: str, store: Store, gate: Gate, ask: Ask = nobody) -> Live | None:
    """The table as the store has it, or None where there is none; `ask` finds those who have played it."""
    for _ in range(ATTEMPTS):
        stored = await store.load(table)
        if stored is None:
            return None
        if not await let_go(table, stored, ask):
            return await _loaded(table, store, stored, gate.work())
    raise HandedOver(f"table {table} was let go, and goes on")


async def _loaded(table: str, store: Store, stored: Stored, work: Work) -> Live:
    live = Live(table, stored.seed)
    if stored.checkpoint is not None:
        with leading(table, stored.checkpoint.seq):
            kept = kept_in(stored.checkpoint)
        passed = await _passed(store, stored, kept, work)
        live.restore(stored.checkpoint.seq, kept, stored.before, passed)
    async for row in rows_after(store, table, live.seq, stored.page):
        live.take(row)
        await work.step()
    live.settle()
    return live


async def _passed(store: Store, stored: Stored, kept: Kept, work: Work) -> Passed:
    """What happened since a checkpoint of older rules; where they are today's it is of no use."""
    passed = Passed(find(kept.table.game).version)
    if kept.outdated:
        async for row in rows_after(store, kept.table.id, 0, stored.page):
            if not passed.add(row):
                break
            await work.step()
    return passed
