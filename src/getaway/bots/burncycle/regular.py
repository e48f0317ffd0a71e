"""The regular of burncycle: a seat of the scripted team."""

from __future__ import annotations

from getaway.bots.burncycle.team import decide
from getaway.bots.player import Decision
from getaway.bots.situation import Situation


class Regular:
    """Does what the scripted team would do at this seat; it never reads what lies face down."""

    def choose(self, situation: Situation) -> Decision:
        """Return the team's answer in a world that fits the record."""
        world = next(situation.worlds(1))
        return Decision(decide(world.g, situation.ask))
