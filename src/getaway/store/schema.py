"""Bringing a database to the newest schema, by Alembic."""

from __future__ import annotations

from alembic import command
from alembic.config import Config


def config(dsn: str) -> Config:
    """Alembic's own configuration, without a file."""
    found = Config()
    found.set_main_option("script_location", "getaway.store:migrations")
    found.set_main_option("sqlalchemy.url", dsn.replace("%", "%%"))
    return found


def upgrade(dsn: str) -> None:
    """Make or mend every table. Not to be called from a running event loop."""
    command.upgrade(config(dsn), "head")


def as_sql() -> None:
    """Print what an upgrade from nothing would do, for whoever wants to read it first."""
    command.upgrade(config("postgresql://"), "head", sql=True)
