"""A match with people: seats, clocks, talk, undo by right and by vote, spectators. All I/O goes through ports."""

from __future__ import annotations

from getaway.table.opening import Wanted, key_of
from getaway.table.ports import (
    Bus,
    Case,
    Checkpoint,
    Claim,
    Edition,
    HandedOver,
    Listener,
    Report,
    Row,
    Store,
    Stored,
    StoreDown,
)
from getaway.table.service import Tables
from getaway.table.waking import Stuck

__all__ = [
    "Bus",
    "Case",
    "Checkpoint",
    "Claim",
    "Edition",
    "HandedOver",
    "Listener",
    "Report",
    "Row",
    "Store",
    "StoreDown",
    "Stored",
    "Stuck",
    "Tables",
    "Wanted",
    "key_of",
]
