"""An address that names several servers, some of which never answer."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from urllib.parse import urlsplit

import asyncpg
import pytest
from tests.ports import free_ports

from getaway.store.hosts import NEXT_AFTER, each_of, reach
from getaway.store.postgres import PostgresStore

PATIENCE = 5.0
"""Seconds that a store waits for a connection."""


@pytest.fixture
def silent() -> Iterator[int]:
    """A port where connections are taken and nothing is ever said, as by a machine that's frozen."""
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        yield listening.getsockname()[1]


def several(dsn: str, *ports: int, more: str = "?target_session_attrs=primary") -> str:
    """An address that names these ports first."""
    parts = urlsplit(dsn)
    named = ",".join(f"127.0.0.1:{port}" for port in ports)
    return f"postgresql://postgres@{named},{parts.hostname}:{parts.port}{parts.path}{more}"


def test_a_server_that_says_nothing_costs_little_time(dsn: str, silent: int) -> None:
    """The next one is asked meanwhile; from then on, it's asked first."""
    address = several(dsn, silent)

    async def story() -> list[float]:
        took = []
        for _ in range(2):
            began = time.monotonic()
            line = await reach(address, timeout=PATIENCE)
            took.append(time.monotonic() - began)
            assert await line.fetchval("select 1") == 1
            await line.close()
        return took

    first, second = asyncio.run(story())
    assert NEXT_AFTER <= first < PATIENCE
    assert second < first
    assert each_of(address)[0] == several(dsn).replace("@,", "@")


def test_a_store_uses_the_server_that_answers(dsn: str, silent: int) -> None:
    """Its pool and its writers connect in the same way."""
    store = PostgresStore(several(dsn, silent))

    async def story() -> None:
        await store.start()
        try:
            assert not (await store.look()).read_only
        finally:
            await store.stop()

    asyncio.run(story())


def test_no_server_at_all() -> None:
    """The fault of the last one is told."""
    ports = free_ports(2)
    address = f"postgresql://postgres@127.0.0.1:{ports[0]},127.0.0.1:{ports[1]}/test"
    with pytest.raises(OSError, match="Connect call failed"):
        asyncio.run(reach(address, timeout=PATIENCE))


def test_none_is_what_is_asked_for(dsn: str) -> None:
    """All answer, and none is a standby."""
    server = urlsplit(dsn).port or 5432
    with pytest.raises(asyncpg.TargetServerAttributeNotMatched):
        asyncio.run(reach(several(dsn, server, more="?target_session_attrs=standby"), timeout=PATIENCE))
