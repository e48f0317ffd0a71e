"""What operators do to tables, and the record of it."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final, NamedTuple

import msgspec

from getaway.store.appending import APPEND, KEEP, columns
from getaway.store.postgres import PostgresStore
from getaway.table import Checkpoint, Row


class Deed(NamedTuple):
    """Something that an operator does: who, what, to whom or what, and why."""

    who: str
    what: str
    whom: str
    why: str


class Noted(msgspec.Struct, frozen=True):
    """A deed in the record."""

    n: int
    who: str
    what: str
    whom: str
    why: str
    done_at: datetime


class PostgresOperating:
    """The operators' way to the tables of a database."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store

    async def newest(self, most: int) -> list[str]:
        """The tables that were opened last."""
        async with self.store.connected() as connection:
            return [record["id"] for record in await connection.fetch(NEWEST, most)]

    async def opened_at(self, table: str) -> datetime:
        """When a table was opened, by the database's clock."""
        async with self.store.connected() as connection:
            opened: datetime = await connection.fetchval("select opened_at from tables where id = $1", table)
        return opened

    async def close(self, row: Row, checkpoint: Checkpoint) -> bool:
        """Write the row that closes a table: nothing is due there any more. False where its number is taken."""
        async with self.store.connected() as connection, connection.transaction():
            if not await connection.fetch(APPEND, *columns([row], [None])):
                return False
            await connection.execute(KEEP, row.table, checkpoint.seq, checkpoint.data)
            await connection.execute("delete from due where table_id = $1", row.table)
        return True

    async def note(self, deed: Deed) -> None:
        """Keep what was done."""
        async with self.store.connected() as connection:
            await noted(connection, deed)

    async def deeds(self, most: int) -> list[Noted]:
        """What was done last, the newest first."""
        async with self.store.connected() as connection:
            return [Noted(**record) for record in await connection.fetch(DEEDS, most)]


async def noted(connection: Any, deed: Deed) -> None:  # noqa: ANN401 - a pool's connection is a proxy
    """Keep a deed, in the transaction that does it."""
    await connection.execute("insert into audit (who, what, whom, why) values ($1, $2, $3, $4)", *deed)


NEWEST: Final = "select id from tables order by opened_at desc limit $1"
DEEDS: Final = "select n, who, what, whom, why, done_at from audit order by n desc limit $1"
