"""`getaway admin shards`: which databases have the tables, and moving tables between them while they're played."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.cli.hosting.admin.acting import Acting, Answer, answer, everything, run, show
from getaway.store import ShardedStore
from getaway.store.moving import count, move, move_all
from getaway.store.operating import PostgresOperating
from getaway.store.shards import spelt

EVERY = "a-z2-9"
"""All letters with which tables begin."""


class ShardCard(msgspec.Struct, frozen=True):
    """A shard as an operator sees it."""

    name: str
    letters: str
    tables: int


@asynccontextmanager
async def spread(*names: str) -> AsyncIterator[ShardedStore]:
    """The store, if it has shards with these names."""
    async with everything() as store:
        if not isinstance(store, ShardedStore):
            raise BadCommand(say("admin-no-shards"))
        for name in names:
            if name not in store.by_name:
                raise BadCommand(say("admin-no-shard", name=name, names=list(store.by_name)))
        yield store


def listed(*, json: bool) -> None:
    """The shards, with how many tables are in each."""

    async def look() -> list[ShardCard]:
        async with spread() as store:
            return [ShardCard(name, store.letters(name), await count(each)) for name, each in store.by_name.items()]

    found = run(look())
    lines = [say("admin-shard", name=each.name, count=each.tables, letters=each.letters or "-") for each in found]
    show(found, lines, json=json)


def moved(source: str, target: str, letters: str, acting: Acting) -> None:
    """Move the tables of a shard, or those that begin with some letters, to another."""

    async def work() -> Answer:
        async with spread(source, target) as store:
            if not acting.yes:
                return Answer(False, say("admin-move", source=source, target=target, letters=letters or "all"))
            tables = [each async for each in move_all(store, source, target, spelt(letters or EVERY))]
            await PostgresOperating(store.directory).note(acting.deed("move", f"{source} {target} {letters}".strip()))
            return Answer(True, say("admin-moved", count=len(tables), source=source, target=target))

    answer(run(work()), json=acting.json)


def moved_one(table: str, target: str, acting: Acting) -> None:
    """Move one table to another shard."""

    async def work() -> Answer:
        async with spread(target) as store:
            if not acting.yes:
                return Answer(False, say("admin-move-one", table=table, target=target))
            await store.home(table)
            source = store.name_of(table)
            done = source != target and await move(store, table, source, target)
            if done:
                await PostgresOperating(store.directory).note(acting.deed("move", f"{table} {target}"))
            return Answer(True, say("admin-moved-one" if done else "admin-not-moved", table=table, target=target))

    answer(run(work()), json=acting.json)
