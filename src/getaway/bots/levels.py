"""The bots of a game, by level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from getaway.bots.budget import Budget
from getaway.bots.player import Decision, Player
from getaway.bots.situation import Situation
from getaway.games import find
from getaway.kernel import Game, Level, NoWorldFits, Record, Seat
from getaway.kit.declared import at

NO_LEVEL = Level("getaway.bots:AtRandom")
AT_RANDOM = "random"
"""How bots play where the game has no levels."""


class Bot(NamedTuple):
    """Somebody to play a seat: a level of the game, or nothing for its usual one. The seed makes it repeat itself."""

    level: str = ""
    seed: int = 0
    people: tuple[Seat, ...] = ()
    """The seats where people sit, as everybody at the table can see."""

    def decide(self, record: Record, is_up: Callable[[], bool] | None = None) -> Decision | None:
        """What it does, from what its seat knows; nothing where no world that fits is found.

        `is_up` says when it has to come to an end.
        """
        level = level_of(find(record.game), self.level)
        try:
            return player(level).choose(Situation(record, Budget(level.simulations, is_up), self.seed, self.people))
        except NoWorldFits:
            return None


def level_of(game: Game[Any], name: str) -> Level:
    """A level of a game by its name, or the game's usual one; at random where the game declares none."""
    return game.levels.get(name) or next(iter(game.levels.values()), NO_LEVEL)


def level_name(game: Game[Any], level: str) -> str:
    """What a level is called, where an empty one is the game's usual."""
    return level or next(iter(game.levels), AT_RANDOM)


def offered(game: Game[Any], *, alone: bool) -> tuple[str, ...]:
    """The names of a game's levels that a table may choose; some only if bots are `alone` at it."""
    return tuple([name for name, level in game.levels.items() if alone or not level.alone])


def player(level: Level) -> Player:
    """A player of this level."""
    made: Player = at(level.player)()
    return made
