"""How Alembic reaches the database. Nothing else of the project uses SQLAlchemy."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from getaway.store.hosts import reach

LOCK = 0x67657461776179
"""Two nodes that start at once migrate one after the other."""


def _migrate(connection: Connection) -> None:
    connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
    context.configure(connection=connection, target_metadata=None)
    context.run_migrations()


async def _online() -> None:
    url = context.config.get_main_option("sqlalchemy.url") or ""
    # as a node connects: SQLAlchemy knows only one host
    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: reach(url), poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)
    await engine.dispose()


if context.is_offline_mode():
    context.configure(dialect_name="postgresql", target_metadata=None)
    with context.begin_transaction():
        context.run_migrations()
else:
    asyncio.run(_online())
