"""Whole matches of burncycle by a player that decides every question, and what is kept of each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from time import process_time
from typing import Any, NamedTuple

import msgspec

from getaway.games.burncycle import GAME
from getaway.games.burncycle.table.mission_cards import first_to_offer, missions
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Ask, Event, Seat, Seeded, Wish
from getaway.kernel.inside import Unwatched

CAP = 2000
"""A match that isn't over after this many answers is stopped."""
PLAYER = "getaway.bots.burncycle.team:decide"
Decide = Callable[[Burncycle, Ask], Wish]
Choose = Callable[[Unwatched, Ask], Wish]


def offered() -> tuple[str, ...]:
    """The missions of the box in the order in which they are offered; a lesson is none of them."""
    return tuple([name for name in first_to_offer() if name in missions()])


class Table(NamedTuple):
    """Who sits down to what, and the seed of the whole match."""

    mission: str
    players: int
    difficulty: str
    seed: int

    @property
    def options(self) -> dict[str, Any]:
        """Captain and team are drawn by the match's own chance."""
        drawn = {"captain": "random", "team": "random"}
        return {"mission": self.mission, "difficulty": self.difficulty, **drawn}


class Record(msgspec.Struct, frozen=True):
    """What is kept of a match."""

    mission: str
    players: int
    difficulty: str
    seed: int
    team: str
    """The bots by name: agents by seat, then the command module."""
    captain: str
    result: str
    rounds: int
    answers: int
    threat: int
    floors: int
    """How many floors of the mission were reached."""
    tasks: int
    objectives: int
    """How many objectives were completed, floor by floor, the win objective last."""
    shut: int
    strikes: int
    doors: int
    ms: int


def opened(table: Table) -> Unwatched:
    """A match with ordinary seeded chance that tells its events to one listener, and keeps no log and no streams."""
    return Unwatched(GAME, GAME.begin(table.players, table.options), Seeded(table.seed), quiet=False)


class Listener:
    """Hears what happens in a match; this one keeps what a record needs."""

    def __init__(self) -> None:
        self.told = dict.fromkeys(("Struck", "WallStruck", "DoorUnlocked", "ObjectiveCompleted"), 0)
        self.shut = self.tasks = 0

    def began(self, g: Burncycle) -> None:
        """The match is at its first question."""

    def hear(self, g: Burncycle, seat: Seat, wish: Wish | None, events: list[Event]) -> None:
        """An answer and all that came of it; no wish before the first question."""
        for event in events:
            name = type(event).__name__
            if name in self.told:
                self.told[name] += 1
            elif name == "ShutDown":
                self.shut += event.bot != g.module  # type: ignore[attr-defined]
            elif name == "TaskAdvanced":
                self.tasks += event.complete  # type: ignore[attr-defined]


@cache
def player(name: str = PLAYER) -> Decide:
    """A player by module and function."""
    module, _, function = name.partition(":")
    found: Decide = getattr(import_module(module), function)
    return found


def play(table: Table, decide: Decide, *listeners: Listener) -> tuple[Unwatched, list[tuple[Seat, Wish]]]:
    """A match to its end or the cap, with all its answers."""
    return played(table, lambda match, ask: decide(match.g, ask), *listeners)


def played(
    table: Table, choose: Choose, *listeners: Listener, cap: int = CAP
) -> tuple[Unwatched, list[tuple[Seat, Wish]]]:
    """The same by a player that may try things on copies of the match."""
    match = opened(table)
    answers: list[tuple[Seat, Wish]] = []
    told = match.heard()
    for listener in listeners:
        listener.began(match.g)
        listener.hear(match.g, 0, None, told)
    while not match.over and len(answers) < cap:
        ask = match.asks[0]
        wish = choose(match, ask)
        match.answer(ask.seat, wish)
        answers.append((ask.seat, wish))
        told = match.heard()
        for listener in listeners:
            listener.hear(match.g, ask.seat, wish, told)
    return match, answers


def recorded(table: Table, decide: Decide, *listeners: Listener) -> Record:
    """Play a match and keep what is worth keeping; a fault says in which match it lies."""
    return recorded_of(table, lambda match, ask: decide(match.g, ask), *listeners)


def recorded_of(table: Table, choose: Choose, *listeners: Listener, cap: int = CAP) -> Record:
    """The same by a player that may try things on copies of the match."""
    began, kept = process_time(), Listener()
    try:
        match, answers = played(table, choose, kept, *listeners, cap=cap)
    except Exception as error:
        error.add_note(f"in the match {table}")
        raise
    g, told = match.g, kept.told
    return Record(
        *table,
        team=" ".join(bot.name for bot in g.bots),
        captain=g.captain,
        result=g.result if match.over else "cap",
        rounds=g.round,
        answers=len(answers),
        threat=g.threat,
        floors=g.leg + 1,
        tasks=kept.tasks,
        objectives=told["ObjectiveCompleted"],
        shut=kept.shut,
        strikes=told["Struck"] + told["WallStruck"],
        doors=told["DoorUnlocked"],
        ms=round(1000 * (process_time() - began)),
    )
