"""Answers at random."""

from __future__ import annotations

from random import Random

from getaway.bots.player import Decision
from getaway.bots.situation import Situation
from getaway.kernel import Ask, Wish


class AtRandom:
    """A bot without a plan."""

    def choose(self, situation: Situation) -> Decision:
        """Return any answer, choosing the verb first."""
        return Decision(any_answer(situation.ask, situation.seed))


def any_answer(ask: Ask, seed: int | str) -> Wish:
    """A verb, then its arguments. The same seed, seat and question give the same answer."""
    return ask.choice.by_verb(Random(f"{seed}/{ask.seat}/{ask.id}"))
