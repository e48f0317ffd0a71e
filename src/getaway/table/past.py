"""The past of a table: what an audience was shown at each moment, while the match runs and after it.

A moment is an update of the audience that asks, by that audience's own number. While the match runs everybody looks at
their own record; after the end at any audience's, and at the open table.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import msgspec

from getaway.kernel import SPECTATOR, Match, Refused, Seat, to_json
from getaway.table import telling
from getaway.table.book import Book, told_to
from getaway.table.live import Live
from getaway.table.messages import AnyNews, Clock, FrameView, Sync, UndoView
from getaway.table.ports import Row, Store
from getaway.table.room import Room
from getaway.table.seats import OVER
from getaway.table.slices import Gate

EVERYTHING: Final[Seat] = -2
"""The audience of the open table."""
MOST_BYTES = 64_000_000
"""About how much memory the books take; the one used longest ago goes first."""
PAGE_BYTES = 256 * 1024
PAGE_READS = 4
"""A page of a story ends at this many bytes, or after this many reads of the log."""


class MomentView(msgspec.Struct, frozen=True):
    """One moment: its number, and what was told with it."""

    number: int
    items: list[AnyNews]


class StoryView(msgspec.Struct, frozen=True):
    """The moments of a match as an audience heard of them, after its number `since`: some of them, in order.

    With `more` there are others after the last of these.
    """

    seat: int
    of: int
    first: int
    last: int
    over: bool
    moments: list[MomentView]
    more: bool


class Reader(NamedTuple):
    """Who looks back, at whose record."""

    seat: Seat
    of: Seat
    seed: bytes
    over: bool
    book: Book


class Moment(NamedTuple):
    """The table as it was, and who looks at it as whom."""

    live: Live
    seat: Seat
    of: Seat
    number: int
    items: bytes
    over: bool
    """Whether the match is over by now."""

    @property
    def match(self) -> Match:
        """The match as it was."""
        return self.live.playing()

    @property
    def view(self) -> msgspec.Struct:
        """What was seen then."""
        match = self.match
        return match.game.open_view(match.g) if self.of == EVERYTHING else match.view(self.of)

    @property
    def frames(self) -> tuple[FrameView, ...]:
        """What was seen between the acts of this moment's row."""
        seen = self.match.game.open_view if self.of == EVERYTHING else None
        return telling.frames_of(self.live, max(self.of, SPECTATOR), None, seen)[0]

    @property
    def as_seat(self) -> Seat:
        """The audience whose question is shown: at the open table a seat that is asked."""
        if self.of != EVERYTHING:
            return self.of
        return next((ask.seat for ask in self.match.asks), SPECTATOR)


Enter = Callable[[str], Any]
Admit = Callable[[Live, str], Seat]


class Past:
    """The logs that someone at this node is looking back at."""

    def __init__(self, store: Store, room: Enter, admit: Admit, gate: Gate) -> None:
        self._store = store
        self._gate = gate
        self._room = room
        self._admit = admit
        self._books: dict[str, Book] = {}

    async def _reader(self, table: str, key: str, of: Seat | None) -> Reader:
        """Let somebody in who may look; refused where it is not their own record and the match still runs."""
        async with self._room(table) as room:
            here: Room = room
            live = here.live
            seat = self._admit(live, key)
            held, over = live.table, live.table.stage == OVER
        whose = seat if of is None else of
        if not EVERYTHING <= whose < held.players:
            raise Refused("GT-SEAT-01")
        if whose != seat and not over:
            raise Refused("GT-REPLAY-01")
        return Reader(seat, whose, live.seed, over, self.book(table, held.players))

    def book(self, table: str, players: int) -> Book:
        """The book of a table, with the others in the order in which they were last wanted."""
        book = self._books.pop(table, None) or Book(table, players, self._store, self._gate)
        size = book.size + sum(each.size for each in self._books.values())
        while self._books and size > MOST_BYTES:
            size -= self._books.pop(next(iter(self._books))).size
        self._books[table] = book
        return book

    async def story(self, table: str, key: str, of: Seat | None, since: int) -> bytes:
        """What was told, moment by moment: a page of it."""
        reader = await self._reader(table, key, of)
        seat, book = reader.seat, reader.book
        async with book.lock:
            await book.read_on()
            numbers = book.numbers(seat)
            moments = await self._page(reader, range(max(since + 1, numbers[0]), numbers[-1] + 1))
        more = bool(moments) and moments[-1].number < numbers[-1]
        return to_json(StoryView(seat, reader.of, numbers[0], numbers[-1], reader.over, moments, more))

    async def _page(self, reader: Reader, numbers: range) -> list[MomentView]:
        """The first of these moments; rows between them that told the audience nothing are skipped where it pays."""
        found: list[MomentView] = []
        size = 0
        for _ in range(PAGE_READS):
            left = numbers[len(found) :]
            if not left or size >= PAGE_BYTES:
                break
            read = await self._moments(reader, left)
            found += read
            size += sum(len(moment.items) for moment in read)
        return found

    async def _moments(self, reader: Reader, numbers: range) -> list[MomentView]:
        """Those of these moments that one reading of the log finds."""
        seat, book = reader.seat, reader.book
        first, last = book.seq_of(seat, numbers[0]), book.seq_of(seat, numbers[-1])
        page = await self._store.page(book.table, first - 1, last - first + 1)
        told = [row for row in page.rows if book.tells(seat, row.seq)]
        return [MomentView(book.number(seat, row.seq), _raw(_told(book, row, reader.of))) for row in told]

    @asynccontextmanager
    async def moment(self, table: str, key: str, number: int, of: Seat | None = None) -> AsyncIterator[Moment]:
        """The table as it was at a moment; nobody else has it meanwhile."""
        reader = await self._reader(table, key, of)
        book = reader.book
        async with book.lock:
            await book.read_on()
            seq = book.seq_of(reader.seat, number)
            live = await book.at(seq, reader.seed)
            row = (await self._store.page(table, seq - 1, 1)).rows[0]
            yield Moment(live, reader.seat, reader.of, number, _told(book, row, reader.of), reader.over)

    async def seq_of(self, table: str, players: int, seat: Seat, number: int) -> int:
        """The row that an audience's number stands for."""
        book = self.book(table, players)
        async with book.lock:
            await book.read_on()
            return book.seq_of(seat, number)

    async def numbers(self, table: str, players: int, seq: int) -> dict[Seat, int]:
        """Every audience's own number after a row."""
        book = self.book(table, players)
        async with book.lock:
            await book.read_on()
            upto = min(seq, book.length)
            return {seat: book.number(seat, upto) for seat in range(SPECTATOR, players)}


def _told(book: Book, row: Row, of: Seat) -> bytes:
    """What a row told an audience; at the open table, what it told the seat that acted, else everybody."""
    return told_to(row, book.doer(row.seq) if of == EVERYTHING else of)


def _raw(items: bytes) -> Any:  # noqa: ANN401 - items as they were encoded once
    return msgspec.Raw(items)


def shown(moment: Moment) -> bytes:
    """Everything the audience was shown at a moment, as a newcomer to the table sees it."""
    live, seat = moment.live, moment.as_seat
    return to_json(
        Sync(
            rev=moment.number,
            seat=max(moment.of, SPECTATOR),
            table=telling.table_view(live),
            view=moment.view,
            items=_raw(moment.items),
            question=telling.question(live, seat),
            clock=Clock(live.match_time(live.last), live.last, runs=False),
            talk=telling.talk(live, moment.of if moment.of >= 0 else SPECTATOR),
            undo=UndoView("no", "GT-REPLAY-01"),
            notes="",
            frames=moment.frames,
        )
    )
