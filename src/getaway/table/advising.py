"""Hints: what a bot would do at a seat's question, from what that seat knows."""

from __future__ import annotations

import msgspec

from getaway.bots import Bot, Decision, Reason
from getaway.games import find
from getaway.kernel import Record, Refused, Seat, to_json
from getaway.kernel.wire import PlainWish
from getaway.table.acts import AnyAct, Hinted
from getaway.table.committing import Committer
from getaway.table.learning import advised
from getaway.table.live import Live
from getaway.table.seats import Table
from getaway.table.thinking import Thinker, think_here
from getaway.table.weighing import asked


class Advise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat wants to know what a bot would do at this question."""

    ask: int


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot's `Decision` as a client reads it: what it would do and why, then the next best thing and why not that."""

    wish: PlainWish
    reason: Reason | None = None
    instead: Advice | None = None


class Advising:
    """Gives hints at the tables of a house."""

    thinker: Thinker = staticmethod(think_here)

    def __init__(self, committer: Committer) -> None:
        self.committer = committer

    async def advice(self, table: str, key: str, wanted: Advise) -> bytes:
        """What a bot would do at this seat's question. The table's log notes that the seat asked (GT-HINT-01)."""
        seat, bot, record, taught = await self._question(table, key, wanted)
        decision = taught or await self.thinker(bot, record, key)
        if decision is None:
            raise Refused("GT-HINT-03")
        await self.committer.do(table, lambda live, at: noted(live, key, wanted, at), row_id(seat, wanted))
        return to_json(decision)

    async def _question(self, table: str, key: str, wanted: Advise) -> tuple[Seat, Bot, Record, Decision | None]:
        async with self.committer.house.room(table) as room:
            live = room.live
            seat = asked(live, key, wanted.ask)
            if row_id(seat, wanted) not in live.ids:
                check(live.table, seat)
            match, learning = live.playing(), live.table.learning
            taught = advised(match, learning) if learning is not None and learning.seat == seat else None
            return seat, Bot(find(live.table.game).adviser, people=live.table.people), match.record(seat), taught


def row_id(seat: Seat, wanted: Advise) -> str:
    """The row of a seat's hint at one question, of which there is one."""
    return f"s{seat}:hint{wanted.ask}"


def noted(live: Live, key: str, wanted: Advise, at: int) -> AnyAct:
    """That a seat takes a hint; one question costs one, however often it is asked."""
    seat = asked(live, key, wanted.ask)
    check(live.table, seat)
    return Hinted(seat=seat, at=at)


def check(table: Table, seat: Seat) -> None:
    """Refuse a hint where the table allows none (GT-HINT-01), or the seat has had all of its own (GT-HINT-02)."""
    if table.hints_left[seat] == 0:
        raise Refused("GT-HINT-02" if table.hints_taken[seat] else "GT-HINT-01")
