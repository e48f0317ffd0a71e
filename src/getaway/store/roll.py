"""Accounts as their operator sees them: never a password, a token or a key."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

import msgspec

from getaway.store.bans import NOW, Ban
from getaway.store.operating import Deed, noted
from getaway.store.postgres import PostgresStore


class Listed(msgspec.Struct, frozen=True):
    """An account: how many sessions run, how many seats it keeps, and whether it is banned."""

    id: int
    name: str
    made_at: datetime
    sessions: int
    seats: int
    ban: Ban | None


class PostgresRoll:
    """Everybody who has an account."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store

    async def newest(self, most: int) -> list[Listed]:
        """The accounts that were made last."""
        async with self.store.connected() as connection:
            return [_listed(record) for record in await connection.fetch(f"{ROLL} order by id desc limit $1", most)]

    async def find(self, folded: str) -> Listed | None:
        """The account of this name."""
        async with self.store.connected() as connection:
            found = await connection.fetchrow(f"{ROLL} where folded = $1", folded)
        return _listed(found) if found is not None else None

    async def sessions(self, account: int) -> list[datetime]:
        """When each session of an account ends."""
        async with self.store.connected() as connection:
            return [record["ends_at"] for record in await connection.fetch(SESSIONS, account)]

    async def sign_out(self, account: int, deed: Deed) -> int:
        """End every session of an account; how many there were."""
        async with self.store.connected() as connection, connection.transaction():
            ended = await connection.fetch("delete from sessions where account = $1 returning 1", account)
            await noted(connection, deed)
        return len(ended)


def _listed(record: Any) -> Listed:  # noqa: ANN401 - asyncpg's record
    number, name, made, sessions, seats, *ban = record
    return Listed(number, name, made, sessions, seats, Ban(*ban) if ban[0] is not None else None)


ROLL: Final = f"""
select id, name, accounts.made_at,
    (select count(*) from sessions where sessions.account = id and sessions.ends_at > now()),
    (select count(*) from account_seats where account_seats.account = id),
    why, bans.made_at, ends_at
from accounts left join bans on bans.account = id and {NOW}
"""  # noqa: S608 - our own names
SESSIONS: Final = "select ends_at from sessions where account = $1 and ends_at > now() order by ends_at"
