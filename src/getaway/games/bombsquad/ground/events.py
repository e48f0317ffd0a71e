"""Events of every chapter: a card drawn, the pile turned over, another robot active."""

from __future__ import annotations

from getaway.kernel import Event


class Drew(Event, frozen=True):
    """A seat drew a card."""

    seat: int
    card: int


class TurnedOver(Event, frozen=True):
    """The discard pile became the draw pile."""

    cards: int


class RobotChanged(Event, frozen=True):
    """Another robot is active."""

    tile: str
