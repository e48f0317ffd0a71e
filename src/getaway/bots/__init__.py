"""Players that see only the record of their seat."""

from __future__ import annotations

from getaway.bots.at_random import AtRandom
from getaway.bots.player import Player

__all__ = ["AtRandom", "Player"]
