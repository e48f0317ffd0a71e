"""Who may not come in: accounts, and addresses, of which only the hash is here that limits keep too."""

from __future__ import annotations

from datetime import datetime
from typing import Final

import msgspec

from getaway.store.operating import Deed, noted
from getaway.store.postgres import PostgresStore
from getaway.store.rates import hashed


class Ban(msgspec.Struct, frozen=True):
    """Why, since when, and until when if it ends by itself."""

    why: str
    made_at: datetime
    ends_at: datetime | None


class PostgresBans:
    """The bans of a database."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store

    async def has_account(self, account: int) -> bool:
        return await self._has("account", account)

    async def has_address(self, address: str) -> bool:
        return await self._has("address", hashed(address))

    async def _has(self, kind: str, whom: int | bytes) -> bool:
        async with self.store.connected() as connection:
            return await connection.fetchval(HAS[kind], whom) is not None

    # What operators do

    async def put(self, kind: str, whom: int | bytes, days: int | None, deed: Deed) -> None:
        """Ban an account or the hash of an address, for some days or until it is lifted."""
        async with self.store.connected() as connection, connection.transaction():
            await connection.execute(PUT[kind], whom, deed.why, days)
            await noted(connection, deed)

    async def lift(self, kind: str, whom: int | bytes, deed: Deed) -> bool:
        """Let them in again; False where they weren't banned."""
        async with self.store.connected() as connection, connection.transaction():
            if await connection.fetchval(LIFT[kind], whom) is None:
                return False
            await noted(connection, deed)
        return True

    async def addresses(self) -> list[tuple[bytes, Ban]]:
        """The addresses that are banned now, the newest first."""
        async with self.store.connected() as connection:
            found = await connection.fetch(ADDRESSES)
        return [(record["address"], Ban(record["why"], record["made_at"], record["ends_at"])) for record in found]


KINDS: Final = ("account", "address")
NOW: Final = "(ends_at is null or ends_at > now())"
HAS: Final = {kind: f"select 1 from bans where {kind} = $1 and {NOW}" for kind in KINDS}  # noqa: S608 - our own names
PUT: Final = {
    kind: f"""
    insert into bans ({kind}, why, ends_at) values ($1, $2, now() + make_interval(days => $3))
    on conflict ({kind}) do update set why = excluded.why, made_at = now(), ends_at = excluded.ends_at
    """  # noqa: S608 - our own names
    for kind in KINDS
}
LIFT: Final = {
    kind: f"delete from bans where {kind} = $1 returning 1"  # noqa: S608 - our own names
    for kind in KINDS
}
ADDRESSES: Final = (
    f"select address, why, made_at, ends_at from bans where address is not null and {NOW} order by n desc"  # noqa: S608
)
