"""A player without a plan, and tables for it."""

from __future__ import annotations

from random import Random

from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Ask, Wish
from getaway.lab.burncycle.matches import Table


class Aimless:
    """Answers at random, the verb first."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Random(seed)  # noqa: S311 - play isn't cryptography

    def __call__(self, g: Burncycle, ask: Ask) -> Wish:
        return Wish("begin-turn") if ask.question.name == "before-turn" else ask.choice.by_verb(self.dice)


def table(players: int = 2, seed: int = 0, mission: str = "pillar_of_panic", difficulty: str = "standard") -> Table:
    """A table of the book's great example, unless told otherwise."""
    return Table(mission, players, difficulty, seed)
