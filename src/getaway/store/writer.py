"""Group commit: one connection writes the rows of all tables of this node, as many at once as are waiting.

A row whose number or id is taken is left out by itself and sinks none of its neighbours.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import asyncpg

from getaway.store.rows import LOST, columns
from getaway.table import Row, StoreDown

MOST_AT_ONCE = 500

APPEND = """
with written as (
    insert into log (table_id, seq, id, act, told)
    select * from unnest($1::text[], $2::int[], $3::text[], $4::bytea[], $5::bytea[])
    on conflict do nothing
    returning table_id, seq
), timed as (
    insert into due (table_id, at)
    select new.table_id, new.at from unnest($1::text[], $2::int[], $6::bigint[]) as new (table_id, seq, at)
    join written using (table_id, seq)
    where new.at is not null
), cleared as (
    delete from notes
    using unnest($1::text[], $2::int[], $7::int[]) as new (table_id, seq, seat) join written using (table_id, seq)
    where notes.table_id = new.table_id and notes.seat = new.seat
)
select table_id, seq from written
"""
"""Rows are sorted by table and number, so that two nodes that write at once wait for each other in the same order."""


class Waiting(NamedTuple):
    """A row, and who waits for it."""

    row: Row
    written: asyncio.Future[bool]


class Writer:
    """The one writer of a node."""

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn
        self.on_group: Callable[[int], None] = lambda _rows: None
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._connection: asyncpg.Connection | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._hang_up()

    async def append(self, row: Row) -> bool:
        """Write a row; False where its number or id is taken."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Waiting(row, written))
        return await written

    async def _run(self) -> None:
        while True:
            group = [await self._queue.get()]
            while not self._queue.empty() and len(group) < MOST_AT_ONCE:
                group.append(self._queue.get_nowait())
            await self._write(group)

    async def _write(self, group: list[Waiting]) -> None:
        group.sort(key=lambda waiting: (waiting.row.table, waiting.row.seq))
        try:
            connection = await self._connected()
            written = {tuple(found) for found in await connection.fetch(APPEND, *columns([w.row for w in group]))}
        except LOST as lost:
            await self._hang_up()
            for waiting in group:
                self._answer(waiting, StoreDown(str(lost)))
            return
        self.on_group(len(group))
        for waiting in group:
            self._answer(waiting, (waiting.row.table, waiting.row.seq) in written)

    @staticmethod
    def _answer(waiting: Waiting, answer: bool | StoreDown) -> None:
        if waiting.written.done():  # whoever waited has gone away
            return
        if isinstance(answer, StoreDown):
            waiting.written.set_exception(answer)
        else:
            waiting.written.set_result(answer)

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self.dsn, command_timeout=10, timeout=5)
        return self._connection

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
