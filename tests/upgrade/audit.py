"""What a table's log says about the switch to newer rules, held against the older rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from getaway.kernel import from_json
from getaway.kernel.entries import Renewed
from getaway.kernel.position import Position
from getaway.store import PostgresStore
from getaway.table import Row, Stored
from getaway.table.acts import AnyAct, Played
from getaway.table.live import Live, kept_in


class Switch(msgspec.Struct):
    """A table at the moment of the switch: where the older rules had led, and where the newer ones went on from."""

    rows: list[Row]
    at: int
    """The number of the row that says so; 0 if there was none."""
    stood: Position | None = None
    went_on: Position | None = None

    @property
    def taken_back(self) -> bool:
        """Whether anything that was played isn't so any more."""
        old, new = self.stood, self.went_on
        if old is None or new is None:
            return self.at > 0
        return _json(old.base) != _json(new.base) or old.since != new.since


def _json(raw: msgspec.Raw) -> object:
    return msgspec.json.decode(raw)


async def switch_of(store: PostgresStore, table: str) -> Switch:
    """Read a table, and play what came before its switch again, under the rules of this process."""
    stored = await store.load(table)
    assert stored is not None
    rows = list(await store.tail(table, 0))
    at = next((row.seq for row in rows if _renews(row)), 0)
    if not at:
        return Switch(rows, 0)
    before = Live.load(table, Stored(stored.seed, None, (), rows[: at - 1]))
    kept = kept_in(before.checkpoint(last=True))
    stone = await store.milestone(table, at)
    went_on = kept_in(stone).position if stone is not None and stone.seq == at else None
    return Switch(rows, at, kept.latest or kept.position, went_on)


def _renews(row: Row) -> bool:
    act: AnyAct = from_json(row.act, AnyAct)  # type: ignore[arg-type]
    return isinstance(act, Played) and any(isinstance(entry, Renewed) for entry in act.entries)


def written(rows: Sequence[Row]) -> Counter[str]:
    """How often each command is in a log, by the seat and its id."""
    return Counter(row.id for row in rows if row.id is not None)


def counted(metrics: str, name: str) -> float:
    """A figure of a node, over all labels that the name leaves open."""
    return sum(float(line.rpartition(" ")[2]) for line in metrics.splitlines() if line.startswith(name))
