"""Rows of the log between Python and PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

import asyncpg
import msgspec

from getaway.table import Row

COLUMNS: Final = "table_id, seq, id, act, told"


class Incident(NamedTuple):
    """Something kept for the operator; a seat, a moment and a quote only where a player has reported it."""

    n: int
    table_id: str
    seq: int
    seat: int | None
    moment: int | None
    version: str | None
    quote: str | None
    body: str
    filed_at: datetime
    times: int


def packed(told: Sequence[bytes]) -> bytes:
    """What the audiences were told, as one JSON array."""
    return b"[" + b",".join(told) + b"]"


_unpack = msgspec.json.Decoder(tuple[msgspec.Raw, ...])


def row_of(record: asyncpg.Record) -> Row:
    """A row as it was written."""
    told = tuple(bytes(part) for part in _unpack.decode(record["told"]))
    return Row(record["table_id"], record["seq"], record["id"], record["act"], told)
