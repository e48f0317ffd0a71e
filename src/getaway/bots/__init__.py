"""Players by level. Each answers from its seat's question and record, never from the state."""

from __future__ import annotations

from getaway.bots.at_random import AtRandom
from getaway.bots.levels import at_level
from getaway.bots.player import Player

__all__ = ["AtRandom", "Player", "at_level"]
