"""The database: whether it keeps what it is given, and how much room is left."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from getaway.cli.hosting.doctor.findings import Finding, broken, doubtful, fine
from getaway.server.settings import where
from getaway.store.clock import StoreClock
from getaway.store.condition import Server
from getaway.store.postgres import Look
from getaway.store.revision import NEWEST

MB: Final = 1_000_000
LITTLE, NEXT_TO_NOTHING = 2_000 * MB, 200 * MB
"""Free bytes below which the disk is worth a warning, and below which it fails."""
CROWDED: Final = 0.8
"""The part of all connections from which on there are too few left."""
OFF: Final = 1_000
"""Milliseconds by which two clocks may differ."""


def database(dsn: str, server: Server, look: Look, clock: StoreClock) -> Iterator[Finding]:
    """Everything about the server itself."""
    yield fine("database", where=where(dsn), version=server.version)
    yield schema(look.revision, look.oldest)
    yield broken("writable", "no") if look.read_only else fine("writable")
    yield durable(server)
    yield _clock(clock)
    yield disk(server)
    yield connections(server)


def schema(revision: str | None, oldest: str = "") -> Finding:
    """Whether the tables are those of this release."""
    if revision is None:
        return broken("schema", "none")
    if revision < NEWEST:
        return broken("schema", "older", revision=revision, newest=NEWEST)
    if oldest > NEWEST:
        return broken("schema", "beyond", revision=revision, newest=NEWEST)
    if revision > NEWEST:
        return doubtful("schema", "newer", revision=revision, newest=NEWEST)
    return fine("schema", revision=revision)


def durable(server: Server) -> Finding:
    """Whether what was acknowledged survives a crash."""
    if server.fsync != "on":
        return broken("durable", "fsync")
    if server.synchronous_commit == "off":
        return doubtful("durable", "commit")
    return fine("durable")


def _clock(clock: StoreClock) -> Finding:
    apart = abs(clock.ahead())
    return doubtful("clock", "off", ms=apart) if apart > OFF else fine("clock", ms=apart)


def disk(server: Server) -> Finding:
    """Whether there's room for more rows, as far as we can see it from here."""
    if not server.here or not server.folder:
        return fine("disk", "elsewhere", size=server.size // MB)
    free = shutil.disk_usage(_reachable(Path(server.folder))).free
    facts: dict[str, Any] = {"free": free // MB, "size": server.size // MB}
    if free < NEXT_TO_NOTHING:
        return broken("disk", "full", **facts)
    return doubtful("disk", "low", **facts) if free < LITTLE else fine("disk", **facts)


def _reachable(folder: Path) -> Path:
    """The folder, or the nearest one around it that we may look at; both are usually on one disk."""
    return next(place for place in (folder, *folder.parents) if os.access(place, os.X_OK))


def connections(server: Server) -> Finding:
    """Whether another node would find a connection."""
    facts: dict[str, Any] = {"used": server.connections, "most": server.most}
    few = server.connections >= CROWDED * server.most
    return doubtful("connections", "few", **facts) if few else fine("connections", **facts)
