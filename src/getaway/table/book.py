"""The log of a table as a replay reads it: which row each audience's number belongs to, and the table at any row.

Nothing that happened after a row goes into what is built of it: the table is played again from a milestone before.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Sequence

import msgspec

from getaway.kernel import SPECTATOR, Refused, Seat
from getaway.table.live import NOTHING, Diverged, Live
from getaway.table.ports import Row, Store, Stored

NEAR = 25
"""So many rows ahead of the bookmark are played on from it; what lies further begins at a milestone."""
BEGINNINGS = (b'"item":"started"', b'"item":"branched"')
"""How a row says that the match begins; inside a text the quotes would be escaped."""

_items = msgspec.json.Decoder(list[dict[str, object]])


class Book:
    """The rows of one table as far as they were read. The bookmark is a table that was built lately."""

    def __init__(self, table: str, players: int) -> None:
        self.table = table
        self.players = players
        self.lock = asyncio.Lock()
        self.rows: list[Row] = []
        self.begins = 0
        """The row with which the match begins; 0 where it has not."""
        self._revs: list[list[int]] = [[] for _ in range(players + 1)]
        self._bookmark: Live | None = None

    async def read_on(self, store: Store) -> None:
        """Take in the rows that were stored since."""
        for row in await store.tail(self.table, len(self.rows)):
            self._add(row)

    def _add(self, row: Row) -> None:
        self.rows.append(row)
        for audience, revs in enumerate(self._revs):
            revs.append((revs[-1] if revs else 0) + (self._told(row, audience) != NOTHING))
        if not self.begins and any(mark in told for told in row.told for mark in BEGINNINGS):
            self.begins = row.seq

    @staticmethod
    def _told(row: Row, audience: Seat) -> bytes:
        return row.told[audience] if len(row.told) > 1 else row.told[0]

    # Numbers

    def number(self, seat: Seat, seq: int) -> int:
        """The audience's number after a row."""
        return self._revs[seat][seq - 1]

    def seq_of(self, seat: Seat, number: int) -> int:
        """The row that brought the audience to a number; refused where there is no such moment of the match."""
        seq = bisect_left(self._revs[seat], number) + 1
        if not self.begins or not self.begins <= seq <= len(self.rows):
            raise Refused("GT-REPLAY-02", moment=number)
        return seq

    def moments(self, seat: Seat, since: int) -> list[int]:
        """The rows that told the audience something after its number `since`, from the beginning of the match on."""
        revs, first = self._revs[seat], max(1, self.begins)
        found = range(first, len(self.rows) + 1) if self.begins else range(0)
        return [seq for seq in found if revs[seq - 1] > since and (seq == 1 or revs[seq - 2] < revs[seq - 1])]

    # What was told

    def told(self, seq: int, of: Seat) -> bytes:
        """What an audience was told by a row."""
        return self._told(self.rows[seq - 1], of)

    def told_openly(self, seq: int) -> bytes:
        """What a row told whoever acted, else what all were told."""
        return self.told(seq, self.doer(seq))

    def doer(self, seq: int) -> Seat:
        """The seat that answered in a row; the spectators where none did."""
        items = _items.decode(self.told(seq, SPECTATOR))
        seats = [item["seat"] for item in items if item["item"] == "did"]
        return seats[0] if seats else SPECTATOR  # type: ignore[return-value]

    def last_decision(self, people: Sequence[Seat]) -> int:
        """The last row before which one of these seats still had to decide; the beginning where none ever had."""
        for seq in range(len(self.rows), self.begins, -1):
            if self.doer(seq) in people:
                return seq - 1
        return self.begins

    # The table then

    async def at(self, seq: int, seed: bytes, store: Store) -> Live:
        """The table as it was after a row. Whoever asks holds the lock for as long as it is looked at."""
        mark = self._bookmark
        self._bookmark = None  # half of a row is no table
        if mark is None or not mark.seq <= seq <= mark.seq + NEAR:
            stone = await store.milestone(self.table, seq)
            mark = Live.load(self.table, Stored(seed, stone, (), ()))
        try:
            while mark.seq < seq:
                if mark.renewed:
                    break
                mark.take(self.rows[mark.seq])
                await asyncio.sleep(0)  # others play meanwhile
        except (Diverged, msgspec.DecodeError) as other:
            raise Refused("GT-REPLAY-02", moment=0) from other
        if mark.renewed or mark.match is None:  # played under older rules, which are not at hand
            raise Refused("GT-REPLAY-02", moment=0)
        self._bookmark = mark
        return mark
