"""Tables that are looked at for what can be put away, one at a time, so that nobody waits for it."""

from __future__ import annotations

import asyncio
from typing import Final

from getaway.store import archiving
from getaway.store.packing import Blob, pack
from getaway.store.postgres import PostgresStore

LEASE: Final = 300
"""Seconds after which a table is looked at again if the worker that began with it has died."""
NEXT = """
update tables set look_at = now() + make_interval(secs => $1)
where id = (
    select id from tables where look_at <= now() order by look_at limit 1 for no key update skip locked
)
returning id
"""
PUT_OFF = "update tables set look_at = now() + make_interval(secs => $2) where id = $1"
NOT_WAITING = "set local synchronous_commit = off"
"""Nothing hangs on it: should the server lose what was done, everything is where it was before."""
SWEEP = """
delete from tables where id = $1 and greatest(archived, (select max(seq) from log where table_id = tables.id)) = $2
returning 1
"""


class PostgresUpkeep:
    """The archive and the broom, in the same database as the tables."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store

    async def next(self) -> str | None:
        """A table that it is time to look at; nobody else looks at it for a while."""
        async with self.store.connected() as connection, connection.transaction():
            await connection.execute(NOT_WAITING)
            table: str | None = await connection.fetchval(NEXT, LEASE)
        return table

    async def put_off(self, table: str, seconds: float) -> None:
        """Look at it again later."""
        async with self.store.connected() as connection, connection.transaction():
            await connection.execute(NOT_WAITING)
            await connection.execute(PUT_OFF, table, seconds)

    async def archive(self, table: str, upto: int) -> Blob | None:
        """Pack a match that ends with a row; None where it isn't the last, or something came between.

        Nothing is locked while it is packed, only while the blob takes the place of the rows.
        """
        pages = self.store.pages
        async with self.store.connected() as connection, connection.transaction(isolation="repeatable_read"):
            found = await archiving.read(pages, connection, table)
        if found is None or found.length != upto:
            return None
        blob = await asyncio.to_thread(pack, found)
        async with self.store.connected() as connection, connection.transaction():
            await connection.execute(NOT_WAITING)
            done = await archiving.put_in(connection, table, found, blob)
        return blob if done else None

    async def sweep(self, table: str, upto: int) -> bool:
        """Delete a table that ends with a row; False where something came between."""
        async with self.store.connected() as connection, connection.transaction():
            await connection.execute(NOT_WAITING)
            await connection.execute(archiving.LOCK, table)
            return await connection.fetchval(SWEEP, table, upto) is not None
