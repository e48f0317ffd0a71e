"""`getaway backup`: everything in the database, in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand, BadFile
from getaway.cli.hosting.dumps import Dumps
from getaway.cli.hosting.environment import only_database
from getaway.store import PostgresStore
from getaway.store.condition import Content, content, server
from getaway.store.revision import NEWEST
from getaway.table import StoreDown


def backup(file: Path) -> None:
    """Dump the database; the file appears under its name only once it's whole."""
    dsn = only_database()
    version, held = look(dsn)
    if held.revision is None:
        raise BadCommand(say("backup-empty"))
    if file.exists():
        raise BadFile(say("backup-exists", path=str(file)))
    dumps, part = Dumps(dsn, version), file.with_name(f"{file.name}.part")
    try:
        dumps.write(part)
        revision = dumps.revision(part)
        part.rename(file)
    except OSError as fault:
        raise BadFile(say("file-not-written", path=str(file), fault=fault.strerror or str(fault))) from fault
    finally:
        part.unlink(missing_ok=True)
    size = max(1, file.stat().st_size // 1000)
    print(say("backup-done", path=str(file), tables=held.tables, size=size, revision=revision))


def look(dsn: str) -> tuple[int, Content]:
    """The version of the server, and what is in the database; a schema that we don't know is refused."""

    async def looked() -> tuple[int, Content]:
        store = PostgresStore(dsn)
        await store.start()
        try:
            return int((await server(store)).version.partition(".")[0]), await content(store)
        finally:
            await store.stop()

    try:
        version, held = asyncio.run(looked())
    except StoreDown as fault:
        raise BadCommand(say("no-database", fault=str(fault))) from fault
    if (held.revision or "") > NEWEST:
        raise BadCommand(say("backup-newer", what=say("the-database"), revision=held.revision, newest=NEWEST))
    return version, held
