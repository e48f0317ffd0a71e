"""The regular of burncycle: a seat of the scripted team."""

from __future__ import annotations

from getaway.bots.burncycle.reasons import reason
from getaway.bots.burncycle.team import decide
from getaway.bots.player import Decision
from getaway.bots.situation import Situation


class Regular:
    """Does what the scripted team would do at this seat; it never reads what lies face down."""

    def choose(self, situation: Situation) -> Decision:
        """Return the team's answer in a world that fits the record."""
        g, ask = next(situation.worlds(1)).g, situation.ask
        wish = decide(g, ask)
        return Decision(wish, reason(g, ask, wish))
