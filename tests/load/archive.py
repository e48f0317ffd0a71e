"""Writes `docs/figures/archive.md`: what finished matches take, before and after they are archived.

Every step is kept in a folder, the database too until the page is written: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import msgspec
from tests.load.filling import ACCOUNTS, AT_A_TABLE, LISTED, fill
from tests.load.matches import Kept, matches
from tests.serving import MAINTENANCE, database

from getaway.store import PostgresStore
from getaway.store.accounts import PostgresPeople
from getaway.store.archive import Unpacked
from getaway.store.around import PostgresListing, PostgresResults
from getaway.store.schema import upgrade
from getaway.store.summaries import PostgresSummaries
from getaway.store.upkeep import PostgresUpkeep
from getaway.table.loading import load
from getaway.table.slices import Gate

T = TypeVar("T")
PAGE = Path(__file__).parents[2] / "docs" / "figures" / "archive.md"
RELATIONS = ("log", "milestones", "checkpoints", "archive", "tables", "account_seats", "results")
AT_TABLES = 10
"""At how many tables each match is laid."""
TIMES, OPENED = 300, 150
NOTHING = "nothing: `select 1`"
PLAYERS, MATCHES, SEATS = 100_000, 10, 3
"""The month that is extrapolated: people, matches of each, people at a table."""
MB = 1_000_000

HEAD = """\
# What finished matches take

Written by `scripts/figures/archive`, on {cores} cores with other work on them, Python {python}, PostgreSQL {postgres}.
{tables:,} tables from {matches:,} matches played at random ({games}), each at {copies} tables;
{accounts} accounts with {seats} of them at each table, a result for every table, and {listed} listed lobbies.

The machine was shared: on average, {load_before:.0f} processes wanted a core while the times before were taken and
{load_after:.0f} while those after were. Sizes don't depend on that. Compare a time with `nothing` in the same column.
"""
SIZES = """
## Bytes

After `vacuum full`. A plain vacuum, as PostgreSQL runs it by itself, keeps the space of deleted rows for new ones.

| relation | before: heap | indexes | TOAST | after: heap | indexes | TOAST |
| --- | --- | --- | --- | --- | --- | --- |
{rows}
| **all**, MB | | | **{before:,.0f}** | | | **{after:,.0f}** |

A match took {each_before:,.0f} KB and now takes {each_after:,.1f} KB, **{ratio:.1f} times less**. Packing one
took {pack:.0f} ms from reading its rows to the commit (median; 99 %: {pack99:.0f} ms).

Assuming {players:,} players with {played} matches a month each and {people} people at a table, a month has {month:,}
matches: {month_before:,.0f} GB before, **{month_after:,.1f} GB** after.
"""
TIMED = """
## Milliseconds

Each query {times} times, at random tables and accounts; a match is opened {opened} times, never twice in a row from
memory. `load` is what a node does when somebody follows the link of an old match; `tail` reads all its rows, as a
replay and an export do.

| what | before: median | 99 % | after: median | 99 % |
| --- | --- | --- | --- | --- |
{rows}
"""
BACKUP = """
## Backup

`pg_dump --format custom`, and `pg_restore` into an empty database.

