"""The arguments of verbs: each knows its name, its Python type, and the thing on the board that a value touches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T_co = TypeVar("T_co", covariant=True)
Place = Callable[[Any, int, Any], str | None]
"""From the state, the seat that chooses and the value to the thing on the board, such as `cell:14`."""


class Argument(Generic[T_co]):
    """A named argument. A verb lists its arguments; `wish[CARD]` is the value of one, with the right type.

    Several verbs may share an argument. An optional one may be left out of a wish.
    """

    __slots__ = ("kind", "name", "optional", "place")

    def __init__(
        self, name: str, kind: type[T_co], place: str | Place | None = None, *, optional: bool = False
    ) -> None:
        """`place` is what the thing is called on the board (`cell` for `cell:14`), or a function that says it."""
        self.name = name
        self.kind = kind
        self.place = touching(place) if isinstance(place, str) else place
        self.optional = optional

    def __repr__(self) -> str:
        return f"Argument({self.name!r}, {self.kind.__name__})"


def touching(thing: str) -> Place:
    """The place `thing:value`."""
    return lambda _g, _seat, value: f"{thing}:{value}"


def own(thing: str) -> Place:
    """The place `thing:seat:value`, such as a card in the hand of the seat that chooses."""
    return lambda _g, seat, value: f"{thing}:{seat}:{value}"
