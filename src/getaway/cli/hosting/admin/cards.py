"""A table as its operator sees it: who sits there and how far it is, never a secret or a hand."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec

from getaway.cli.console.said import fill, say
from getaway.cli.hosting.admin.acting import moment
from getaway.games import BrokenGame, UnknownGame, find
from getaway.kernel import Refused
from getaway.store import PostgresStore
from getaway.store.operating import PostgresOperating
from getaway.table import Stored
from getaway.table.acts import BOT, PERSON
from getaway.table.live import Diverged, Live, kept_in
from getaway.table.loading import load
from getaway.table.seats import Table
from getaway.table.slices import Gate

CLOSED = "closed"


class SeatCard(msgspec.Struct, frozen=True):
    """A seat: who has it."""

    seat: int
    kind: str
    name: str
    away: bool


class TableCard(msgspec.Struct, frozen=True):
    """A table: `rules` is the version it was last saved with, `diverged` why it can't go on."""

    table: str
    game: str
    options: dict[str, Any]
    stage: str
    seats: tuple[SeatCard, ...]
    rows: int
    opened: datetime
    last: datetime
    rules: int | None
    installed: int | None
    diverged: str


async def card(store: PostgresStore, table_id: str) -> TableCard:
    """One table, even if its log no longer replays."""
    stored = await store.load(table_id)
    if stored is None:
        raise Refused("GT-TABLE-01")
    kept = kept_in(stored.checkpoint) if stored.checkpoint else None
    try:
        live, why = await load(table_id, store, Gate()), ""
    except (Diverged, UnknownGame, BrokenGame) as fault:
        live, why = None, str(fault)
    table = live.table if live is not None else kept.table if kept is not None else _first(table_id, stored)
    last = live.last if live is not None else kept.last if kept is not None else table.opened
    return TableCard(
        table_id,
        table.game,
        table.options,
        CLOSED if table.closed else table.stage,
        tuple(SeatCard(i, seat.kind, seat.called, seat.away) for i, seat in enumerate(table.seats)),
        (await store.lasts([table_id]))[table_id],
        await PostgresOperating(store).opened_at(table_id),
        datetime.fromtimestamp(last / 1000, UTC),
        kept.position.version if kept is not None and kept.position is not None else None,
        _installed(table.game),
        why,
    )


def _first(table_id: str, stored: Stored) -> Table:
    """The table as it was opened: without a checkpoint no match has begun."""
    return Live.load(table_id, Stored(stored.seed, None, (), stored.rows[:1])).table


def _installed(game: str) -> int | None:
    try:
        return find(game).version
    except (UnknownGame, BrokenGame):
        return None


def _held(seat: SeatCard) -> str:
    if seat.kind == PERSON:
        return "away" if seat.away else PERSON
    return "stand-in" if seat.kind == BOT and seat.name else seat.kind


def brief(found: TableCard) -> str:
    """A table on one line."""
    names = ", ".join(seat.name for seat in found.seats if seat.name)
    stage = say("admin-stage", stage="diverged" if found.diverged else found.stage)
    return f"{found.table}  {moment(found.last)}  {found.rows:>5}  {stage:<12}  {found.game:<10}  {names}"


def whole(found: TableCard) -> Iterator[str]:
    """A table on a few lines."""
    stage = say("admin-stage", stage=found.stage)
    yield fill("admin-table", table=found.table, game=found.game, stage=stage)
    for name, value in found.options.items():
        yield fill("admin-table-option", name=name, value=str(value))
    for seat in found.seats:
        yield fill("admin-table-seat", seat=seat.seat + 1, held=_held(seat), name=seat.name)
    yield say("admin-table-rows", rows=found.rows, opened=moment(found.opened), last=moment(found.last))
    if found.rules is not None:
        yield say("admin-table-rules", rules=found.rules, installed=found.installed or 0)
    if found.diverged:
        yield fill("admin-table-diverged", why=found.diverged, table=found.table)
