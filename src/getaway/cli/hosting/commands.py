"""The options of the verbs that host. What they do needs the server's libraries, so it waits until it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from getaway.cli.console.said import say
from getaway.cli.extras import needing
from getaway.cli.options import Lang, argument, option


def verb(name: str, extra: str = "server") -> Any:  # noqa: ANN401 - a module
    """The module of a verb, which an extra brings the libraries for."""
    return needing(extra, f"getaway.cli.hosting.{name}")


def up(
    data: Annotated[Path | None, option("data")] = None,
    host: Annotated[str, option("host")] = "0.0.0.0",  # noqa: S104 - guests come from other machines
    port: Annotated[int, option("port")] = 8000,
    nodes: Annotated[int, typer.Option(min=1, max=16, help=say("help-nodes"), show_default=False)] = 1,
    url: Annotated[str, option("url")] = "",
    lang: Lang = None,  # noqa: ARG001 - the option speaks for itself
) -> None:
    """Run a private server."""
    module = verb("up", "host")
    module.up(module.Wanted(data, host, port, nodes, url))


def serve() -> None:
    """Run a node."""
    verb("serve").serve()


def worker() -> None:
    """Run a worker."""
    verb("worker").worker()


def migrate(sql: Annotated[bool, option("sql", "--sql")] = False) -> None:
    """Update the database to the newest schema."""
    verb("migrate").migrate(sql=sql)


def checkpoint() -> None:
    """Write a checkpoint of every running table."""
    verb("checkpoint").checkpoint()


def repair(
    table: Annotated[str, argument("repaired")],
    yes: Annotated[bool, option("yes", "--yes")] = False,
) -> None:
    """Set a table back to the last row that replays."""
    verb("repair").repair(table, yes=yes)


def incidents(number: Annotated[int | None, argument("incident")] = None) -> None:
    """List what was kept for the operator, or show one."""
    verb("incidents").incidents(number)


def backup(file: Annotated[Path, argument("backup-file")]) -> None:
    """Write everything in the database to a file."""
    verb("backup").backup(file)


def restore(
    file: Annotated[Path, argument("restore-file")],
    yes: Annotated[bool, option("yes", "--yes")] = False,
    data: Annotated[Path | None, option("restore-data")] = None,
) -> None:
    """Replace everything in the database by a backup."""
    verb("restore").restore(file, yes=yes, data=data)


def doctor(json: Annotated[bool, option("as-json", "--json")] = False) -> None:
    """Check everything that a server needs."""
    verb("doctor.command").doctor(json=json)
