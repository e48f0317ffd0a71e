"""The store that settings describe."""

from __future__ import annotations

from functools import partial

from getaway.store.lines import TOOL
from getaway.store.postgres import PostgresStore
from getaway.store.sharded import ShardedStore
from getaway.store.shards import shards

AnyStore = PostgresStore | ShardedStore


def store_of(database: str, spread: str = "", *, connections: int = 4, writers: int = 2, name: str = TOOL) -> AnyStore:
    """One database, or a directory with shards if any are named."""
    made = partial(PostgresStore, connections=connections, writers=writers, name=name)
    found = shards(spread)
    return ShardedStore(made(database), {shard: made(shard.dsn) for shard in found}) if found else made(database)
