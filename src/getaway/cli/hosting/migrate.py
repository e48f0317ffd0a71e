"""`getaway migrate`: update the databases to the newest schema."""

from __future__ import annotations

from importlib import import_module

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.cli.hosting.environment import databases, given


def migrate(*, sql: bool) -> None:
    """Update the database to the newest schema, or only print the statements."""
    schema = import_module("getaway.store.schema")  # much memory that only a migration needs
    if sql:
        schema.as_sql()
        return
    try:
        for dsn in databases(given()):
            schema.upgrade(dsn)
    except OSError as fault:
        raise BadCommand(say("no-database", fault=fault.strerror or str(fault))) from fault
