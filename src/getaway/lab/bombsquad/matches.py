"""Whole matches of Bomb Squad by one team, with a clock that runs by turns, and what is kept of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from getaway.bots import any_answer
from getaway.bots.bombsquad.literal import decide
from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.pack.steps import Task, task
from getaway.games.bombsquad.scoring.outcome import outcome
from getaway.games.bombsquad.table.pieces import mission
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import Ask, Seeded, Wish
from getaway.kernel.inside import Unwatched
from getaway.solve.bombsquad.certificate import options_of, played
from getaway.solve.bombsquad.outlook import Outlook
from getaway.solve.bombsquad.planner import route_in_time

TURN_SECONDS: Final = 8
CAP: Final = 2000
"""A match that isn't over after this many answers is stopped."""
SEES_ALL: Final = "sees all hands"
"""The planner of the solver: what no team can do."""


class Table(NamedTuple):
    """A mission, its level, how many sit down, who they are, and the seed of the deal."""

    mission: str
    level: str
    players: int
    team: str
    seed: int

    @property
    def options(self) -> dict[str, Any]:
        """The table's choices: the clock runs by turns, so that a simulation keeps the bombs' times."""
        return {"mission": self.mission, "level": self.level, "clock": "turns", "turn_seconds": TURN_SECONDS}


class Record(msgspec.Struct, frozen=True):
    """What is kept of a match."""

    mission: str
    level: str
    players: int
    team: str
    seed: int
    cause: str
    """Why it ended: cleared, detonation, battery, fizzled, lost or cap."""
    score: int
    perfect: int
    stars: int
    turns: int
    reserve: int
    """The cells of the reserve that were used."""
    informed: int = 0
    discarded: int = 0
    programmed: int = 0

    @property
    def share(self) -> float:
        """The score as a part of the perfect one."""
        return self.score / self.perfect


Decide = Callable[[BombSquad, Ask], Wish]


def literal(g: BombSquad, ask: Ask) -> Wish:
    """The answer of the literal team player."""
    return decide(g, ask).wish


def at_random(g: BombSquad, ask: Ask) -> Wish:
    """Any answer, another one for each deal."""
    return any_answer(ask, str(g.hands))


TEAMS: Final[dict[str, Decide | None]] = {"regular": literal, "random": at_random, SEES_ALL: None}
"""Who may play: the levels of the game, and the planner to compare them with."""


def recorded(table: Table) -> Record:
    """Play a match to its end or the cap; a fault says in which match it lies."""
    try:
        player = TEAMS[table.team]
        return _planned(table) if player is None else _played(table, player)
    except Exception as error:
        error.add_note(f"in the match {table}")
        raise


def _played(table: Table, player: Decide) -> Record:
    match = Unwatched(GAME, GAME.begin(table.players, table.options), Seeded(table.seed))
    verbs: Counter[str] = Counter()
    answers = 0
    while not match.over and answers < CAP:
        ask = match.asks[0]
        wish = player(match.g, ask)
        verbs[wish.verb] += 1
        match.answer(ask.seat, wish)
        answers += 1
    return _kept(table, match.g, verbs)


def _planned(table: Table) -> Record:
    """A match of the planner that sees all hands; it may lose its way."""
    sheet, epic = mission(table.mission), table.level == "epic"
    job, outlook = _outlook(table.mission, epic)
    options = options_of(sheet, epic=epic, players=table.players)
    match = outlook and played(job, outlook, table.seed, table.players, options)
    if not match:
        return Record(*table, cause="lost", score=0, perfect=job.house.perfect, stars=0, turns=0, reserve=0)
    return _kept(table, match.g, Counter())


@cache
def _outlook(name: str, epic: bool) -> tuple[Task, Outlook | None]:
    """The planner's task, and its outlook if there is a way in time."""
    job = task(mission(name), epic=epic)
    way = route_in_time(job, TURN_SECONDS)
    return job, Outlook(job, job.start, way.steps) if way else None


def _kept(table: Table, g: BombSquad, verbs: Counter[str]) -> Record:
    ended = outcome(g)
    return Record(
        *table,
        cause=g.cause or "cap",
        score=ended.score,
        perfect=g.building.perfect,
        stars=ended.stars if ended.success else 0,
        turns=g.turns,
        reserve=ended.parts.reserve_used,
        informed=verbs["inform"],
        discarded=verbs["discard"],
        programmed=verbs["program"],
    )
