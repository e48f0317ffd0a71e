"""What is told about bombs whose time runs out."""

from __future__ import annotations

from getaway.kernel import Event


class Fizzled(Event, frozen=True):
    """The time of a bomb that does not end the mission ran out; a barrier lies on its space."""

    letter: str
    cell: int
