"""The log of a table as a replay reads it: which row each audience's number belongs to, and the table at any row.

A book keeps counters; what was told is read when it is wanted. Nothing that happened after a row goes into what is
built of it: the table is played again from a milestone before.
"""

from __future__ import annotations

import asyncio
from array import array
from bisect import bisect_left
from contextlib import suppress
from typing import Any

import msgspec

from getaway.kernel import SPECTATOR, Refused, Seat
from getaway.table.live import NOTHING, Diverged, Live
from getaway.table.loading import rows_after
from getaway.table.ports import Row, Store, Stored, StoreDown
from getaway.table.slices import Gate

NEAR = 25
"""Up to this many rows ahead are played on from the bookmark; anything further begins at a milestone."""
BEGINNINGS = (b'"item":"started"', b'"item":"branched"', b'"item":"brought"')
"""How a row says that the match begins; inside a text the quotes would be escaped."""
ANSWERED = b'"item":"did"'
BOOKMARK = 250_000
"""Roughly the bytes of a table in memory."""


class _Item(msgspec.Struct):
    item: str
    seat: Any = SPECTATOR


_items = msgspec.json.Decoder(list[_Item])


class Book:
    """The counters of one table's log as far as it was read. The bookmark is a table that was built lately."""

    def __init__(self, table: str, players: int, store: Store, gate: Gate) -> None:
        self.table = table
        self.players = players
        self.lock = asyncio.Lock()
        self.length = 0
        """How many rows were read."""
        self.begins = 0
        """The row with which the match begins; 0 where it has not."""
        self._store = store
        self._gate = gate
        self._revs = [array("i") for _ in range(players + 1)]
        self._doers = array("b")
        self._bookmark: Live | None = None

    @property
    def size(self) -> int:
        """Roughly how much memory it takes."""
        return BOOKMARK + sum(len(each) * each.itemsize for each in (*self._revs, self._doers))

    async def read_on(self) -> None:
        """Count the rows that were stored since."""
        work = self._gate.work()
        async for row in rows_after(self._store, self.table, self.length):
            self._add(row)
            await work.step()

    def _add(self, row: Row) -> None:
        self.length = row.seq
        for audience, revs in enumerate(self._revs):
            revs.append((revs[-1] if revs else 0) + (told_to(row, audience) != NOTHING))
        self._doers.append(_doer(row))
        if not self.begins and any(mark in told for told in row.told for mark in BEGINNINGS):
            self.begins = row.seq

    # Numbers

    def number(self, seat: Seat, seq: int) -> int:
        """The audience's number after a row."""
        return self._revs[seat][seq - 1]

    def seq_of(self, seat: Seat, number: int) -> int:
        """The row that took the audience to a number; refuse a moment that the match doesn't have."""
        seq = bisect_left(self._revs[seat], number) + 1
        if not self.begins or not self.begins <= seq <= self.length:
            raise Refused("GT-REPLAY-02", moment=number)
        return seq

    def numbers(self, seat: Seat) -> range:
        """The audience's numbers from the beginning of the match on."""
        if not self.begins:
            raise Refused("GT-START-02")
        return range(self.number(seat, self.begins), self.number(seat, self.length) + 1)

    def tells(self, seat: Seat, seq: int) -> bool:
        """Whether a row told the audience something."""
        return self.number(seat, seq) > (self.number(seat, seq - 1) if seq > 1 else 0)

    def doer(self, seq: int) -> Seat:
        """The seat that answered in a row; the spectators where none did."""
        return self._doers[seq - 1]

    # The table then

    async def at(self, seq: int, seed: bytes) -> Live:
        """The table as it was after a row. The caller holds the lock for as long as it looks at it.

        The row itself is always carried out, so that the pictures between its acts are there.
        """
        mark = self._bookmark
        self._bookmark = None  # half a row isn't a table
        if mark is None or not mark.seq <= seq <= mark.seq + NEAR:
            stone = await self._store.milestone(self.table, max(seq - 1, self.begins))
            mark = Live.load(self.table, Stored(seed, stone, (), ()))
        try:
            await self._play_on(mark, seq)
        except (Diverged, msgspec.DecodeError) as other:
            raise Refused("GT-REPLAY-02", moment=0) from other
        if mark.renewed or mark.match is None:  # played under older rules, which are not at hand
            raise Refused("GT-REPLAY-02", moment=0)
        self._bookmark = mark
        return mark

    async def _play_on(self, mark: Live, seq: int) -> None:
        """Play up to a row. Where milestones are missing they are laid on the way, so that it is far only once."""
        work, before = self._gate.work(), mark.seq
        async for row in rows_after(self._store, self.table, mark.seq, upto=seq):
            if mark.renewed:
                return
            mark.take(row)
            if mark.seq - before >= NEAR and mark.seq < seq:
                before = mark.seq
                with suppress(StoreDown):
                    await self._store.check(self.table, mark.checkpoint())
            await work.step()


def told_to(row: Row, audience: Seat) -> bytes:
    """What an audience was told by a row."""
    return row.told[audience] if len(row.told) > 1 else row.told[0]


def _doer(row: Row) -> Seat:
    told = told_to(row, SPECTATOR)
    if ANSWERED not in told:
        return SPECTATOR
    seats: list[Seat] = [item.seat for item in _items.decode(told) if item.item == "did"]
    return seats[0] if seats else SPECTATOR
