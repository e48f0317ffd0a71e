"""Logs that are long, without anybody having to play for so long; and how long a piece of work holds the loop."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import thread_time
from typing import Any

import asyncpg
import pytest
from tests.unit.table.seated import At

from getaway.kernel import to_json
from getaway.store.rows import COLUMNS, packed
from getaway.table.acts import Said
from getaway.table.items import item_of
from getaway.table.live import Live
from getaway.table.ports import Row


async def talked(at: At, rows: int, text: str = "hello again") -> None:
    """A player says the same thing this many times, straight into the store; no checkpoint is kept."""
    first = (await at.house.store.lasts([at.id]))[at.id] + 1
    act = Said(seat=0, text=text, at=at.house.clock.at)
    said, told = to_json(act), packed([to_json([item_of(act)])])
    records = ((at.id, seq, None, said, told) for seq in range(first, first + rows))
    connection = await asyncpg.connect(at.house.store.dsn)
    await connection.copy_records_to_table("log", records=records, columns=COLUMNS.split(", "))
    await connection.close()


class Held:
    """How long the loop was held: at the longest, and in all, in seconds of the processor."""

    longest = 0.0
    whole = 0.0


@asynccontextmanager
async def held() -> AsyncIterator[Held]:
    """Measure everything that runs meanwhile."""
    found = Held()

    async def tick() -> None:
        last = thread_time()
        while True:
            await asyncio.sleep(0)
            now = thread_time()
            found.longest, last = max(found.longest, now - last), now

    gc.collect()
    gc.disable()  # it would be counted too
    began, ticking = thread_time(), asyncio.create_task(tick())
    await asyncio.sleep(0)
    try:
        yield found
    finally:
        await asyncio.sleep(0)
        found.whole = thread_time() - began
        gc.enable()
        ticking.cancel()


@contextmanager
def taken(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The numbers of the rows that are carried out again meanwhile."""
    numbers: list[int] = []
    take = Live.take

    def taking(live: Live, row: Row) -> object:
        numbers.append(row.seq)
        return take(live, row)

    with monkeypatch.context() as patch:
        patch.setattr(Live, "take", taking)
        yield numbers


@contextmanager
def queried(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[list[Any]]]:
    """What each query gives meanwhile."""
    answers: list[list[Any]] = []
    fetch = asyncpg.Connection.fetch

    async def noted(connection: asyncpg.Connection, sql: str, *args: object, **more: Any) -> list[Any]:
        answers.append(await fetch(connection, sql, *args, **more))
        return answers[-1]

    with monkeypatch.context() as patch:
        patch.setattr(asyncpg.Connection, "fetch", noted)
        yield answers
