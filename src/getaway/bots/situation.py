"""What a bot is given: the record and the question of its seat, a budget, and worlds drawn from the record."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import Random

from getaway.bots.budget import Budget
from getaway.games import find
from getaway.kernel import Ask, Match, Play, Record, Seat, sample_world


class Situation:
    """A question as one seat sees it. Everything here comes from the seat's record, so there's nothing to peek at.

    The same record, seed and budget give the same worlds in the same order.
    """

    def __init__(self, record: Record, budget: Budget, seed: int = 0, people: tuple[Seat, ...] = ()) -> None:
        self.record = record
        self.budget = budget
        self.people = people
        """The seats where people sit: what a bot may expect of them is for the bot to know."""
        self.game = find(record.game)
        self.seat = record.seat
        self.seed = f"{seed}/{record.seat}/{record.mark + len(record.told)}"
        """What is told to the seat makes it grow, so that no two questions have the same."""

    @property
    def ask(self) -> Ask:
        """The question; every world that fits the record asks the same."""
        return next(ask for ask in self._first.asks if ask.seat == self.seat)

    @property
    def dice(self) -> Random:
        """Numbers for this question, from their beginning."""
        return Random(self.seed)

    def worlds(self, most: int) -> Iterator[Play]:
        """Matches as they could be, to try things on; each differs in what the seat doesn't know."""
        for number in range(most):
            yield (self._first if not number else self._drawn(number)).fork()

    @cached_property
    def _first(self) -> Match:
        return self._drawn(0)

    def _drawn(self, number: int) -> Match:
        return sample_world(self.game, self.record, Random(f"{self.seed}/{number}"))
