"""Events of movement. Bots, units and spaces are given by number."""

from __future__ import annotations

from getaway.kernel import Event


class Stepped(Event, frozen=True):
    """A bot moved to a space next to it."""

    bot: int
    to: int
    ap: int
    """The AP that are left."""


class Swapped(Event, frozen=True):
    """A bot exchanged spaces with another bot."""

    bot: int
    other: int


class Pushed(Event, frozen=True):
    """A bot pushed a security unit away."""

    bot: int
    unit: int
    to: int


class MoveEnded(Event, frozen=True):
    """A move action is over; AP left are lost."""

    ap: int


class KeyUsed(Event, frozen=True):
    """A bot discarded a key to unlock a door."""

    bot: int
    door: int


class BonusMovement(Event, frozen=True):
    """A bot may move some spaces outside a move action."""

    bot: int
    spaces: int


class SteppedThrough(Event, frozen=True):
    """A bot took the free step through what it opened."""

    bot: int
    to: int
