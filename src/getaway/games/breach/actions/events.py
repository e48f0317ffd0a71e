"""Events of Move, Infect and Configure."""

from __future__ import annotations

from getaway.kernel import Event, Seat


class Configured(Event, frozen=True):
    """A player configures: pushes or draw."""

    seat: Seat
    what: str


class MoveBegun(Event, frozen=True):
    """A Move begins with these MP."""

    seat: Seat
    mp: int


class Moved(Event, frozen=True):
    """An Avatar enters a room."""

    seat: Seat
    room: int
    cost: int


class MoveEnded(Event, frozen=True):
    """A Move is over; MP are lost."""

    seat: Seat
    mp: int


class RoomActivated(Event, frozen=True):
    """A room is activated."""

    seat: Seat
    room: int
    kind: str


class DieRolled(Event, frozen=True):
    """The Infection die shows a face."""

    seat: Seat
    face: str


class Rerolled(Event, frozen=True):
    """The Infection die is rolled again."""

    seat: Seat
    face: str
