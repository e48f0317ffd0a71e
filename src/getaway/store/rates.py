"""What all nodes count together: how often an address or a name has done something in its window of time.

Only a hash says who it was, and an hour or two later not even that.
"""

from __future__ import annotations

import math
from hashlib import blake2b
from typing import Final

from getaway.store.postgres import PostgresStore

SWEEP_EVERY: Final = 100
"""After this many hits of this process, windows that ended long ago are dropped."""


def hashed(whom: str) -> bytes:
    """An address or a name as it is kept."""
    return blake2b(whom.encode("utf-8", "surrogateescape"), digest_size=16, person=b"getaway rates").digest()


class PostgresRates:
    """Windows in the database, each one row that is written over."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._hits = 0

    async def hit(self, what: str, whom: str, most: int, seconds: int) -> int:
        """Count one more; 0 where that is allowed, else the seconds to wait."""
        async with self._store.connected() as connection:
            found = await connection.fetchrow(HIT, what, hashed(whom), seconds, most)
            self._hits += 1
            if self._hits % SWEEP_EVERY == 0:
                await connection.execute(SWEEP)
        return 0 if found["used"] <= most else max(1, math.ceil(found["wait"]))


HIT = """
insert into rates as r (what, whom, began, used) values ($1, $2, now(), 1)
on conflict (what, whom) do update set
    began = case when r.began <= now() - make_interval(secs => $3) then now() else r.began end,
    used = case when r.began <= now() - make_interval(secs => $3) then 1 else least(r.used, $4) + 1 end
returning used, extract(epoch from began - now())::float8 + $3::float8 as wait
"""
SWEEP = "delete from rates where began < now() - interval '2 hours'"
