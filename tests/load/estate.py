"""A directory and two shards in two PostgreSQL servers of their own, played on while one dies and is then emptied."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import asyncpg
from tests import serving
from tests.crash.rebuilt import Book, whole
from tests.crash.servers import Part, postgres
from tests.ports import free_port, free_ports
from tests.proxies import running, with_nginx
from tests.upgrade.audit import written
from tests.upgrade.people import Person, Wait, seated

from getaway.store import ShardedStore
from getaway.store.opened import store_of
from getaway.store.schema import upgrade

GAMES = ("bombsquad", "burncycle", "breach")
PATIENCE = 30.0
DATABASE = "postgresql://postgres@127.0.0.1:{}/{}"


class Phase(NamedTuple):
    """A part of the run, by the clock."""

    name: str
    begun: float
    ended: float

    def has(self, wait: Wait) -> bool:
        """Whether an answer was sent in it."""
        return self.begun <= wait.sent < self.ended

    def meets(self, wait: Wait) -> bool:
        """Whether somebody waited in it."""
        return wait.sent < self.ended and wait.sent + wait.seconds > self.begun


class Table(NamedTuple):
    """A table, the shard of its id, and who plays there."""

    id: str
    shard: str
    people: Sequence[Person]


class Kept(NamedTuple):
    """What the databases say of a table in the end: where it is, and how often each answer is in its log."""

    shard: str
    times: Sequence[int]


class Run(NamedTuple):
    """All that was seen."""

    tables: Sequence[Table]
    phases: Sequence[Phase]
    moved: int
    playing: int
    """Matches that were still going on when the move began."""
    kept: Sequence[Kept]


class Estate:
    """The servers, and what nodes, workers and tools are told about them."""

    def __init__(self, folder: Path) -> None:
        ports = free_ports(2)
        self.servers: list[Part] = []
        for name, port in zip(("north", "south"), ports, strict=True):
            (folder / name).mkdir(mode=0o711)
            self.servers.append(postgres(folder / name, port))
        self.directory = DATABASE.format(ports[0], "directory")
        self.north = DATABASE.format(ports[0], "north")
        self.south = DATABASE.format(ports[1], "south")
        self.shards = f"north:a-m={self.north} south:n-z2-9={self.south}"

    async def start(self) -> None:
        """Start both, each with its databases."""
        for server in self.servers:
            server.start()
        for dsn in (self.directory, self.north, self.south):
            await self._create(dsn)
            await asyncio.to_thread(upgrade, dsn)

    async def _create(self, dsn: str) -> None:
        address, _, name = dsn.rpartition("/")
        line = await _line(f"{address}/postgres")
        await line.execute(f"create database {name}")
        await line.close()

    async def revive(self) -> None:
        """Start the server of the south again."""
        self.servers[1].start()
        await (await _line(self.south)).close()

    async def emptied(self, source: str, target: str) -> None:
        """Move every table of a shard, as an operator does."""
        told = {"GETAWAY_DATABASE": self.directory, "GETAWAY_SHARDS": self.shards}
        program = Path(sys.executable).with_name("getaway")
        command: list[str | Path] = [program, "admin", "shards", "move", source, target, "--yes"]
        run = await asyncio.create_subprocess_exec(*command, env={**os.environ, **told}, stdout=asyncio.subprocess.PIPE)
        said, _ = await run.communicate()
        assert run.returncode == 0, said

    @asynccontextmanager
    async def served(self, folder: Path) -> AsyncIterator[str]:
        """Two nodes behind nginx, and a worker; their address."""
        ports = free_ports(2)
        async with AsyncExitStack() as stack:
            for port in ports:
                node = serving.program(
                    self.directory, "node", folder / f"node-{port}.log", port=str(port), shards=self.shards
                )
                await stack.enter_async_context(node)
            worker = serving.program(self.directory, "worker", folder / "worker.log", shards=self.shards)
            await stack.enter_async_context(worker)
            yield stack.enter_context(running(with_nginx, folder, free_port(), ports))


async def _line(dsn: str) -> asyncpg.Connection:
    for _ in range(int(PATIENCE * 10)):
        try:
            return await asyncpg.connect(dsn)
        except (OSError, asyncpg.CannotConnectNowError):
            await asyncio.sleep(0.1)
    raise TimeoutError(dsn)


async def played(folder: Path, tables: int, seconds: float) -> Run:
    """Play at some tables; let the server of the south be dead for a while, and then move everything there."""
    estate = Estate(folder)
    try:
        await estate.start()
        async with estate.served(folder) as url, AsyncExitStack() as guests:
            seats = [await _opened(guests, url, game) for _, game in zip(range(tables), cycle(GAMES), strict=False)]
            phases, playing = await _through(estate, seats, seconds)
            await guests.aclose()
        return await _audited(estate, seats, phases, playing)
    finally:
        for server in reversed(estate.servers):
            server.stop()


async def _opened(guests: AsyncExitStack, url: str, game: str) -> Table:
    people = await seated(guests, url, 2, game=game, players=2)
    table = people[0].table
    await people[0].start()
    return Table(table, "north" if table[0] < "n" and table[0].isalpha() else "south", people)


async def _through(estate: Estate, tables: Sequence[Table], seconds: float) -> tuple[list[Phase], int]:
    ends = [time.monotonic()]
    await asyncio.sleep(seconds)
    ends.append(time.monotonic())
    estate.servers[1].kill()
    await asyncio.sleep(seconds)
    ends.append(time.monotonic())
    await estate.revive()
    await asyncio.sleep(seconds)
    ends.append(time.monotonic())
    playing = sum(not table.people[0].over for table in tables)
    await estate.emptied("north", "south")
    ends.append(time.monotonic())
    await asyncio.sleep(seconds)
    ends.append(time.monotonic())
    names = ("before", "south is dead", "south is back", "north is moved to south", "afterwards")
    return [Phase(name, *times) for name, *times in zip(names, ends, ends[1:], strict=False)], playing


async def _audited(estate: Estate, tables: Sequence[Table], phases: Sequence[Phase], playing: int) -> Run:
    store = store_of(estate.directory, estate.shards)
    assert isinstance(store, ShardedStore)
    await store.start()
    try:
        kept = [await _kept(store, table) for table in tables]
    finally:
        await store.stop()
    moved = sum(table.shard == "north" and each.shard == "south" for table, each in zip(tables, kept, strict=True))
    return Run(tables, phases, moved, playing, kept)


async def _kept(store: ShardedStore, table: Table) -> Kept:
    stored = await store.load(table.id)
    assert stored is not None
    rows = await store.tail(table.id, 0)
    whole(Book(table.id, stored.seed, rows, None))
    times = written(rows)
    given = [times[f"s{person.seat}:{each}"] for person in table.people for each in person.acknowledged]
    return Kept(store.name_of(table.id), given)
