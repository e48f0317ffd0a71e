"""What the second opinion says on its way: questions, cards to be turned up, moments for responses, and the end."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any, NamedTuple, TypeAlias

Option: TypeAlias = Any
"""A model, room, seat, track, token or box."""


class Ask(NamedTuple):
    """A player decides; an only option needs no question."""

    kind: str
    seat: int
    options: frozenset[Option]


class Reveal(NamedTuple):
    """The next activation card is turned up; chance says which."""

    seat: int


class Moment(NamedTuple):
    """Players may respond here."""

    kind: str


Steps: TypeAlias = Generator[Ask | Reveal | Moment, Any, Any]


class GameOver(Exception):
    """The game ends at once, whatever was going on."""


def ask(kind: str, seat: int, options: Iterable[Option]) -> Steps:
    """Let a player decide among these."""
    return (yield Ask(kind, seat, frozenset(options)))
