"""An upgrade of a whole server with a rules change, while people play: old and new processes behind one nginx."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import msgspec
from tests import serving
from tests.ports import free_ports
from tests.proxies import running, with_nginx
from tests.serving import Client
from tests.upgrade.newer import newer_rules
from tests.upgrade.people import Person

NOTICE, DRAIN = 1.0, 4.0
SLOWLY = {"notice_seconds": str(NOTICE), "drain_seconds": str(DRAIN)}
SEATS = 3
"""Two people and a bot."""
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
        people = [await _seated(guests, url) for _ in range(tables)]
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


async def _seated(stack: AsyncExitStack, url: str) -> list[Person]:
    clients = [await stack.enter_async_context(Client(url)) for _ in range(SEATS - 1)]
    seated = [await clients[0].open(players=SEATS, tempo="quick")]
    seated += [await client.sit(seated[0]["table"]) for client in clients[1:]]
    people = [Person(client, at["table"], at["seat"]) for client, at in zip(clients, seated, strict=True)]
    for person in people:
        await stack.enter_async_context(_staying(person))
    return people


@asynccontextmanager
async def _staying(person: Person) -> AsyncIterator[None]:
    task = asyncio.create_task(person.stay())
    try:
        await asyncio.wait_for(person.here.wait(), serving.PATIENCE)
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _metrics(url: str) -> str:
    async with httpx.AsyncClient(trust_env=False) as http:
        return (await http.get(f"{url}/metrics")).text
