"""The log of a finished match as one blob, and back."""

from __future__ import annotations

import lzma
from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from getaway.table import Checkpoint, Row
from getaway.table.live import Diverged

WINDOW: Final = 4 * 1024 * 1024
"""How far back repetitions are found: a whole match, so that each checkpoint is little more than what is new in it."""
FORMAT: Final[dict[str, Any]] = {
    "format": lzma.FORMAT_XZ,
    "check": lzma.CHECK_NONE,
    "filters": [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": WINDOW}],
}


class Blob(NamedTuple):
    """A packed match: its bytes, their digest, and how many they were before."""

    body: bytes
    digest: bytes
    size: int


class Whole(msgspec.Struct, frozen=True, array_like=True, dict=True):
    """Everything that the log of a table holds: columns of its rows, and every checkpoint that was kept."""

    ids: list[str | None]
    acts: list[bytes]
    told: list[tuple[bytes, ...]]
    stones: list[Checkpoint]
    """In the order of their rows; the last is the one that the table is loaded from."""

    @property
    def length(self) -> int:
        """How many rows there are; they are numbered from 1."""
        return len(self.ids)

    @cached_property
    def known(self) -> frozenset[str | None]:
        """The ids of all rows."""
        return frozenset(self.ids)

    def row(self, table: str, seq: int) -> Row:
        """A row as it was written."""
        return Row(table, seq, self.ids[seq - 1], self.acts[seq - 1], self.told[seq - 1])

    def stone(self, upto: int) -> Checkpoint | None:
        """The last checkpoint at or before a row."""
        before = bisect_right(self.stones, upto, key=lambda stone: stone.seq)
        return self.stones[before - 1] if before else None


def whole(rows: Sequence[Row], stones: Sequence[Checkpoint]) -> Whole | None:
    """A log with its checkpoints; None where a row is missing, since the numbers aren't kept."""
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        return None
    return Whole([row.id for row in rows], [row.act for row in rows], [row.told for row in rows], list(stones))


def pack(found: Whole) -> Blob:
    """Pack it. This takes up to a second, so it's done beside the loop."""
    plain = msgspec.msgpack.encode(found)
    body = lzma.compress(plain, **FORMAT)
    return Blob(body, sha256(body).digest(), len(plain))


def unpack(table: str, blob: Blob) -> Whole:
    """Unpack it; a blob that isn't what was written doesn't lead anywhere."""
    if sha256(blob.body).digest() != blob.digest:
        raise Diverged(table, 1, "sha256")
    return _whole.decode(lzma.decompress(blob.body))


_whole = msgspec.msgpack.Decoder(Whole)
