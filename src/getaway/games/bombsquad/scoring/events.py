"""How a mission ends."""

from __future__ import annotations

from getaway.kernel import Event


class Exploded(Event, frozen=True):
    """A bomb exploded."""

    letter: str


class MissionEnded(Event, frozen=True):
    """The mission is over."""

    cause: str
    success: bool
    score: int
    stars: int
