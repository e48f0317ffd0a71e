"""Continuing under newer rules: answers since the checkpoint count up to the first that the rules refuse.

All of it has happened: no draw is made a second time, and no question gets the number of another (GT-VERSION-01).
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from getaway.kernel import Answer, Drawn, Fired, Match, Undone, from_json
from getaway.kernel.entries import AnyEntry, Past, Paused, Renewed, Resumed
from getaway.kernel.position import Position, position
from getaway.kernel.wire import whole
from getaway.table.acts import AnyAct, Played
from getaway.table.ports import Row

MOST = 400
"""Entries since the checkpoint that newer rules are given. Only where keeping checkpoints fails are there more."""


def says_so(act: AnyAct, version: int) -> bool:
    """Whether it is with this act that the match goes on under the rules of this version."""
    entries = act.entries if isinstance(act, Played) else ()
    return any(isinstance(entry, Renewed) and entry.new == version for entry in entries)


def is_beyond(act: Played, version: int) -> bool:
    """Whether from this act on the match is played under newer rules than this version."""
    return any(isinstance(entry, Renewed) and entry.new > version for entry in act.entries)


def latest(match: Match, whole: Position) -> Position | None:
    """A position from the match's last checkpoint on, with the counters of one that can be undone; None if it's that.

    Newer rules can't undo what came before, so there's less for them to accept.
    """
    near, reached = position(match), whole.reached
    if near.length == whole.length or reached is None:
        return None
    lens = reached.lens[near.length - whole.length :]
    return msgspec.structs.replace(near, reached=msgspec.structs.replace(reached, lens=lens), stands=whole.stands)


class Passed:
    """What was drawn and asked after a checkpoint of older rules, until the log says that they are newer."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.drawn = 0
        self.entries: list[AnyEntry] = []
        """What was played, to be tried under the newer rules."""
        self.numbers: dict[int, int] = {}
        """The last number of what each audience was told, by its place in a row; -1 where all were told the same."""

    def add(self, row: Row) -> bool:
        """Count a row; False where from this one on the newer rules hold."""
        act: AnyAct = from_json(row.act, AnyAct)  # type: ignore[arg-type]
        if says_so(act, self.version):
            return False
        if isinstance(act, Played):
            self.drawn += sum(isinstance(entry, Drawn) for entry in act.entries)
            self.entries += map(whole, act.entries[: MOST - len(self.entries)])
        for place, told in enumerate(row.told):
            whose = place if len(row.told) > 1 else -1
            self.numbers[whose] = max(self.numbers.get(whose, 0), _last_number(told))
        return True

    def beyond(self, stored: Position) -> Position:
        """A position of older rules with the answers of these rows, its counters past what was drawn and asked."""
        if self.entries and not stored.set_back:
            since = holding(stored, self.entries)
            stored = msgspec.structs.replace(stored, since=since, stands="")
        reached = stored.reached
        if reached is not None:
            all_heard = self.numbers.get(-1, 0)
            puts = [max(put, all_heard, self.numbers.get(i, 0)) for i, put in enumerate(reached.puts)]
            reached = msgspec.structs.replace(reached, puts=tuple(puts), stood=reached.stood + 1)
        return msgspec.structs.replace(stored, drawn=stored.drawn + self.drawn, reached=reached)


def holding(stored: Position, entries: Iterable[AnyEntry]) -> tuple[Past, ...]:
    """The entries since a position that were not taken back, up to where other rules took over."""
    since = list(stored.since)
    for entry in entries:
        match entry:
            case Answer() | Drawn() | Fired():
                since.append(entry)
            case Undone(keep=keep):
                del since[max(keep - stored.length, 0) :]
            case Renewed():
                break
            case _:
                pass
    return tuple(since)


def pass_over(match: Match, act: Played) -> None:
    """What was played under the older rules is in the position already; a pause is not."""
    for entry in act.entries:
        if isinstance(entry, Paused | Resumed):
            match.paused = isinstance(entry, Paused)


def _last_number(told: bytes) -> int:
    """The last number in what an audience was told; the question after it had the next."""
    return max([item.get("rev", 0) for item in msgspec.json.decode(told)], default=0)
