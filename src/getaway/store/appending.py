"""The statements that append rows and keep checkpoints, and what waits to be appended."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from getaway.store.rows import packed
from getaway.table import Row

APPEND = """
with here as (
    select id, archived, rules from tables where id = any($1::text[]) for key share
), written as (
    insert into log (table_id, seq, id, act, told)
    select new.table_id, new.seq, new.id, new.act, new.told
    from unnest($1::text[], $2::int[], $3::text[], $4::bytea[], $5::bytea[], $10::int[])
        as new (table_id, seq, id, act, told, rules)
    left join here on here.id = new.table_id
    where new.seq > coalesce(here.archived, 0) and (new.rules = 0 or new.rules >= coalesce(here.rules, 0))
    order by new.table_id, new.seq
    on conflict do nothing
    returning table_id, seq
), timed as (
    insert into due (table_id, at, trace)
    select new.table_id, new.at, new.trace
    from unnest($1::text[], $2::int[], $6::bigint[], $11::text[]) as new (table_id, seq, at, trace)
    join written using (table_id, seq)
    where new.at is not null
), cleared as (
    delete from notes
    using unnest($1::text[], $2::int[], $7::int[]) as new (table_id, seq, seat) join written using (table_id, seq)
    where notes.table_id = new.table_id and notes.seat = new.seat
), spent as (
    delete from due
    using unnest($1::text[], $2::int[], $8::bigint[]) as new (table_id, seq, claim) join written using (table_id, seq)
    where due.n = new.claim
), switched as (
    update tables set game = new.game, rules = new.rules
    from unnest($1::text[], $2::int[], $9::text[], $10::int[]) as new (table_id, seq, game, rules)
    join written using (table_id, seq)
    where tables.id = new.table_id and tables.rules < new.rules
)
select table_id, seq from written
"""
"""Rows are sorted by table and number, so that two nodes that write at once wait for each other in the same order.

A number that was archived is taken, too. The lock waits while a table is archived, and then sees how far it was.
A row of older rules than the table's isn't written; the first of newer ones changes the table's. No two processes can
do so at once, since only one of them gets the number.
"""
KEEP = """
with milestone as (
    insert into milestones (table_id, seq, data) values ($1, $2, $3) on conflict do nothing
)
insert into checkpoints (table_id, seq, data) values ($1, $2, $3)
on conflict (table_id) do update set seq = excluded.seq, data = excluded.data where checkpoints.seq <= excluded.seq
"""
"""A checkpoint stays as a milestone when a newer one takes its place."""


class Waiting(NamedTuple):
    """A row, the claim that ends with it if there is one, and who waits for it."""

    row: Row
    claim: int | None
    written: asyncio.Future[bool]
    trace: str | None = None
    """The span in which it is written, if that is traced."""

    def answer(self, answer: bool | BaseException) -> None:
        """Say what became of it."""
        if self.written.done():  # nobody waits for it any more
            return
        if isinstance(answer, BaseException):
            self.written.set_exception(answer)
        else:
            self.written.set_result(answer)


def columns(
    rows: Sequence[Row], claims: Sequence[int | None], traces: Sequence[str | None] = ()
) -> tuple[list[Any], ...]:
    """The columns of some rows, of the claims that end with them, and of their traces, for `unnest`."""
    return (
        [row.table for row in rows],
        [row.seq for row in rows],
        [row.id for row in rows],
        [row.act for row in rows],
        [packed(row.told) for row in rows],
        [row.due for row in rows],
        [row.clears for row in rows],
        list(claims),
        [row.edition.game if row.edition else "" for row in rows],
        [row.edition.version if row.edition else 0 for row in rows],
        list(traces) or [None] * len(rows),
    )
