"""A node with too much to do lets spectators go; players stay, and are let in."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import pytest
from tests import serving
from tests.serving import Client, Line, Served
from websockets.exceptions import ConnectionClosed

from getaway.server import shedding
from getaway.server.audience import LATER
from getaway.server.watchdog import LATE


async def _let_go(line: Line) -> dict[str, Any]:
    """The last thing that a spectator was told, before they were asked to come back later."""
    with suppress(ConnectionClosed):
        while True:
            await line.next()
    assert line.connection.close_code == LATER
    return line.heard[-1]


async def _refused(client: Client, table: str) -> dict[str, Any]:
    async with client.line(table) as line:
        return await _let_go(line)


def _checked(told: dict[str, Any]) -> None:
    least, most = shedding.AWAY
    assert (told["type"], told["id"], told["clause"]) == ("no", "", "GT-BUSY-03")
    assert least <= told["facts"]["seconds"] <= most


@pytest.mark.clause("GT-BUSY-03")
def test_a_full_node_has_room_for_players_only(dsn: str) -> None:
    """A spectator who comes is refused, one who watches makes room for a player."""

    async def story() -> None:
        async with serving.node(dsn, sockets=2) as served, served.client() as ada, served.client() as eve:
            table = (await ada.open())["table"]
            async with eve.line(table) as watching, ada.line(table) as one:
                await watching.next()
                await one.next()
                _checked(await _refused(eve, table))
                events = eve.ask("GET", f"/api/tables/{table}/events")
                answer = await asyncio.wait_for(events, serving.PATIENCE)
                assert (answer.status_code, answer.json()["clause"]) == (429, "GT-BUSY-03")
                assert answer.headers["retry-after"] == str(answer.json()["facts"]["seconds"])
                async with ada.line(table) as two:
                    await two.next()
                    _checked(await _let_go(watching))
                    assert (await one.do("say", text="all here"))["type"] == "done"
                    assert (await two.do("say", text="so am I"))["type"] == "done"

    asyncio.run(story())


@pytest.mark.clause("GT-BUSY-03")
def test_a_loop_that_is_late_for_long_lets_spectators_go(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it isn't, they are let in again; a single hitch costs nobody their place."""
    monkeypatch.setattr(shedding, "LONG", 0.5)

    async def story() -> None:
        async with serving.node(dsn) as served, served.client() as ada, served.client() as eve:
            table = (await ada.open())["table"]
            async with eve.line(table) as watching, ada.line(table) as playing:
                await watching.next()
                await playing.next()
                time.sleep(3 * LATE)  # noqa: ASYNC251 - the loop is meant to be late
                await asyncio.sleep(2 * shedding.EVERY)
                assert (await playing.do("say", text="hello"))["type"] == "done"
                await watching.until("update")
                await _be_late_until_gone(served)
                _checked(await _let_go(watching))
                assert (await playing.do("say", text="still here"))["type"] == "done"
            async with asyncio.timeout(serving.PATIENCE):
                while served.node.shedding.late:  # noqa: ASYNC110 - the watchdog looks for itself
                    await asyncio.sleep(0.1)
            async with eve.line(table) as again:
                assert (await again.next())["type"] == "sync"

    asyncio.run(story())


async def _be_late_until_gone(served: Served) -> None:
    async with asyncio.timeout(serving.PATIENCE):
        while served.node.audience.spectators():
            time.sleep(2 * LATE)  # noqa: ASYNC251 - the loop is meant to be late
            await asyncio.sleep(0)
