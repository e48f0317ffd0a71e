"""The expert of The Breach: tries the answers that have a purpose in worlds that fit its record."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Final

from getaway.bots.breach.reasons import decided
from getaway.bots.breach.search.candidates import candidates
from getaway.bots.breach.search.halving import Tried, halved, rounds_for
from getaway.bots.breach.search.lacks import SAME, lack
from getaway.bots.breach.search.playout import TURNS, played_on
from getaway.bots.breach.search.value import value
from getaway.bots.player import Decision
from getaway.bots.situation import Situation
from getaway.games.breach.table.model import Breach
from getaway.kernel import Play, Wish

GLANCE: Final = 8
"""In how many worlds every candidate is played to the end of the turn."""
CLOSE, MOST = 0.04, 4
"""By how much of a chance to win the best may lead those that are looked at further, and how many these are."""
WORLDS: Final = 14
"""In how many worlds each of them is played further, on average."""
USUAL: Final = 180
"""The budget for which these numbers of worlds are meant; with another there are as many more or fewer."""


class Expert:
    """Looks ahead to the end of the turn, and further where several answers are close, in the same worlds for each."""

    def choose(self, situation: Situation) -> Decision:
        """Return the candidate that does best on average."""
        first = next(situation.worlds(1))
        found = candidates(first.g, situation.ask)
        if len(found) == 1:
            return decided(first.g, situation.ask, found[0])
        trial = Trial(situation)
        best, second, *_ = searched(found, trial)
        return decided(first.g, situation.ask, best, second, trial.lack(best, second), trial.gain(best))


def searched(found: Sequence[Wish], trial: Trial) -> list[Wish]:
    """The candidates, best first."""
    times = trial.left / USUAL
    seen = halved(found, (max(1, round(GLANCE * times)),), partial(trial.value, 1))
    left = close(seen, found[0])
    if len(left) == 1 or trial.left < len(left):
        return list(seen)
    rounds = tuple(rounds_for(len(left), min(trial.left, round(WORLDS * times) * len(left))))
    return list(halved(left, rounds, partial(trial.value, TURNS)))


def close(seen: Tried[Wish], usual: Wish) -> list[Wish]:
    """The usual answer, and the others that may turn out to be the best."""
    means = {wish: fmean(values or [0.0]) for wish, values in seen.items()}
    best = sorted(means, key=lambda wish: -means[wish])[:MOST]
    return list(dict.fromkeys([usual, *[wish for wish in best if means[wish] >= means[best[0]] - CLOSE]]))


class Trial:
    """Wishes tried in worlds, and where that led."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.drawn = situation.worlds(situation.budget.left)
        self.worlds: list[Play] = []
        self.ends: defaultdict[tuple[Wish, int], list[Breach]] = defaultdict(list)

    @property
    def left(self) -> int:
        """How many simulations may still be made."""
        return self.situation.budget.left

    def value(self, turns: int, wish: Wish, number: int) -> float | None:
        """What the wish leads to in the world of this number after some turns; None if no simulation is left."""
        if not self.situation.budget.spend():
            return None
        while len(self.worlds) <= number:
            self.worlds.append(next(self.drawn))
        seat = self.situation.seat
        end = played_on(self.worlds[number].fork(), seat, wish, turns).g
        self.ends[wish, turns].append(end)
        return value(end, seat)

    def lack(self, best: Wish, other: Wish) -> str:
        """What the other wish lacks compared with the best, as far as both were looked at."""
        turns = TURNS if (other, TURNS) in self.ends and (best, TURNS) in self.ends else 1
        return lack(self.ends[best, turns], self.ends[other, turns], self.situation.seat)

    def gain(self, best: Wish) -> str:
        """What the others lack compared with the best, taken together; nothing where it comes to much the same."""
        others = [ends for (wish, turns), ends in self.ends.items() if turns == 1 and wish != best]
        pairs = [pair for ends in others for pair in zip(self.ends[best, 1], ends, strict=False)]
        found = lack([mine for mine, _ in pairs], [instead for _, instead in pairs], self.situation.seat)
        return "" if found == SAME else found
