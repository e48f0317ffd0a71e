"""Events of the roles."""

from __future__ import annotations

from getaway.kernel import Event


class RoleTaken(Event, frozen=True):
    """A seat has a role."""

    seat: int
    role: str


class TakenBack(Event, frozen=True):
    """The Analyst took the discarded card back."""

    seat: int
    card: int


class Revealed(Event, frozen=True):
    """The Commander turned a programmed card up."""

    seat: int
    slot: int
    card: int


class Unprogrammed(Event, frozen=True):
    """The Commander discarded a programmed card."""

    seat: int
    slot: int
    card: int
