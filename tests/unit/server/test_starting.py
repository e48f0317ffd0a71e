"""A server that can't use its database doesn't start, and says why; one that stops ends by itself."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest
from tests import serving
from tests.serving import database, settings

from getaway.server.starting import BadSchema, check_schema
from getaway.store.revision import NEWEST


async def _said(dsn: str, sql: str) -> None:
    connection = await asyncpg.connect(dsn)
    await connection.execute(sql)
    await connection.close()


@pytest.mark.parametrize(
    ("sql", "told"),
    [
        ("update alembic_version set version_num = '0003'", f"0003, but this release needs {NEWEST}"),
        ("drop table alembic_version", "no tables yet"),
        ("update alembic_version set version_num = '9999'; update installation set oldest = '9998'", "9999"),
    ],
)
def test_a_database_that_cannot_be_used(sql: str, told: str) -> None:
    """Older than this release, without tables, or changed so that programs like this one are too old."""
    with database() as dsn:
        asyncio.run(_said(dsn, sql))
        with pytest.raises(BadSchema, match=told):
            check_schema(settings(dsn))


@pytest.mark.parametrize("sql", ["select 1", "update alembic_version set version_num = '9999'"])
def test_a_database_that_can(sql: str) -> None:
    """The same schema, or one that only adds to it."""
    with database() as dsn:
        asyncio.run(_said(dsn, sql))
        check_schema(settings(dsn))


def test_a_database_that_is_away_is_waited_for() -> None:
    """A server may start before its database."""
    check_schema(settings("postgresql://127.0.0.1:1/nowhere"))


@pytest.mark.parametrize("what", ["node", "worker"])
def test_it_says_so_and_ends(what: str, tmp_path: Path) -> None:
    """As a program, with one line and without a traceback."""

    async def story(dsn: str) -> None:
        with suppress(RuntimeError):  # a node that ended before it was ready
            async with serving.program(dsn, what, tmp_path / "log") as running:
                await asyncio.wait_for(running.run.wait(), serving.PATIENCE)
                assert running.run.returncode == 1

    with database(empty=True) as dsn:
        asyncio.run(story(dsn))
    told = (tmp_path / "log").read_text(encoding="utf-8")
    assert "Run: getaway migrate" in told
    assert "Traceback" not in told


def test_a_worker_that_is_stopped_ends(dsn: str, tmp_path: Path) -> None:
    """It doesn't wait for what it would tidy up later."""

    async def story() -> None:
        async with serving.program(dsn, "worker", tmp_path / "log") as worker:
            async with asyncio.timeout(serving.PATIENCE):
                while "starting" not in (tmp_path / "log").read_text(encoding="utf-8"):  # noqa: ASYNC110 - a file
                    await asyncio.sleep(0.1)
            await asyncio.sleep(1)
            worker.run.terminate()
            await asyncio.wait_for(worker.run.wait(), serving.PATIENCE)
            assert worker.run.returncode == 0

    asyncio.run(story())
