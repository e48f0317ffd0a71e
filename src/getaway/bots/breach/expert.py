"""The expert of The Breach: tries the answers that have a purpose in worlds that fit its record."""

from __future__ import annotations

from getaway.bots.breach.reasons import decided
from getaway.bots.breach.search.candidates import candidates
from getaway.bots.breach.search.halving import halved, rounds_for
from getaway.bots.breach.search.playout import played_on
from getaway.bots.breach.search.value import value
from getaway.bots.player import Decision
from getaway.bots.situation import Situation
from getaway.kernel import Play, Wish


class Expert:
    """Looks ahead to the end of the turn, with the same worlds for each candidate."""

    def choose(self, situation: Situation) -> Decision:
        """Return the candidate that does best on average."""
        first = next(situation.worlds(1))
        found = candidates(first.g, situation.ask)
        if len(found) == 1:
            return decided(first.g, situation.ask, found[0])
        rounds = tuple(rounds_for(len(found), situation.budget.left))
        best, second, *_ = halved(found, rounds, Trial(situation, sum(rounds)).value)
        return decided(first.g, situation.ask, best, second)


class Trial:
    """One wish tried in one world."""

    def __init__(self, situation: Situation, worlds: int) -> None:
        self.situation = situation
        self.drawn = situation.worlds(worlds)
        self.worlds: list[Play] = []

    def value(self, wish: Wish, number: int) -> float | None:
        """What the wish leads to in the world of this number; None if no simulation is left."""
        if not self.situation.budget.spend():
            return None
        while len(self.worlds) <= number:
            self.worlds.append(next(self.drawn))
        seat = self.situation.seat
        return value(played_on(self.worlds[number].fork(), seat, wish).g, seat)
