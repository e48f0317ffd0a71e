"""Accounts, sessions and kept seats in PostgreSQL. Of a session only the hash of its token is here."""

from __future__ import annotations

from getaway.store.postgres import PostgresStore
from getaway.store.sweeping import AT_ONCE, SWEEP_SESSIONS, seldom
from getaway.table.people import Account, Kept

MOST_KEPT = 50
"""How many seats of an account are listed."""

MAKE = """
insert into accounts (name, folded, password) values ($1, $2, $3)
on conflict (folded) do nothing returning id, name, password
"""
WHO = """
select id, name, password from accounts join sessions on account = id where token = $1 and ends_at > now()
"""
BEGIN = "insert into sessions (token, account, ends_at) values ($1, $2, now() + make_interval(secs => $3))"
KEEP = """
insert into account_seats (account, table_id, seat, key) values ($1, $2, $3, $4)
on conflict (account, table_id) do update set seat = excluded.seat, key = excluded.key, kept_at = now()
"""
KEPT = """
select table_id, seat, key from account_seats where account = $1 and ($2::text is null or table_id = $2)
order by kept_at desc limit $3
"""


class PostgresPeople:
    """People in the same database as their tables."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store

    async def make(self, name: str, folded: str, password: str) -> Account | None:
        return await self._account(MAKE, name, folded, password)

    async def find(self, folded: str) -> Account | None:
        return await self._account("select id, name, password from accounts where folded = $1", folded)

    async def rehash(self, account: int, password: str) -> None:
        async with self.store.connected() as connection:
            await connection.execute("update accounts set password = $2 where id = $1", account, password)

    async def begin(self, token: bytes, account: int, seconds: int) -> None:
        async with self.store.connected() as connection, connection.transaction():
            if seldom():
                await connection.execute(SWEEP_SESSIONS, AT_ONCE)
            await connection.execute(BEGIN, token, account, seconds)

    async def who(self, token: bytes) -> Account | None:
        return await self._account(WHO, token)

    async def end(self, token: bytes) -> None:
        async with self.store.connected() as connection:
            await connection.execute("delete from sessions where token = $1", token)

    async def keep(self, account: int, kept: Kept) -> None:
        async with self.store.connected() as connection:
            await connection.execute(KEEP, account, *kept)

    async def kept(self, account: int, table: str | None = None) -> list[Kept]:
        async with self.store.connected() as connection:
            found = await connection.fetch(KEPT, account, table, MOST_KEPT)
        return [Kept(*record) for record in found]

    async def _account(self, sql: str, *values: str | bytes) -> Account | None:
        async with self.store.connected() as connection:
            found = await connection.fetchrow(sql, *values)
        return Account(*found) if found is not None else None
