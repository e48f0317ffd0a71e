"""Rules that stumble: the answer is refused, the incident is kept, and the table stays playable over the wire."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import asyncpg
import pytest
from tests import serving
from tests.serving import Line
from tests.unit.table.seated import Clock, house

pytestmark = pytest.mark.clause("GT-FAULT-01")


class Sitting(NamedTuple):
    """Two people at a table of the game with faults, each with a line; the worker works."""

    table: str
    lines: tuple[Line, Line]
    dsn: str

    async def offer(self, seat: int, verb: str) -> dict[str, Any]:
        """Take an offer."""
        question = await self.question(seat)
        return await self.lines[seat].do("answer", ask=question["rev"], wish={"verb": verb, "args": {}})

    async def answer(self, seat: int, **args: int) -> dict[str, Any]:
        """Answer what is asked."""
        question = await self.question(seat)
        verb = question["choice"][0]["verb"]
        return await self.lines[seat].do("answer", ask=question["rev"], wish={"verb": verb, "args": args})

    async def question(self, seat: int) -> dict[str, Any]:
        """What stands for a seat, by what its line was told."""
        heard = self.lines[seat].heard
        told: dict[str, Any] = next(message["question"] for message in reversed(heard) if message.get("question"))
        return told

    async def incidents(self) -> list[str]:
        """What was filed about this table."""
        connection = await asyncpg.connect(self.dsn)
        sql = "select body from incidents where table_id = $1 order by n"
        found = [record["body"] for record in await connection.fetch(sql, self.table)]
        await connection.close()
        return found


@asynccontextmanager
async def sitting(dsn: str, game: str, **options: int) -> AsyncIterator[Sitting]:
    """A match of two that has begun."""
    async with serving.node(dsn) as node, serving.worker(dsn), node.client() as ada, node.client() as bob:
        table = (await ada.open(game, 2, options=options))["table"]
        await bob.sit(table)
        await ada.do(table, "start")
        async with ada.line(table) as one, bob.line(table) as two:
            for line in (one, two):
                await line.until("sync")
            yield Sitting(table, (one, two), dsn)


def test_a_script_that_raises(dsn: str, stumbler: str) -> None:
    """What it did so far is undone, nobody hears of it, and the match goes on."""

    async def story() -> None:
        async with sitting(dsn, stumbler) as at:
            no = await at.offer(0, "trip")
            assert (no["type"], no["clause"]) == ("no", "GT-FAULT-01")
            assert any("LookupError" in body for body in await at.incidents())
            done = await at.answer(0, amount=5)
            update = await at.lines[1].until("update")
            assert done["type"] == "done"
            assert update["rev"] == at.lines[1].heard[0]["rev"] + 1
            assert (await at.answer(1, amount=3))["type"] == "done"
            told = await at.lines[0].until("update")
            assert "coins" not in told.get("view", {})

    asyncio.run(story())


def test_a_judge_that_raises(dsn: str, stumbler: str) -> None:
    """What cannot be judged is refused."""

    async def story() -> None:
        async with sitting(dsn, stumbler) as at:
            no = await at.offer(1, "stall")
            assert (no["type"], no["clause"]) == ("no", "GT-FAULT-01")
            assert any("ZeroDivisionError" in body for body in await at.incidents())
            assert (await at.answer(1, amount=3))["type"] == "done"

    asyncio.run(story())


def test_a_deadline_that_raises(dsn: str, stumbler: str) -> None:
    """It is left out from then on: the worker does not try for ever, and the question can still be answered."""

    async def story() -> None:
        async with sitting(dsn, stumbler, window_ms=200) as at:
            for seat in (0, 1):
                await at.answer(seat, amount=seat)
            await at.lines[0].until("update", rev=at.lines[0].heard[0]["rev"] + 2)
            async with asyncio.timeout(serving.PATIENCE):
                while not await at.incidents():  # noqa: ASYNC110 - the database tells nobody
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.5)
            assert len(await at.incidents()) == 1
            done = await at.answer(0, place=0)
            assert done["type"] == "done", done

    asyncio.run(story())


def test_an_incident_is_filed_once(dsn: str, stumbler: str) -> None:
    """By the node on which the rules stumbled, not by another that takes in what came of it."""

    async def story() -> None:
        clock = Clock()
        async with house(dsn, clock) as here, house(dsn, clock) as there:
            at = await here.open(game=stumbler, options={"window_ms": 200})
            for seat in (0, 1):
                await at.answer(seat)
            clock.at += 300
            for node in (here, there):
                (seat,) = await at.through(node).asked()
                await at.through(node).answer(seat)
            sql = "select count(*) from incidents where table_id = $1"
            async with here.store.connected() as connection:
                assert await connection.fetchval(sql, at.id) == 1

    asyncio.run(story())
