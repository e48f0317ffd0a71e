"""`getaway admin tables` and `audit`: looking at tables, closing them, setting them back, and the record of it."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from tests.serving import database, new_id, node
from tests.unit.cli.conftest import Program
from tests.unit.cli.hosting.test_upkeep import _spoilt
from tests.unit.table.seated import At, House, house, refused

from getaway.kernel import encode
from getaway.kernel.stream import NewRules
from getaway.table import commands as c
from getaway.table.items import TableClosed

T = TypeVar("T")
Told = Callable[[Callable[[House], Awaitable[T]]], T]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[Told[T]]:
    """Run a story in a database of its own, by whose address the commands go."""
    with database() as dsn:
        monkeypatch.setenv("GETAWAY_DATABASE", dsn)

        async def at_home(story: Callable[[House], Awaitable[T]]) -> T:
            async with house(dsn) as here:
                found = await story(here)
                await asyncio.gather(*here.tables.committer.chores)
                return found

        yield lambda story: asyncio.run(at_home(story))


async def _begun(here: House) -> At:
    """Three people, of whom one has bid, and a table that waits."""
    await here.open(2, start=False)
    at = await here.open(3)
    await asyncio.gather(*here.tables.committer.chores)
    await at.answer(0, pick=1)
    return at


def _audit(program: Program) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(program("admin", "audit", "--json").out)
    return found


def test_tables_are_listed_and_shown_without_secrets(told: Told[Any], program: Program) -> None:
    """The newest first; names and options, no keys and no numbers of chance."""
    at = told(_begun)
    lines = program("admin", "tables", "list").out.splitlines()
    assert [line.split()[4] for line in lines] == ["playing", "waiting"]
    assert lines[0].startswith(at.id)
    assert lines[0].endswith("Ada, Bob, Cleo")
    shown = program("admin", "tables", "show", at.id).out
    assert f"Table {at.id}: toy, playing" in shown
    assert "Seat 2: Bob" in shown
    assert "Rules: version 1, version 1 is installed" in shown
    card = json.loads(program("admin", "tables", "show", at.id, "--json").out)
    assert (card["rows"], card["stage"], card["diverged"]) == (5, "playing", "")
    assert set(card["seats"][0]) == {"seat", "kind", "name", "away"}
    assert not any(key in json.dumps(card) for key in at.keys.values() if key)
    assert "GT-TABLE-01" in program("admin", "tables", "show", "nosuchtable").err


@pytest.mark.clause("GT-TABLE-02")
def test_a_closed_table_is_over_for_good(told: Told[Any], program: Program) -> None:
    """First it's only said; then everyone is told, nothing is due, and whatever a seat does is refused."""
    at = told(_begun)
    would = program("admin", "tables", "close", at.id)
    assert "Ada, Bob and Cleo would be told" in would.out
    assert "--yes" in would.out
    assert _audit(program) == []

    async def goes_on(here: House) -> None:
        await at.through(here).answer(1)

    told(goes_on)
    done = program("admin", "tables", "close", at.id, "--yes", "--as", "nora", "--why", "spam")
    assert (done.code, done.out.strip()) == (0, f"Table {at.id} is closed. Everyone there is told within two seconds.")
    (deed,) = _audit(program)
    assert (deed["who"], deed["what"], deed["whom"], deed["why"]) == ("nora", "close", at.id, "spam")

    async def look(here: House) -> None:
        there = at.through(here)
        assert isinstance((await there.sync(0)).items[-1], TableClosed)
        await refused("GT-TABLE-02", there.answer(2))
        await refused("GT-TABLE-02", there.do(1, c.Say(id=new_id(), text="hello?")))
        await refused("GT-TABLE-02", here.tables.rekey(at.id, at.keys[0]))
        assert (await there.live()).due is None

    told(look)
    assert f"{at.id}: toy, closed" in program("admin", "tables", "show", at.id).out
    assert "GT-TABLE-02" in program("admin", "tables", "close", at.id, "--yes").err
    assert "GT-TABLE-02" in program("admin", "tables", "rollback", at.id, "4", "--yes").err


@pytest.mark.clause("GT-TABLE-02")
def test_a_node_that_has_the_table_learns_of_it(told: Told[Any]) -> None:
    """People who look at it are told by themselves, although nobody tells the bus."""
    dsn = told(_dsn)

    async def served() -> None:
        async with node(dsn) as served, served.client() as host:
            table = (await host.open())["table"]
            async with host.line(table) as line:
                await line.until("sync")
                program = Path(sys.executable).with_name("getaway")
                closing = await asyncio.create_subprocess_exec(program, "admin", "tables", "close", table, "--yes")
                assert await closing.wait() == 0
                update = await line.until("update")
                assert [item["item"] for item in update["items"]] == ["closed"]
            no = await host.do(table, "start")
            assert (no["type"], no["clause"]) == ("no", "GT-TABLE-02")

    asyncio.run(served())


async def _dsn(here: House) -> str:
    return here.store.dsn


def test_a_match_is_rolled_back(told: Told[Any], program: Program) -> None:
    """To the position after an earlier row; everyone is told, what doesn't count is in an incident, and it goes on."""

    async def play(here: House) -> tuple[At, bytes, list[int]]:
        at = await _begun(here)
        standing, asked = encode((await at.live()).playing().g), await at.asked()
        await at.answer(1)
        await at.answer(2)
        return at, standing, asked

    at, standing, asked = told(play)
    would = program("admin", "tables", "rollback", at.id, "5").out
    assert "2 rows of moves would be undone, from 6 to 7" in would
    done = program("admin", "tables", "rollback", at.id, "5", "--yes", "--why", "a slip")
    assert "continues from row 5" in done.out, done.err

    async def look(here: House) -> None:
        there = at.through(here)
        assert encode((await there.live()).playing().g) == standing
        assert await there.asked() == asked == [1, 2]
        assert isinstance((await there.sync(0)).items[-1], NewRules)
        await there.answer(1)
        assert await there.asked() == [2]
        (found,) = await here.store.incidents(9)
        assert "set back to row 5: rolled back. a slip" in found.body

    told(look)
    assert [(deed["what"], deed["whom"]) for deed in _audit(program)] == [("rollback", f"{at.id} 5")]


@pytest.mark.parametrize(("row", "clause"), [("99", "GT-TABLE-01"), ("0", "GT-TABLE-01"), ("2", "GT-START-02")])
def test_rows_that_nothing_can_be_rolled_back_to(told: Told[Any], program: Program, row: str, clause: str) -> None:
    """One that isn't there, or one before the match."""
    at = told(_begun)
    done = program("admin", "tables", "rollback", at.id, row, "--yes")
    assert (done.code, clause in done.err) == (2, True)
    assert _audit(program) == []


def test_a_repair_is_recorded(told: Told[Any], program: Program) -> None:
    """Under both names; a table that can't go on is listed as such, and can't be closed before."""
    at, _ = told(_spoilt)
    assert "can't go on" in program("admin", "tables", "list").out
    assert f"Run: getaway admin tables repair {at.id}" in program("admin", "tables", "show", at.id).out
    assert "no longer replays" in program("admin", "tables", "close", at.id, "--yes").err
    assert json.loads(program("admin", "tables", "repair", at.id, "--json").out)["done"] is False
    assert json.loads(program("admin", "tables", "repair", at.id, "--json", "--yes").out)["done"] is True
    assert [deed["what"] for deed in _audit(program)] == ["repair"]
    (incident,) = json.loads(program("admin", "incidents", "--json").out)
    assert incident["table_id"] == at.id
    assert json.loads(program("admin", "incidents", str(incident["n"]), "--json").out)["position"]
