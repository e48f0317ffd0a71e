"""The bus between nodes."""

from __future__ import annotations

import asyncio
from typing import Final

from nats.aio.client import Client
from nats.errors import Error

from getaway.cli.hosting.doctor.findings import Finding, broken, fine
from getaway.server.settings import where

PATIENCE: Final = 3


async def bus(url: str) -> Finding:
    """Whether NATS answers. Plain messages are all we need of it, so JetStream may be off."""
    client = Client()
    try:
        async with asyncio.timeout(PATIENCE):
            await client.connect(
                url, allow_reconnect=False, connect_timeout=PATIENCE, max_reconnect_attempts=0, error_cb=_ignore
            )
            await client.flush()
    except (Error, OSError, TimeoutError) as fault:
        return broken("bus", "away", where=_where(url), fault=str(fault) or type(fault).__name__)
    version = client.connected_server_version
    await client.close()
    return fine("bus", where=_where(url), version=f"{version.major}.{version.minor}.{version.patch}")


def _where(url: str) -> str:
    return ", ".join(where(each.strip()) for each in url.split(","))


async def _ignore(_: Exception) -> None:
    """What went wrong is raised as well."""
