"""Where the generic suite begins: every mission, difficulty and player count in turn, and each floor's beginning."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from getaway.games.burncycle.missions.cards import missions
from getaway.games.burncycle.model import DIFFICULTIES
from getaway.kernel import Dice, Match

if TYPE_CHECKING:
    from getaway.games.burncycle.game import BurncycleGame

Start = Callable[[Dice], Match]


def starts(game: BurncycleGame) -> tuple[Start, ...]:
    """One start for each difficulty with each mission, the team left to chance or chosen."""
    plain = [with_options(game, mission, difficulty) for mission in missions() for difficulty in DIFFICULTIES]
    return tuple(plain)


def with_options(game: BurncycleGame, mission: str, difficulty: str) -> Start:
    """A match of this mission for 1 to 4 players."""

    def start(dice: Dice) -> Match:
        team = ("random", "random", "choose")[dice.randrange(3)]
        players, seed = 1 + dice.randrange(4), dice.randrange(1 << 30)
        return game.new(players, seed=seed, mission=mission, difficulty=difficulty, team=team)

    return start
