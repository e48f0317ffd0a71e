"""Listed tables and results in PostgreSQL."""

from __future__ import annotations

from getaway.store.postgres import PostgresStore
from getaway.store.sweeping import AT_ONCE, SWEEP_LISTED, seldom
from getaway.table.around import Listed, Result

LIST = """
insert into listed (table_id, lang, ends_at) values ($1, $2, now() + make_interval(secs => $3))
on conflict (table_id) do update set lang = excluded.lang, ends_at = excluded.ends_at
"""
OF = """
select table_id, game, mission, level, won, stars from results join account_seats using (table_id)
where account = $1 order by results.kept_at
"""


class PostgresListing:
    """The list in the same database as the tables."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store

    async def put(self, listed: Listed, seconds: int) -> None:
        async with self.store.connected() as connection, connection.transaction():
            if seldom():
                await connection.execute(SWEEP_LISTED, AT_ONCE)
            await connection.execute(LIST, *listed, seconds)

    async def drop(self, table: str) -> None:
        async with self.store.connected() as connection:
            await connection.execute("delete from listed where table_id = $1", table)

    async def is_listed(self, table: str) -> bool:
        async with self.store.connected() as connection:
            sql = "select 1 from listed where table_id = $1 and ends_at > now()"
            return await connection.fetchval(sql, table) is not None


class PostgresResults:
    """Results beside the tables they come from."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store

    async def of(self, account: int) -> list[tuple[str, Result]]:
        async with self.store.connected() as connection:
            found = await connection.fetch(OF, account)
        return [(table, Result(*members)) for table, *members in found]
