"""burncycle: robots break into a corporation, floor by floor, together and unseen."""

from getaway.games.burncycle.game import GAME, BurncycleGame
from getaway.kernel import Wish

arrange = GAME.arrange
new = GAME.new

__all__ = ["GAME", "BurncycleGame", "Wish", "arrange", "new"]
