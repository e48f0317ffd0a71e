"""Events of the variants."""

from __future__ import annotations

from getaway.kernel import Event


class RobotPlaced(Event, frozen=True):
    """A robot was placed at an entrance."""

    tile: str
    cell: int


class TurnedUp(Event, frozen=True):
    """A token that the fog hid was turned up; `code` is the kind of card that takes it off."""

    cell: int
    code: int


class Played(Event, frozen=True):
    """A seat played a card that is carried out at once."""

    seat: int
    place: int
    card: int
