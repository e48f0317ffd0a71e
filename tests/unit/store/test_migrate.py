"""Migrating by the same address as a node."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import asyncpg
import pytest
from tests.ports import free_ports

from getaway.store.revision import NEWEST
from getaway.store.schema import upgrade


@pytest.mark.parametrize("attributes", ["", "?target_session_attrs=primary"])
def test_an_address_of_several_hosts(dsn: str, attributes: str) -> None:
    """The first does not answer; the second is the primary."""
    parts = urlsplit(dsn)
    (nobody,) = free_ports(1)
    several = f"postgresql://postgres@127.0.0.1:{nobody},{parts.hostname}:{parts.port}{parts.path}{attributes}"
    upgrade(several)

    async def revision() -> str:
        connection = await asyncpg.connect(several)
        found: str = await connection.fetchval("select version_num from alembic_version")
        await connection.close()
        return found

    assert asyncio.run(revision()) == NEWEST
