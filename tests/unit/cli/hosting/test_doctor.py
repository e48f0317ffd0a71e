"""`getaway doctor`: what it finds on a sound server, and on servers with one thing wrong."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import asyncpg
import pytest
from tests.ports import free_ports
from tests.serving import MAINTENANCE, NATS, database
from tests.unit.cli.conftest import Program
from tests.unit.table.seated import House, house
from tests.unit.table.test_store_faults import CHANGE

from getaway.cli.hosting.doctor.database import connections, disk, durable, schema
from getaway.cli.hosting.doctor.findings import FAILED, OK, WARNING
from getaway.store.condition import Server
from getaway_toy import ToyGame

RENAME = """
update checkpoints set data = convert_to(replace(convert_from(data, 'UTF8'), '"game":"toy"', '"game":"faro"'), 'UTF8')
"""
SOUND = Server("15.1", "on", "on", connections=9, most=100, size=8_000_000, here=True, folder="/")


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A database of its own, named by the environment."""
    with database() as dsn:
        monkeypatch.setenv("GETAWAY_DATABASE", dsn)
        monkeypatch.setenv("GETAWAY_NATS", NATS)
        yield dsn


def _states(program: Program) -> dict[str, str]:
    """How each thing is, by what was looked at."""
    return {each["check"]: each["state"] for each in json.loads(program("doctor", "--json").out)}


def _amiss(program: Program) -> dict[str, str]:
    return {check: state for check, state in _states(program).items() if state != OK}


def _said(dsn: str, sql: str) -> None:
    async def said() -> None:
        connection = await asyncpg.connect(dsn)
        await connection.execute(sql)
        await connection.close()

    asyncio.run(said())


def _played(dsn: str, *, spoilt: bool = False) -> None:
    """A running match of the toy game, which waits for a person; its log may be changed after its checkpoint."""

    async def play(here: House) -> None:
        at = await here.open(3)
        await asyncio.gather(*here.tables.committer.chores)
        await at.answer(0, pick=1)
        await at.answer(1, pick=2)
        if spoilt:
            async with here.store.connected() as connection:
                await connection.execute(CHANGE, at.id, '"amount":2', '"amount":9')

    async def at_home() -> None:
        async with house(dsn) as here:
            await play(here)

    asyncio.run(at_home())
    _said(dsn, "delete from due")


def test_a_sound_server(kept: str, program: Program) -> None:
    """Every line is fine, in words and as data, and the command succeeds."""
    _played(kept)
    done = program("doctor")
    assert done.code == 0
    lines = done.out.splitlines()
    assert all(line.startswith("ok ") for line in lines)
    assert "One match is running, and it can go on." in done.out
    assert list(_states(program)) == [
        *("settings", "database", "schema", "writable", "durable", "clock", "disk", "connections"),
        *("due", "incidents", "tables", "rules", "bus"),
    ]


def test_settings_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch, program: Program) -> None:
    """Each is named with its reason, and nothing else is tried."""
    monkeypatch.setenv("GETAWAY_PORT", "70000")
    monkeypatch.setenv("GETAWAY_RATES", "2")
    monkeypatch.delenv("GETAWAY_DATABASE", raising=False)
    done = program("doctor")
    assert done.code == 1
    assert all(line.startswith("failed   Settings: GETAWAY_") for line in done.out.splitlines())
    assert "did you mean GETAWAY_RATE?" in done.out
    assert "Expected `int` <= 65535" in done.out
    assert "GETAWAY_DATABASE is not set" in done.out


def test_services_that_are_away(monkeypatch: pytest.MonkeyPatch, program: Program) -> None:
    """Both are named, without the password."""
    database, bus = free_ports(2)
    monkeypatch.setenv("GETAWAY_DATABASE", f"postgresql://ada:hunter2@127.0.0.1:{database}/getaway")
    monkeypatch.setenv("GETAWAY_NATS", f"nats://127.0.0.1:{bus}")
    done = program("doctor")
    assert done.code == 1
    assert "hunter2" not in done.out
    assert _amiss(program) == {"database": FAILED, "bus": FAILED}


def test_a_database_without_tables(kept: str, program: Program) -> None:
    """What needs them isn't looked at."""
    _said(kept, "drop table alembic_version")
    found = _states(program)
    assert found["schema"] == FAILED
    assert "tables" not in found


@pytest.mark.parametrize(
    ("setting", "check", "state"),
    [("default_transaction_read_only = on", "writable", FAILED), ("synchronous_commit = off", "durable", WARNING)],
)
def test_a_database_that_is_set_up_badly(kept: str, program: Program, setting: str, check: str, state: str) -> None:
    """It's found by what a session of ours gets."""
    _said(MAINTENANCE, f'alter database "{kept.rpartition("/")[2]}" set {setting}')
    assert _amiss(program) == {check: state}


@pytest.mark.parametrize(
    ("finding", "state"),
    [
        (durable(SOUND._replace(fsync="off")), FAILED),
        (connections(SOUND._replace(connections=79)), OK),
        (connections(SOUND._replace(connections=80)), WARNING),
        (disk(SOUND), OK),
        (disk(SOUND._replace(folder="/not/there")), OK),
        (disk(SOUND._replace(folder="/proc")), FAILED),
        (disk(SOUND._replace(here=False, folder="/proc")), OK),
        (schema("0001"), FAILED),
        (schema("9999"), WARNING),
    ],
)
def test_what_no_test_can_bring_about(finding: Any, state: str) -> None:
    """Judged by what such a server would say; /proc is a disk without any room."""
    assert finding.state == state


def test_tables_that_cannot_go_on(kept: str, program: Program) -> None:
    """The line names the table and the command that helps."""
    _played(kept, spoilt=True)
    assert _amiss(program) == {"tables": FAILED}
    assert "Run: getaway repair " in program("doctor").out


def test_what_waits_for_the_operator_or_a_worker(kept: str, program: Program) -> None:
    """Incidents of this week, and what is due for a while."""
    _played(kept)
    _said(kept, "insert into due (table_id, at) select id, extract(epoch from now()) * 1000 - 60000 from tables")
    _said(kept, "insert into incidents (table_id, seq, body) select id, 1, 'a fault' from tables")
    _said(
        kept, "insert into incidents (table_id, seq, body, filed_at) values ('x', 1, 'old', now() - interval '9 days')"
    )
    assert _amiss(program) == {"due": WARNING, "incidents": WARNING}
    done = program("doctor")
    assert done.code == 0
    assert "One incident in the last 7 days" in done.out


@pytest.mark.parametrize(("version", "state"), [(2, WARNING), (0, FAILED)])
def test_rules_of_another_version(
    kept: str, program: Program, monkeypatch: pytest.MonkeyPatch, version: int, state: str
) -> None:
    """A match goes on under newer rules; for one that has seen newer rules than these, the release is too old."""
    _played(kept)
    monkeypatch.setattr(ToyGame, "version", version)
    assert _states(program)["rules"] == state


def test_a_game_that_is_not_installed(kept: str, program: Program) -> None:
    """It's named, and its tables aren't called broken for that."""
    _played(kept)
    _said(kept, RENAME)
    assert _amiss(program) == {"rules": FAILED}
    assert "faro isn't installed, but one running match needs it." in program("doctor").out
