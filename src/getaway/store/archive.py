"""The archive: each finished match as one row, unpacked while somebody looks at it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from getaway.store.packing import Blob, Whole, unpack
from getaway.table import StoreDown

MOST_BYTES: Final = 32_000_000
"""How many bytes of unpacked matches a process keeps; the one used longest ago goes first."""

BLOB = "select body, sha256, size from archive where table_id = $1 and upto = $2"


class Moved(StoreDown):
    """A match was swept, or taken out of the archive, a moment ago. Another look finds where it is."""


class Unpacked:
    """Matches from the archive that someone at this process has looked at lately."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.size = 0
        self._kept: dict[tuple[str, int], tuple[Whole, int]] = {}

    async def whole(self, connection: Any, table: str, upto: int) -> Whole:  # noqa: ANN401 - or a pool's proxy
        """The match as it was archived up to a row."""
        kept = self._kept.pop((table, upto), None)
        if kept is None:
            record = await connection.fetchrow(BLOB, table, upto)
            if record is None:
                raise Moved(table)
            blob = Blob(*record)
            kept = await asyncio.to_thread(unpack, table, blob), blob.size
        else:
            self.size -= kept[1]
        self._keep((table, upto), kept)
        return kept[0]

    def _keep(self, key: tuple[str, int], kept: tuple[Whole, int]) -> None:
        """Keep it as the last in line, and no more than fits."""
        self.size += kept[1] - self._kept.pop(key, (None, 0))[1]
        self._kept[key] = kept
        while self.size > self.most and len(self._kept) > 1:
            self.size -= self._kept.pop(next(iter(self._kept)))[1]
