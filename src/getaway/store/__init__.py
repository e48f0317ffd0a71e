"""The log of every table in PostgreSQL."""

from __future__ import annotations

from getaway.store.postgres import PostgresStore

__all__ = ["PostgresStore"]
