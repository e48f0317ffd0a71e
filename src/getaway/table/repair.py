"""A table whose log no longer replays: where it stops, and how it goes on from there.

What was played after the last row that leads where it did is passed over, as after a change of rules; who sat down,
left or spoke since stays. No row goes away: one that is added says that those before it do not count.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple, Protocol

import msgspec

from getaway.kernel import Refused, from_json, to_json
from getaway.kernel.entries import Renewed
from getaway.table.acts import AnyAct, Opened, Played, Started
from getaway.table.live import Diverged, Kept, Live
from getaway.table.ports import Checkpoint, Row, Store, Stored


class Repairing(Store, Protocol):
    """A store in which a table can be set back."""

    async def tail(self, table: str, after: int) -> Sequence[Row]:
        """All rows after a number."""

    async def set_back(self, good: int, row: Row, checkpoint: Checkpoint, body: str) -> int | None:
        """Let a row say that those after `good` do not count; an incident, or None if the row came too late."""


class Finding(NamedTuple):
    """How far a table replays, and the rows after that."""

    table: str
    seed: bytes
    good: Live
    rows: Sequence[Row]
    why: str

    @property
    def played(self) -> list[Row]:
        """The rows that do not count: what was played. What people did beside the match stays."""
        return [row for row in self.rows if isinstance(_act(row), Played | None)]


async def examine(store: Repairing, table: str) -> Finding | None:
    """Where a table stops to replay; None if it does not stop."""
    stored = await store.load(table)
    if stored is None:
        raise Refused("GT-TABLE-01")
    stone, first = stored.checkpoint, ""
    while True:
        rows = list(await store.tail(table, stone.seq if stone else 0))
        good, why = _replayed(table, stored.seed, stone, rows)
        first = first or why
        if good is not None:
            rest = [row for row in rows if row.seq > good.seq]
            return Finding(table, stored.seed, good, rest, first) if first else None
        if stone is None:
            raise Refused("GT-TABLE-01")
        stone = await store.milestone(table, stone.seq - 1)


async def wind_back(store: Repairing, table: str, row: int, why: str) -> Finding:
    """A running match as it was after an earlier row, and the rows since, which are not to count."""
    stored = await store.load(table)
    if stored is None:
        raise Refused("GT-TABLE-01")
    stone = await store.milestone(table, row)
    rows = await store.tail(table, stone.seq if stone else 0)
    before, since = [each for each in rows if each.seq <= row], [each for each in rows if each.seq > row]
    if not since or (stone is None and not before):
        raise Refused("GT-TABLE-01")
    good = Live.load(table, Stored(stored.seed, stone, (), before))
    if good.renewed:  # under these rules it was never so
        raise Refused("GT-REPLAY-02")
    return Finding(table, stored.seed, good, since, why)


def _replayed(table: str, seed: bytes, stone: Checkpoint | None, rows: Sequence[Row]) -> tuple[Live | None, str]:
    """The table as far as its rows lead where they did, and what stops it; None where not even the checkpoint does."""

    def fault(count: int) -> str:
        try:
            Live.load(table, Stored(seed, stone, (), rows[:count]))
        except Exception as stopped:  # noqa: BLE001 - whatever it stumbles over is what is looked for
            return str(stopped) if isinstance(stopped, Diverged) else f"{type(stopped).__name__}: {stopped}"
        return ""

    count = bisect_left(range(len(rows) + 1), True, key=lambda each: bool(fault(each))) - 1
    if count < (stone is None):  # without a checkpoint there is no table before its first row
        return None, fault(count + 1)
    return Live.load(table, Stored(seed, stone, (), rows[:count])), fault(count + 1) if count < len(rows) else ""


async def set_back(store: Repairing, found: Finding, now: int) -> int | None:
    """Go on from the last row that replays; the number of the incident, or None where somebody was faster."""
    kept = from_json(found.good.checkpoint().data, Kept)
    if kept.position is None or found.good.playing().over:
        raise Refused("GT-START-02")
    position = msgspec.structs.replace(kept.position, set_back=True)
    stone = Checkpoint(found.good.seq, to_json(msgspec.structs.replace(kept, position=position)))
    live = Live.load(found.table, Stored(found.seed, stone, (), _passed_over(found, stone)))
    row = live.commit(live.play(max(now, live.last), lambda _: None), woken=True)
    return await store.set_back(found.good.seq, row, live.checkpoint(), _told(found))


def _passed_over(found: Finding, stone: Checkpoint) -> list[Row]:
    """The rows after the last good one, made so that none can stop the table again."""
    return [_harmless(found, stone, row) for row in found.rows]


def _harmless(found: Finding, stone: Checkpoint, row: Row) -> Row:
    act = _act(row)
    nothing = Played(entries=(), zero=found.good.table.zero, chain="", at=found.good.last)
    if isinstance(act, Played):
        entries = tuple(entry for entry in act.entries if not isinstance(entry, Renewed))
        act = msgspec.structs.replace(act, entries=entries)
    elif act is None or isinstance(act, Opened | Started):
        act = nothing
    made = msgspec.structs.replace(row, act=to_json(act))
    try:
        Live.load(found.table, Stored(found.seed, stone, (), [made]))
    except Exception:  # noqa: BLE001 - an act that cannot be carried out does not count either
        return msgspec.structs.replace(row, act=to_json(nothing))
    return made


def _act(row: Row) -> AnyAct | None:
    try:
        return from_json(row.act, AnyAct)  # type: ignore[arg-type]
    except msgspec.DecodeError:
        return None


def _told(found: Finding) -> str:
    """What the operator finds in the incident: what stopped the table, and the rows that do not count."""
    rows = [f"row {row.seq}: {row.act.decode(errors='replace')}" for row in found.played]
    return "\n".join([*rows, f"set back to row {found.good.seq}: {found.why}"])
