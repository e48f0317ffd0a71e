"""Around the tables: players looking for partners are found, and wins are remembered."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests import serving
from tests.unit.server.test_accounts import MEANT, clause, signed_up

from getaway.bots import any_answer
from getaway.games import find
from getaway.kernel.logbook import read, replay
from getaway.table.around import Result, result_of
from getaway.table.live import Live
from getaway.table.opening import Wanted, opened
from getaway.table.summary import noted

WON = Path(__file__).parents[2] / "playthroughs" / "certificates" / "m01-epic.jsonl"


async def listed(client: serving.Client) -> list[dict[str, Any]]:
    """The tables that anyone may join."""
    answer = await client.ask("GET", "/api/public")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


async def ids(client: serving.Client) -> list[str]:
    """Their ids."""
    return [each["table"] for each in await listed(client)]


def test_a_public_table_is_found_and_joined(dsn: str) -> None:
    """It is listed on every node with what a stranger wants to know, until no seat is free; leaving frees one."""

    async def play() -> None:
        async with serving.node(dsn) as one, serving.node(dsn) as other, one.client() as ada, other.client() as bob:
            table = (await ada.open(players=2, pace="daily"))["table"]
            assert table not in await ids(bob)
            assert (await ada.ask("PUT", f"/api/tables/{table}/listed", {"lang": "it"})).status_code == 204
            found = next(each for each in await listed(bob) if each["table"] == table)
            assert (found["game"], found["pace"], found["lang"]) == ("toy", "daily", "it")
            assert (found["players"], found["free"], found["names"]) == (2, 1, ["Ada"])
            await bob.sit(table)
            await other.node.summaries.flush()
            assert table not in await ids(ada)
            assert (await bob.do(table, "leave"))["type"] == "done"
            await other.node.summaries.flush()
            assert table in await ids(ada)

    asyncio.run(play())


def test_a_table_is_listed_until_it_starts(dsn: str) -> None:
    """A started match is on no list, and cannot be put on it."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open(players=3))["table"]
            await ada.ask("PUT", f"/api/tables/{table}/listed", {})
            assert (await ada.ask("GET", f"/api/tables/{table}/listed")).json() == {"listed": True}
            await ada.do(table, "start")
            assert table not in await ids(ada)
            assert (await ada.ask("GET", f"/api/tables/{table}/listed")).json() == {"listed": False}
            assert clause(await ada.ask("PUT", f"/api/tables/{table}/listed", {})) == (409, "GT-START-01")

    asyncio.run(play())


def test_only_the_host_lists_a_table(dsn: str) -> None:
    """Nobody else puts it on the list or takes it off; the host does both."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada, served.client() as bob:
            table = (await ada.open(players=3))["table"]
            assert clause(await bob.ask("PUT", f"/api/tables/{table}/listed", {})) == (401, "GT-KEY-01")
            await bob.sit(table)
            for method in ("PUT", "DELETE"):
                answer = await bob.ask(method, f"/api/tables/{table}/listed", {})
                assert answer.json()["clause"] == "GT-HOST-01"
            await ada.ask("PUT", f"/api/tables/{table}/listed", {"lang": "xx"})
            assert [each["lang"] for each in await listed(bob) if each["table"] == table] == ["en"]
            assert (await ada.ask("DELETE", f"/api/tables/{table}/listed")).status_code == 204
            assert table not in await ids(bob)

    asyncio.run(play())


def test_a_host_who_is_gone_is_listed_no_more(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table whose time is over is not shown, and swept away by the next whose turn it is to sweep."""
    monkeypatch.setattr("getaway.store.around.seldom", lambda: True)

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada, served.client() as bob:
            table = (await ada.open())["table"]
            await ada.ask("PUT", f"/api/tables/{table}/listed", {})
            async with served.node.directory.connected() as connection:
                await connection.execute("update listed set ends_at = now() where table_id = $1", table)
            assert table not in await ids(bob)
            other = (await bob.open())["table"]
            await bob.ask("PUT", f"/api/tables/{other}/listed", {})
            async with served.node.directory.connected() as connection:
                assert not await connection.fetchval("select count(*) from listed where table_id = $1", table)

    asyncio.run(play())


async def lost(client: serving.Client, **wanted: bool) -> str:
    """A table of Bomb Squad that has begun; nobody at it knows what to do."""
    seated = await client.open("bombsquad", 2, options={"mission": "alpha"}, **wanted)
    await client.do(seated["table"], "start")
    return str(seated["table"])


async def ended(served: serving.Served, table: str) -> None:
    """Answer at random until the mission is over."""
    async with served.node.tables.room(table) as room:
        match = room.live.playing()
        while not match.over:
            late = [due.at for due in match.game.deadlines(match.g)]
            if late:
                match.advance(min(late))
            elif match.asks:
                ask = match.asks[0]
                match.answer(ask.seat, any_answer(ask, 1))


@pytest.mark.parametrize("practice", [False, True])
def test_the_result_of_a_mission(dsn: str, *, practice: bool) -> None:
    """Nothing while it runs; then the mission, its level, and that it was lost. Practice counts for nothing."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = await lost(ada, practice=practice)
            path = f"/api/tables/{table}/result"
            assert (await ada.ask("GET", path)).json() == {"result": None}
            await ended(served, table)
            told = (await ada.ask("GET", path)).json()["result"]
            result = {"game": "bombsquad", "mission": "alpha", "level": "standard", "won": False, "stars": 0}
            assert told == (None if practice else result)

    asyncio.run(play())


def test_a_mission_that_was_won_has_stars() -> None:
    """The result of a match at the perfect score; a mission that somebody brought along is none of the campaign."""
    live = Live("table", bytes(32))
    live.open(opened(Wanted("bombsquad", 2, "Ada", {"mission": "m01", "level": "epic"}), "", 0))
    live.match = replay(find("bombsquad"), read(WON.read_text(encoding="utf-8")))
    assert result_of(live) == Result("bombsquad", "m01", "epic", won=True, stars=5)
    live.match.g.mission = "mine@0123456789abcdef"
    assert result_of(live) is None


def test_a_result_is_only_for_those_who_may_look(dsn: str) -> None:
    """Where nobody may watch, a stranger is not told how it ended."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada, served.client() as eve:
            table = await lost(ada, watch=False)
            assert clause(await eve.ask("GET", f"/api/tables/{table}/result")) == (409, "GT-WATCH-01")

    asyncio.run(play())


def test_an_account_remembers_its_results(dsn: str) -> None:
    """The result of a kept seat's table is found, and stays when the table is no longer in memory."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada, served.client() as eve:
            await signed_up(ada, "Ada")
            await signed_up(eve, "Eve")
            table = await lost(ada)
            await ada.ask("PUT", f"/api/me/tables/{table}", **MEANT)
            assert (await ada.ask("GET", "/api/me/results")).json() == []
            await ended(served, table)
            async with served.node.tables.room(table) as room:
                served.node.summaries.note(noted(room.live))
            await served.node.summaries.flush()
            for _ in range(2):
                told = (await ada.ask("GET", "/api/me/results")).json()
                assert [(each["table"], each["result"]["mission"], each["result"]["won"]) for each in told] == [
                    (table, "alpha", False)
                ]
                served.node.tables.house.rooms.clear()
            assert (await eve.ask("GET", "/api/me/results")).json() == []

    asyncio.run(play())


def test_results_are_for_those_who_are_signed_in(dsn: str) -> None:
    """Nobody else has any."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            assert clause(await ada.ask("GET", "/api/me/results")) == (401, "GT-ACCOUNT-03")

    asyncio.run(play())
