"""The players that a game declares, by level."""

from __future__ import annotations

from typing import Any

from getaway.bots.at_random import AtRandom
from getaway.bots.player import Player
from getaway.kernel import Game
from getaway.kit.declared import at


def at_level(game: Game[Any], level: str, seed: int) -> Player:
    """A player of this level, or of the game's usual one; at random where the game declares none."""
    place = game.levels.get(level) or next(iter(game.levels.values()), "")
    if not place:
        return AtRandom(seed)
    made: Player = at(place)(seed)
    return made
