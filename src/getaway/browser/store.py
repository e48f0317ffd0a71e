"""The store of a browser: every table's log on its shelf. Several tabs may share it, as nodes share a database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from hashlib import blake2b
from typing import Final

import msgspec

from getaway.browser import names
from getaway.browser.claims import Due, ShelfClaim, claimed, next_due
from getaway.browser.packs import lesson_pack
from getaway.browser.shelf import Shelf
from getaway.kernel import from_json
from getaway.table import Case, Checkpoint, Report, Row, Stored
from getaway.table.acts import Opened
from getaway.table.ports import Page

STORY: Final = 200
"""How many rows before a checkpoint are read for the story so far."""
ROWS: Final = 200
BYTES: Final = 256 * 1024
"""A page ends with the row that passes this."""

_row = msgspec.msgpack.Decoder(Row)
_pack = msgspec.msgpack.Encoder().encode


Bring = Callable[[str], Awaitable[None]]
"""Loads a game by its name, before it is needed for the first time."""


async def all_here(_: str) -> None:
    """Every game is here."""


class BrowserStore:
    """The tables that one browser keeps."""

    def __init__(self, shelf: Shelf, bring: Bring = all_here) -> None:
        self.shelf = shelf
        self.bring = bring
        self.on_due: Callable[[], None] = lambda: None
        """Called when a table has got another time at which it is due."""

    # The log

    async def open(self, table: str, seed: bytes, row: Row) -> bool:
        """Keep a new table with its first row; False where there is a table of this id."""
        return await self._write(row, {names.table(table): seed}, {})

    async def lay_out(self, table: str, seed: bytes, rows: Sequence[Row], due: int | None) -> bool:
        """Keep a table with all its rows at once; False where there is a table of this id."""
        new = {names.table(table): seed, **{names.row(table, row.seq): _pack(row) for row in rows}}
        besides = {names.due(table): _pack(Due(due))} if due is not None else {}
        laid = await self.shelf.change(dict.fromkeys(new), {**new, **besides})
        if laid:
            self.on_due()
        return laid

    async def append(self, row: Row) -> bool:
        """Write a row durably; False where its number or its id is taken."""
        return await self._write(row, {}, {})

    async def append_claimed(self, row: Row) -> bool:
        """The same, for what was due: it no longer is, but at the time the row says."""
        return await self._write(row, {}, {names.due(row.table): None})

    async def _write(self, row: Row, new: dict[str, bytes], besides: dict[str, bytes | None]) -> bool:
        """Write a row with what must be new as well, and with what changes besides."""
        new = {**new, names.row(row.table, row.seq): _pack(row)}
        if row.id is not None:
            new[names.row_id(row.table, row.id)] = b""
        if row.due is not None:
            besides[names.due(row.table)] = _pack(Due(row.due))
        if row.clears is not None:
            besides[names.notes(row.table, row.clears)] = None
        written = await self.shelf.change(dict.fromkeys(new), {**new, **besides})
        if written and row.due is not None:
            self.on_due()
        return written

    async def load(self, table: str) -> Stored | None:
        """The table, or None where there is none."""
        seed = await self.shelf.get(names.table(table))
        if seed is None:
            return None
        await self._bring_all(table)
        checkpoint = await self._checkpoint(table, names.checkpoint(table, 2**31))
        reached = checkpoint.seq if checkpoint else 0
        before = await self._between(table, max(0, reached - STORY), reached)
        return Stored(seed, checkpoint, before, *await self.page(table, reached))

    async def _bring_all(self, table: str) -> None:
        """Bring what a table needs: its game, and for a lesson the lessons too."""
        packed = await self.shelf.get(names.row(table, 1))
        if packed is None:
            return
        opened = from_json(_row.decode(packed).act, Opened)
        await self.bring(opened.game)
        if opened.lesson:
            await self.bring(lesson_pack(opened.game))

    async def page(self, table: str, after: int, most: int = ROWS) -> Page:
        """The next rows after a number: at least one if there is one, at most `most`."""
        found = await self.shelf.first(names.row(table, after + 1), names.rows_end(table), min(most, ROWS))
        rows: list[Row] = []
        size = 0
        for _, packed in found:
            if size >= BYTES:
                break
            rows.append(_row.decode(packed))
            size += len(packed)
        return Page(rows, await self._last(table) if rows else after)

    async def _between(self, table: str, after: int, upto: int) -> list[Row]:
        found = await self.shelf.first(names.row(table, after + 1), names.row(table, upto + 1), STORY)
        return [_row.decode(packed) for _, packed in found]

    async def _last(self, table: str) -> int:
        found = await self.shelf.last(names.row(table, 0), names.rows_end(table))
        return int(found[0].rpartition("/")[2]) if found else 0

    async def has(self, table: str, *row_ids: str) -> bool:
        """Whether a row with one of these ids is in the log for good."""
        return any([await self.shelf.get(names.row_id(table, given)) is not None for given in row_ids])

    async def lasts(self, tables: Sequence[str]) -> dict[str, int]:
        """The last number of each table."""
        found = {table: await self._last(table) for table in tables}
        return {table: seq for table, seq in found.items() if seq}

    async def check(self, table: str, checkpoint: Checkpoint) -> None:
        """Keep a checkpoint; the newest is the one a table is loaded from."""
        name = names.checkpoint(table, checkpoint.seq)
        await self.shelf.change({name: None}, {name: checkpoint.data})

    async def milestone(self, table: str, seq: int) -> Checkpoint | None:
        """The last checkpoint that was ever kept at or before a row."""
        return await self._checkpoint(table, names.checkpoint(table, seq + 1))

    async def _checkpoint(self, table: str, before: str) -> Checkpoint | None:
        found = await self.shelf.last(names.checkpoint(table, 0), before)
        return Checkpoint(int(found[0].rpartition("/")[2]), found[1]) if found else None

    # Time

    def claim(self, now: int) -> AbstractAsyncContextManager[ShelfClaim | None]:
        """A table whose time has come, if there is one."""
        return claimed(self.shelf, self.append_claimed, now)

    async def next_due(self) -> int | None:
        """When the next table is due."""
        return await next_due(self.shelf)

    # What is not in the log

    async def verdict(self, digest: bytes) -> bytes | None:
        """How a check of this ended, where it was made before."""
        return await self.shelf.get(names.verdict(digest))

    async def keep_verdict(self, digest: bytes, game: str, body: bytes) -> None:
        """Keep how a check ended."""
        await self._put(names.verdict(digest), body)

    async def file_report(self, report: Report) -> None:
        """Keep what a player reports, once."""
        await self._put(names.report(report.quote), _pack(report))

    async def file_incident(self, table: str, seq: int, body: str, kind: str) -> Case:
        """Keep what went wrong; the same kind at the same row of a table is one case."""
        digest = blake2b(f"{table} {seq} {kind}".encode(), digest_size=4).hexdigest()
        name = names.incident(digest)
        while True:
            was = await self.shelf.get(name)
            times = msgspec.msgpack.decode(was)[0] + 1 if was else 1
            if await self.shelf.change({name: was}, {name: _pack((times, table, seq, body))}):
                return Case(int(digest, 16), times)

    async def notes(self, table: str, seat: int) -> str:
        """A seat's own notes."""
        return (await self.shelf.get(names.notes(table, seat)) or b"").decode()

    async def write_notes(self, table: str, seat: int, text: str) -> None:
        """Keep a seat's own notes."""
        await self._put(names.notes(table, seat), text.encode())

    async def _put(self, name: str, body: bytes) -> None:
        await self.shelf.change({}, {name: body})
