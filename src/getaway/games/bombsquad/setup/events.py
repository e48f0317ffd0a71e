"""Events of set-up."""

from __future__ import annotations

from getaway.kernel import Event


class SetUp(Event, frozen=True):
    """One of the eleven steps of set-up is done."""

    step: str
    what: str | int = ""


class Dealt(Event, frozen=True):
    """A seat has its hand."""

    seat: int
    cards: tuple[int, ...]


class TimerStarted(Event, frozen=True):
    """The countdown runs."""

    seat: int
