"""`getaway repair`: a table whose log no longer replays goes on from the last row that does."""

from __future__ import annotations

import asyncio

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.cli.hosting.environment import given
from getaway.kernel import Refused
from getaway.store import PostgresStore
from getaway.store.clock import StoreClock
from getaway.table import StoreDown
from getaway.table.repair import Finding, examine, set_back

ATTEMPTS = 5


def repair(table: str, *, yes: bool) -> None:
    """Say what would be taken back; with `yes`, take it back."""
    try:
        asyncio.run(_repaired(table, yes=yes))
    except StoreDown as fault:
        raise BadCommand(say("no-database", fault=str(fault))) from fault
    except Refused as refused:
        raise BadCommand(say("repair-cannot", table=table, clause=refused.clause)) from refused


async def _repaired(table: str, *, yes: bool) -> None:
    store = PostgresStore(given().database)
    await store.start()
    try:
        found = await examine(store, table)
        if found is None:
            print(say("repair-whole", table=table))
            return
        _show(found)
        if yes:
            await _set_back(store, found)
        else:
            print(say("repair-ask"))
    finally:
        await store.stop()


def _show(found: Finding) -> None:
    print(say("repair-found", table=found.table, row=found.good.seq, why=found.why))
    rows = [row.seq for row in found.played]
    print(say("repair-rows", count=len(rows), first=min(rows, default=0), last=max(rows, default=0)))


async def _set_back(store: PostgresStore, found: Finding | None) -> None:
    """Again where a node has written a row meanwhile."""
    for _ in range(ATTEMPTS):
        if found is None:
            return
        number = await set_back(store, found, await _now(store))
        if number is not None:
            print(say("repair-done", table=found.table, row=found.good.seq, number=number))
            return
        found = await examine(store, found.table)
    raise BadCommand(say("repair-busy"))


async def _now(store: PostgresStore) -> int:
    clock = StoreClock()
    clock.read((await store.look()).reading)
    return clock.now()
