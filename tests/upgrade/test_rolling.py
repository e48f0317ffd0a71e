"""An upgrade that corrects the rules stops nobody, and takes nothing back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.upgrade.audit import Switch, counted, switch_of, written
from tests.upgrade.newer import VERSION
from tests.upgrade.rolling import DRAIN, NOTICE, Upgrade, upgraded

from getaway.server.audience import RESTART
from getaway.store import PostgresStore
from getaway.table import Edition, Row

TABLES = 6
BEFORE = 1.5
"""Seconds of play before the upgrade: a match takes about ten."""


@pytest.mark.clause("GT-VERSION-01", "GT-VERSION-02")
def test_a_rolling_upgrade_with_other_rules(dsn: str, tmp_path: Path) -> None:
    """Behind nginx, with people and bots: everyone moves once, and every match goes on exactly where it stood."""

    async def story() -> None:
        seen = await upgraded(dsn, tmp_path, TABLES, BEFORE)
        store = PostgresStore(dsn)
        await store.start()
        try:
            switches = {people[0].table: await switch_of(store, people[0].table) for people in seen.people}
            _check_people(seen)
            _check_rows(seen, switches)
            assert any(switch.at for switch in switches.values())
            assert [table for table, switch in switches.items() if switch.taken_back] == []
            assert counted(seen.metrics, "getaway_renewed_total") == counted(
                seen.metrics, 'getaway_renewed_total{since="checkpoint"}'
            )
            await _check_the_fence(store, switches)
        finally:
            await store.stop()

    asyncio.run(story())


def _check_people(seen: Upgrade) -> None:
    everybody = [person for people in seen.people for person in people]
    assert {code for person in everybody for _, code in person.closed} == {RESTART}
    assert all(len(person.away) == len(person.closed) for person in everybody)
    assert max(sum(person.away) for person in everybody) < NOTICE + DRAIN  # nobody waits until the old node is gone


def _check_rows(seen: Upgrade, switches: dict[str, Switch]) -> None:
    for people in seen.people:
        rows = switches[people[0].table].rows
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        found = written(rows)
        for person in people:
            assert person.acknowledged
            assert {found[f"s{person.seat}:{given}"] for given in person.acknowledged} == {1}


async def _check_the_fence(store: PostgresStore, switches: dict[str, Switch]) -> None:
    for table, switch in switches.items():
        if switch.at:
            last = (await store.lasts([table]))[table]
            assert await store.edition(table) == Edition("toy", VERSION)
            older = Row(table, last + 1, None, b"{}", (b"[]",), edition=Edition("toy", VERSION - 1))
            assert not await store.append(older)
