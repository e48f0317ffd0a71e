"""`getaway migrate`: update the databases to the newest schema."""

from __future__ import annotations

from importlib import import_module

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.cli.hosting.environment import given
from getaway.store.shards import shards


def migrate(*, sql: bool) -> None:
    """Update the database to the newest schema, or only print the statements."""
    schema = import_module("getaway.store.schema")  # much memory that only a migration needs
    if sql:
        schema.as_sql()
        return
    found = given()
    try:
        for dsn in dict.fromkeys([found.database, *[shard.dsn for shard in shards(found.shards)]]):
            schema.upgrade(dsn)
    except OSError as fault:
        raise BadCommand(say("no-database", fault=fault.strerror or str(fault))) from fault
