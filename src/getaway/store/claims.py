"""Tables whose time has come, claimed so that nobody else works on them for a while.

A claim is a lease: it puts the due row off before the work begins, each time for twice as long. Nothing is locked while
the work is done, and the row goes with the first act appended. Work that kills its worker is tried less and less often.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Final, Protocol

import asyncpg

from getaway.store.lanes import Writers
from getaway.table import Row, StoreDown
from getaway.table.editions import ours

LONGER: Final = 1_200
"""Milliseconds for which a claim is kept each time its work says, once a second, that it goes on.

Little more than the second itself: if the worker dies, another begins soon.
"""
ABANDONED: Final = 5_000
"""Milliseconds after which what is due under older rules has nobody left who'd do it under them."""
LONGEST: Final = 3_600_000
"""Milliseconds for which a claim is put off at most."""
RETURNS: Final = 60
PAUSE: Final = 0.25
"""How often, and after how many seconds each, a claim is given back to a store that was down."""

CLAIM = """
with soonest as (
    select due.n, due.at from due join tables on tables.id = due.table_id
    left join unnest($3::text[], $4::int[]) as ours (game, rules) on ours.game = tables.game
    where due.at <= $1 - $6::bigint
    and (tables.rules in (0, ours.rules) or (tables.rules < ours.rules and due.at <= $1 - $5::bigint))
    order by due.at for update of due skip locked limit 1
)
update due set tries = tries + 1, at = $1::bigint + least($2::bigint, 1000 * (2 ^ least(tries + 1, 30))::bigint)
from soonest, set_config('synchronous_commit', 'off', true)
where due.n = soonest.n
returning due.n, due.table_id, soonest.at, due.tries, due.tries - due.put_off - 1, due.trace
"""
"""Counted before the work begins, without waiting for the disk: a count that is lost with the server hurts nobody.

A table that is played under other rules than ours is left to others; under older ones, as long as others see to it.
"""
KEEP = "update due set at = at + $3 where n = $1 and tries = $2"
DONE = "delete from due where n = $1 and tries = $2"
PUT_OFF = "update due set at = $3, put_off = put_off + 1 where n = $1 and tries = $2"
GIVE_BACK = "update due set at = $3, tries = tries - 1 where n = $1 and tries = $2"


class Connected(Protocol):
    """The part of a store that claims need."""

    writer: Writers
    returning: set[asyncio.Task[None]]
    """Claims that are given back as soon as the database answers again."""

    def connected(self) -> AbstractAsyncContextManager[asyncpg.Connection]:
        """A connection; a store that is lost raises `StoreDown`."""


class PostgresClaim:
    """One table that is looked at."""

    def __init__(
        self, store: Connected, n: int, table: str, at: int, tries: int, unfinished: int, trace: str | None
    ) -> None:
        self.table = table
        self.at = at
        self.tries = tries
        self.unfinished = unfinished
        self.trace = trace
        self.open = True
        self._store = store
        self._n = n

    async def append(self, row: Row) -> bool:
        """Write a row and end the claim, together or not at all; False where the row's number is taken."""
        written = await self._store.writer.append(row, self._n)
        self.open = self.open and not written
        return written

    async def keep(self) -> None:
        """Hold on to it a little longer: the work goes on."""
        if self.open:
            async with self._store.connected() as connection:
                await connection.execute(KEEP, self._n, self.tries, LONGER)

    async def put_off(self, until: int) -> None:
        """Look at the table again later."""
        await self._end(PUT_OFF, until)

    async def done(self) -> None:
        """There was nothing to do."""
        await self._end(DONE)

    async def give_back(self) -> None:
        """Let someone else try at once, as if nobody had."""
        await self._end(GIVE_BACK, self.at)

    async def _end(self, sql: str, *until: int) -> None:
        if self.open:
            async with self._store.connected() as connection:
                await connection.execute(sql, self._n, self.tries, *until)
            self.open = False


@asynccontextmanager
async def claimed(store: Connected, now: int, since: int = 0) -> AsyncIterator[PostgresClaim | None]:
    """The table that has waited longest, if one has been due for `since` milliseconds.

    Without a row appended the claim ends when the work does.
    """
    async with store.connected() as connection:
        games, versions = zip(*ours(), strict=True) if ours() else ((), ())
        due = await connection.fetchrow(CLAIM, now, LONGEST, games, versions, ABANDONED, since)
    if due is None:
        yield None
        return
    claim = PostgresClaim(store, *due)
    try:
        yield claim
    except BaseException:
        await _returned(claim, store)
        raise
    await claim.done()


async def _returned(claim: PostgresClaim, store: Connected) -> None:
    """Give a claim back, if not now then as soon as the store answers: its table isn't to blame."""
    try:
        await claim.give_back()
    except StoreDown:
        task = asyncio.create_task(_keep_returning(claim))
        store.returning.add(task)
        task.add_done_callback(store.returning.discard)


async def _keep_returning(claim: PostgresClaim) -> None:
    for _ in range(RETURNS):
        await asyncio.sleep(PAUSE)
        with suppress(StoreDown):
            await claim.give_back()
            return
