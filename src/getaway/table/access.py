"""Which seat a key opens, and who may look on without one."""

from __future__ import annotations

from getaway.kernel import SPECTATOR, Refused, Seat
from getaway.table.live import Live


def seat_of(live: Live, key: str) -> Seat:
    """Return the seat that a key opens, or the spectators' without a key; refuse a key that opens none."""
    seat = live.table.seat_of(key) if key else SPECTATOR
    if seat is None:
        raise Refused("GT-KEY-01")
    return seat


def admitted(live: Live, key: str) -> Seat:
    """Return the audience that a key belongs to; refuse spectators where the table doesn't let them in."""
    seat = seat_of(live, key)
    if seat == SPECTATOR and not live.table.watch:
        raise Refused("GT-WATCH-01")
    return seat
