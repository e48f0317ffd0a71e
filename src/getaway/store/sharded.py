"""Tables spread over several databases, and one more, the directory, for what belongs to no table.

The first letter of its id says where a table is. One that was moved has left a note there that says where it went, so
a process with an old idea of it finds it with one more question, and unpacks it if nobody has yet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from getaway.kernel import Refused
from getaway.store import crates
from getaway.store.pages import ROWS
from getaway.store.postgres import Look, PostgresStore
from getaway.store.rows import Incident
from getaway.store.shards import Shard
from getaway.table import Case, Checkpoint, Edition, Report, Row, Stored, StoreDown
from getaway.table.ports import Page

T = TypeVar("T")
GOING_ROUND: Final = "table {}: every shard says that it went to another"
MOST_MOVED: Final = 100_000
"""How many tables a process remembers to have been moved."""


class ShardedStore:
    """The tables of several PostgreSQL databases."""

    def __init__(self, directory: PostgresStore, shards: Mapping[Shard, PostgresStore]) -> None:
        self.directory = directory
        self.by_name = {shard.name: store for shard, store in shards.items()}
        self._homes = {letter: shard.name for shard in shards for letter in shard.letters}
        self._moved: dict[str, str] = {}
        self.away = 0
        """How many shards couldn't be written to when they were last looked at."""

    @property
    def shards(self) -> Sequence[PostgresStore]:
        """The databases with tables in them."""
        return tuple(self.by_name.values())

    @property
    def waiting(self) -> int:
        """How many rows wait for a writer."""
        return sum(shard.waiting for shard in self.shards)

    @property
    def hangs(self) -> bool:
        """Whether commits take longer than anybody waits, wherever they go."""
        return all(shard.hangs for shard in self.shards)

    async def start(self) -> None:
        """Get ready."""
        await asyncio.gather(*[store.start() for store in (self.directory, *self.shards)])

    async def stop(self) -> None:
        """Write what waits, and leave."""
        await asyncio.gather(*[store.stop() for store in (self.directory, *self.shards)])

    # Where a table is

    def name_of(self, table: str) -> str:
        """The shard that has a table, as far as this process knows."""
        return self._moved.get(table) or self._homes.get(table[:1]) or next(iter(self.by_name))

    def of(self, table: str) -> PostgresStore:
        """Where a table is, as far as this process knows."""
        return self.by_name[self.name_of(table)]

    def letters(self, name: str) -> str:
        """The letters with which the new tables of a shard begin."""
        return "".join(letter for letter, home in self._homes.items() if home == name)

    async def home(self, table: str) -> PostgresStore:
        """Where a table really is."""
        await self._ask(table, lambda store: store.exists(table), absent=_missing)
        return self.of(table)

    async def _ask(
        self, table: str, ask: Callable[[PostgresStore], Awaitable[T]], absent: Callable[[T], bool] | None = None
    ) -> T:
        """Ask where the table is; if it isn't there, by the answer or a refusal, ask where it went."""
        for _ in range(len(self.by_name) + 1):
            at = self.of(table)
            try:
                found = await ask(at)
            except Refused:
                if not await self._follow(table, at):
                    raise
            else:
                if absent is None or not absent(found) or not await self._follow(table, at):
                    return found
        raise StoreDown(GOING_ROUND.format(table))

    async def _follow(self, table: str, at: PostgresStore) -> bool:
        """Note where a table went, if it went anywhere, and see that it gets there."""
        went = await at.went(table)
        if went is None or self.by_name.get(went, at) is at:
            return False
        if len(self._moved) >= MOST_MOVED:
            self._moved.clear()
        self._moved[table] = went
        await self.settle(table, went)
        return True

    async def settle(self, table: str, name: str) -> None:
        """Unpack a table that its source has let go to this shard, if nobody has yet."""
        async with self.by_name[name].connected() as there:
            crate = await crates.find(there, table)
            if crate and crate.source in self.by_name and await self.by_name[crate.source].went(table) == name:
                await crates.unpack(there, table, crate)

    async def settle_all(self, seconds: float) -> None:
        """Unpack all that was let go and has waited this long."""
        for name, shard in self.by_name.items():
            with suppress(StoreDown):
                async with shard.connected() as there:
                    left = [record["table_id"] for record in await there.fetch(crates.LEFT, seconds)]
                for table in left:
                    await self.settle(table, name)

    # The log

    async def open(self, table: str, seed: bytes, row: Row) -> bool:
        """Keep a new table with its first row; False where there is a table of this id."""
        return await self.of(table).open(table, seed, row)

    async def append(self, row: Row) -> bool:
        """Write a row durably; False where its number or its id is taken."""
        return await self._ask(row.table, lambda store: store.append(row))

    async def load(self, table: str) -> Stored | None:
        """The table, or None where there is none."""
        return await self._ask(table, lambda store: store.load(table), absent=_missing)

    async def page(self, table: str, after: int, most: int = ROWS) -> Page:
        """The next rows after a number: at least one if there is one, at most `most`."""
        return await self._ask(table, lambda store: store.page(table, after, most), absent=_no_rows)

    async def tail(self, table: str, after: int) -> Sequence[Row]:
        """All rows after a number, for tools and tests; they may be thousands."""
        return await self._ask(table, lambda store: store.tail(table, after), absent=_nothing)

    async def has(self, table: str, *row_ids: str) -> bool:
        """Whether a row with one of these ids is in the log for good."""
        return await self._ask(table, lambda store: store.has(table, *row_ids), absent=_nothing)

    async def lasts(self, tables: Sequence[str]) -> dict[str, int]:
        """The last number of each table; of those in a database that is away, nothing."""
        wanted: dict[PostgresStore, list[str]] = {}
        for table in tables:
            wanted.setdefault(self.of(table), []).append(table)
        answers = await asyncio.gather(*[_lasts(store, each) for store, each in wanted.items()])
        found = {table: seq for answer in answers for table, seq in (answer or {}).items()}
        if wanted and all(answer is None for answer in answers):
            raise StoreDown("no shard answers")
        here = [each for (_, each), answer in zip(wanted.items(), answers, strict=True) if answer is not None]
        moved = [table for each in here for table in each if table not in found]
        followed = [table for table in moved if await self._follow(table, self.of(table))]
        return found | (await self.lasts(followed) if followed else {})

    async def check(self, table: str, checkpoint: Checkpoint) -> None:
        """Keep a checkpoint, unless a newer one is there."""
        await self._ask(table, lambda store: store.check(table, checkpoint))

    async def edition(self, table: str) -> Edition | None:
        """The rules under which a table's match goes on."""
        return await self._ask(table, lambda store: store.edition(table), absent=_missing)

    async def hand_over(self, table: str, checkpoint: Checkpoint, version: int) -> bool:
        """Keep a checkpoint of the last row and take no more rows of older rules; False if it isn't the last row."""
        return await self._ask(table, lambda store: store.hand_over(table, checkpoint, version), absent=_nothing)

    async def milestone(self, table: str, seq: int) -> Checkpoint | None:
        """The last checkpoint that was ever kept at or before a row."""
        return await self._ask(table, lambda store: store.milestone(table, seq), absent=_missing)

    async def behind(self, after: str, most: int) -> list[str]:
        """Tables whose last row is not in a checkpoint, in the order of their ids, after one of them."""
        found = [await store.behind(after, most) for store in self.shards]
        return sorted({table for each in found for table in each})[:most]

    async def set_back(self, good: int, row: Row, checkpoint: Checkpoint, body: str) -> int | None:
        """Let a row say that those after `good` don't count; an incident, None if it came too late."""
        if await self._ask(row.table, lambda store: store.set_back(good, row, checkpoint, body)) is None:
            return None
        return (await self.file_incident(row.table, good, body, "set back")).number

    # Time

    async def next_due(self) -> int | None:
        """When the next table is due, in a shard that answers."""
        found = await asyncio.gather(*[_due(store) for store in self.shards])
        return min([due for due in found if due is not None], default=None)

    async def look(self) -> Look:
        """Read the directory's clock, which is everybody's; see which shards can't be used, and the oldest schema."""
        found = await self.directory.look()
        looks = await asyncio.gather(*[_looked(store) for store in self.shards])
        self.away = sum(look is None or look.read_only for look in looks)
        if self.away == len(looks):
            raise StoreDown("no shard can be written to")
        revisions = [look.revision or "" for look in (found, *looks) if look is not None]
        oldest = max(look.oldest for look in (found, *looks) if look is not None)
        return found._replace(revision=min(revisions) or None, oldest=oldest)

    # What is not in the log

    async def notes(self, table: str, seat: int) -> str:
        """A seat's own notes."""
        return await self._ask(table, lambda store: store.notes(table, seat), absent=_nothing)

    async def write_notes(self, table: str, seat: int, text: str) -> None:
        """Keep a seat's own notes."""
        await self._ask(table, lambda store: store.write_notes(table, seat, text))

    async def file_incident(self, table: str, seq: int, body: str, kind: str) -> Case:
        """Keep what went wrong for the operator."""
        return await self.directory.file_incident(table, seq, body, kind)

    async def incidents(self, most: int) -> list[Incident]:
        """What was kept for the operator, the newest first."""
        return await self.directory.incidents(most)

    async def incident(self, number: int) -> Incident | None:
        """One of them."""
        return await self.directory.incident(number)

    async def file_report(self, report: Report) -> None:
        """Keep what a player reports, once."""
        await self.directory.file_report(report)

    async def verdict(self, digest: bytes) -> bytes | None:
        """How a check of this ended, where it was made before."""
        return await self.directory.verdict(digest)

    async def keep_verdict(self, digest: bytes, game: str, body: bytes) -> None:
        """Keep how a check ended, for every node."""
        await self.directory.keep_verdict(digest, game, body)


async def _lasts(store: PostgresStore, tables: Sequence[str]) -> dict[str, int] | None:
    try:
        return await store.lasts(tables)
    except StoreDown:
        return None


async def _looked(store: PostgresStore) -> Look | None:
    try:
        return await store.look()
    except StoreDown:
        return None


async def _due(store: PostgresStore) -> int | None:
    try:
        return await store.next_due()
    except StoreDown:
        return None


def _missing(found: object) -> bool:
    return found is None


def _nothing(found: object) -> bool:
    return not found


def _no_rows(page: Page) -> bool:
    return not page.rows