| | before | after |
| --- | --- | --- |
| dump | {dump[0]:.1f} s, {size[0]:,.0f} MB | {dump[1]:.1f} s, {size[1]:,.0f} MB |
| restore | {restore[0]:.1f} s | {restore[1]:.1f} s |
"""


class Backup(NamedTuple):
    """Seconds for a dump, its bytes, and seconds to restore it."""

    dump: float
    size: int
    restore: float


class Measured(NamedTuple):
    """The database at one time."""

    sizes: dict[str, tuple[int, int, int]]
    times: dict[str, list[float]]
    load: float
    """How many processes wanted a core while the times were taken."""
    backup: Backup

    @property
    def size(self) -> int:
        """All bytes."""
        return sum(map(sum, self.sizes.values()))


# Measuring


async def timed(doing: Callable[[], Awaitable[object]], times: int) -> list[float]:
    """Milliseconds of each time."""
    found = []
    for _ in range(times):
        began = time.perf_counter()
        await doing()
        found.append((time.perf_counter() - began) * 1000)
    return found


def queries(
    store: PostgresStore, line: asyncpg.Connection, tables: Sequence[str]
) -> Mapping[str, Callable[[], Awaitable[object]]]:
    """Every query of the lobby and of an account, and those that a table in use asks."""
    people, listing, results = PostgresPeople(store), PostgresListing(store), PostgresResults(store)
    summaries = PostgresSummaries(store)
    dice = Random(1)

    def somebody() -> int:
        return dice.randint(1, ACCOUNTS)

    return {
        NOTHING: lambda: line.execute("select 1"),
        "lobby: the newest tables": lambda: summaries.listed(LISTED),
        "lobby: is it listed": lambda: listing.is_listed(dice.choice(tables)),
        "account: by name": lambda: people.find(f"p{somebody()}"),
        "account: by session": lambda: people.who(f"s{somebody()}".encode()),
        "account: its seats": lambda: summaries.kept(somebody()),
        "account: its results": lambda: results.of(somebody()),
        "table: the last rows of 20": lambda: store.lasts(dice.sample(tables, 20)),
        "table: was this command done": lambda: store.has(dice.choice(tables), "s0:none"),
    }


async def times(dsn: str, tables: Sequence[str]) -> dict[str, list[float]]:
    """Milliseconds of every query."""
    store, dice = PostgresStore(dsn), Random(2)
    await store.start()

    async def opened() -> None:
        store.pages.unpacked = Unpacked()
        assert await load(dice.choice(tables), store, Gate()) is not None

    async def read() -> None:
        store.pages.unpacked = Unpacked()
        assert await store.tail(dice.choice(tables), 0)

    line = await asyncpg.connect(dsn)
    asked = queries(store, line, tables)
    for warming in (store.look, opened, read):  # connections are made, and games imported
        await timed(warming, 20)
    found = {name: await timed(query, TIMES) for name, query in asked.items()}
    found["old match: `load`"] = await timed(opened, OPENED)
    found["old match: `tail`"] = await timed(read, OPENED)
    await line.close()
    await store.stop()
    return found


async def sizes(dsn: str) -> dict[str, tuple[int, int, int]]:
    """Heap, indexes and TOAST of every relation, once nothing deleted is in them."""
    line = await asyncpg.connect(dsn)
    found = {}
    for name in RELATIONS:
        await line.execute(f"vacuum full analyze {name}")
        sql = "select pg_relation_size($1::regclass), pg_indexes_size($1::regclass), pg_table_size($1::regclass)"
        heap, indexes, table = await line.fetchrow(sql.replace("$1", f"'{name}'"))
        found[name] = (heap, indexes, table - heap)
    await line.close()
    return found


def backup(dsn: str) -> Backup:
    """Dump and restore."""
    with tempfile.TemporaryDirectory() as folder, database(empty=True) as other:
        path = Path(folder) / "dump"
        began = time.perf_counter()
        subprocess.run(["pg_dump", "--format", "custom", "--file", str(path), dsn], check=True)
        dumped = time.perf_counter()
        subprocess.run(["pg_restore", "--dbname", other, str(path)], check=True)
        return Backup(dumped - began, path.stat().st_size, time.perf_counter() - dumped)


def measured(dsn: str, tables: Sequence[str]) -> Measured:
    """The database as it is now."""
    found, timings = asyncio.run(sizes(dsn)), asyncio.run(times(dsn, tables))
    return Measured(found, timings, os.getloadavg()[1], backup(dsn))


async def archived(dsn: str, tables: Sequence[str], path: Path) -> None:
    """Archive every table that isn't yet; milliseconds of each, added to a file."""
    store = PostgresStore(dsn)
    await store.start()
    upkeep, done = PostgresUpkeep(store), set(await listed(dsn, "select table_id from archive"))
    left = [table for table in tables if table not in done]
    lasts = await store.lasts(left)
    with path.open("a", encoding="utf-8") as file:
        for table in left:
            began = time.perf_counter()
            assert await upkeep.archive(table, lasts[table]) is not None
            print(f"{(time.perf_counter() - began) * 1000:.2f}", file=file, flush=True)
    await store.stop()


# Going on where a run was stopped


def kept(path: Path, kind: type[T], made: Callable[[], T]) -> T:
    """What an earlier run has left there, or else what is made now."""
    if not path.exists():
        new = path.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(made()))
        new.rename(path)
    return msgspec.json.decode(path.read_bytes(), type=kind)


