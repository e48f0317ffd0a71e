"""The regular of The Breach: greedy, without looking ahead."""

from __future__ import annotations

from getaway.bots.breach.greedy import decide
from getaway.bots.breach.reasons import decided
from getaway.bots.player import Decision
from getaway.bots.situation import Situation


class Regular:
    """Takes the nearest Information that its Objective needs, ready to fight on the way."""

    def choose(self, situation: Situation) -> Decision:
        """Return the greedy answer in a world that fits the record."""
        world = next(situation.worlds(1))
        return decided(world.g, situation.ask, decide(world.g, situation.ask))
