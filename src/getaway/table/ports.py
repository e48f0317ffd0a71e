"""What a table needs from outside, as protocols: a place for its log, and a way to tell other nodes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol

import msgspec


class Edition(NamedTuple):
    """The rules of a game, by their version."""

    game: str
    version: int


class Row(msgspec.Struct, frozen=True):
    """One act in a table's log, with what each audience was told about it (one text if all were told the same)."""

    table: str
    seq: int
    id: str | None
    """The seat and the id its client gave, or None for what the table did by itself."""
    act: bytes
    told: tuple[bytes, ...]
    due: int | None = None
    """When this table must be looked at again, where that has changed (Unix ms)."""
    clears: int | None = None
    """The seat whose notes go with this row: they were its former holder's."""
    edition: Edition | None = None
    """The rules it was made under, as long as a match is played: the store takes no row of older ones after it."""


class Checkpoint(msgspec.Struct, frozen=True):
    """Everything a table is after the row `seq`, as data."""

    seq: int
    data: bytes


class Page(NamedTuple):
    """Some rows of a log in order, no more than can be read in one go, and the number of the last row there is."""

    rows: Sequence[Row]
    last: int


class Stored(NamedTuple):
    """A table as the store has it: its seed, the last checkpoint, the first rows since, some before for the story."""

    seed: bytes
    checkpoint: Checkpoint | None
    before: Sequence[Row]
    rows: Sequence[Row]
    last: int = 0
    """The number of the last row, where there are more than `rows`."""
    edition: Edition | None = None
    """The rules that the match is played under; None where none has begun, or an earlier release wrote it."""

    @property
    def page(self) -> Page:
        """The first rows since the checkpoint."""
        return Page(self.rows, self.last)


class Report(NamedTuple):
    """What a player reports of a moment: where the log stood, the seat and its own number, by which program, in words.

    `quote` is what the player can name it by; a report that is sent again has the same.
    """

    table: str
    seq: int
    seat: int
    moment: int
    version: str
    quote: str
    words: str


class Case(NamedTuple):
    """Something that went wrong: the number under which it is found, and how often it happened so far."""

    number: int
    times: int


class StoreDown(Exception):
    """The store cannot be reached. Whether the row is there will be seen when the client asks again."""

    clause = "GT-STORE-01"


class HandedOver(StoreDown):
    """The table is played under newer rules than these, or waits for those that have played it (GT-VERSION-02)."""

    clause = "GT-VERSION-02"


class Claim(Protocol):
    """A table whose time has come, put off until the work is done; nobody else works on it meanwhile."""

    table: str
    at: int
    """When it was due (Unix ms)."""
    tries: int
    """How often this was attempted, this time included."""
    unfinished: int
    """How many attempts never ended: their worker died, or is still at it."""
    trace: str | None
    """The span in which it became due, if that was traced."""

    async def append(self, row: Row) -> bool:
        """Append in the same transaction that takes the claim off the list."""

    async def keep(self) -> None:
        """Hold on to it for longer: the work goes on."""

    async def put_off(self, until: int) -> None:
        """Look at the table again later."""


class Store(Protocol):
    """The log is the truth."""

    async def open(self, table: str, seed: bytes, row: Row) -> bool:
        """Keep a new table with its first row; False where there is a table of this id."""

    async def append(self, row: Row) -> bool:
        """Write a row durably; False where its number or its id is taken."""

    async def load(self, table: str) -> Stored | None:
        """The table, or None where there is none."""

    async def page(self, table: str, after: int, most: int = ...) -> Page:
        """The next rows after a number: at least one if there is one, at most `most`; last is 0 without a table."""

    async def has(self, table: str, *row_ids: str) -> bool:
        """Whether a row with one of these ids is in the log for good."""

    async def lasts(self, tables: Sequence[str]) -> dict[str, int]:
        """The last number of each table."""

    async def check(self, table: str, checkpoint: Checkpoint) -> None:
        """Keep a checkpoint, unless a newer one is there."""

    async def milestone(self, table: str, seq: int) -> Checkpoint | None:
        """The last checkpoint that was ever kept at or before a row."""

    async def verdict(self, digest: bytes) -> bytes | None:
        """How a check of this ended, where it was made before."""

    async def keep_verdict(self, digest: bytes, game: str, body: bytes) -> None:
        """Keep how a check ended, for every node."""

    async def file_report(self, report: Report) -> None:
        """Keep what a player reports, once."""

    async def file_incident(self, table: str, seq: int, body: str, kind: str) -> Case:
        """Keep what went wrong for the operator; the same kind at the same row of a table is one case."""

    async def notes(self, table: str, seat: int) -> str:
        """A seat's own notes."""

    async def write_notes(self, table: str, seat: int, text: str) -> None:
        """Keep a seat's own notes."""


Heard = Callable[[str, int], Awaitable[None]]
Called = Callable[[str, bytes], Awaitable[None]]


class Bus(Protocol):
    """Says which table has a new row, and what passes without being kept."""

    async def publish(self, table: str, seq: int) -> None:
        """Tell all nodes that listen to this table."""

    async def call(self, table: str, said: bytes) -> None:
        """Tell them something that is in no log."""

    async def listen(self, table: str) -> None:
        """Hear of this table from now on; each who listens says so."""

    async def unlisten(self, table: str) -> None:
        """One listener fewer; unsubscribe after the last one."""

    async def hand_over(self, table: str, played: Edition, version: int) -> bool:
        """Ask a process that has these rules to let go of a table for newer ones; False where there is none.

        Raises `HandedOver` where nobody knows whether there is one.
        """


class Listener(Protocol):
    """Receives messages: a socket or a stream, at one seat or as a spectator."""

    seat: int
    key: str
    frames: bool
    """Whether it wants the views between the acts of an update."""

    def send(self, message: bytes) -> None:
        """Take a message, to be sent as soon as possible; never waits."""

    def close(self) -> None:
        """Send nothing more: the key no longer opens the seat."""
