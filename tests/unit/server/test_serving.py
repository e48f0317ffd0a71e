"""A table served to two clients: over sockets, over HTTP, and by two nodes at once."""

from __future__ import annotations

import asyncio

from tests import serving


def test_two_clients_share_a_table_over_two_nodes(dsn: str) -> None:
    """What one client does through one node reaches the other through another."""

    async def play() -> None:
        async with serving.node(dsn) as one, serving.node(dsn) as two, one.client() as ada, two.client() as bob:
            table = (await ada.open())["table"]
            await bob.sit(table)
            async with ada.line(table) as here, bob.line(table) as there:
                assert (await here.next())["seat"] == 0
                assert (await there.next())["seat"] == 1
                assert (await here.do("start"))["type"] == "done"
                told = await there.until("update")
                assert told["table"]["stage"] == "playing"

    asyncio.run(play())


def test_a_resent_command_is_carried_out_once(dsn: str) -> None:
    """The same id is the same command, whichever way it comes."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            first = await ada.do(table, "say", text="hello", id="one")
            again = await ada.do(table, "say", text="hello", id="one")
            assert first == again == {"type": "done", "id": "one"}
            said = [item for item in (await ada.sync(table))["items"] if item["item"] == "said"]
            assert len(said) == 1

    asyncio.run(play())


def test_a_worker_lets_the_bots_answer(dsn: str) -> None:
    """Seats left open are bots', and a worker anywhere answers for them."""

    async def play() -> None:
        async with serving.node(dsn) as served, serving.worker(dsn), served.client() as ada:
            table = (await ada.open(players=3))["table"]
            async with ada.line(table) as line:
                await line.do("start")
                started = next(told["question"] for told in line.heard if told.get("question"))
                if 0 not in started["seats"]:
                    await line.until("update")
                assert any(item["item"] == "started" for told in line.heard for item in told.get("items", ()))

    asyncio.run(play())
