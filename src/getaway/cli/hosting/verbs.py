"""The parts of a server one by one, told by their environment where things are: for whoever runs them as services."""

from __future__ import annotations

from importlib import import_module

from getaway.cli.hosting.given import given
from getaway.cli.playing import BadCommand
from getaway.cli.said import say
from getaway.server.running import run_node, run_worker


def serve() -> None:
    """One node, until it is stopped."""
    run_node(given())


def work() -> None:
    """One worker, until it is stopped."""
    run_worker(given())


def migrate(*, sql: bool) -> None:
    """Bring the database to the newest schema, or only print how."""
    schema = import_module("getaway.store.schema")  # much memory that only a migration needs
    if sql:
        schema.as_sql()
        return
    try:
        schema.upgrade(given().database)
    except OSError as fault:
        raise BadCommand(say("no-database", fault=fault.strerror or str(fault))) from fault
