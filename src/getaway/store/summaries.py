"""Summaries of tables in the directory: one row for each that an account keeps or that is listed.

They are written without waiting for the disk. What a server loses is noticed by the number of a table's last row.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from getaway.store.accounts import MOST_KEPT
from getaway.store.postgres import PostgresStore
from getaway.store.upkeep import NOT_WAITING
from getaway.table.people import Kept
from getaway.table.summary import Noted, Summary

GONE: Final = "gone"
"""The stage of a table that can't be shown."""


class KeptSeat(NamedTuple):
    """A seat that an account keeps, with the table as it was last noted; None where it never was."""

    kept: Kept
    noted: Noted | None


class ListedTable(NamedTuple):
    """A table that anyone can join, the language its host speaks, and the table as it was last noted."""

    lang: str
    noted: Noted


class Standing(NamedTuple):
    """After which row a table was last noted, and whether there was nothing to show then."""

    seq: int
    gone: bool


class PostgresSummaries:
    """Summaries beside the accounts and the list."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store

    # Reading

    async def kept(self, account: int) -> list[KeptSeat]:
        """The seats of an account, the newest first."""
        async with self.store.connected() as connection:
            found = await connection.fetch(KEPT, account, MOST_KEPT)
        return [KeptSeat(Kept(table, seat, key), _noted(table, *rest)) for table, seat, key, *rest in found]

    async def listed(self, most: int) -> list[ListedTable]:
        """The tables that anyone can join, the newest first."""
        async with self.store.connected() as connection:
            found = await connection.fetch(LISTED, most)
        noted = [(lang, _noted(*rest)) for lang, *rest in found]
        return [ListedTable(lang, each) for lang, each in noted if each is not None]

    async def standing(self, tables: Sequence[str]) -> dict[str, Standing]:
        """How each of these tables was last noted."""
        async with self.store.connected() as connection:
            found = await connection.fetch(STANDING, list(tables))
        return {table: Standing(seq, stage == GONE) for table, seq, stage in found}

    # Writing

    async def put(self, noted: Sequence[Noted]) -> None:
        """Write summaries of tables that are kept or listed, unless newer ones are there, and results that are new."""
        ordered = sorted(noted)  # so that two nodes wait for each other in the same order
        results = [(each.table, each.result) for each in ordered if each.result is not None]
        async with self.store.connected() as connection, connection.transaction():
            await connection.execute(NOT_WAITING)
            await connection.execute(PUT, *_columns(ordered))
            if results:
                await connection.executemany(RESULT, [(table, *_members(result)) for table, result in results])

    async def confirm(self, seqs: Mapping[str, int]) -> None:
        """Note after which row each table can't be read, so that it isn't tried again before the next one."""
        async with self.store.connected() as connection:
            await connection.execute(CONFIRM, list(seqs), list(seqs.values()))

    # Checking

    async def to_check(self, most: int) -> list[str]:
        """Tables that were checked longest ago; they go to the end of the line."""
        async with self.store.connected() as connection, connection.transaction():
            await connection.execute(NOT_WAITING)
            return [record["table_id"] for record in await connection.fetch(CHECK, most)]

    async def missing(self, most: int) -> list[str]:
        """Tables that are kept or listed and were never noted."""
        async with self.store.connected() as connection:
            return [record["table_id"] for record in await connection.fetch(MISSING, most)]

    async def sweep(self, tables: Sequence[str]) -> None:
        """Delete those of these summaries that no list shows any more."""
        async with self.store.connected() as connection, connection.transaction():
            await connection.execute(NOT_WAITING)
            await connection.execute(SWEEP, list(tables))


_read = msgspec.json.Decoder(Summary)


def _noted(table: str, seq: int | None, body: bytes | None) -> Noted | None:
    if seq is None:
        return None
    return Noted(table, seq, _read.decode(body) if body else None)


def _columns(noted: Sequence[Noted]) -> tuple[list[Any], ...]:
    summaries = [each.summary for each in noted]
    return (
        [each.table for each in noted],
        [each.seq for each in noted],
        [each.stage if each is not None else GONE for each in summaries],
        [each.free if each is not None else 0 for each in summaries],
        [msgspec.json.encode(each) if each is not None else b"" for each in summaries],
    )


def _members(result: msgspec.Struct) -> tuple[Any, ...]:
    return msgspec.structs.astuple(result)


WANTED: Final = """
(exists (select from account_seats where account_seats.table_id = {0}.table_id)
    or exists (select from listed where listed.table_id = {0}.table_id))
"""
KEPT: Final = """
select table_id, seat, key, seq, body from account_seats left join summaries using (table_id)
where account = $1 order by kept_at desc limit $2
"""
LISTED: Final = """
select lang, table_id, seq, body from listed join summaries using (table_id)
where ends_at > now() and stage = 'lobby' and free > 0 order by opened_at desc limit $1
"""
STANDING: Final = "select table_id, seq, stage from summaries where table_id = any($1::text[])"
PUT: Final = f"""
insert into summaries (table_id, seq, stage, free, body)
select new.* from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::bytea[])
    as new (table_id, seq, stage, free, body)
where {WANTED.format("new")}
order by new.table_id
on conflict (table_id) do update
set seq = excluded.seq, stage = excluded.stage, free = excluded.free, body = excluded.body
where summaries.seq <= excluded.seq
"""  # noqa: S608 - names of our own
RESULT: Final = """
insert into results (table_id, game, mission, level, won, stars) select $1, $2, $3, $4, $5, $6
where exists (select from account_seats where table_id = $1) on conflict do nothing
"""
CONFIRM: Final = """
update summaries set seq = new.seq from unnest($1::text[], $2::int[]) as new (table_id, seq)
where summaries.table_id = new.table_id and summaries.seq < new.seq
"""
CHECK: Final = """
update summaries set checked_at = now() where table_id = any (array(
    select table_id from summaries where stage in ('lobby', 'playing') order by checked_at limit $1
    for no key update skip locked
)) returning table_id
"""
MISSING: Final = """
select table_id from (
    select table_id from account_seats union select table_id from listed where ends_at > now()
) as wanted
where not exists (select from summaries where summaries.table_id = wanted.table_id) limit $1
"""
SWEEP: Final = f"delete from summaries where table_id = any($1::text[]) and not {WANTED.format('summaries')}"  # noqa: S608
