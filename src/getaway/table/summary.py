"""What lists show of a table: nothing but what everybody with the link sees, so a list can't give a secret away."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from getaway.games import find
from getaway.kernel import Seat
from getaway.table.acts import OPEN, AnyAct, Started
from getaway.table.around import Result, result_of
from getaway.table.live import Live
from getaway.table.seats import LOBBY, Table


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    game: str
    title: str
    options: dict[str, Any]
    pace: str
    stage: str
    players: int
    free: int
    """How many seats newcomers can take before the start."""
    names: tuple[str, ...]
    asked: tuple[Seat, ...]
    holders: tuple[tuple[Seat, str], ...]
    """The seats that accounts keep, each with the key that opens it for its account. It stays in the store."""


class Noted(NamedTuple):
    """A table as it was after a row; no summary where the table is gone or was never readable."""

    table: str
    seq: int
    summary: Summary | None
    result: Result | None = None


def summary_of(table: Table) -> Summary:
    """A table as lists show it."""
    seats = table.seats
    waits = table.stage == LOBBY and not table.closed
    return Summary(
        table.game,
        find(table.game).title(table.options),
        table.options,
        table.pace,
        table.stage,
        table.players,
        sum([seat.kind == OPEN for seat in seats]) if waits else 0,
        tuple([seat.called for seat in seats if seat.called]),
        tuple([seat for seat, since in enumerate(table.asked) if since]),
        tuple([(number, key) for number, seat in enumerate(seats) for key in seat.kept]),
    )


def noted(live: Live) -> Noted:
    """A table as it is now, with its result once it has one."""
    return Noted(live.id, live.seq, summary_of(live.table), result_of(live))


def may_be_listed(live: Live, act: AnyAct) -> bool:
    """Whether a row can change what a list shows: somebody keeps a seat, or anyone can join, or could until now."""
    table = live.table
    return table.stage == LOBBY or isinstance(act, Started) or any(seat.kept for seat in table.seats)
