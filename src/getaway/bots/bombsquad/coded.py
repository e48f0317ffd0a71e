"""A team of bots with a secret code: a clue tells more than it says. Never for a table with people."""

from __future__ import annotations

from getaway.bots.bombsquad.code.agreement import agreement, notes_for
from getaway.bots.bombsquad.literal import decide
from getaway.bots.player import Decision
from getaway.bots.situation import Situation


class Coded:
    """A player of a team that shares the code. It decodes every clue again from what its seat was ever sent."""

    def choose(self, situation: Situation) -> Decision:
        """Return the answer that helps the team most, from what the seat knows and the team has agreed on."""
        g = next(situation.worlds(1)).g
        notes = notes_for(g, situation.seat)
        if notes is not None:
            notes.read(situation.record.items)
        return decide(g, situation.ask, agreement(g, notes))
