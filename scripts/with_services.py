"""Runs a command beside a PostgreSQL and a NATS; see scripts/with-services."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg

from getaway.cli.hosting.children import Children
from getaway.cli.hosting.services import bus, database

DATABASE = "postgresql://postgres@127.0.0.1:5432/postgres"
NATS = "nats://127.0.0.1:4222"


def answers(dsn: str) -> bool:
    """Whether a database takes us in."""

    async def greet() -> None:
        await (await asyncpg.connect(dsn, timeout=3)).close()

    try:
        asyncio.run(greet())
    except (OSError, TimeoutError, asyncpg.PostgresError):
        return False
    return True


def listens(url: str) -> bool:
    """Whether something listens there."""
    where = urlsplit(url)
    with closing(socket.socket()) as line:
        return line.connect_ex((where.hostname or "", where.port or 0)) == 0


def main() -> int:
    """Find or start both, run the command, stop what was started."""
    own = bool(os.environ.get("GETAWAY_OWN_SERVICES"))
    dsn = os.environ.get("GETAWAY_TEST_DATABASE", DATABASE)
    url = os.environ.get("GETAWAY_TEST_NATS", NATS)
    with tempfile.TemporaryDirectory(prefix="getaway-") as scratch:
        folder = Path(scratch)
        folder.chmod(0o755)  # PostgreSQL may have to run as somebody else
        (folder / "logs").mkdir()
        children = Children(folder / "started")
        try:
            if own or not answers(dsn):
                dsn = database(folder, children).url
                print("started a PostgreSQL of our own", flush=True)
            if own or not listens(url):
                url = bus(folder, children).url
                print("started a NATS of our own", flush=True)
            environ = os.environ | {"GETAWAY_TEST_DATABASE": dsn, "GETAWAY_TEST_NATS": url}
            return subprocess.run(sys.argv[1:], env=environ, check=False).returncode  # noqa: S603 - what we were told
        finally:
            children.stop()


if __name__ == "__main__":
    sys.exit(main())
