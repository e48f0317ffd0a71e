"""`getaway checkpoint`: every running table gets a checkpoint at its last row, before its rules are changed."""

from __future__ import annotations

import asyncio
from collections import Counter

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.cli.hosting.environment import opened
from getaway.store import AnyStore
from getaway.table import Stored, StoreDown
from getaway.table.live import Live

AT_ONCE = 200
DONE, LOBBY, OLDER, UNREADABLE = "done", "lobby", "older", "unreadable"


def checkpoint() -> None:
    """Write a checkpoint of every running table, and say how many there were."""
    try:
        counts = asyncio.run(_all())
    except StoreDown as fault:
        raise BadCommand(say("no-database", fault=str(fault))) from fault
    print(say("checkpoint-done", count=counts[DONE]))
    for kind in (OLDER, UNREADABLE):
        if counts[kind]:
            print(say(f"checkpoint-{kind}", count=counts[kind]))
    if counts[OLDER] or counts[UNREADABLE]:
        raise SystemExit(1)


async def _all() -> Counter[str]:
    store = opened()
    await store.start()
    counts: Counter[str] = Counter()
    try:
        last = ""
        while tables := await store.behind(last, AT_ONCE):
            for table in tables:
                counts[await _one(store, table)] += 1
            last = tables[-1]
    finally:
        await store.stop()
    return counts


async def _one(store: AnyStore, table: str) -> str:
    stored = await store.load(table)
    if stored is None:
        return LOBBY
    reached = stored.checkpoint.seq if stored.checkpoint else 0
    rows = await store.tail(table, reached)
    try:
        live = Live.load(table, Stored(stored.seed, stored.checkpoint, (), rows))
    except Exception:  # noqa: BLE001 - whatever stops one table, the others come to their checkpoint
        print(say("checkpoint-table", table=table))
        return UNREADABLE
    if live.match is None:
        return LOBBY
    if live.renewed:  # its rules are older than these: what is to be kept was played under those
        return OLDER
    await store.check(table, live.checkpoint(last=True))
    return DONE
