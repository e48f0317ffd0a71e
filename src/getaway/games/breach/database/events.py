"""Events of rooms and Breaches."""

from __future__ import annotations

from getaway.kernel import Event, Seat


class RoomRevealed(Event, frozen=True):
    """A dark room is revealed."""

    seat: Seat
    room: int
    code: str


class RoomTurned(Event, frozen=True):
    """A room is oriented."""

    room: int
    turn: int


class RoomDarkened(Event, frozen=True):
    """A room becomes dark."""

    room: int


class ResearchLaid(Event, frozen=True):
    """Research tokens lie in a room."""

    room: int
    n: int


class BreachOpened(Event, frozen=True):
    """A Breach is opened."""

    border: int


class BreachWorn(Event, frozen=True):
    """A Breach was crossed: it turns over, or is gone."""

    border: int
    gone: bool
