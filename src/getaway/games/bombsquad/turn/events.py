"""Events of a turn's action. A card is shown by its kind, a hidden one by HIDDEN."""

from __future__ import annotations

from getaway.kernel import Event


class Informed(Event, frozen=True):
    """One seat told another which of its cards have a value."""

    seat: int
    to: int
    value: str
    places: tuple[int, ...]


class Discarded(Event, frozen=True):
    """A seat called a card and discarded it."""

    seat: int
    place: int
    card: int
    colour: str
    action: str
    right: bool


class MishapDeclared(Event, frozen=True):
    """A seat discarded cards it had seen by accident."""

    seat: int
    cards: tuple[int, ...]


class Programmed(Event, frozen=True):
    """A seat put a card on the frame."""

    seat: int
    place: int
    slot: int
    card: int
