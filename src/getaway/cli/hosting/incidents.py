"""`getaway incidents`: faults of rules and what players reported, each with the exact position."""

from __future__ import annotations

import asyncio

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.cli.hosting.admin.acting import show
from getaway.cli.hosting.environment import opened
from getaway.kernel import Refused
from getaway.kernel.position import to_text
from getaway.store import AnyStore
from getaway.store.rows import Incident
from getaway.table import Stored, StoreDown
from getaway.table.book import Book
from getaway.table.live import Live
from getaway.table.slices import Gate

MOST = 50
LINE = 72


def incidents(number: int | None, *, json: bool = False) -> None:
    """All of them, the newest first; or one, with the position as `getaway` reads it."""
    try:
        asyncio.run(_shown(number, json=json))
    except StoreDown as fault:
        raise BadCommand(say("no-database", fault=str(fault))) from fault


async def _shown(number: int | None, *, json: bool) -> None:
    store = opened()
    await store.start()
    try:
        if number is None:
            found = await store.incidents(MOST)
            show([each._asdict() for each in found], map(_line, found), json=json)
        else:
            await _one(store, number, json=json)
    finally:
        await store.stop()


def _line(found: Incident) -> str:
    said = found.body.strip().rpartition("\n")[2] if found.seat is None else found.body.replace("\n", " ")
    when, times = f"{found.filed_at:%Y-%m-%d %H:%M}", f"{found.times}x"
    return f"{found.n:>6}  {when}  {times:>4}  {found.table_id}  {_who(found)}  {said[:LINE]}"


def _who(found: Incident) -> str:
    if found.seat is None:
        return say("incident-fault")
    return say("incident-by", seat=found.seat + 1, quote=found.quote or "")


async def _one(store: AnyStore, number: int, *, json: bool) -> None:
    found = await store.incident(number)
    if found is None:
        raise BadCommand(say("no-incident", number=number))
    version, moment = found.version or "", found.moment if found.moment is not None else -1
    where = say("incident-where", table=found.table_id, row=found.seq, moment=moment, version=version)
    try:
        position = to_text((await _then(store, found)).playing())
    except Refused as refused:
        position = say("incident-no-position", clause=refused.clause)
    show({**found._asdict(), "position": position}, [_line(found), where, found.body, position], json=json)


async def _then(store: AnyStore, found: Incident) -> Live:
    """The table as it was."""
    stored = await store.load(found.table_id)
    if stored is None or found.seq == 0:
        raise Refused("GT-TABLE-01")
    first = (await store.page(found.table_id, 0, 1)).rows  # all that is needed of a table that may not replay
    opened = Live.load(found.table_id, Stored(stored.seed, None, (), first))
    return await Book(found.table_id, opened.table.players, store, Gate()).at(found.seq, stored.seed)
