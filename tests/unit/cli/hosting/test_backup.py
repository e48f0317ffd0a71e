"""`getaway backup` and `getaway restore`: a running match goes on from where it was when the backup was made."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest
from alembic import command
from tests.serving import MAINTENANCE, database, node
from tests.unit.cli.conftest import Program
from tests.unit.cli.hosting.test_up import folder
from tests.unit.table.seated import At, House, house

from getaway.cli.hosting.dumps import fitting
from getaway.cli.hosting.postgres import version
from getaway.kernel import encode
from getaway.store.revision import NEWEST, TABLES
from getaway.store.schema import config

__all__ = ["folder"]
T = TypeVar("T")


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A database of its own, named by the environment."""
    with database() as dsn:
        monkeypatch.setenv("GETAWAY_DATABASE", dsn)
        yield dsn


def _told(dsn: str, story: Callable[[House], Awaitable[T]]) -> T:
    async def at_home() -> T:
        async with house(dsn) as here:
            return await story(here)

    return asyncio.run(at_home())


def _asked(dsn: str, sql: str) -> list[Any]:
    async def asked() -> list[Any]:
        connection = await asyncpg.connect(dsn)
        try:
            return [record[0] for record in await connection.fetch(sql)]
        finally:
            await connection.close()

    return asyncio.run(asked())


async def _standing(at: At) -> bytes:
    return encode((await at.live()).playing().g)


async def _begun(here: House) -> tuple[At, bytes]:
    at = await here.open(3)
    await asyncio.gather(*here.tables.committer.chores)
    await at.answer(0, pick=1)
    return at, await _standing(at)


async def _answered(at: At) -> None:
    await at.answer((await at.asked())[0])


def test_a_match_goes_on_after_a_restore(kept: str, program: Program, tmp_path: Path) -> None:
    """What came after the backup is gone, what came before is there, and the next answer counts."""
    at, standing = _told(kept, _begun)
    done = program("backup", "club.dump")
    assert done.code == 0, done.err
    assert "Saved one table to club.dump" in done.out
    assert (tmp_path / "club.dump").stat().st_mode & 0o077 == 0

    async def later(here: House) -> None:
        await _answered(at.through(here))
        await here.open(2)

    _told(kept, later)
    shown = program("restore", "club.dump")
    assert (shown.code, len(_asked(kept, "select id from tables"))) == (0, 2)
    assert "2 tables are there now." in shown.out
    done = program("restore", "club.dump", "--yes")
    assert done.code == 0, done.out + done.err
    assert "Restored one table" in done.out
    assert "One match is running, and it can go on." in done.out

    async def look(here: House) -> None:
        there = at.through(here)
        assert await _standing(there) == standing
        assert await there.asked() == [1, 2]
        await _answered(there)
        assert await there.asked() == [2]
        await here.open(2)  # what the database numbers itself goes on, too

    _told(kept, look)


def test_an_older_backup_is_brought_up_to_date(kept: str, program: Program) -> None:
    """Its tables are those of this release afterwards."""
    at, _ = _told(kept, _begun)
    command.downgrade(config(kept), "0003")
    assert program("backup", "old.dump").code == 0
    assert "schema 0003" in program("restore", "old.dump").out
    assert program("restore", "old.dump", "--yes").code == 0
    assert _asked(kept, "select version_num from alembic_version") == [NEWEST]

    async def look(here: House) -> None:
        await _answered(at.through(here))

    _told(kept, look)


def test_nothing_is_restored_while_nodes_are_up(kept: str, program: Program) -> None:
    """A node that only waits for players counts."""
    at, _ = _told(kept, _begun)
    assert program("backup", "club.dump").code == 0

    async def served() -> tuple[Any, Any]:
        async with node(kept):
            return await asyncio.to_thread(program, "restore", "club.dump", "--yes"), await asyncio.to_thread(
                program, "backup", "again.dump"
            )

    restored, saved = asyncio.run(served())
    assert restored.code == 2
    assert "Nodes or workers are using the database" in restored.err
    assert saved.code == 0, "people may play on while a backup is made"
    assert program("restore", "club.dump", "--yes").code == 0
    assert _asked(kept, "select id from tables") == [at.id]


def test_a_file_that_is_cut_off_changes_nothing(kept: str, program: Program, tmp_path: Path) -> None:
    """Everything is replaced in one transaction, or nothing is."""
    at, _ = _told(kept, _begun)
    assert program("backup", "club.dump").code == 0
    whole = (tmp_path / "club.dump").read_bytes()
    for size in (len(whole) * 9 // 10, 1000, 0):
        (tmp_path / "half.dump").write_bytes(whole[:size])
        done = program("restore", "half.dump", "--yes")
        assert done.code == 2, size
        assert _asked(kept, "select id from tables") == [at.id]


def test_files_that_cannot_be_used(kept: str, program: Program, tmp_path: Path) -> None:
    """Each refusal says why."""
    assert program("backup", "club.dump").code == 0
    assert "already exists" in program("backup", "club.dump").err
    assert "can't write nowhere/club.dump" in program("backup", "nowhere/club.dump").err
    assert "can't read none.dump" in program("restore", "none.dump").err
    (tmp_path / "other.dump").write_text("not a dump")
    assert "other.dump isn't a backup" in program("restore", "other.dump").err
    _asked(kept, "update alembic_version set version_num = '9999'")
    assert "The database has schema 9999" in program("backup", "newer.dump").err
    assert {path.name for path in tmp_path.iterdir()} == {"club.dump", "other.dump"}


def test_the_tables_of_a_backup_are_all_there_are(kept: str) -> None:
    """A migration that makes another must name it."""
    assert set(_asked(kept, "select tablename from pg_tables where schemaname = 'public'")) == set(TABLES)


def test_programs_that_are_too_old_are_not_used() -> None:
    """The oldest that knows the server, so that it understands what they write."""
    (server,) = _asked(MAINTENANCE, "select current_setting('server_version_num')::int / 10000")
    assert version(fitting(server), "pg_dump") >= server


def test_a_data_folder_is_restored_without_a_server(
    kept: str, program: Program, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own PostgreSQL runs meanwhile and is gone afterwards; the database of the environment isn't touched."""
    _told(kept, _begun)
    monkeypatch.setenv("GETAWAY_DATABASE", kept)
    assert program("backup", "club.dump").code == 0
    _told(kept, lambda here: here.open(2))
    done = program("restore", "club.dump", "--data", str(folder / "data"), "--yes")
    assert done.code == 0, done.out + done.err
    assert "Restored one table" in done.out
    assert len(_asked(kept, "select id from tables")) == 2
    shown = program("restore", "club.dump", "--data", str(folder / "data"))
    assert "one table is there now" in shown.out
    assert (folder / "data" / "running.json").read_bytes() == b"[]"
