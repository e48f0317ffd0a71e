"""What the log says of the bots: whether each of their answers came, came once, and came in time."""

from __future__ import annotations

from collections.abc import Iterator

import asyncpg
import msgspec
from tests.crash.rebuilt import Book, act_of, book

from getaway.kernel.entries import Answer
from getaway.table import Stored
from getaway.table.acts import BOT, Played
from getaway.table.live import Live
from getaway.table.seats import OVER


class Kept(msgspec.Struct):
    """What became of one table."""

    table: str
    game: str
    over: bool
    rows: int
    late: list[int]
    """Milliseconds between a bot's time to answer and its answer."""
    twice: int
    """Questions that were answered twice for a bot."""


async def audited(dsn: str, table: str) -> Kept:
    """Read a table's whole log and play it again."""
    connection = await asyncpg.connect(dsn)
    try:
        kept = await book(connection, table)
    finally:
        await connection.close()
    return read(kept)


def read(kept: Book) -> Kept:
    """How late each answer of a bot was, as its table follows from the rows before."""
    live = Live(kept.id, kept.seed)
    late: list[int] = []
    asked: list[tuple[int, int]] = []
    for row in kept.rows:
        for seat, ask, after in answers(live, row):
            late.append(after)
            asked.append((seat, ask))
        live.take(row)
    again = Live.load(kept.id, Stored(kept.seed, None, (), kept.rows))
    assert again.table == live.table
    return Kept(kept.id, live.table.game, live.table.stage == OVER, live.seq, late, len(asked) - len(set(asked)))


def answers(live: Live, row: msgspec.Struct) -> Iterator[tuple[int, int, int]]:
    """The first answer of a row, if a bot gave it: its seat, the question, and how late it came."""
    act = act_of(row)  # type: ignore[arg-type]
    if not isinstance(act, Played):
        return
    first = next((entry for entry in act.entries if isinstance(entry, Answer)), None)
    if first is None or live.table.seats[first.seat].kind != BOT:
        return
    ask = next((ask.id for ask in live.playing().asks if ask.seat == first.seat), None)
    if ask is not None:
        yield first.seat, ask, act.at - live.answers_at(first.seat)
