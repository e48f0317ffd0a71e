"""Events that any chapter may bring about."""

from __future__ import annotations

from getaway.kernel import Event, Seat


class ActionTaken(Event, frozen=True):
    """A player performs an action; this many are left."""

    seat: Seat
    action: str
    left: int


class ResearchRecycled(Event, frozen=True):
    """Discarded Research tokens become the Reserve."""

    n: int


class GameEnded(Event, frozen=True):
    """The game is over: a player wins, or nobody."""

    winner: Seat
    result: str