async def said(sql: str) -> None:
    """One statement to the server that has the databases."""
    line = await asyncpg.connect(MAINTENANCE)
    await line.execute(sql)
    await line.close()


def filled(dsn: str, folder: Path, count: int) -> dict[str, int]:
    """Make the database; how many matches of each game are in it."""
    name, played = urlsplit(dsn).path[1:], dict[str, int]()
    asyncio.run(said(f'drop database if exists "{name}"'))
    asyncio.run(said(f'create database "{name}"'))
    upgrade(dsn)

    def counted() -> Iterator[Kept]:
        for match in matches(folder, count):
            played[match.game] = played.get(match.game, 0) + 1
            yield match

    asyncio.run(fill(dsn, counted(), AT_TABLES))
    return played


# The page


def worst(found: list[float]) -> float:
    """What one in a hundred exceeds."""
    return quantiles(found, n=100)[98]


def page(tables: int, played: dict[str, int], before: Measured, after: Measured, packing: list[float], at: str) -> str:
    """All figures as text."""
    games = ", ".join(f"{count} of {game}" for game, count in played.items())
    relations = [
        f"| `{name}` | " + " | ".join(f"{size / MB:,.1f}" for size in (*before.sizes[name], *after.sizes[name])) + " |"
        for name in RELATIONS
    ]
    timings = [
        f"| {name} | {median(old):.2f} | {worst(old):.2f} | {median(new):.2f} | {worst(new):.2f} |"
        for (name, old), new in zip(before.times.items(), after.times.values(), strict=True)
    ]
    month = PLAYERS * MATCHES // SEATS
    given: dict[str, Any] = {
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "postgres": at,
        "tables": tables,
        "matches": sum(played.values()),
        "games": games,
        "copies": AT_TABLES,
        "accounts": ACCOUNTS,
        "seats": AT_A_TABLE,
        "listed": LISTED,
        "load_before": before.load,
        "load_after": after.load,
        "before": before.size / MB,
        "after": after.size / MB,
        "each_before": before.size / tables / 1000,
        "each_after": after.size / tables / 1000,
        "ratio": before.size / after.size,
        "pack": median(packing),
        "pack99": worst(packing),
        "players": PLAYERS,
        "played": MATCHES,
        "people": SEATS,
        "month": month,
        "month_before": before.size / tables * month / 1e9,
        "month_after": after.size / tables * month / 1e9,
        "times": TIMES,
        "opened": OPENED,
        "dump": (before.backup.dump, after.backup.dump),
        "size": (before.backup.size / MB, after.backup.size / MB),
        "restore": (before.backup.restore, after.backup.restore),
    }
    parts = [HEAD.format(**given), SIZES.format(**given, rows="\n".join(relations))]
    return "".join([*parts, TIMED.format(**given, rows="\n".join(timings)), BACKUP.format(**given)])


async def listed(dsn: str, sql: str) -> list[str]:
    """The first column of what is found."""
    line = await asyncpg.connect(dsn)
    found = [row[0] for row in await line.fetch(sql)]
    await line.close()
    return found


def main() -> None:
    """Measure, archive, measure again, and write the page."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--tables", type=int, default=10_000)
    given.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "getaway-matches")
    options = given.parse_args()
    run = options.folder / f"run-{options.tables}"
    run.mkdir(parents=True, exist_ok=True)
    name = kept(run / "database.json", str, lambda: f"getaway_archive_{secrets.token_hex(4)}")
    dsn = urlunsplit(urlsplit(MAINTENANCE)._replace(path=f"/{name}"))
    matches_of = partial(filled, dsn, options.folder, options.tables // AT_TABLES)
    played = kept(run / "played.json", dict[str, int], matches_of)
    tables = asyncio.run(listed(dsn, "select id from tables order by id"))
    (at,) = asyncio.run(listed(dsn, "show server_version"))
    before = kept(run / "before.json", Measured, lambda: measured(dsn, tables))
    asyncio.run(archived(dsn, tables, run / "packing"))
    after = kept(run / "after.json", Measured, lambda: measured(dsn, tables))
    packing = [float(line) for line in (run / "packing").read_text(encoding="utf-8").splitlines()]
    PAGE.write_text(page(len(tables), played, before, after, packing, at.partition(" ")[0]), encoding="utf-8")
    asyncio.run(said(f'drop database "{name}"'))
    shutil.rmtree(run)


if __name__ == "__main__":
    main()
