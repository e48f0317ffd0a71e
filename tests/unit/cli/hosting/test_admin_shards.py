"""`getaway admin shards` and `tables move`: an operator spreads tables over databases."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import asyncpg
import pytest
from tests import serving
from tests.unit.cli.conftest import Program


@pytest.fixture
def setting(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    """A directory and two shards, which the commands are told."""
    with serving.database() as directory, serving.database() as north, serving.database() as south:
        spread = f"north:a-z2-9={north} south:={south}"
        monkeypatch.setenv("GETAWAY_DATABASE", directory)
        monkeypatch.setenv("GETAWAY_SHARDS", spread)
        yield directory, spread


async def _opened(directory: str, spread: str) -> list[str]:
    async with serving.node(directory, shards=spread) as served, served.client() as ada:
        found = []
        for _ in range(3):
            ada.secret = ""
            found.append((await ada.open())["table"])
        return found


async def _talks(directory: str, spread: str, table: str) -> int:
    async with serving.node(directory, shards=spread) as served, served.client() as eve:
        return (await eve.ask("GET", f"/api/tables/{table}/sync")).status_code


def _counts(program: Program) -> dict[str, int]:
    return {shard["name"]: shard["tables"] for shard in json.loads(program("admin", "shards", "list", "--json").out)}


def test_tables_are_moved_and_that_is_recorded(setting: tuple[str, str], program: Program) -> None:
    """One, or all; without --yes it's only said what would be moved."""
    tables = asyncio.run(_opened(*setting))
    assert program("admin", "shards", "list").out.splitlines() == [
        "north: 3 tables; letters abcdefghjkmnpqrstuvwxyz23456789",
        "south: 0 tables; letters -",
    ]
    assert "would be moved" in program("admin", "tables", "move", tables[0], "south").out
    assert _counts(program) == {"north": 3, "south": 0}
    assert "is in south now" in program("admin", "tables", "move", tables[0], "south", "--yes", "--why", "full").out
    assert "already" in program("admin", "tables", "move", tables[0], "south", "--yes").out
    assert _counts(program) == {"north": 2, "south": 1}
    assert (
        "2 tables were moved from north to south" in program("admin", "shards", "move", "north", "south", "--yes").out
    )
    assert _counts(program) == {"north": 0, "south": 3}
    assert asyncio.run(_talks(*setting, tables[1])) == 200
    deeds = json.loads(program("admin", "audit", "--json").out)
    assert [(deed["what"], deed["whom"], deed["why"]) for deed in deeds] == [
        ("move", "north south", ""),
        ("move", f"{tables[0]} south", "full"),
    ]
    assert {line.split()[0] for line in program("admin", "tables", "list").out.splitlines()} == set(tables)


async def _begun(directory: str, spread: str) -> str:
    """A match in a shard, listed while it was gathering players."""
    async with serving.node(directory, shards=spread) as served, served.client() as ada:
        table: str = (await ada.open())["table"]
        assert (await ada.ask("PUT", f"/api/tables/{table}/listed", {"lang": "en"})).status_code < 300
        assert (await ada.do(table, "start"))["type"] == "done"
        assert await ada.answered(table) == "done"
        return table


async def _listed(directory: str) -> int:
    line = await asyncpg.connect(directory)
    try:
        return int(await line.fetchval("select count(*) from listed"))
    finally:
        await line.close()


def test_what_is_done_to_a_table_is_kept_in_the_directory(setting: tuple[str, str], program: Program) -> None:
    """The incident, the record and the list of public tables, also after the table was moved."""
    table = asyncio.run(_begun(*setting))
    assert program("admin", "tables", "move", table, "south", "--yes").code == 0
    back = program("admin", "tables", "rollback", table, "2", "--yes", "--why", "a slip")
    assert "continues from row 2" in back.out, back.err
    assert table in program("incidents").out
    assert asyncio.run(_listed(setting[0])) == 1
    assert program("admin", "tables", "close", table, "--yes").code == 0
    assert asyncio.run(_listed(setting[0])) == 0
    deeds = json.loads(program("admin", "audit", "--json").out)
    assert [deed["what"] for deed in deeds] == ["close", "rollback", "move"]


def test_every_database_is_looked_at_and_saved_by_itself(setting: tuple[str, str], program: Program) -> None:
    """The doctor names each; a backup of all at one moment isn't to be had, and nor is its return."""
    found = json.loads(program("doctor", "--json").out)
    assert len({finding["said"] for finding in found if finding["check"] == "database"}) == 3
    for command in (["backup", "a.dump"], ["restore", __file__]):
        assert "one database after another" in program(*command).err


def test_shards_that_are_not_there_are_said(
    setting: tuple[str, str], program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By name, or that there are none at all."""
    assert "no shard called west, only north and south" in program("admin", "shards", "move", "north", "west").err
    monkeypatch.delenv("GETAWAY_SHARDS")
    assert "no shards" in program("admin", "shards", "list").err
