"""A machine whose wall clock is wrong, and a store that cannot be written to."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import asyncpg
import pytest
from alembic.script import ScriptDirectory
from tests import serving
from tests.serving import Client

from getaway.store.revision import NEWEST
from getaway.store.schema import config

HOUR = 3600
WINDOW = 1500


@pytest.mark.parametrize("wrong", [HOUR, -HOUR])
def test_a_step_of_the_wall_clock_moves_no_deadline(dsn: str, monkeypatch: pytest.MonkeyPatch, wrong: int) -> None:
    """Node and worker go on by the store's time: the window is neither closed at once nor kept open for an hour."""

    async def story() -> None:
        async with serving.node(dsn) as served, serving.worker(dsn), served.client() as ada, served.client() as bob:
            table = await _in_the_window(ada, bob)
            _step(monkeypatch, wrong)
            began = time.monotonic()
            assert (await ada.do(table, "say", text="what time is it?"))["type"] == "done"
            assert (await ada.sync(table))["view"]["phase"] == "window"
            async with asyncio.timeout(serving.PATIENCE):
                while (await ada.sync(table))["view"]["phase"] == "window":  # noqa: ASYNC110 - the server is asked
                    await asyncio.sleep(0.05)
            assert time.monotonic() - began > WINDOW / 1000 - 0.7
            ready = await ada.ask("GET", "/ready")
            assert (ready.status_code, ready.json()["amiss"]) == (200, [])
            assert ready.json()["offset"] == pytest.approx(wrong * 1000, abs=500)

    asyncio.run(story())


async def _in_the_window(ada: Client, bob: Client) -> str:
    """A table at which both have bid."""
    table: str = (await ada.open(options={"window_ms": WINDOW}))["table"]
    await bob.sit(table)
    await ada.do(table, "start")
    for client, amount in ((ada, 1), (bob, 2)):
        ask = (await client.sync(table))["question"]["rev"]
        wish = {"verb": "bid", "args": {"amount": amount}}
        assert (await client.do(table, "answer", ask=ask, wish=wish))["type"] == "done"
    return table


def _step(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    wall, exact = time.time, time.time_ns
    monkeypatch.setattr(time, "time", lambda: wall() + seconds)
    monkeypatch.setattr(time, "time_ns", lambda: exact() + seconds * 1_000_000_000)


READ_ONLY = """
do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$
"""


@pytest.mark.parametrize(
    ("sql", "amiss"),
    [
        ("alter table alembic_version rename to elsewhere", "schema"),
        ("update alembic_version set version_num = '0003'", "schema"),
        (READ_ONLY, "read-only"),
    ],
)
def test_a_database_that_no_row_can_be_written_to_is_not_ready(sql: str, amiss: str) -> None:
    """`/ready` says so, and why; a schema newer than this release isn't an error."""

    async def story(dsn: str) -> None:
        connection = await asyncpg.connect(dsn)
        await connection.execute("update alembic_version set version_num = '9999'")
        async with serving.node(dsn) as served, served.client() as anyone:
            assert (await anyone.ask("GET", "/ready")).status_code == 200
        await connection.execute(sql)
        await connection.close()
        async with serving.node(dsn) as served, served.client() as anyone:
            ready = await anyone.ask("GET", "/ready")
            assert (ready.status_code, ready.json()["amiss"]) == (503, [amiss])

    with serving.database() as dsn:
        asyncio.run(story(dsn))


def test_the_newest_revision_is_alembics_own() -> None:
    """A migration that is added moves both, and revisions sort as texts."""
    script = ScriptDirectory.from_config(config("postgresql://"))
    assert script.get_current_head() == NEWEST
    assert all(len(each.revision) == len(NEWEST) for each in script.walk_revisions())


def test_no_stamp_comes_from_the_wall_clock() -> None:
    """What reads it says how far it is off, or when a step of a trace was, and decides nothing."""
    rooms = [Path("src/getaway") / room for room in ("server", "table", "store", "bus")]
    found = [file.name for room in rooms for file in room.rglob("*.py") if "time.time" in file.read_text()]
    assert sorted(found) == ["clock.py", "tracing.py"]
