"""The Breach: hackers race for secret Information in a Database that defends itself."""

from getaway.games.breach.game import GAME, BreachGame
from getaway.kernel import Wish

arrange = GAME.arrange
new = GAME.new

__all__ = ["GAME", "BreachGame", "Wish", "arrange", "new"]
