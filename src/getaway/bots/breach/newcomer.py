"""The newcomer of The Breach: greedy, but often takes an action that is only second best."""

from __future__ import annotations

from typing import Final

from getaway.bots.breach.greedy import decide
from getaway.bots.breach.greedy.acting import ENOUGH
from getaway.bots.breach.reasons import decided
from getaway.bots.breach.search.candidates import actions
from getaway.bots.player import Decision
from getaway.bots.situation import Situation
from getaway.games.breach.table.model import Breach
from getaway.kernel import Ask, Wish

SECOND: Final = 0.5
"""How often it takes the second best of its actions, where that has a use."""


class Newcomer:
    """Goes for its Objective, not always by the shortest way."""

    def choose(self, situation: Situation) -> Decision:
        """Return the greedy answer, or another that is of use."""
        g, ask = next(situation.worlds(1)).g, situation.ask
        first = decide(g, ask)
        other = second(g, ask, first)
        if other is None or situation.dice.random() >= SECOND:
            return decided(g, ask, first, other)
        return decided(g, ask, other, first)


def second(g: Breach, ask: Ask, first: Wish) -> Wish | None:
    """The second best action; None where nothing else is of use."""
    if ask.question.name != "act" or first.verb == "end-actions":
        return None
    plans = [plan for plan in actions(g, ask) if plan.worth >= ENOUGH and plan.wish in ask.choice]
    others = [plan for plan in plans if plan.wish not in (first, Wish("end-actions"))]
    return max(others, key=lambda plan: plan.worth).wish if others else None
