"""Events of the batteries."""

from __future__ import annotations

from getaway.kernel import Event


class Recharged(Event, frozen=True):
    """The main battery gained cells."""

    cells: int
    main: int


class Paid(Event, frozen=True):
    """The robot used cells."""

    cells: int
    main: int
    reserve: int


class RobotOut(Event, frozen=True):
    """A robot's reserve fell below zero, and the other one takes over."""

    tile: str
