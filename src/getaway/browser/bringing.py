"""A match from a file, laid out with its past among this browser's tables."""

from __future__ import annotations

from getaway.browser.store import BrowserStore
from getaway.table import Tables
from getaway.table.branching import Tried
from getaway.table.bringing import Bring, laid_out
from getaway.table.files import game_of, played_again

COMMITTED = "committed"


async def brought(tables: Tables, store: BrowserStore, wanted: Bring) -> Tried:
    """Open a table for a match from a file. One that was played in a terminal goes on, but has no past here."""
    await store.bring(game_of(wanted.log))
    book, _ = played_again(wanted.log)
    if book.seal.chance != COMMITTED:
        return await tables.carry_on(wanted)
    live, rows, tried = laid_out(book, wanted, tables.house.now())
    await store.lay_out(tried.table, live.seed, rows, live.due)
    await store.check(tried.table, live.checkpoint())
    return tried
