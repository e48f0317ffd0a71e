"""Events of doors. A door is given by its number on the floor."""

from __future__ import annotations

from getaway.kernel import Event


class DoorUnlocked(Event, frozen=True):
    """A door got its peg."""

    door: int


class DoorLocked(Event, frozen=True):
    """A door lost its peg."""

    door: int
