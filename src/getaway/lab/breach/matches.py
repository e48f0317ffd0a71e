"""Whole matches of The Breach by a player that decides every question, and what is kept of each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import msgspec

from getaway.games.breach import GAME
from getaway.games.breach.sheet.objectives import progress
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.kernel import Ask, Seeded, Wish
from getaway.kernel.inside import Unwatched

CAP = 4000
"""A match that isn't over after this many answers is stopped."""
PLAYER = "getaway.bots.breach.greedy:decide"
Decide = Callable[[Breach, Ask], Wish]


class Table(NamedTuple):
    """How many sit down, and the seed of the whole match."""

    players: int
    seed: int

    @property
    def options(self) -> dict[str, Any]:
        """Avatars, Breachers, Programs and cubes of choice are drawn by the match's own chance."""
        return {"team": "random"}


class Record(msgspec.Struct, frozen=True):
    """What is kept of a match."""

    players: int
    seed: int
    team: str
    """Avatar and Breacher of each seat, separated by a slash."""
    result: str
    """objective, gateways or cap."""
    rounds: int
    winner: int
    """The seat that won, or -1."""
    place: int
    """Which in the first round's order that was, or -1."""
    information: str
    """By seat, the half units that count towards its Objective."""
    awake: int
    """The round at whose end the Guardian awoke, or 0."""
    outs: int
    """How often an Avatar was disconnected."""
    answers: int

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """By seat, Avatar and Breacher."""
        found = [pair.partition("/") for pair in self.team.split()]
        return tuple([(avatar, breacher) for avatar, _, breacher in found])

    @property
    def won(self) -> bool:
        """Whether somebody did."""
        return self.winner != NOWHERE


def opened(table: Table) -> Unwatched:
    """A match with ordinary seeded chance that keeps no log and no streams."""
    return Unwatched(GAME, GAME.begin(table.players, table.options), Seeded(table.seed))


@cache
def player(name: str = PLAYER) -> Decide:
    """A player by module and function."""
    module, _, function = name.partition(":")
    found: Decide = getattr(import_module(module), function)
    return found


def connected(g: Breach) -> int:
    """How many Avatars stand in the Database."""
    return sum(each.connected for each in g.seats)


def recorded(table: Table, decide: Decide) -> Record:
    """Play a match to its end or the cap and keep what is worth keeping; a fault says in which match it lies."""
    try:
        return _played(table, decide)
    except Exception as error:
        error.add_note(f"in the match {table}")
        raise


def _played(table: Table, decide: Decide) -> Record:
    match = opened(table)
    first, awake, outs, answers = match.g.password, 0, 0, 0
    while not match.over and answers < CAP:
        ask, before, at = match.asks[0], connected(match.g), match.g.round
        match.answer(ask.seat, decide(match.g, ask))
        answers += 1
        outs += max(0, before - connected(match.g))
        awake = awake or (at if match.g.awake() else 0)
    g = match.g
    return Record(
        *table,
        team=" ".join(f"{each.avatar}/{each.breacher}" for each in g.seats),
        result=g.result if match.over else "cap",
        rounds=g.round,
        winner=g.winner,
        place=(g.winner - first) % g.players if g.winner != NOWHERE else NOWHERE,
        information=" ".join(str(progress(g, seat)) for seat in g.everyone),
        awake=awake,
        outs=outs,
        answers=answers,
    )
