"""Events that only cards bring about."""

from __future__ import annotations

from getaway.kernel import Event, Seat


class VirusMoved(Event, frozen=True):
    """A Virus goes to another room."""

    seat: Seat
    room: int
    to: int


class VirusesRemoved(Event, frozen=True):
    """Firewall Viruses leave an Avatar."""

    seat: Seat
    n: int


class GatewayMoved(Event, frozen=True):
    """A Gateway moves."""

    gateway: int
    room: int
    side: int


class AvatarPlaced(Event, frozen=True):
    """An Avatar is placed."""

    seat: Seat
    room: int


class Boosted(Event, frozen=True):
    """An ability is boosted."""

    seat: Seat
    ability: str
    n: int


class RangeGiven(Event, frozen=True):
    """Attacks reach further."""

    seat: Seat
    n: int
