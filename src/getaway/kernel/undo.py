"""How far a seat may undo (GT-UNDO-01 to GT-UNDO-03)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from getaway.kernel.entries import Answer, Past
from getaway.kernel.state import Seat, State
from getaway.kernel.wish import Refused


class Mark(NamedTuple):
    """A checkpoint to go back to: how many entries counted, the state, the time, the counters."""

    length: int
    base: State
    at: int
    revs: tuple[int, ...]


def mark_before(marks: Sequence[Mark], index: int) -> Mark:
    """The last checkpoint at or before an entry."""
    return next(mark for mark in reversed(marks) if mark.length <= index)


def kept(line: Sequence[Past], marks: Sequence[Mark], fixed: int, seat: Seat, agreed: frozenset[Seat]) -> int | Refused:
    """How many entries still count after the seat undoes its last answer, or why it may not.

    Answers that a seat gave in a row within one script are undone together, and so is what passed by itself after
    them. Entries before `fixed` can't be undone: chance decided there, or a secret was shown.
    """
    for last in reversed(range(len(line))):
        if _by(line[last], seat) and is_given(line[last]):
            break
    else:
        return Refused("GT-UNDO-01")
    if last < fixed:
        return Refused("GT-UNDO-03")
    others = {entry.seat for entry in line[last:] if isinstance(entry, Answer) and is_given(entry)} - {seat}
    if others and not agreed:
        return Refused("GT-UNDO-02")
    first, floor = last, max(mark_before(marks, last).length, fixed)
    while first > floor and _by(line[first - 1], seat):
        first -= 1
    return first


def is_given(entry: Past) -> bool:
    """Whether a seat gave this answer; one that passed by itself nobody gave."""
    return isinstance(entry, Answer) and not entry.auto


def _by(entry: Past, seat: Seat) -> bool:
    return isinstance(entry, Answer) and entry.seat == seat
