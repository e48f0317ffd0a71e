"""Whole matches of Bomb Squad by one team, with a clock that runs by turns, and what is kept of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from getaway.bots import any_answer
from getaway.bots.bombsquad.code.agreement import agreement, notes_for
from getaway.bots.bombsquad.literal import decide
from getaway.bots.bombsquad.skill import EXPERT, NEWCOMER, REGULAR, Skill
from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.pack.steps import Task, task
from getaway.games.bombsquad.scoring.outcome import outcome
from getaway.games.bombsquad.table.pieces import mission
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import Ask, Match, Seeded, Wish, to_json
from getaway.kernel.inside import Unwatched
from getaway.lab.bombsquad import person
from getaway.solve.bombsquad.certificate import options_of, played
from getaway.solve.bombsquad.outlook import Outlook
from getaway.solve.bombsquad.planner import route_in_time

TURN_SECONDS: Final = 8
CAP: Final = 2000
"""A match that isn't over after this many answers is stopped."""
PERSON: Final = "person and experts"
"""A scripted person at the first seat, experts at the others."""
CODED: Final = "coded"
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


def literal(skill: Skill) -> Decide:
    """The answers of a literal player."""
    return lambda g, ask: decide(g, ask, skill=skill).wish


def at_random(g: BombSquad, ask: Ask) -> Wish:
    """Any answer, another one for each deal."""
    return any_answer(ask, str(g.hands))


def beside_person(g: BombSquad, ask: Ask) -> Wish:
    """The answers of experts, with a person at the first seat, as everybody can see."""
    return person.answer(g, ask) if ask.seat == 0 else decide(g, ask, people=(0,)).wish


class WithNotes:
    """A team with a code; every seat keeps its notes from one question to the next."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.notes = [notes_for(match.g, seat) for seat in range(match.g.players)]
        self.read = [0] * match.g.players

    def __call__(self, g: BombSquad, ask: Ask) -> Wish:
        """The answer of a seat, once it has read what it was sent."""
        notes, seat = self.notes[ask.seat], ask.seat
        if notes is not None:
            new = self.match.told(seat, self.read[seat])
            self.read[seat] += len(new)
            notes.read(map(to_json, new))
        return decide(g, ask, agreement(g, notes)).wish


TEAMS: Final[dict[str, Decide | None]] = {
    "random": at_random,
    "newcomer": literal(NEWCOMER),
    "regular": literal(REGULAR),
    "expert": literal(EXPERT),
    PERSON: beside_person,
    CODED: None,
    SEES_ALL: None,
}
"""Who may play: the levels of the game, a person among bots, and the planner to compare them with."""


def recorded(table: Table) -> Record:
    """Play a match to its end or the cap; a fault says in which match it lies."""
    try:
        if table.team == CODED:
            return _coded(table)
        player = TEAMS[table.team]
        return _planned(table) if player is None else _played(table, player)
    except Exception as error:
        error.add_note(f"in the match {table}")
        raise


def _coded(table: Table) -> Record:
    match = GAME.new(table.players, seed=table.seed, **table.options)
    return _through(table, match, WithNotes(match))


def _played(table: Table, player: Decide) -> Record:
    return _through(table, Unwatched(GAME, GAME.begin(table.players, table.options), Seeded(table.seed)), player)


def _through(table: Table, match: Match | Unwatched, player: Decide) -> Record:
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
