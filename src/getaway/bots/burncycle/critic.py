"""The critic of burncycle: plays a person's answer on with the same dice as the one that the expert would give."""

from __future__ import annotations

from typing import Final

from getaway.bots.budget import Budget
from getaway.bots.burncycle.expert import SAMPLES, WORSE, Tried, ahead, compared
from getaway.bots.burncycle.following import with_people
from getaway.bots.burncycle.ideas import Idea, ideas
from getaway.bots.burncycle.reasons import reason
from getaway.bots.critic import Judgement
from getaway.bots.player import Decision
from getaway.bots.situation import Situation
from getaway.kernel import Ask, Play, Seeded, Wish

BLUNDER: Final = 1.0
"""How much worse the position must be as far ahead as is looked: by half a step of a task, or one to two threat."""


class Critic:
    """Judges an answer by where it and the best one lead."""

    blunder: float = BLUNDER

    def judge(self, situation: Situation, wish: Wish) -> Judgement | None:
        """Return the best answer, and how much worse the position surely is after the given one."""
        world, ask = next(situation.worlds(1)), situation.ask
        with with_people(situation, world.g):
            found = best(world, ask, situation.budget, situation.seed)
            if found.idea.wish == wish:
                return None
            cost = behind(world, ask, found, wish, situation)
            why = reason(world.g, ask, found.idea.wish) if cost >= self.blunder else None
            return Judgement(Decision(found.idea.wish, why, Decision(wish, WORSE)), cost)


def best(world: Play, ask: Ask, budget: Budget, seed: str) -> Tried:
    """What the expert would do."""
    options = ideas(world.g, ask)
    return compared(world, ask, options, budget, seed)[0] if len(options) > 1 else Tried(options[0], [])


def behind(world: Play, ask: Ask, found: Tried, wish: Wish, situation: Situation) -> float:
    """How much worse a wish surely comes out than the best, with the same dice."""
    mine, given = Tried(found.idea, []), Tried(Idea(wish), [])
    for sample in range(SAMPLES[world.g.players - 1]):
        for each in (mine, given):
            if not situation.budget.spend():
                return mine.lead(given) if len(given.worths) > 1 else 0.0
            each.worths.append(ahead(world.fork(Seeded(f"{situation.seed}/{sample}")), ask, each.idea))
    return mine.lead(given)
