"""Planting a leak: the same server with one function in another's place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from getaway.kernel import Seat
from getaway.suite.planted import bit
from getaway.table.live import Live

Plant = Callable[[ExitStack], None]
PLANTS: dict[str, Plant] = {}
"""Each under what it gives away."""


def plant(what: str) -> Callable[[Plant], Plant]:
    """Note a plant."""

    def noted(planting: Plant) -> Plant:
        PLANTS[what] = planting
        return planting

    return noted


@contextmanager
def planted(what: str) -> Iterator[None]:
    """The server with this leak in it."""
    with ExitStack() as stack:
        PLANTS[what](stack)
        yield


def instead(stack: ExitStack, owner: Any, name: str, wrap: Callable[[Any], Any]) -> None:
    """Put something else in the place of a function, made from the function itself."""
    stack.enter_context(patch.object(owner, name, wrap(getattr(owner, name))))


def hidden(live: Live) -> int:
    """Something that depends on everything hidden, once there is a match."""
    return bit(live.match.g) if live.match is not None else 0


def neighbour(live: Live, seat: Seat) -> Seat:
    """Another audience: the next seat, or the first for spectators."""
    return (seat + 1) % live.table.players
