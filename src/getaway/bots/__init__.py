"""Players by level. Each answers from what its seat knows, never from the state."""

from __future__ import annotations

from getaway.bots.at_random import AtRandom, any_answer
from getaway.bots.budget import Budget
from getaway.bots.levels import Bot, level_name, offered
from getaway.bots.player import Decision, Player, Reason
from getaway.bots.situation import Situation
from getaway.bots.strength import Strength, strengths

__all__ = [
    "AtRandom",
    "Bot",
    "Budget",
    "Decision",
    "Player",
    "Reason",
    "Situation",
    "Strength",
    "any_answer",
    "level_name",
    "offered",
    "strengths",
]
