"""Events of the bots: power, shut downs, repairs, and Interface's disguise."""

from __future__ import annotations

from getaway.kernel import Event


class PowerChanged(Event, frozen=True):
    """A bot gained or lost power."""

    bot: int
    by: int
    power: int


class ShutDown(Event, frozen=True):
    """A bot is shut down."""

    bot: int


class Reactivated(Event, frozen=True):
    """A shut down agent works again."""

    bot: int


class Repaired(Event, frozen=True):
    """A bot gave some of its power to another."""

    bot: int
    other: int
    power: int


class DisguisePutOn(Event, frozen=True):
    """An agent looks like a guard now."""

    bot: int
    guard: str
    facing: int


class DisguiseTakenOff(Event, frozen=True):
    """A disguise is gone; the guard chip is discarded."""

    bot: int
    guard: str


class DisguiseTurned(Event, frozen=True):
    """A disguised agent chose where its disguise faces."""

    bot: int
    facing: int
