"""Moving a table to another database while it is being played.

The source locks the table, so that rows wait, and the target gets a crate with everything that hangs on it. The source
then drops the table and notes where it went. That commit moves it; what is left to do is to unpack the crate.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from getaway.store import crates
from getaway.store.postgres import PostgresStore
from getaway.store.sharded import ShardedStore
from getaway.table.opening import LETTERS

LOCK = "select id from tables where id = $1 for update"
DROP = "delete from tables where id = $1"
GONE = """
insert into moved (table_id, shard) values ($1, $2)
on conflict (table_id) do update set shard = excluded.shard, moved_at = now()
"""
ALL = "select id from tables where id > $1 order by id limit $2"
AT_ONCE = 200


async def move(store: ShardedStore, table: str, source: str, target: str) -> bool:
    """Move a table from one shard to another; False where the source doesn't have it."""
    async with store.by_name[source].connected() as here, here.transaction():
        if await here.fetchval(LOCK, table) is None:
            return False
        async with store.by_name[target].connected() as there:
            await crates.put(there, table, source, await crates.packed(here, table))
        await here.execute(DROP, table)
        await here.execute(GONE, table, target)
    await store.settle(table, target)
    return True


async def move_all(store: ShardedStore, source: str, target: str, letters: str = LETTERS) -> AsyncIterator[str]:
    """Move the tables of a shard that begin with these letters to another, one by one; yields each that was moved."""
    last = ""
    while tables := await _some(store.by_name[source], last):
        for table in tables:
            if table[:1] in letters and await move(store, table, source, target):
                yield table
        last = tables[-1]


async def count(store: PostgresStore) -> int:
    """How many tables are in a shard."""
    async with store.connected() as connection:
        found: int = await connection.fetchval("select count(*) from tables")
    return found


async def _some(store: PostgresStore, after: str) -> list[str]:
    async with store.connected() as connection:
        return [record["id"] for record in await connection.fetch(ALL, after, AT_ONCE)]
