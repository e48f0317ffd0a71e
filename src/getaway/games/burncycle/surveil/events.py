"""Events of surveillance and caches."""

from __future__ import annotations

from getaway.kernel import Event


class Surveilled(Event, frozen=True):
    """A room lost its surveillance bead, and these faces came up; `bot` is none where an effect did it."""

    room: int
    bot: int
    faces: tuple[str, ...]


class ResultResolved(Event, frozen=True):
    """One result of surveillance is resolved."""

    room: int
    bot: int
    face: str


class MainframeTurned(Event, frozen=True):
    """A terminal chip was turned to its mainframe side."""

    cell: int


class CacheCollected(Event, frozen=True):
    """A bot collected a cache."""

    bot: int
    cell: int


class CacheLeft(Event, frozen=True):
    """A bot left a cache where it is."""

    bot: int
    cell: int
