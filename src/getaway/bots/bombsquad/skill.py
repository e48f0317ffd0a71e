"""How well a literal player keeps track: what sets the levels apart. None of them ever plays against its plan."""

from __future__ import annotations

from typing import Final, NamedTuple


class Skill(NamedTuple):
    """What a player does for the team beyond what lies before it."""

    counts: bool = True
    """Whether it counts the copies that it has seen; otherwise every card is as likely as in a full box."""
    remembers: bool = True
    """Whether it remembers the order of the discards when they become the draw pile."""
    soon: int = 10
    """How many cards of the plan it looks ahead for what is wanted soon."""
    later: int = 12
    """And for what is wanted at all."""


EXPERT: Final = Skill()
REGULAR: Final = Skill(counts=False, soon=7)
NEWCOMER: Final = Skill(counts=False, remembers=False, soon=5, later=5)
