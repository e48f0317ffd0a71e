"""Since when each seat has been asked, by which its silence is measured.

All see it, so nothing goes into it that only some may know: a question that changes for the asked seat alone is no
other question.
"""

from __future__ import annotations

from typing import Any

from getaway.kernel import SPECTATOR, Answer, Match, Seat, Undone
from getaway.kernel.entries import Resumed
from getaway.kernel.stream import Put
from getaway.table.acts import AnyAct, Played, Returned, Sat
from getaway.table.seats import Table


def shown_to_all(match: Match) -> Any:  # noqa: ANN401 - a question's name and facts
    """The open question, as a spectator sees it."""
    put = match.put(SPECTATOR)
    return (put.question, put.facts) if isinstance(put, Put) else None


def asked_since(table: Table, match: Match, act: AnyAct, *, same: bool) -> tuple[int, ...]:
    """Each seat's moment after an act, 0 where it is not asked; `same` if all are shown the same question as before."""
    before = table.asked or (0,) * table.players
    kept = [at if same and seat not in _stirred(act, table) else 0 for seat, at in enumerate(before)]
    asked = {ask.seat for ask in match.asks}
    return tuple((at or act.at) if seat in asked else 0 for seat, at in enumerate(kept))


def _stirred(act: AnyAct, table: Table) -> set[Seat]:
    """The seats whose silence an act has ended, or that could not answer until now."""
    match act:
        case Played(entries=entries) if any(isinstance(entry, Resumed) for entry in entries):
            return set(range(table.players))
        case Played(entries=entries):
            return {entry.seat for entry in entries if isinstance(entry, (Answer, Undone))}
        case Sat(seat=seat) | Returned(seat=seat):
            return {seat}
        case _:
            return set()
