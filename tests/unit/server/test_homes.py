"""A table's connections come together at the node that a proxy sends it to; without such a proxy they stay."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests import serving
from tests.ports import free_port
from tests.proxies import running, with_nginx
from tests.serving import Line, Served
from tests.unit.server.guests import Guest, table

from getaway.server import homes
from getaway.server.audience import RESTART
from getaway.server.homes import routed

TABLES = 12


@pytest.mark.parametrize(
    ("path", "named", "found"),
    [
        ("/ws/tables/abc", "abc", "abc"),
        ("/api/tables/abc/do", "abc", "abc"),
        ("/api/tables/abc/do", "abd", ""),
        ("/api/tables/abc", None, ""),
        ("/api/tables", "none", ""),
        ("/", "", ""),
    ],
)
def test_a_proxy_that_hashes_names_the_table_of_the_path(path: str, named: str | None, found: str) -> None:
    """Any other header, or none, says nothing."""
    headers = [] if named is None else [(homes.HEADER, named.encode())]
    assert routed({"path": path, "headers": headers}) == found


async def _stays(line: Line) -> bool:
    """Whether a connection outlasts the time in which a table is given away."""
    try:
        async with asyncio.timeout(2 * homes.JITTER):
            await line.connection.wait_closed()
    except TimeoutError:
        return True
    assert line.connection.close_code == RESTART
    return False


@pytest.mark.parametrize(
    ("listening", "asking", "stays"), [(True, True, False), (True, False, True), (False, True, True)]
)
def test_only_what_came_by_a_proxy_is_sent_home(dsn: str, listening: bool, asking: bool, stays: bool) -> None:
    """Seats at two nodes that were reached directly stay there, whatever somebody else claims."""

    async def story() -> None:
        async with serving.node(dsn) as old, serving.node(dsn) as new, old.client() as ada, new.client() as eve:
            opened = (await ada.open())["table"]
            named = {"x-getaway-table": opened}
            async with ada.line(opened, additional_headers=named if listening else {}) as line:
                await line.next()
                await eve.ask("GET", f"/api/tables/{opened}", **(named if asking else {}))
                assert await _stays(line) == stays

    asyncio.run(story())


def test_proxies_that_disagree_do_little_harm(dsn: str) -> None:
    """A table is given away once a minute at most."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            old, new, third = [await stack.enter_async_context(serving.node(dsn)) for _ in range(3)]
            ada, eve, joe = [await stack.enter_async_context(node.client()) for node in (old, new, third)]
            opened = (await ada.open())["table"]
            named = {"x-getaway-table": opened}
            for asking, stays in ((eve, False), (joe, True)):
                async with ada.line(opened, additional_headers=named) as line:
                    await line.next()
                    await asking.ask("GET", f"/api/tables/{opened}", **named)
                    assert await _stays(line) == stays

    asyncio.run(story())


def test_a_node_that_stops_claims_no_table(dsn: str) -> None:
    """It still answers what a proxy sends it, but its tables go elsewhere."""

    async def story() -> None:
        async with serving.node(dsn) as old, serving.node(dsn) as new, old.client() as ada, new.client() as eve:
            opened = (await ada.open())["table"]
            named = {"x-getaway-table": opened}
            async with ada.line(opened, additional_headers=named) as line:
                await line.next()
                new.node.stop_serving()
                assert (await eve.ask("GET", f"/api/tables/{opened}", **named)).status_code == 200
                assert await _stays(line)

    asyncio.run(story())


def test_a_node_that_is_added_gets_its_tables(dsn: str, tmp_path: Path) -> None:
    """Nginx learns of a second node: every table ends up at one of the two, with all its seats."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            old, new = [await stack.enter_async_context(serving.node(dsn)) for _ in range(2)]
            front, nodes = free_port(), [int(each.url.rpartition(":")[2]) for each in (old, new)]
            url = stack.enter_context(running(with_nginx, tmp_path, front, nodes[:1]))
            guests = [await table(stack, url) for _ in range(TABLES)]
            with_nginx(tmp_path, front, nodes)
            os.kill(int((tmp_path / "pid").read_text()), signal.SIGHUP)
            await _settled(guests, old, new)
            for ada, bob in guests:
                assert len(ada.closed) <= 1
                assert len(bob.closed) <= 1
                assert {code for guest in (ada, bob) for _, code in guest.closed} <= {RESTART}

    asyncio.run(story())


async def _settled(guests: list[list[Guest]], old: Served, new: Served) -> None:
    """Ask for the tables, as a page does all the time, until each has one home, and both nodes are one."""
    here, there = old.node.audience.tables, new.node.audience.tables
    async with asyncio.timeout(serving.PATIENCE):
        while not there or here.keys() & there.keys() or sum(map(len, (*here.values(), *there.values()))) < 2 * TABLES:
            for ada, _ in guests:
                await ada.client.sync(ada.table)
            await asyncio.sleep(0.2)
