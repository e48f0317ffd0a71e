"""Events of bombs whose time runs out."""

from __future__ import annotations

from getaway.kernel import Event


class Fizzled(Event, frozen=True):
    """A bomb that isn't fatal ran out of time; a barrier is put on its space."""

    letter: str
    cell: int
