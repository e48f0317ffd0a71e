"""Going on under newer rules: what was played under the older ones since the checkpoint does not hold (GT-VERSION-01).

It has happened all the same: no draw is made a second time, and no question gets the number of another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

import msgspec

from getaway.kernel import Drawn, Match, from_json
from getaway.kernel.entries import Paused, Renewed, Resumed
from getaway.kernel.position import Position
from getaway.table.acts import AnyAct, Played
from getaway.table.ports import Row


def says_so(act: AnyAct, version: int) -> bool:
    """Whether it is with this act that the match goes on under the rules of this version."""
    entries = act.entries if isinstance(act, Played) else ()
    return any(isinstance(entry, Renewed) and entry.new == version for entry in entries)


def beyond(stored: Position, rows: Sequence[Row], version: int) -> Position:
    """A position of older rules, its counters past what was drawn and asked in the rows since."""
    older = list(takewhile(lambda each: not says_so(each[1], version), _with_acts(rows)))
    drawn = sum(isinstance(entry, Drawn) for _, act in older if isinstance(act, Played) for entry in act.entries)
    reached = stored.reached
    if reached is not None:
        puts = [max(put, _last_number([row for row, _ in older], i)) for i, put in enumerate(reached.puts)]
        reached = msgspec.structs.replace(reached, puts=tuple(puts), stood=reached.stood + 1)
    return msgspec.structs.replace(stored, drawn=stored.drawn + drawn, reached=reached)


def pass_over(match: Match, act: Played) -> None:
    """Of what was played under the older rules only a pause still holds."""
    for entry in act.entries:
        if isinstance(entry, Paused | Resumed):
            match.paused = isinstance(entry, Paused)


def _with_acts(rows: Sequence[Row]) -> Iterator[tuple[Row, AnyAct]]:
    for row in rows:
        yield row, from_json(row.act, AnyAct)  # type: ignore[arg-type]


def _last_number(rows: Sequence[Row], audience: int) -> int:
    """The last number of what an audience was told; the question after it had the next."""
    told = [row.told[audience if len(row.told) > 1 else 0] for row in rows]
    return max([item.get("rev", 0) for part in told for item in msgspec.json.decode(part)], default=0)
