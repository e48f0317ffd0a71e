"""Events of rounds, turns and Traces."""

from __future__ import annotations

from getaway.kernel import Event, Seat


class RoundBegan(Event, frozen=True):
    """A new round begins."""

    round: int


class TurnBegan(Event, frozen=True):
    """A player's turn begins."""

    seat: Seat


class TurnEnded(Event, frozen=True):
    """A player's turn is over."""

    seat: Seat


class Connected(Event, frozen=True):
    """An Avatar comes into the Database."""

    seat: Seat
    room: int


class NodeTraced(Event, frozen=True):
    """A node is traced: the Viruses leave its rooms."""

    seat: Seat
    node: int
    token: str


class NodeInfected(Event, frozen=True):
    """A Virus is put in a node that was traced."""

    seat: Seat
    node: int


class IceCleaned(Event, frozen=True):
    """Viruses leave Bots and Hunters."""
