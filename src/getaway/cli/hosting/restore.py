"""`getaway restore`: the database as it was when a backup was made."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand, BadFile
from getaway.cli.hosting.backup import look
from getaway.cli.hosting.children import Children
from getaway.cli.hosting.doctor.command import show, stored
from getaway.cli.hosting.dumps import Dumps
from getaway.cli.hosting.environment import only_database
from getaway.cli.hosting.leftovers import stop_leftovers
from getaway.cli.hosting.postgres import BROUGHT_BY, installed
from getaway.cli.hosting.services import own_database
from getaway.cli.hosting.up import owned
from getaway.server.settings import where


def restore(file: Path, *, yes: bool, data: Path | None) -> None:
    """Say what would be replaced; with `yes`, replace it, bring it up to date, and look whether all is well."""
    if not file.is_file():
        raise BadFile(say("file-not-read", path=str(file), fault=os.strerror(errno.ENOENT)))
    with _database(data) as dsn:
        version, held = look(dsn)
        dumps = Dumps(dsn, version)
        revision = dumps.revision(file)
        if held.serving:
            raise BadCommand(say("restore-serving", count=held.serving))
        if not yes:
            print(say("restore-found", path=str(file), revision=revision, where=where(dsn), tables=held.tables))
            print(say("ask-yes"))
            return
        dumps.load(file)
        import_module("getaway.store.schema").upgrade(dsn)  # much memory that only a migration needs
        print(say("restore-done", path=str(file), tables=look(dsn)[1].tables))
        show(asyncio.run(stored(dsn)))


@contextmanager
def _database(data: Path | None) -> Iterator[str]:
    """The database that the environment names, or that of a data folder, which runs as long as we need it."""
    if data is None:
        yield only_database()
        return
    if not installed():
        raise BadCommand(say("missing-extra", module=BROUGHT_BY, extra="host"))
    folder = data.resolve()
    with owned(folder):
        stop_leftovers(folder / "running.json")
        children = Children(folder / "running.json")
        try:
            yield own_database(folder, children)
        finally:
            children.stop()
