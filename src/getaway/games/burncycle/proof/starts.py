"""Where the generic suite begins: every mission, difficulty and player count in turn, and each floor's beginning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from getaway.games.burncycle.table.mission_cards import lessons, missions
from getaway.games.burncycle.table.parts import DIFFICULTIES
from getaway.kernel import Dice, Game, Match, Seeded

Start = Callable[[Dice], Match]


def starts(game: Game[Any]) -> tuple[Start, ...]:
    """One start for each difficulty with each mission, one for each of its later floors, and one for each lesson."""
    plain = [with_options(game, mission, difficulty) for mission in missions() for difficulty in DIFFICULTIES]
    later = [at_floor(game, name, leg) for name, card in missions().items() for leg in range(1, len(card.floors))]
    return (*plain, *later, *[with_options(game, lesson, "standard") for lesson in lessons()])


def with_options(game: Game[Any], mission: str, difficulty: str, players: int = 0) -> Start:
    """A match of this mission for this many players, or for 1 to 4."""

    def start(dice: Dice) -> Match:
        team = ("random", "random", "choose")[dice.randrange(3)]
        seats, seed = players or 1 + dice.randrange(4), dice.randrange(1 << 30)
        return game.new(seats, seed=seed, mission=mission, difficulty=difficulty, team=team)

    return start


def at_floor(game: Game[Any], mission: str, leg: int, difficulty: str = "standard", players: int = 0) -> Start:
    """A match that begins on a later floor of this mission."""

    def start(dice: Dice) -> Match:
        seats, seed = players or 1 + dice.randrange(4), dice.randrange(1 << 30)
        g = game.begin(seats, {"mission": mission, "difficulty": difficulty, "team": "random"})
        g.leg = leg
        return Match.begin(game, g, Seeded(seed), {"arranged": True})

    return start
