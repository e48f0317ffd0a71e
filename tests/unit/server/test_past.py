"""Looking back, trying and reporting over HTTP, and following a lead over a socket."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.serving import new_id, node

from getaway.kernel import logbook
from getaway.table import exporting
from getaway_toy import GAME


def test_the_past_over_http(dsn: str) -> None:
    """A story, its moments, queries and drawings; a what-if whose world another process draws; a report."""

    async def told() -> None:
        async with node(dsn) as served, served.client() as ada, served.client() as bob:
            table = (await ada.open("bombsquad", 2, options={"mission": "m01"}))["table"]
            await bob.sit(table)
            await ada.do(table, "start")
            path = f"/api/tables/{table}/replay"
            story = (await bob.ask("GET", path)).json()
            assert (story["seat"], story["first"], story["last"]) == (1, 2, 2)
            seen = (await bob.ask("GET", f"{path}/2")).json()
            assert seen["view"] == (await bob.sync(table))["view"]
            scene = await bob.ask("POST", f"{path}/2/query", {"name": "scene", "args": {}})
            assert scene.json()["bombs"]
            assert (await bob.ask("GET", f"{path}/2/drawing?width=60")).text
            for wrong, clause in ((f"{path}/3", "GT-REPLAY-02"), (f"{path}/2?of=0", "GT-REPLAY-01")):
                answer = await bob.ask("GET", wrong)
                assert (answer.status_code, answer.json()["clause"]) == (409, clause)
            await what_if(bob, table, seen)
            filed = await bob.ask("POST", f"/api/tables/{table}/bugs", {"id": "b1", "text": "odd"})
            assert (filed.status_code, filed.json()["moment"]) == (201, 2)

    asyncio.run(told())


async def what_if(bob: Any, table: str, seen: dict[str, Any]) -> None:
    """Bob tries something from there."""
    answer = await bob.ask("POST", f"/api/tables/{table}/what-if", {"moment": 2})
    assert answer.status_code == 201, answer.text
    tried = answer.json()
    own, bob.secret = bob.secret, tried["secrets"][tried["seat"]]
    there = await bob.sync(tried["table"])
    bob.secret = own
    assert there["view"] == seen["view"]
    assert there["table"]["branch"]["table"] == table


def test_a_whole_log_is_sent_in_parts(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is text that can be verified, and has no length beforehand; while the match runs it is refused."""
    monkeypatch.setattr(exporting, "CHUNK", 200)

    async def told() -> None:
        async with node(dsn) as served, served.client() as ada, served.client() as bob:
            table = (await ada.open("toy", 2))["table"]
            await bob.sit(table)
            await ada.do(table, "start")
            path = f"/api/tables/{table}/log"
            early = await bob.ask("GET", path)
            assert (early.status_code, early.json()["clause"]) == (409, "GT-LOG-01")
            ask = (await ada.sync(table))["question"]["rev"]
            await ada.do(table, "answer", ask=ask, wish={"verb": "concede", "args": {}})
            log = await bob.ask("GET", path)
            assert log.headers["content-type"] == "text/plain; charset=utf-8"
            assert "content-length" not in log.headers
            assert logbook.verify(GAME, logbook.read(log.text)) == []

    asyncio.run(told())


def test_a_lead_comes_over_the_socket(dsn: str) -> None:
    """The leader hears it too, so that all devices of a seat agree."""

    async def told() -> None:
        async with node(dsn) as served, served.client() as ada, served.client() as bob:
            table = (await ada.open("toy", 2))["table"]
            await bob.sit(table)
            await ada.do(table, "start")
            async with ada.line(table) as leading, bob.line(table) as following:
                await following.until("sync")
                assert (await leading.do("lead", moment=2, id=new_id()))["type"] == "done"
                led = {"type": "led", "seat": 0, "moment": 2, "of": None}
                assert await following.until("led") == led
                assert led in leading.heard
                no = await following.do("lead", moment=2)
                assert (no["clause"], no["facts"]) == ("GT-LEAD-01", {"seat": 0})

    asyncio.run(told())
