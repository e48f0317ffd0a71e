"""Events of a player's turn."""

from __future__ import annotations

from getaway.kernel import Event


class TurnBegan(Event, frozen=True):
    """A player's turn begins."""

    seat: int
    round: int


class Passed(Event, frozen=True):
    """The opportunity of a chip was given up."""

    seat: int


class TurnEnded(Event, frozen=True):
    """A player's turn is over."""

    seat: int


class Upgraded(Event, frozen=True):
    """Power was routed to an upgrade: who paid how much, by bot."""

    bot: int
    upgrade: str
    paid: tuple[int, ...]


class PowerLost(Event, frozen=True):
    """Power above the limit is lost at the end of step 5."""

    bot: int
    n: int
