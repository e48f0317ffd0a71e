"""Two accidents while people play: someone drops the log, and the database's disk is lost."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path

import asyncpg
import msgspec
from tests.crash.rebuilt import book, differences
from tests.ports import free_ports
from tests.recovery.cluster import Cluster
from tests.recovery.playing import Witness, seated, served
from tests.serving import NATS

from getaway.store.schema import upgrade

NODES = 2
NOTICED = 1.0
"""Seconds that everyone plays on after the moment, until the accident happens, and seconds until it's noticed."""
DROP = "drop table log, checkpoints cascade"
SECONDS_BACK = 120.0
"""How long it may take until everyone has answered again."""


class Accident(msgspec.Struct):
    """One accident, and what came back."""

    restore: float = 0.0
    """Seconds until the database takes rows again."""
    promised: int = 0
    """Answers that were acknowledged before the moment."""
    missing: list[str] = []
    """Those of them that aren't in the restored log."""
    doubled: list[str] = []
    later: int = 0
    """Answers that were acknowledged after the moment."""
    lost: int = 0
    """Those of them that aren't in the restored log either."""
    lost_seconds: float = 0.0
    """How long before the end the first of them was acknowledged."""
    rows: int = 0
    unlike: list[str] = []
    """Tables that are another one from their first row than from a checkpoint."""
    went_on: int = 0
    """Tables that were played on."""
    doctor: int = 0


class Rehearsal(msgspec.Struct):
    """All that was seen."""

    tables: int
    backup: float = 0.0
    database: int = 0
    repository: int = 0
    dropped: Accident = msgspec.field(default_factory=Accident)
    disk: Accident = msgspec.field(default_factory=Accident)


async def rehearsed(folder: Path, tables: int, play: float, last: float) -> Rehearsal:
    """Play, back up, play on, lose the log, restore the moment before; play on, lose the disk, restore what's there."""
    *ports, port = free_ports(NODES + 1)
    found, cluster = Rehearsal(tables), Cluster(folder / "cluster", port)
    await asyncio.to_thread(cluster.make)
    await asyncio.to_thread(upgrade, cluster.dsn)
    async with AsyncExitStack() as guests:
        try:
            async with served(cluster.dsn, folder, ports):
                people = await seated(guests, ports, tables)
                await asyncio.sleep(play)
                found.backup = await _seconds(cluster.follow, "backup")
                found.repository, found.database = cluster.size, await _size(cluster.dsn)
                await asyncio.sleep(play)
                moment = datetime.now(UTC)
                await asyncio.sleep(NOTICED)
                await _said(cluster.dsn, DROP)
                await asyncio.sleep(NOTICED)
            found.dropped = await _back_to(cluster, people, moment)
            async with served(cluster.dsn, folder, ports):
                found.dropped.went_on = await _on_at_all(people)
                await asyncio.sleep(last)
                moment = datetime.now(UTC)
                await asyncio.to_thread(cluster.destroy)
            found.disk = await _back_to(cluster, people, None, moment)
            async with served(cluster.dsn, folder, ports):
                found.disk.went_on = await _on_at_all(people)
        finally:
            await asyncio.to_thread(cluster.stop)
    return found


async def _back_to(
    cluster: Cluster, people: Sequence[Witness], moment: datetime | None, ended: datetime | None = None
) -> Accident:
    """Restore a moment, or everything where there's none, and hold it against what was promised."""
    before = time.time()
    if moment is not None:
        await asyncio.to_thread(cluster.stop)
    began = time.monotonic()
    await asyncio.to_thread(cluster.follow, "--type=time" if moment else "--type=default", moment)
    await asyncio.to_thread(cluster.start)
    found = Accident(restore=time.monotonic() - began)
    ids = await _read(cluster.dsn, found)
    until = moment.timestamp() if moment else 0.0
    early = [(person.table, row) for person in people for row in person.promised(0.0, until)]
    late = [(person.table, row) for person in people for row in person.promised(until, before)]
    found.promised, found.later = len(early), len(late)
    found.missing = [f"{table} {row}" for table, row in early if not ids[table, row]]
    found.doubled = [f"{table} {row}" for table, row in (*early, *late) if ids[table, row] > 1]
    gone = {each for each in late if not ids[each]}
    found.lost = len(gone)
    if gone:
        when = [
            at
            for person in people
            for given, at in zip(person.acknowledged, person.times, strict=True)
            if (person.table, f"s{person.seat}:{given}") in gone
        ]
        found.lost_seconds = (ended.timestamp() if ended else max(when)) - min(when)
    for person in people:
        person.forget(gone)
    found.doctor = await asyncio.to_thread(_doctor, cluster.dsn)
    return found


async def _read(dsn: str, found: Accident) -> Counter[tuple[str, str | None]]:
    """Replay every table; how often each row is in the log."""
    ids, dice = Counter[tuple[str, str | None]](), random.Random(1)  # noqa: S311 - which rows are tried
    line = await asyncpg.connect(dsn)
    for record in await line.fetch("select id from tables order by id"):
        kept = await book(line, record["id"])
        found.rows += len(kept.rows)
        found.unlike += differences(kept, dice, 1)
        ids.update((kept.id, row.id) for row in kept.rows)
    await line.close()
    return ids


async def _on_at_all(people: Sequence[Witness]) -> int:
    """At how many tables somebody's answer is acknowledged again, or nothing is left to answer."""
    before = {person: len(person.acknowledged) for person in people}
    tables = {person.table for person in people}

    def on() -> set[str]:
        return {person.table for person in people if person.over or len(person.acknowledged) > before[person]}

    until = time.monotonic() + SECONDS_BACK
    while on() != tables and time.monotonic() < until:  # noqa: ASYNC110 - many tell
        await asyncio.sleep(0.1)
    return len(on())


def _doctor(dsn: str) -> int:
    """How `getaway doctor` ends."""
    environ = os.environ | {"GETAWAY_DATABASE": dsn, "GETAWAY_NATS": NATS}
    command = [str(Path(sys.executable).with_name("getaway")), "doctor"]
    return subprocess.run(command, env=environ, stdout=subprocess.DEVNULL, check=False).returncode


async def _seconds(doing: Callable[[str], None], word: str) -> float:
    began = time.monotonic()
    await asyncio.to_thread(doing, word)
    return time.monotonic() - began


async def _size(dsn: str) -> int:
    line = await asyncpg.connect(dsn)
    found: int = await line.fetchval("select pg_database_size(current_database())")
    await line.close()
    return found


async def _said(dsn: str, sql: str) -> None:
    line = await asyncpg.connect(dsn)
    await line.execute(sql)
    await line.close()
