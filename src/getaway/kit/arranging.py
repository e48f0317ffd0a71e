"""Matches that start from any position, for tests and puzzles."""

from __future__ import annotations

from getaway.kernel import Chance, Game, Match
from getaway.kernel.verbs import G


class BadPosition(ValueError):
    """The keywords don't make a position that can be played."""


def match_at(game: Game[G], g: G, chance: Chance) -> Match:
    """A match that starts from this position; raises `BadPosition` if it can't be played."""
    wrong = game.faults(g)
    if wrong:
        raise BadPosition("; ".join(wrong))
    return Match.begin(game, g, chance, {"arranged": True})
