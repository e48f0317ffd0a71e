"""The literal players by level: what they say is true and means no more, so they can sit with people."""

from __future__ import annotations

from typing import ClassVar

from getaway.bots.bombsquad.literal import decide
from getaway.bots.bombsquad.skill import EXPERT, NEWCOMER, REGULAR, Skill
from getaway.bots.player import Decision
from getaway.bots.situation import Situation


class Expert:
    """Counts the cards, remembers the order of the pile, and looks far ahead."""

    skill: ClassVar[Skill] = EXPERT

    def choose(self, situation: Situation) -> Decision:
        """Return the answer that helps the team most, from what the seat knows."""
        return decide(next(situation.worlds(1)).g, situation.ask, skill=self.skill, people=situation.people)


class Regular(Expert):
    """Remembers the order of the pile, but counts nothing and looks less far ahead."""

    skill = REGULAR


class Newcomer(Expert):
    """Knows only what it sees and is told, and looks a few cards ahead."""

    skill = NEWCOMER
