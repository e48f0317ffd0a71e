"""What the log says of the bots: whether each of their answers came, came once, and came in time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import asyncpg
import msgspec
from tests.crash.rebuilt import Book, act_of, book

from getaway.kernel.entries import Answer
from getaway.table import Stored
from getaway.table.acts import BOT, Played
from getaway.table.live import Live
from getaway.table.seats import OVER
from getaway.table.waking import bot_of

Span = tuple[int, int]
"""From one moment to another, in Unix milliseconds."""
LATEST = 15_000
"""Milliseconds by which an answer may be late: a bot's ten seconds, and five."""


class Slow(msgspec.Struct):
    """An answer that came too late: by how much, and for how many of these milliseconds the machine stood still."""

    late: int
    still: int


class Kept(msgspec.Struct):
    """What became of one table."""

    table: str
    game: str
    over: bool
    rows: int
    late: list[int]
    """Milliseconds between a bot's time to answer and its answer, by the clock on the wall."""
    slow: list[Slow]
    twice: int
    """Questions that were answered twice for a bot."""
    other: int
    """Answers that aren't what the bot says of the same record: it took too long, and any answer was given."""


async def audited(dsn: str, table: str, stills: Sequence[Span] = ()) -> Kept:
    """Read a table's whole log and play it again."""
    connection = await asyncpg.connect(dsn)
    try:
        kept = await book(connection, table)
    finally:
        await connection.close()
    return read(kept, stills)


class Given(NamedTuple):
    """An answer of a bot."""

    seat: int
    ask: int
    due: int
    at: int
    other: bool

    @property
    def late(self) -> int:
        """How many milliseconds it came after its time."""
        return self.at - self.due

    def slow(self, stills: Sequence[Span]) -> Slow:
        """The same, and how many of them nobody had."""
        still = sum([max(0, min(until, self.at) - max(since, self.due)) for since, until in stills])
        return Slow(self.late, still)


def read(kept: Book, stills: Sequence[Span] = ()) -> Kept:
    """How late each answer of a bot was, as its table follows from the rows before."""
    live = Live(kept.id, kept.seed)
    given: list[Given] = []
    for row in kept.rows:
        given += answers(live, row)
        live.take(row)
    again = Live.load(kept.id, Stored(kept.seed, None, (), kept.rows))
    assert again.table == live.table
    return Kept(
        kept.id,
        live.table.game,
        live.table.stage == OVER,
        live.seq,
        [each.late for each in given],
        [each.slow(stills) for each in given if each.late > LATEST],
        len(given) - len({(each.seat, each.ask) for each in given}),
        sum(each.other for each in given),
    )


def answers(live: Live, row: msgspec.Struct) -> Iterator[Given]:
    """The first answer of a row, if a bot gave it."""
    act = act_of(row)  # type: ignore[arg-type]
    if not isinstance(act, Played):
        return
    first = next((entry for entry in act.entries if isinstance(entry, Answer)), None)
    if first is None or live.table.seats[first.seat].kind != BOT:
        return
    ask = next((ask.id for ask in live.playing().asks if ask.seat == first.seat), None)
    if ask is not None:
        said = bot_of(live, first.seat).decide(live.playing().record(first.seat))
        other = said is None or said.wish != first.wish
        yield Given(first.seat, ask, live.answers_at(first.seat), act.at, other)
