"""What a worker puts away, when, and what it leaves alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tests import serving

from getaway.server import upkeep
from getaway.server.node import Node
from getaway.table.resting import DAY, HOUR

LATER = "update tables set look_at = now() - interval '1 hour' where id = $1"
ARCHIVED = "select archived from tables where id = $1"


async def passes(node: Node, monkeypatch: pytest.MonkeyPatch, milliseconds: int, *tables: str) -> None:
    """After some time the worker looks at these tables, and at no other."""
    now = node.clock.now() + milliseconds
    monkeypatch.setattr(node, "now", lambda: now)
    async with node.store.connected() as connection:
        await connection.execute("update tables set look_at = null")
        for table in tables:
            await connection.execute(LATER, table)
    for _ in tables:
        assert await upkeep.one(node, node.upkeep[0])
    assert not await upkeep.one(node, node.upkeep[0])


def counted(node: Node) -> dict[str, float]:
    """What the worker's metrics say."""
    found = [sample for family in node.metrics.registry.collect() for sample in family.samples]
    kept = [sample for sample in found if sample.name in ("getaway_archived_total", "getaway_swept_total")]
    return {sample.labels.get("kind", "archive"): sample.value for sample in kept}


async def finished(ada: serving.Client) -> str:
    """A match against a bot that Ada has conceded."""
    table: str = (await ada.open())["table"]
    await ada.do(table, "start")
    question = (await ada.sync(table))["question"]
    await ada.do(table, "answer", ask=question["rev"], wish={"verb": "concede", "args": {}})
    return table


async def tried(ada: serving.Client, kind: str) -> str:
    """A table of this kind."""
    if kind == "what_if":
        over = await finished(ada)
        moment = (await ada.sync(over))["rev"] - 1
        found = await ada.ask("POST", f"/api/tables/{over}/what-if", {"moment": moment})
    else:
        listed = (await ada.ask("GET", f"/api/rules/bombsquad/{kind}s")).json()
        found = await ada.ask("POST", f"/api/rules/bombsquad/{kind}s/{listed[0]['key']}/tables", {"name": "Ada"})
    table: str = found.json()["table"]
    return table


Story = Callable[[serving.Client, Node, serving.Served], Awaitable[None]]


def with_a_worker(dsn: str, story: Story) -> None:
    """Somebody at a node, and a worker on the same store."""

    async def told() -> None:
        async with serving.node(dsn) as served, served.client() as ada, Node(serving.settings(dsn)).running() as node:
            await story(ada, node, served)

    asyncio.run(told())


def test_a_finished_match_is_archived_after_a_day(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not before; a match that runs isn't at all. The link, the result and the file stay as they were."""

    async def story(ada: serving.Client, node: Node, served: serving.Served) -> None:
        running = (await ada.open())["table"]
        await ada.do(running, "start")
        over = await finished(ada)
        file = (await ada.ask("GET", f"/api/tables/{over}/log")).text
        await passes(node, monkeypatch, 23 * HOUR, over, running)
        assert counted(node) == {"archive": 0}
        await passes(node, monkeypatch, 25 * HOUR, over, running)
        assert counted(node) == {"archive": 1}
        served.node.tables.house.rooms.clear()
        assert (await ada.ask("GET", f"/api/tables/{over}/log")).text == file
        assert (await ada.sync(over))["table"]["stage"] == "over"
        assert (await ada.ask("GET", f"/api/tables/{running}")).json()["stage"] == "playing"

    with_a_worker(dsn, story)


def test_a_table_that_never_starts_is_swept(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a week, with everything that hangs on it, even where a node has it in memory."""

    async def story(ada: serving.Client, node: Node, _: serving.Served) -> None:
        table = (await ada.open())["table"]
        await ada.sync(table)
        await passes(node, monkeypatch, 6 * DAY, table)
        await ada.sync(table)
        await passes(node, monkeypatch, 8 * DAY, table)
        assert counted(node) == {"archive": 0, "lobby": 1}
        refused = await ada.ask("GET", f"/api/tables/{table}/sync")
        assert (refused.status_code, refused.json()["clause"]) == (404, "GT-TABLE-01")

    with_a_worker(dsn, story)


@pytest.mark.parametrize("kind", ["what_if", "lesson", "scene"])
def test_tables_for_trying_out_are_swept(dsn: str, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """Each kind by its own rule, and with 0 never."""

    async def story(ada: serving.Client, node: Node, _: serving.Served) -> None:
        table = await tried(ada, kind)
        monkeypatch.setattr(node, "settings", serving.settings(dsn, **{f"{kind}_days": 0}))
        await passes(node, monkeypatch, 800 * DAY, table)
        assert counted(node) == {"archive": 0}
        monkeypatch.setattr(node, "settings", serving.settings(dsn, **{f"{kind}_days": 3}))
        await passes(node, monkeypatch, 4 * DAY, table)
        assert counted(node) == {"archive": 0, kind: 1}

    with_a_worker(dsn, story)


def test_a_table_that_cannot_be_loaded_stays(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is passed over, and its turn comes again another day."""

    async def story(ada: serving.Client, node: Node, _: serving.Served) -> None:
        table = await finished(ada)
        async with node.store.connected() as connection:
            await connection.execute("delete from checkpoints where table_id = $1", table)
            await connection.execute("update log set act = '{}' where table_id = $1 and seq = 2", table)
        await passes(node, monkeypatch, 50 * DAY, table)
        assert counted(node) == {"archive": 0}
        async with node.store.connected() as connection:
            sql = "select look_at > now() + interval '23 hours' from tables where id = $1"
            assert await connection.fetchval(sql, table)

    with_a_worker(dsn, story)


def test_a_worker_looks_by_itself(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it has waited for nodes of an earlier release; without a rule it has nothing to do."""

    async def story(ada: serving.Client, node: Node, _: serving.Served) -> None:
        table = await finished(ada)
        now = node.now() + 2 * DAY
        monkeypatch.setattr(node, "now", lambda: now)
        for name in ("FIRST", "PAUSE", "IDLE"):
            monkeypatch.setattr(upkeep, name, 0.01)
        looking = asyncio.create_task(upkeep.keep_up(node))
        async with asyncio.timeout(serving.PATIENCE), node.store.connected() as connection:
            while not await connection.fetchval(ARCHIVED, table):  # noqa: ASYNC110 - the store is asked
                await asyncio.sleep(0.05)
        looking.cancel()
        never = dict.fromkeys(("archive_hours", "lobby_days", "what_if_days", "lesson_days", "scene_days"), 0)
        monkeypatch.setattr(node, "settings", serving.settings(dsn, **never))
        await asyncio.wait_for(upkeep.keep_up(node), serving.PATIENCE)

    with_a_worker(dsn, story)
