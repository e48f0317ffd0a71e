"""The lowest level: a bot that answers at random."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from getaway.kernel import Ask, Record, Wish


class AtRandom:
    """Picks a verb, then its arguments. The same seed, seat and question give the same answer."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, ask: Ask, record: Callable[[], Record]) -> Wish:
        """Return any answer, choosing the verb first."""
        return ask.choice.by_verb(Random(f"{self.seed}/{ask.seat}/{ask.id}"))
