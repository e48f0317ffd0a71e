"""Where PostgreSQL and NATS are: named by the environment, brought by pip, or found on this machine."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sysconfig
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

import asyncpg

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.cli.hosting.children import Child, Children
from getaway.cli.hosting.postgres import OwnPostgres, installed

HERE = "127.0.0.1"
FOUND_DATABASE = f"postgresql://{HERE}:5432/getaway"
FOUND_NATS = f"nats://{HERE}:4222"
BRIEFLY = 3.0


class Service(NamedTuple):
    """Where a service is, and how we came to it: `named`, `own` or `found`."""

    url: str
    how: str


def database(folder: Path, children: Children) -> Service:
    """The database: that of GETAWAY_DATABASE, else one of our own, else `getaway` on this machine."""
    if named := os.environ.get("GETAWAY_DATABASE"):
        return Service(_reached(named), "named")
    if installed():
        return Service(own_database(folder, children), "own")
    with suppress(BadCommand):
        return Service(_reached(FOUND_DATABASE), "found")
    raise BadCommand(say("no-database-here", address=FOUND_DATABASE))


def own_database(folder: Path, children: Children) -> str:
    """The database of a data folder, started by the programs that pip has brought."""
    own = OwnPostgres(folder, installed())
    own.prepare()
    own.wait(children.start(own.child(folder / "logs")))
    return own.dsn


def _reached(dsn: str) -> str:
    """The address, if a database answers there and lets us in."""

    async def greet() -> None:
        async with asyncio.timeout(BRIEFLY):
            await (await asyncpg.connect(dsn)).close()

    try:
        asyncio.run(greet())
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        raise BadCommand(say("no-database", fault=str(fault) or type(fault).__name__)) from fault
    return dsn


def bus(folder: Path, children: Children) -> Service:
    """NATS: that of GETAWAY_NATS, else one of our own, else the one on this machine."""
    if named := os.environ.get("GETAWAY_NATS"):
        return Service(named, "named")
    if (program := nats_program()) is not None:
        port = free_port()
        words = [program, "--addr", HERE, "--port", str(port)]
        children.start(Child("NATS", words, folder / "logs" / "nats.log"))
        return Service(f"nats://{HERE}:{port}", "own")
    if not is_free(HERE, 4222):
        return Service(FOUND_NATS, "found")
    raise BadCommand(say("no-bus-here", address=FOUND_NATS))


def nats_program() -> str | None:
    """The server that pip has put beside the interpreter, or another on the path."""
    return shutil.which("nats-server", path=sysconfig.get_path("scripts")) or shutil.which("nats-server")


def free_port() -> int:
    """A port that nobody uses."""
    with closing(socket.socket()) as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


def is_free(host: str, port: int) -> bool:
    """Whether a server could listen there."""
    with closing(socket.socket()) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def own_address() -> str:
    """The address of this machine in its network; empty where it has none. Nothing is sent."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documents
        except OSError:
            return ""
        address = str(probe.getsockname()[0])
    return "" if address.startswith("127.") else address
