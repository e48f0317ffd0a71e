"""Bomb Squad: a team programs one robot with cards its players can't see."""

from getaway.games.bombsquad.game import GAME, BombSquadGame
from getaway.kernel import Wish

arrange = GAME.arrange
new = GAME.new

__all__ = ["GAME", "BombSquadGame", "Wish", "arrange", "new"]
