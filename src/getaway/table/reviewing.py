"""Warnings: that an answer of a seat is far worse than what the adviser would do, from what that seat knew."""

from __future__ import annotations

from typing import Annotated

import msgspec

from getaway.bots import Bot, Decision
from getaway.games import find
from getaway.kernel import Match, Record, Refused, Seat, Wish, to_json
from getaway.kernel.wire import PlainWish
from getaway.kit.lessons import Learning, is_like
from getaway.table.advising import Advice
from getaway.table.deciding import wish_of
from getaway.table.learning import lesson_of
from getaway.table.past import Moment, Past
from getaway.table.seats import Table
from getaway.table.thinking import Judge, judge_here


class Review(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat wants to know how it did: the moment at which it was asked, the question, and what it answered."""

    moment: Annotated[int, msgspec.Meta(ge=0)]
    ask: int
    wish: PlainWish


class Judged(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat hears about its answer."""

    better: Decision | None = None


class Reviewed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What would have been far better, with the answer itself `instead` and why it isn't; nothing where it will do."""

    better: Advice | None = None


class Unreviewed(msgspec.Struct, frozen=True):
    """An answer to be judged: whose it is, what the seat knew, and who judges."""

    seat: Seat
    record: Record
    bot: Bot
    wish: Wish


class Reviewing:
    """Judges answers at tables where players are warned."""

    judge: Judge = staticmethod(judge_here)

    def __init__(self, past: Past) -> None:
        self.past = past

    async def review(self, table: str, key: str, wanted: Review) -> bytes:
        """What would have been far better than an answer of the seat that this key opens (GT-HINT-04)."""
        async with self.past.moment(table, key, wanted.moment) as moment:
            answer = given(moment, wanted)
        better = await self.judge(answer.bot, answer.record, answer.wish, key) if answer is not None else None
        return to_json(Judged(better))


def given(moment: Moment, wanted: Review) -> Unreviewed | None:
    """The answer as its seat gave it; None where a lesson suggested it."""
    table, seat = moment.live.table, moment.seat
    if not table.warns:
        raise Refused("GT-HINT-04")
    if seat < 0 or moment.live.match is None or moment.match.ask_of(seat, wanted.ask) is None:
        raise Refused("GT-ASK-02")
    wish = wish_of(wanted.wish)
    if table.learning is not None and is_taught(moment.match, table.learning, wish):
        return None
    return Unreviewed(seat, moment.match.record(seat), adviser(table), wish)


def adviser(table: Table) -> Bot:
    """Who judges at a table: the one who gives the hints."""
    return Bot(find(table.game).adviser, people=table.people)


def is_taught(match: Match, learning: Learning, wish: Wish) -> bool:
    """Whether the step at hand suggests an answer, or shows it as the way back."""
    lesson = lesson_of(match, learning)
    step = learning.step(lesson) if lesson is not None else None
    return step is not None and any(is_like(deed, wish) for deed in (*step.way, *step.back))
