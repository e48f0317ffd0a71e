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
from typing import NamedTuple

import asyncpg
import msgspec
from tests.crash.rebuilt import book, differences
from tests.ports import free_ports
from tests.recovery.cluster import Cluster, archive_timeout
from tests.recovery.playing import Witness, seated, served
from tests.serving import NATS

from getaway.store.schema import upgrade

NODES = 2
NOTICED = 1.0
"""Seconds that everyone plays on after the moment, until the accident happens, and seconds until it's noticed."""
SPARED = archive_timeout() + 5.0
"""Seconds before the disk is lost, of which nothing may be: what was played before them is archived."""
DROP = "drop table log, checkpoints cascade"
Rows = Counter[tuple[str, str | None]]
"""How often each row of each table is in the log."""
SECONDS_BACK = 120.0
"""How long it may take until everyone has answered again."""


class Accident(msgspec.Struct):
    """One accident, and what came back."""

    restore: float = 0.0
    """Seconds until the database takes rows again."""
    promised: int = 0
    """Answers that were acknowledged before the moment to which everything must come back."""
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
    doctor: int = 0
    gone: int = 0
    """Tables that aren't restored."""
    over: int = 0
    """Tables whose match is over."""
    stuck: list[str] = []
    """Tables at which nobody answers any more, or somebody never comes back."""
    away: float = 0.0
    """Seconds until nodes and worker run again."""
    waits: list[float] = []
    """Of each table that was played on, the seconds until an answer was acknowledged again."""


class Moments(NamedTuple):
    """Up to when nothing may be lost, and when the accident happened."""

    sure: float
    happened: float


class Rehearsal(msgspec.Struct):
    """All that was seen."""

    backup: float = 0.0
    database: int = 0
    repository: int = 0
    dropped: Accident = msgspec.field(default_factory=Accident)
    disk: Accident = msgspec.field(default_factory=Accident)


async def rehearsed(folder: Path, tables: int, play: float, last: float, *, checked: bool = False) -> Rehearsal:
    """Play, back up, play on, lose the log, restore the moment before; play on, lose the disk, restore what's there.

    If it's checked before the disk is lost that what there is can be archived, nothing played before may be lost;
    otherwise nothing that could have been archived by itself.
    """
    *ports, port = free_ports(NODES + 1)
    found, cluster = Rehearsal(), Cluster(folder / "cluster", port)
    async with AsyncExitStack() as guests:
        try:
            await cluster.make()
            await asyncio.to_thread(upgrade, cluster.dsn)
            async with served(cluster.dsn, folder, ports):
                people = await seated(guests, ports, tables)
                await asyncio.sleep(play)
                found.backup = await _seconds(cluster.follow, "backup")
                found.repository, found.database = cluster.size, await _size(cluster.dsn)
                await asyncio.sleep(play)
                moment = datetime.now(UTC)
                await asyncio.sleep(NOTICED)
                happened = time.time()
                await _said(cluster.dsn, DROP)
                await asyncio.sleep(NOTICED)
            await cluster.stop()
            found.dropped = await _back_to(cluster, people, Moments(moment.timestamp(), happened), moment)
            async with served(cluster.dsn, folder, ports):
                await _on_at_all(people, found.dropped, happened)
                people += await seated(guests, ports, tables)
                await asyncio.sleep(last)
                sure = await _archived(cluster) if checked else time.time() - SPARED
                happened = time.time()
                await asyncio.to_thread(cluster.destroy)
            found.disk = await _back_to(cluster, people, Moments(sure, happened))
            async with served(cluster.dsn, folder, ports):
                await _on_at_all(people, found.disk, happened)
        finally:
            await cluster.stop()
    return found


async def _archived(cluster: Cluster) -> float:
    """Archive what there is, as the command `check` of the page does, and play on; the moment up to which it goes."""
    moment = time.time()
    await asyncio.to_thread(cluster.follow, "check")
    await asyncio.sleep(NOTICED)
    return moment


async def _back_to(
    cluster: Cluster, people: list[Witness], moments: Moments, target: datetime | None = None
) -> Accident:
    """Restore a moment, or everything where there's none, and hold it against what was promised.

    People whose table isn't restored leave.
    """
    before, began = time.time(), time.monotonic()
    await asyncio.to_thread(cluster.follow, "--type=time" if target else "--type=default", target)
    await cluster.start()
    found = Accident(restore=time.monotonic() - began)
    await asyncio.to_thread(cluster.follow, "check")
    ids = await _read(cluster.dsn, found)
    compare(found, people, ids, moments, before)
    restored = {table for table, _ in ids}
    found.gone = len({person.table for person in people} - restored)
    people[:] = [person for person in people if person.table in restored]
    found.doctor = await asyncio.to_thread(_doctor, cluster.dsn)
    return found


def compare(found: Accident, people: Sequence[Witness], ids: Rows, moments: Moments, before: float) -> None:
    """Hold the restored rows against what was acknowledged before we began; nobody expects any more what is lost."""
    early = [(person.table, row) for person in people for row, _ in person.promised(0.0, moments.sure)]
    late = {(person.table, row): at for person in people for row, at in person.promised(moments.sure, before)}
    found.promised, found.later = len(early), len(late)
    found.missing = [f"{table} {row}" for table, row in early if not ids[table, row]]
    found.doubled = [f"{table} {row}" for table, row in (*early, *late) if ids[table, row] > 1]
    gone = {each for each in late if not ids[each]}
    found.lost = len(gone)
    found.lost_seconds = max([moments.happened - late[each] for each in gone], default=0.0)
    for person in people:
        person.forget(gone)


async def _read(dsn: str, found: Accident) -> Rows:
    """Replay every table; how often each row is in the log."""
    ids, dice = Rows(), random.Random(1)  # noqa: S311 - which rows are tried
    line = await asyncpg.connect(dsn)
    for record in await line.fetch("select id from tables order by id"):
        kept = await book(line, record["id"])
        found.rows += len(kept.rows)
        found.unlike += differences(kept, dice, 1)
        ids.update((kept.id, row.id) for row in kept.rows)
    await line.close()
    return ids


async def _on_at_all(people: Sequence[Witness], found: Accident, happened: float) -> None:
    """Wait until everyone is back and an answer is acknowledged at each table again, unless its match is over."""
    running = time.time()
    found.away = running - happened
    tables: dict[str, list[Witness]] = {}
    for person in people:
        tables.setdefault(person.table, []).append(person)

    def done(those: Sequence[Witness]) -> bool:
        return all(each.there for each in those) and (those[0].over or _first(those, happened) is not None)

    until = time.monotonic() + SECONDS_BACK
    while not all(map(done, tables.values())) and time.monotonic() < until:  # noqa: ASYNC110 - many tell
        await asyncio.sleep(0.1)
    found.stuck = [table for table, those in tables.items() if not done(those)]
    firsts = {table: _first(those, happened) for table, those in tables.items()}
    found.waits = sorted(first - happened for first in firsts.values() if first is not None)
    found.over = len([table for table in tables if firsts[table] is None and table not in found.stuck])


def _first(those: Sequence[Witness], happened: float) -> float | None:
    """When the first answer after the accident was acknowledged that the restored database has."""
    return min((when for each in those for when in each.times if when > happened), default=None)


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
