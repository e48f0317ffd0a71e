"""Moving a table to another database while it is being played.

The source locks the table, so that rows wait; everything that hangs on it is copied; the source then drops it and notes
where it went. Until that commits, the source has the table, and a copy that was never finished counts for nothing.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from getaway.store.postgres import PostgresStore
from getaway.store.sharded import ShardedStore
from getaway.table.opening import LETTERS

LOCK = "select id from tables where id = $1 for update"
DROP = "delete from tables where id = $1"
GONE = """
insert into moved (table_id, shard) values ($1, $2)
on conflict (table_id) do update set shard = excluded.shard, moved_at = now()
"""
BACK = "delete from moved where table_id = $1"
KINDS = """
select kind.relname as name, key, array(
    select attname::text from pg_attribute
    where attrelid = kind.oid and attnum > 0 and not attisdropped and attidentity = '' order by attnum
) as columns
from (
    select 'tables'::regclass as of, 'id'::name as key
    union all
    select conrelid, attname from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'tables'::regclass
) as held join pg_class as kind on kind.oid = of
order by of <> 'tables'::regclass, name
"""
"""Tables, then all that hangs on them, without the numbers that a database gives out by itself."""
ALL = "select id from tables where id > $1 order by id limit $2"
AT_ONCE = 200


async def move(table: str, source: PostgresStore, target: PostgresStore, name: str) -> bool:
    """Move a table to another shard, which goes by this name; False where the source doesn't have it."""
    async with source.connected() as here, here.transaction():
        if await here.fetchval(LOCK, table) is None:
            return False
        async with target.connected() as there, there.transaction():
            await there.execute(DROP, table)  # what an attempt that failed has left
            await there.execute(BACK, table)
            for kind in await here.fetch(KINDS):
                await _copied(here, there, kind["name"], kind["key"], kind["columns"], table)
        await here.execute(DROP, table)
        await here.execute(GONE, table, name)
    return True


async def _copied(
    here: Any,  # noqa: ANN401 - a pool's connection is a proxy
    there: Any,  # noqa: ANN401
    kind: str,
    key: str,
    columns: list[str],
    table: str,
) -> None:
    names = ", ".join(columns)
    rows = await here.fetch(f"select {names} from {kind} where {key} = $1", table)  # noqa: S608 - names of our own
    await there.copy_records_to_table(kind, records=[tuple(row) for row in rows], columns=columns)


async def move_all(store: ShardedStore, source: str, target: str, letters: str = LETTERS) -> AsyncIterator[str]:
    """Move the tables of a shard that begin with these letters to another, one by one; yields each that was moved."""
    here, there, last = store.by_name[source], store.by_name[target], ""
    while tables := await _some(here, last):
        for table in tables:
            if table[:1] in letters and await move(table, here, there, target):
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
