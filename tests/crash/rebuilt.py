"""A table built again from its rows, in more than one way: all must come to the same."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import asyncpg

from getaway.kernel import Match, from_json
from getaway.kernel.entries import Answer, Fired, Paused, Undone
from getaway.kernel.inside import inside
from getaway.store.rows import COLUMNS, row_of
from getaway.table import Checkpoint, Row, Stored, telling
from getaway.table.acts import AnyAct, Played
from getaway.table.live import GRACE, STORY, Live

STAMP = 4_000_000_000_000
"""A moment after everything, so that what is told does not depend on when it is looked at."""


class Ring(NamedTuple):
    """A deadline that was fired: how late after its time and the time of grace, and by whom."""

    late: int
    by_worker: bool


class Book(NamedTuple):
    """All that the store has of a table."""

    id: str
    seed: bytes
    rows: Sequence[Row]
    checkpoint: Checkpoint | None


async def book(connection: asyncpg.Connection, table: str) -> Book:
    """Read everything."""
    seed = await connection.fetchval("select seed from tables where id = $1", table)
    sql = f"select {COLUMNS} from log where table_id = $1 order by seq"  # noqa: S608 - names of our own
    rows = [row_of(record) for record in await connection.fetch(sql, table)]
    kept = await connection.fetchrow("select seq, data from checkpoints where table_id = $1", table)
    return Book(table, seed, rows, Checkpoint(kept["seq"], kept["data"]) if kept else None)


def act_of(row: Row) -> AnyAct:
    """What a row says."""
    act: AnyAct = from_json(row.act, AnyAct)  # type: ignore[arg-type]
    return act


def whole(kept: Book) -> Live:
    """The table from its first row; every row's place in the hash chain is checked on the way."""
    assert [row.seq for row in kept.rows] == list(range(1, len(kept.rows) + 1))
    return Live.load(kept.id, Stored(kept.seed, None, (), kept.rows))


def from_checkpoint(kept: Book, checkpoint: Checkpoint) -> Live:
    """The table as a node loads it."""
    first = max(0, checkpoint.seq - STORY)
    before, rows = kept.rows[first : checkpoint.seq], kept.rows[checkpoint.seq :]
    return Live.load(kept.id, Stored(kept.seed, checkpoint, before, rows))


def differences(kept: Book, dice: random.Random, samples: int) -> list[str]:
    """Where the table, loaded from its checkpoint or from one at another row, is not the one from row 1."""
    live = whole(kept)
    points = [kept.checkpoint] if kept.checkpoint else []
    for seq in dice.sample(range(1, len(kept.rows) + 1), min(samples, len(kept.rows))):
        part = Live.load(kept.id, Stored(kept.seed, None, (), kept.rows[:seq]))
        points.append(part.checkpoint())
    found = []
    for point in points:
        other = from_checkpoint(kept, point)
        found += [f"{kept.id} from row {point.seq}: {name}" for name in _unlike(live, other)]
    return found


def _unlike(one: Live, other: Live) -> list[str]:
    mine, theirs = _traits(one), _traits(other)
    return [name for name in mine if mine[name] != theirs[name]]


def _traits(live: Live) -> dict[str, object]:
    """Everything by which two tables can be told apart."""
    found: dict[str, object] = {
        "table": live.table,
        "revs": tuple(live.revs),
        "seq": live.seq,
        "due": live.due,
        "last": live.last,
    }
    for seat in live.audiences():
        found[f"sync {seat}"] = telling.sync(live, seat, STAMP, "")
    if live.match is not None:
        found |= _match_traits(live.match)
    return found


def _match_traits(match: Match) -> dict[str, object]:
    everybody = range(match.g.players)
    return {
        "state": match.state_hash,
        "chain": match.chain,
        "now": match.now,
        "drawn": inside(match).chance.drawn,
        "asks": [(ask.seat, ask.id, ask.since, ask.choice.count) for ask in match.asks],
        "undo": [str(match.why_undo(seat)) for seat in everybody],
        "undo by vote": [str(match.why_undo(seat, agreed=everybody)) for seat in everybody],
    }


# Deadlines


def rings(kept: Book) -> tuple[list[Ring], list[str]]:
    """Every deadline that was fired; and each that was not when it should have been, or not at its own time."""
    live = Live(kept.id, kept.seed)
    fired: list[Ring] = []
    faults: list[str] = []
    for row in kept.rows:
        act = act_of(row)
        if isinstance(act, Played):
            due = next_deadline(live)
            faults += [f"{kept.id} row {row.seq}: {fault}" for fault in _faults(act, due, live.playing().now)]
            if due is not None and any(isinstance(entry, Fired) for entry in act.entries):
                fired.append(Ring(act.at - (live.table.zero + due + GRACE), row.id is None))
        live.take(row)
    return fired, faults


def next_deadline(live: Live) -> int | None:
    """When, in match time, the next deadline comes."""
    match = live.match
    if match is None or match.over:
        return None
    return min((due.at for due in match.game.deadlines(match.g)), default=None)


def _faults(act: Played, due: int | None, now: int) -> list[str]:
    """The first deadline comes before anything stamped at its time or later, and bears its own time."""
    for entry in act.entries:
        if isinstance(entry, Fired):
            if due is None:
                return ["fired without a deadline"]
            return [] if entry.at == max(due, now) else [f"fired at {entry.at}, due at {due}"]
        if isinstance(entry, Answer | Undone | Paused) and due is not None and max(entry.at, now) >= due:
            return [f"stamped {entry.at}, but the deadline at {due} was not fired before"]
    return []
