"""Events of an activation."""

from __future__ import annotations

from getaway.kernel import Event


class Activated(Event, frozen=True):
    """A seat became the operator and turned the programmed cards up."""

    operator: int
    cards: tuple[int, ...]


class Ordered(Event, frozen=True):
    """The operator decided the order."""

    operator: int
    cards: tuple[int, ...]


class Dropped(Event, frozen=True):
    """The operator discarded a programmed card."""

    operator: int
    card: int
