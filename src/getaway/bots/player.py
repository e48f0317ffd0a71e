"""The protocol of every bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from getaway.kernel import Ask, Record, Wish


class Player(Protocol):
    """Answers from its seat's question and, if it wants to read it, its record; never from the state."""

    def choose(self, ask: Ask, record: Callable[[], Record]) -> Wish:
        """Return one of the answers that the question accepts."""
