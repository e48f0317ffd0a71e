"""An upgrade of a whole server with a rules change, while people play: old and new processes behind one nginx."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import msgspec
from tests import serving
from tests.ports import free_ports
from tests.proxies import running, with_nginx
from tests.upgrade.newer import newer_rules
from tests.upgrade.people import Person, seated

NOTICE, DRAIN = 1.0, 4.0
SLOWLY = {"notice_seconds": str(NOTICE), "drain_seconds": str(DRAIN)}
PEOPLE = 2
"""With a bot, at each table."""
SETTLE = 3.0
"""Seconds of play after everyone has moved."""


class Upgrade(msgspec.Struct):
    """What was seen of an upgrade."""

    people: list[list[Person]]
    metrics: str
    """What the new node says at the end."""


async def upgraded(dsn: str, folder: Path, tables: int, before: float) -> Upgrade:
    """Play at some tables, and after some seconds stop the node and the worker that have the older rules."""
    newer = newer_rules(folder)
    one, two, front = free_ports(3)
    async with AsyncExitStack() as stack:
        started = [
            serving.program(dsn, "node", folder / "old.log", port=str(one), **SLOWLY),
            serving.program(dsn, "worker", folder / "old-worker.log"),
        ]
        node, worker = [await stack.enter_async_context(each) for each in started]
        url = stack.enter_context(running(with_nginx, folder, front, (one, two)))
        guests = await stack.enter_async_context(AsyncExitStack())
        people = [await seated(guests, url, PEOPLE, players=PEOPLE + 1, tempo="quick") for _ in range(tables)]
        new = await stack.enter_async_context(
            serving.program(dsn, "node", folder / "new.log", newer, port=str(two), **SLOWLY)
        )
        await stack.enter_async_context(serving.program(dsn, "worker", folder / "new-worker.log", newer))
        for host, *_ in people:
            await host.start()
        await asyncio.sleep(before)
        for old in (node, worker):
            old.run.terminate()
            await asyncio.wait_for(old.run.wait(), NOTICE + DRAIN + serving.PATIENCE)
        await asyncio.sleep(SETTLE)
        await guests.aclose()  # before the new node is stopped as well
        return Upgrade(people, await _metrics(new.url))


async def _metrics(url: str) -> str:
    async with httpx.AsyncClient(trust_env=False) as http:
        return (await http.get(f"{url}/metrics")).text
