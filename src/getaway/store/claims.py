"""Tables whose time has come, claimed so that nobody else works on them, and given back if the worker dies."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from getaway.store.rows import LOST, columns
from getaway.store.writer import APPEND
from getaway.table import Row, StoreDown

CLAIM = """
delete from due
where n = (select n from due where at <= $1 order by at for update skip locked limit 1)
returning table_id, at
"""


class PostgresClaim:
    """One table, and the transaction that has taken it off the list."""

    def __init__(
        self, table: str, at: int, connection: asyncpg.Connection, transaction: asyncpg.transaction.Transaction
    ) -> None:
        self.table = table
        self.at = at
        self.open = True
        self._connection = connection
        self._transaction = transaction

    async def append(self, row: Row) -> bool:
        """Write a row and end the claim, together or not at all; False where the row's number is taken."""
        try:
            if not await self._connection.fetch(APPEND, *columns([row])):
                return False
            await self._transaction.commit()
        except LOST as lost:
            raise StoreDown(str(lost)) from lost
        self.open = False
        return True

    async def put_off(self, until: int) -> None:
        """Put the table on the list again, for later."""
        await self._connection.execute("insert into due (table_id, at) values ($1, $2)", self.table, until)


@asynccontextmanager
async def claimed(pool: asyncpg.Pool, now: int) -> AsyncIterator[PostgresClaim | None]:
    """The table that has waited longest, if one is due. Without a row appended the claim ends when the work does."""
    async with pool.acquire() as connection:
        transaction = connection.transaction()
        await transaction.start()
        claim: PostgresClaim | None = None
        try:
            due = await connection.fetchrow(CLAIM, now)
            claim = PostgresClaim(due["table_id"], due["at"], connection, transaction) if due else None
            yield claim
        except BaseException:
            if claim is None or claim.open:
                await transaction.rollback()
            raise
        if claim is None or claim.open:
            await transaction.commit()
