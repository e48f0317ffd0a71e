"""Events of Credits, Purchases, Research and Virus tokens."""

from __future__ import annotations

from getaway.kernel import Event, Seat


class CreditsGained(Event, frozen=True):
    """Credits are gained."""

    seat: Seat
    n: int


class CreditsPaid(Event, frozen=True):
    """Credits are paid."""

    seat: Seat
    n: int


class Purchased(Event, frozen=True):
    """A player buys a Reward or Information."""

    seat: Seat
    reward: str


class ResearchGained(Event, frozen=True):
    """A player takes a Research token; others see its back."""

    seat: Seat
    token: str


class ResearchUsed(Event, frozen=True):
    """A Research token is used."""

    seat: Seat
    token: str


class VirusPlaced(Event, frozen=True):
    """A Virus is placed in a room."""

    seat: Seat
    room: int


class VirusIgnored(Event, frozen=True):
    """A Virus finds one of its colour there."""

    seat: Seat
    room: int


class VirusTakenBack(Event, frozen=True):
    """A player takes a Virus back to use it again."""

    seat: Seat
    virus: int
