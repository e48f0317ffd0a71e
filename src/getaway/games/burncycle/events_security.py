"""What the seats are told of the corporation: units, their reasons, and what they do."""

from __future__ import annotations

from getaway.kernel import Event


class Drained(Event, frozen=True):
    """A unit's Drain cost a bot a reserve chip."""

    unit: int
    bot: int
    chip: str


class CorporationTurn(Event, frozen=True):
    """A part of the corporation's turn begins: security, pings or threat."""

    part: str
