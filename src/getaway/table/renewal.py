"""Going on under newer rules: what was played under the older ones since the checkpoint does not hold (GT-VERSION-01).

It has happened all the same: no draw is made a second time, and no question gets the number of another.
"""

from __future__ import annotations

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


class Passed:
    """What was drawn and asked after a checkpoint of older rules, until the log says that they are newer."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.drawn = 0
        self.numbers: dict[int, int] = {}
        """The last number of what each audience was told, by its place in a row; -1 where all were told the same."""

    def add(self, row: Row) -> bool:
        """Count a row; False where from this one on the newer rules hold."""
        act: AnyAct = from_json(row.act, AnyAct)  # type: ignore[arg-type]
        if says_so(act, self.version):
            return False
        if isinstance(act, Played):
            self.drawn += sum(isinstance(entry, Drawn) for entry in act.entries)
        for place, told in enumerate(row.told):
            whose = place if len(row.told) > 1 else -1
            self.numbers[whose] = max(self.numbers.get(whose, 0), _last_number(told))
        return True

    def beyond(self, stored: Position) -> Position:
        """A position of older rules, its counters past what was drawn and asked in these rows."""
        reached = stored.reached
        if reached is not None:
            all_heard = self.numbers.get(-1, 0)
            puts = [max(put, all_heard, self.numbers.get(i, 0)) for i, put in enumerate(reached.puts)]
            reached = msgspec.structs.replace(reached, puts=tuple(puts), stood=reached.stood + 1)
        return msgspec.structs.replace(stored, drawn=stored.drawn + self.drawn, reached=reached)


def pass_over(match: Match, act: Played) -> None:
    """Of what was played under the older rules only a pause still holds."""
    for entry in act.entries:
        if isinstance(entry, Paused | Resumed):
            match.paused = isinstance(entry, Paused)


def _last_number(told: bytes) -> int:
    """The last number in what an audience was told; the question after it had the next."""
    return max([item.get("rev", 0) for item in msgspec.json.decode(told)], default=0)
