"""Setting a match back: to the last row that replays, or to any earlier one. Everyone at the table is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.cli.hosting.admin.acting import Acting, Answer, answer, everything, run
from getaway.kernel import Refused
from getaway.store import AnyStore
from getaway.store.clock import StoreClock
from getaway.store.operating import Deed, PostgresOperating
from getaway.table.live import Diverged
from getaway.table.loading import load
from getaway.table.repair import Finding, examine, set_back, wind_back
from getaway.table.slices import Gate

ATTEMPTS = 5
"""How often something is tried again where a node has written a row meanwhile."""

Look = Callable[[], Awaitable[Finding | None]]


def repair(table: str, acting: Acting) -> None:
    """Let a table whose log no longer replays go on from the last row that does."""

    async def work() -> Answer:
        async with everything() as store:
            found = await examine(store, table)
            if found is None:
                return Answer(True, say("repair-whole", table=table))
            would = [say("repair-found", table=table, row=found.good.seq, why=found.why), undone(found)]
            deed = acting.deed("repair", table) if acting.yes else None
            return await _set_back(store, lambda: examine(store, table), would, deed)

    answer(run(work()), json=acting.json)


def rollback(table: str, row: int, acting: Acting) -> None:
    """Take a running match back to an earlier row."""

    async def work() -> Answer:
        async with everything() as store:
            await _goes_on(store, table)

            async def look() -> Finding:
                return await wind_back(store, table, row, f"rolled back. {acting.why}".strip())

            would = [say("admin-rollback", table=table, row=row), undone(await look())]
            deed = acting.deed("rollback", f"{table} {row}") if acting.yes else None
            return await _set_back(store, look, would, deed)

    answer(run(work()), json=acting.json)


async def _goes_on(store: AnyStore, table: str) -> None:
    """Refuse a match that is over or was closed; one that no longer replays may need just this."""
    try:
        live = await load(table, store, Gate())
    except Diverged:
        return
    if live is None:
        raise Refused("GT-TABLE-01")
    if live.table.closed:
        raise Refused("GT-TABLE-02")
    if live.playing().over:
        raise Refused("GT-OVER-01")


def undone(found: Finding) -> str:
    """Which rows wouldn't count any more."""
    rows = [row.seq for row in found.played]
    return say("repair-rows", count=len(rows), first=min(rows, default=0), last=max(rows, default=0))


async def _set_back(store: AnyStore, look: Look, would: list[str], deed: Deed | None) -> Answer:
    """Say what would be undone; with a deed, undo it, again where a node has written a row meanwhile."""
    if deed is None:
        return Answer(False, "\n".join(would))
    for _ in range(ATTEMPTS):
        found = await look()
        number = await set_back(store, found, await now(store)) if found is not None else None
        if found is not None and number is not None:
            await PostgresOperating(store.directory).note(deed)
            return Answer(True, say("repair-done", table=found.table, row=found.good.seq, number=number))
    raise BadCommand(say("repair-busy"))


async def now(store: AnyStore) -> int:
    """Unix time in milliseconds, by the store's clock."""
    clock = StoreClock()
    clock.read((await store.look()).reading)
    return clock.now()
