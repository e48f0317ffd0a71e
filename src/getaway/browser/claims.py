"""Tables whose time has come, claimed so that no other tab works on them for a while.

A claim is a lease, as in a database: it puts the table off before the work begins, each time for twice as long.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

import msgspec

from getaway.browser import names
from getaway.browser.shelf import Shelf
from getaway.table import Row

SHORTEST: Final = 2_000
LONGER: Final = 1_200
LONGEST: Final = 3_600_000
"""Milliseconds for which a claim puts a table off: at first, whenever its work goes on, and at most."""
MOST: Final = 10_000
"""More tables than anybody plays at a time."""


class Due(NamedTuple):
    """When a table is due (Unix ms), how often it was tried, and how often it was put off on purpose."""

    at: int
    tries: int = 0
    put_off: int = 0


_due = msgspec.msgpack.Decoder(Due)
_pack = msgspec.msgpack.Encoder().encode


class ShelfClaim:
    """One table that is looked at."""

    def __init__(self, shelf: Shelf, write: Callable[[Row], Awaitable[bool]], name: str, due: Due, lease: Due) -> None:
        self.table = name.partition("/")[2]
        self.at = due.at
        self.tries = lease.tries
        self.unfinished = due.tries - due.put_off
        self._shelf = shelf
        self._write = write
        self._due = due
        self._lease: Due | None = lease

    async def append(self, row: Row) -> bool:
        """Write a row and end the claim, together or not at all; False where the row's number is taken."""
        written = await self._write(row)
        if written:
            self._lease = None
        return written

    async def keep(self) -> None:
        """Hold on to it a little longer: the work goes on."""
        if self._lease is not None:
            longer = self._lease._replace(at=self._lease.at + LONGER)
            if await self._becomes(longer):
                self._lease = longer

    async def put_off(self, until: int) -> None:
        """Look at the table again later."""
        if self._lease is not None:
            await self._end(self._lease._replace(at=until, put_off=self._lease.put_off + 1))

    async def done(self) -> None:
        """There was nothing to do."""
        await self._end(None)

    async def give_back(self) -> None:
        """Let someone else try at once, as if nobody had."""
        await self._end(self._due)

    async def _end(self, due: Due | None) -> None:
        if self._lease is not None:
            await self._becomes(due)
            self._lease = None

    async def _becomes(self, due: Due | None) -> bool:
        """Change what is due, unless somebody else has done so since."""
        name = names.due(self.table)
        return await self._shelf.change({name: _pack(self._lease)}, {name: _pack(due) if due else None})


@asynccontextmanager
async def claimed(shelf: Shelf, write: Callable[[Row], Awaitable[bool]], now: int) -> AsyncIterator[ShelfClaim | None]:
    """The table that has waited longest, if one is due. Without a row appended the claim ends when the work does."""
    claim = await _taken(shelf, write, now)
    if claim is None:
        yield None
        return
    try:
        yield claim
    except BaseException:
        await claim.give_back()
        raise
    await claim.done()


async def _taken(shelf: Shelf, write: Callable[[Row], Awaitable[bool]], now: int) -> ShelfClaim | None:
    waiting = sorted((due.at, name, due) for name, due in await _all_due(shelf) if due.at <= now)
    for _, name, due in waiting:
        later = min(LONGEST, SHORTEST << min(due.tries, 20))
        lease = Due(now + later, due.tries + 1, due.put_off)
        if await shelf.change({name: _pack(due)}, {name: _pack(lease)}):
            return ShelfClaim(shelf, write, name, due, lease)
    return None


async def next_due(shelf: Shelf) -> int | None:
    """When the next table is due."""
    return min([due.at for _, due in await _all_due(shelf)], default=None)


async def _all_due(shelf: Shelf) -> list[tuple[str, Due]]:
    return [(name, _due.decode(packed)) for name, packed in await shelf.first(*names.DUE, MOST)]
