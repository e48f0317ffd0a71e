"""What every bot is: something that answers the question put to its own seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from getaway.kernel import Ask, Record, Wish


class Player(Protocol):
    """Answers from its own question and, if it wants to read it, the record of its seat; never from the state."""

    def choose(self, ask: Ask, record: Callable[[], Record]) -> Wish:
        """One of the answers that the question accepts."""
