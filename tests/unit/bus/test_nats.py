"""The bus, with a NATS server that goes away and comes back."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.crash.servers import Part, nats
from tests.ports import free_ports

from getaway.bus import NatsBus
from getaway.bus import nats as nats_bus

PATIENCE = 15.0


class Ear:
    """A bus, and what was heard on it."""

    def __init__(self, url: str) -> None:
        self.bus = NatsBus(url)
        self.bus.hear = self._hear
        self.heard: list[tuple[str, int]] = []

    async def _hear(self, table: str, seq: int) -> None:
        self.heard.append((table, seq))


@asynccontextmanager
async def two(folder: Path) -> AsyncIterator[tuple[Part, Ear, Ear]]:
    """A server, and two nodes' lines to it; the server has not been started."""
    (port,) = free_ports(1)
    server = nats(folder, port)
    ears = Ear(f"nats://127.0.0.1:{port}"), Ear(f"nats://127.0.0.1:{port}")
    try:
        for ear in ears:
            await ear.bus.start()
        yield server, *ears
    finally:
        for ear in ears:
            await ear.bus.stop()
        server.stop()


async def until_heard(here: Ear, there: Ear, table: str) -> None:
    """Say a number until it is heard; nothing is promised to arrive at the first attempt."""
    async with asyncio.timeout(PATIENCE):
        while not any(name == table for name, _ in here.heard):
            await there.bus.publish(table, 1)
            await asyncio.sleep(0.05)


def test_what_was_wanted_before_there_was_a_server(tmp_path: Path) -> None:
    """A table that somebody listened to before the line stood is heard when it does."""

    async def story() -> None:
        async with two(tmp_path) as (server, here, there):
            await here.bus.listen("early")
            assert not here.bus.connected
            server.start()
            await until_heard(here, there, "early")

    asyncio.run(story())


def test_what_was_wanted_while_the_server_was_away(tmp_path: Path) -> None:
    """Old and new tables are heard once it is back; one that nobody listens to any more is not."""

    async def story() -> None:
        async with two(tmp_path) as (server, here, there):
            server.start()
            await here.bus.listen("old")
            await here.bus.listen("left")
            await until_heard(here, there, "left")
            server.kill()
            while here.bus.connected:  # noqa: ASYNC110 - the client tells nobody
                await asyncio.sleep(0.05)
            await here.bus.listen("new")
            await here.bus.unlisten("left")
            here.heard.clear()
            server.start()
            await until_heard(here, there, "new")
            await until_heard(here, there, "old")
            await there.bus.publish("left", 2)
            await until_heard(here, there, "new")
            assert ("left", 2) not in here.heard

    asyncio.run(story())


def test_a_server_that_hangs_up_for_good_is_called_again(tmp_path: Path) -> None:
    """As it does where it is asked for a name that is too long for it."""

    async def story() -> None:
        async with two(tmp_path) as (server, here, there):
            server.start()
            await here.bus.listen("wanted")
            await until_heard(here, there, "wanted")
            await here.bus.listen("x" * 5000)
            while here.bus.connected:  # noqa: ASYNC110 - the client tells nobody
                await asyncio.sleep(0.05)
            await here.bus.unlisten("x" * 5000)
            here.heard.clear()
            await until_heard(here, there, "wanted")

    asyncio.run(story())


def test_each_who_listens_counts(tmp_path: Path) -> None:
    """When one of two has gone, the other still hears."""

    async def story() -> None:
        async with two(tmp_path) as (server, here, there):
            server.start()
            await here.bus.listen("both")
            await here.bus.listen("both")
            await until_heard(here, there, "both")
            await here.bus.unlisten("both")
            here.heard.clear()
            await until_heard(here, there, "both")
            await here.bus.unlisten("both")
            here.heard.clear()
            await here.bus.listen("other")
            await there.bus.publish("both", 3)
            await until_heard(here, there, "other")
            assert ("both", 3) not in here.heard

    asyncio.run(story())


def test_any_of_several_servers_will_do(tmp_path: Path) -> None:
    """The first is never there; when the second goes away, the third takes its place."""

    async def story() -> None:
        ports = free_ports(3)
        second, third = (nats(tmp_path, port) for port in ports[1:])
        ear = Ear(", ".join(f"nats://127.0.0.1:{port}" for port in ports))
        try:
            await ear.bus.start()
            for server, other in ((second, third), (third, second)):
                server.start()
                other.kill()
                there = Ear(f"nats://127.0.0.1:{server.command[-1]}")
                await there.bus.start()
                await ear.bus.listen(server.command[-1])
                await until_heard(ear, there, server.command[-1])
                await there.bus.stop()
        finally:
            await ear.bus.stop()
            for server in (second, third):
                server.kill()

    asyncio.run(story())


def test_a_line_that_never_stood_can_be_left(tmp_path: Path) -> None:
    """Stopping before anyone has answered isn't an error."""

    async def story() -> None:
        async with two(tmp_path):
            pass

    asyncio.run(story())


def test_a_server_that_is_frozen_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It hangs up on nobody, and answers no ping; once it goes on, the line stands again."""
    assert nats_bus.PING_EVERY * 3 <= 30
    monkeypatch.setattr(nats_bus, "PING_EVERY", 0.3)

    async def story() -> None:
        async with two(tmp_path) as (server, here, there):
            server.start()
            await here.bus.listen("wanted")
            await until_heard(here, there, "wanted")
            os.kill(server.pid, signal.SIGSTOP)
            try:
                async with asyncio.timeout(PATIENCE):
                    while here.bus.connected:  # noqa: ASYNC110 - the client tells nobody
                        await asyncio.sleep(0.05)
            finally:
                os.kill(server.pid, signal.SIGCONT)
            here.heard.clear()
            await until_heard(here, there, "wanted")

    asyncio.run(story())
