"""Updating a database to the newest schema, with Alembic."""

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
    """Create or update every table. Don't call it from a running event loop."""
    command.upgrade(config(dsn), "head")


def as_sql() -> None:
    """Print what an upgrade from nothing would do, to be read first."""
    command.upgrade(config("postgresql://"), "head", sql=True)
