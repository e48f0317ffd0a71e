"""Rules packages, one per game, and the register in which all games are found."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, TypeVar

from getaway.kernel import Game

GROUP: Final = "getaway.games"
T = TypeVar("T")


class UnknownGame(LookupError):
    """No installed package registers a game of this name; the message names those that exist."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"there is no game {name!r}; installed are: {', '.join(known) or 'none'}")
        self.name = name
        self.known = known


class BrokenGame(Exception):
    """A registered game cannot be loaded; the message says why."""


def _registered() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def names() -> tuple[str, ...]:
    """The names of all installed games, in alphabetical order."""
    return tuple(sorted(_registered()))


@cache
def find(name: str) -> Game[Any]:
    """The game registered under this name, by this package or any other; once found it is kept."""
    point = _registered().get(name)
    if point is None:
        raise UnknownGame(name, names())
    try:
        game: Game[Any] = point.load()
    except Exception as fault:
        raise BrokenGame(f"the game {name!r} cannot be loaded: {type(fault).__name__}: {fault}") from fault
    return game


def declaring(look: Callable[[Game[Any]], T | None]) -> dict[str, T]:
    """What each installed game declares, by its name: `declaring(packs_of)`; games without it are left out."""
    found: dict[str, T] = {}
    for name in names():
        try:
            part = look(find(name))
        except BrokenGame:
            continue
        if part is not None:
            found[name] = part
    return found


__all__ = ["GROUP", "BrokenGame", "UnknownGame", "declaring", "find", "names"]
