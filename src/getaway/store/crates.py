"""Crates: everything that hangs on a table, packed to be moved to another database.

A crate lies at the target until the source has let the table go. Before that it counts for nothing; after it, anybody
who misses the table may unpack it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

KINDS: Final = """
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
CLEAR: Final = "delete from crates where table_id = $1"
PUT: Final = "insert into crates (table_id, source, body) values ($1, $2, $3)"
FIND: Final = "select n, source from crates where table_id = $1"
LEFT: Final = "select table_id from crates where put_at < now() - make_interval(secs => $1)"
TAKE: Final = "delete from crates where n = $1 returning body"
BACK: Final = "delete from moved where table_id = $1"


class Crate(NamedTuple):
    """A crate that waits: its number, and the shard that it comes from."""

    n: int
    source: str


class Kind(msgspec.Struct, frozen=True, array_like=True):
    """The rows of one kind that hang on a table."""

    name: str
    columns: list[str]
    rows: list[list[Any]]


async def packed(here: Any, table: str) -> bytes:  # noqa: ANN401 - a pool's connection is a proxy
    """Everything that hangs on a table, which nobody may change meanwhile."""
    kinds = await here.fetch(KINDS)
    found = [Kind(each["name"], each["columns"], await _rows(here, each, table)) for each in kinds]
    return msgspec.msgpack.encode(found)


async def _rows(here: Any, kind: Any, table: str) -> list[list[Any]]:  # noqa: ANN401
    sql = f"select {', '.join(kind['columns'])} from {kind['name']} where {kind['key']} = $1"  # noqa: S608 - names of our own
    return [list(row) for row in await here.fetch(sql, table)]


async def put(there: Any, table: str, source: str, body: bytes) -> None:  # noqa: ANN401
    """Keep a crate, in place of one that an attempt that failed has left."""
    async with there.transaction():
        await there.execute(CLEAR, table)
        await there.execute(PUT, table, source, body)


async def find(there: Any, table: str) -> Crate | None:  # noqa: ANN401
    """The crate of a table, if there is one."""
    found = await there.fetchrow(FIND, table)
    return Crate(*found) if found else None


async def unpack(there: Any, table: str, crate: Crate) -> None:  # noqa: ANN401
    """Put everything in its place, unless somebody else has done it."""
    async with there.transaction():
        body = await there.fetchval(TAKE, crate.n)
        if body is None:
            return
        await there.execute(BACK, table)
        for kind in msgspec.msgpack.decode(body, type=list[Kind]):
            await there.copy_records_to_table(kind.name, records=map(tuple, kind.rows), columns=kind.columns)
