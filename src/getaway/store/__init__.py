"""The log of every table in PostgreSQL, in one database or spread over several."""

from __future__ import annotations

from getaway.store.opened import AnyStore, store_of
from getaway.store.postgres import PostgresStore
from getaway.store.sharded import ShardedStore

__all__ = ["AnyStore", "PostgresStore", "ShardedStore", "store_of"]
