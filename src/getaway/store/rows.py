"""Rows of the log between Python and PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

import asyncpg
import msgspec

from getaway.table import Row

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that the server has given up and that is not closed yet
)
"""How a store that cannot be reached shows itself."""
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


def columns(rows: Sequence[Row]) -> tuple[list[Any], ...]:
    """The columns of some rows, for `unnest`."""
    return (
        [row.table for row in rows],
        [row.seq for row in rows],
        [row.id for row in rows],
        [row.act for row in rows],
        [packed(row.told) for row in rows],
        [row.due for row in rows],
        [row.clears for row in rows],
    )


def packed(told: Sequence[bytes]) -> bytes:
    """What the audiences were told, as one JSON array."""
    return b"[" + b",".join(told) + b"]"


_unpack = msgspec.json.Decoder(tuple[msgspec.Raw, ...])


def row_of(record: asyncpg.Record) -> Row:
    """A row as it was written."""
    told = tuple(bytes(part) for part in _unpack.decode(record["told"]))
    return Row(record["table_id"], record["seq"], record["id"], record["act"], told)
