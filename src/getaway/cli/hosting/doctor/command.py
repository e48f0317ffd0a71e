"""The command: looks at one thing after another, as far as what it needs is there."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Sequence

from getaway.cli.hosting.doctor.bus import bus
from getaway.cli.hosting.doctor.database import database
from getaway.cli.hosting.doctor.findings import FAILED, Finding, broken, fine, line
from getaway.cli.hosting.doctor.tables import tables
from getaway.cli.hosting.environment import databases
from getaway.cli.options import failed
from getaway.kernel import to_json
from getaway.server.settings import PREFIX, Settings, faults, settings, where
from getaway.store import PostgresStore
from getaway.store.clock import StoreClock
from getaway.store.condition import server
from getaway.store.revision import NEWEST
from getaway.table import StoreDown

READINGS = 3
"""How often the clock is read: the quickest answer is the most precise."""


def doctor(*, json: bool) -> None:
    """Print a line for each finding, or all as JSON; end with 1 if something has failed."""
    show(asyncio.run(examined()), json=json)


def show(found: Sequence[Finding], *, json: bool = False) -> None:
    """Print findings; end with 1 if something has failed."""
    print(to_json(found).decode() if json else "\n".join(map(line, found)))
    failed(any(each.state == FAILED for each in found))


async def examined() -> list[Finding]:
    """Everything that there is to find."""
    wrong = faults(os.environ)
    if wrong:
        return [broken("settings", "wrong", fault=fault) for fault in wrong]
    return [each async for each in _examined(settings(os.environ))]


async def _examined(given: Settings) -> AsyncIterator[Finding]:
    count = sum(name.removeprefix(PREFIX).lower() in Settings.__struct_fields__ for name in os.environ)
    yield fine("settings", count=count)
    for dsn in databases(given):
        for each in await stored(dsn):
            yield each
    yield await bus(given.nats)


async def stored(dsn: str) -> list[Finding]:
    """What there is to find in a database."""
    store = PostgresStore(dsn)
    try:
        await store.start()
        return await _stored(store)
    except (StoreDown, OSError, ValueError) as fault:
        return [broken("database", "away", where=where(dsn), fault=str(fault) or type(fault).__name__)]
    finally:
        await store.stop()


async def _stored(store: PostgresStore) -> list[Finding]:
    clock = StoreClock()
    for _ in range(READINGS):
        look = await store.look()
        clock.read(look.reading)
    found = list(database(store.dsn, await server(store), look, clock))
    whole = look.revision is not None and look.revision >= NEWEST
    return found + (await tables(store, clock.now()) if whole else [])
