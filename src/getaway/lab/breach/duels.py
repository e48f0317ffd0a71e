"""Matches between levels of bots of The Breach: one seat of a level against others, each deal from every seat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from time import process_time
from typing import Final, NamedTuple

import msgspec

from getaway.bots import Budget, Situation
from getaway.bots.levels import player
from getaway.games.breach import GAME
from getaway.kernel import Level, Match
from getaway.lab.breach.code import code_now

CAP: Final = 3000
"""A match that isn't over after this many answers counts as won by nobody."""
DEALS: Final = 9000
"""The seed of the first deal."""


class Pairing(NamedTuple):
    """Who plays against whom: one seat of the first level, all others of the second; nobody where one plays alone.

    A level may name another number of simulations than its own: `expert:600`.
    """

    one: str
    other: str
    players: int

    @property
    def file(self) -> str:
        """Where its results are kept."""
        return "-".join([*[each.replace(":", "-") for each in self[:2] if each], f"{self.players}.json"])

    @property
    def code(self) -> str:
        """A short name of all that decides its matches, as it is now."""
        levels = [level_of(each) for each in self[:2] if each]
        return code_of(tuple(levels))


class Duel(msgspec.Struct, frozen=True):
    """What is kept of a match: its number, who won, and what deciding took the first level."""

    number: int
    seat: int
    winner: int
    rounds: int
    decisions: int
    ms: float
    searched: int = 0
    """How many of the decisions spent simulations."""
    searching: float = 0.0
    """Their milliseconds."""


@cache
def level_of(text: str) -> Level:
    """A level by name, or with the number of simulations after a colon."""
    name, _, simulations = text.partition(":")
    level = GAME.levels[name]
    return msgspec.structs.replace(level, simulations=int(simulations)) if simulations else level


@cache
def code_of(levels: tuple[Level, ...]) -> str:
    """The code of some levels, and their budgets."""
    return f"{code_now([each.player for each in levels])}/{'/'.join([str(each.simulations) for each in levels])}"


class Taken(NamedTuple):
    """What an answer took: simulations and seconds."""

    simulations: int
    seconds: float


def played(pairing: Pairing, number: int) -> Duel:
    """A match of a pairing; those of one deal differ only in who sits where."""
    seat = number % pairing.players
    match = GAME.new(pairing.players, seed=DEALS + number // pairing.players, team="random")
    taken: list[Taken] = []
    for _ in range(CAP):
        if match.over:
            break
        mine = match.asks[0].seat == seat
        took = answered(match, level_of(pairing.one if mine else pairing.other), number)
        taken += [took] * mine
    g = match.g
    searched = [each for each in taken if each.simulations]
    return Duel(number, seat, g.winner, g.round, len(taken), ms(taken), len(searched), ms(searched))


def ms(taken: Iterable[Taken]) -> float:
    """Milliseconds of some answers together."""
    return round(1000 * sum(each.seconds for each in taken), 1)


def answered(match: Match, level: Level, seed: int) -> Taken:
    """Let a level answer from its seat's record; what that took."""
    seat = match.asks[0].seat
    record, budget = match.record(seat), Budget(level.simulations)
    began = process_time()
    decision = player(level).choose(Situation(record, budget, seed))
    taken = Taken(level.simulations - budget.left, process_time() - began)
    match.answer(seat, decision.wish)
    return taken
