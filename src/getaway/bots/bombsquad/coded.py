"""A team of bots with a secret code: a clue tells more than it says. Never for a table with people."""

from __future__ import annotations

from msgspec.structs import replace

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
        decision = decide(g, situation.ask, agreement(g, notes))
        return decision if notes is None else in_code(decision)


def in_code(decision: Decision) -> Decision:
    """The decision, where a clue is said to be in code, whatever it is for."""
    if decision.wish.verb != "inform" or decision.reason is None:
        return decision
    reason = replace(decision.reason, facts=decision.reason.facts | {"said": "clue-code"})
    return replace(decision, reason=reason)
