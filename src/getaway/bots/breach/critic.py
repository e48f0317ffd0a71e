"""The critic of The Breach: tries a person's answer in the same worlds as those that the expert would think of."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import Final

from getaway.bots.breach.expert import Trial, searched
from getaway.bots.breach.reasons import decided
from getaway.bots.breach.search.candidates import candidates
from getaway.bots.breach.search.value import value
from getaway.bots.critic import Judgement
from getaway.bots.situation import Situation
from getaway.kernel import Wish

BLUNDER: Final = 0.08
"""How much of a chance to win an answer must cost."""
SURE: Final = 2.0
"""How many standard errors are taken off first."""


class Critic:
    """Judges an answer by what it and the best one lead to."""

    blunder: float = BLUNDER

    def judge(self, situation: Situation, wish: Wish) -> Judgement | None:
        """Return the best answer, with what the given one lacks and how much of a chance to win it surely costs."""
        first = next(situation.worlds(1))
        found = candidates(first.g, situation.ask)
        if len(found) == 1:
            return None
        trial = Trial(situation)
        best = searched(tuple(dict.fromkeys([*found, wish])), trial)[0]
        if best == wish:
            return None
        better = decided(first.g, situation.ask, best, wish, trial.lack(best, wish))
        return Judgement(better, cost(trial, best, wish))


def cost(trial: Trial, best: Wish, wish: Wish) -> float:
    """How much of a chance to win a wish surely costs beside the best, in the worlds in which both were tried."""
    seat = trial.situation.seat
    pairs = zip(trial.ends[best, 1], trial.ends[wish, 1], strict=False)
    losses = [value(mine, seat) - value(given, seat) for mine, given in pairs]
    if len(losses) < 2:
        return 0.0
    return fmean(losses) - SURE * stdev(losses) / sqrt(len(losses))
