"""Who plays what for the count: each game's scripted player, its tables in a fixed order, and its closing verbs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from getaway.bots.breach import greedy
from getaway.bots.burncycle import team
from getaway.games.bombsquad.game import GAME as BOMBSQUAD
from getaway.games.bombsquad.pack.steps import Task, task
from getaway.games.bombsquad.table.pieces import mission
from getaway.games.breach import GAME as BREACH
from getaway.games.burncycle import GAME as BURNCYCLE
from getaway.kernel import SPECTATOR, Match
from getaway.kernel.stream import Told
from getaway.lab.answers.commands import Gestures
from getaway.lab.answers.counting import Closing, Decide, Played, Tally, commanded, counted
from getaway.lab.breach.matches import Table as BreachTable
from getaway.lab.burncycle.matches import Table as BurncycleTable
from getaway.lab.burncycle.matches import offered
from getaway.solve.bombsquad.certificate import TURN_SECONDS, options_of
from getaway.solve.bombsquad.outlook import Outlook
from getaway.solve.bombsquad.planner import Planner, route_in_time

MOST = 2000
"""A match that isn't over after this many answers is stopped."""
BOMBSQUAD_MISSIONS: Final = tuple([f"m0{n}" for n in range(1, 9)])


class Player(NamedTuple):
    """A scripted player of a game: the match of each number, how turns are counted, what closes."""

    match: Callable[[int], tuple[Match, Decide]]
    turns: Callable[[Match], int]
    closing: Closing
    gestures: Gestures
    who: str

    def play(self, number: int, *, plans: bool = False) -> Tally:
        """Count the match of this number; the same number is the same match each time."""
        match, decide = self.match(number)
        if not plans:
            return counted(match, decide, self.closing, self.turns, MOST)
        return commanded(Played(match, self.match(number)[0], decide, self.turns), self.closing, self.gestures, MOST)


def turns_begun(match: Match) -> int:
    """How often everybody was told that a turn begins."""
    events = [item.event for item in match.told(SPECTATOR) if isinstance(item, Told)]
    return sum(type(event).__name__ == "TurnBegan" for event in events)


def burncycle(number: int) -> tuple[Match, Decide]:
    """One to four players in turn, and every mission with each number of them."""
    names = offered()
    table = BurncycleTable(names[number // 4 % len(names)], 1 + number % 4, "standard", number)
    match = BURNCYCLE.new(table.players, seed=table.seed, **table.options)
    return match, lambda match, ask: team.decide(match.g, ask)


def breach(number: int) -> tuple[Match, Decide]:
    """Two to four players in turn, without clocks."""
    table = BreachTable(2 + number % 3, number)
    match = BREACH.new(table.players, seed=table.seed, **table.options)
    return match, lambda match, ask: greedy.decide(match.g, ask)


def bombsquad(number: int) -> tuple[Match, Decide]:
    """The first eight missions in turn, with the planner that looks for certificates in every seat."""
    name = BOMBSQUAD_MISSIONS[number % len(BOMBSQUAD_MISSIONS)]
    sheet, planner = mission(name), Planner(*looked_at(name))
    players = sheet.players[0]
    match = BOMBSQUAD.new(players, seed=number, **options_of(sheet, epic=False, players=players))
    return match, lambda match, ask: planner.choose(match, ask.seat)


@cache
def looked_at(name: str) -> tuple[Task, Outlook]:
    """A mission's task, and how far each position is from its end."""
    job = task(mission(name))
    route = route_in_time(job, TURN_SECONDS)
    assert route is not None  # noqa: S101 - every mission of the box has its certificate
    return job, Outlook(job, job.start, route.steps)


BURNCYCLE_CLOSES: Final = Closing(
    {
        "ready": "ends routing at set-up",
        "begin-turn": "begins the turn instead of rebooting",
        "done": "ends routing, at the start and at the end of a turn",
        "next-chip": "takes no free action before the tracker goes on",
        "stop": "ends a move",
        "end-turn": "takes no free action after the burncycle was degraded",
    },
    {
        "pass": "leaves a chip's action",
        "network-pass": "leaves a chip's move of the IP",
        "total": "takes the roll as it lies",
        "leave-locked": "leaves a keypad",
        "stay": "leaves the free step through a door",
        "leave": "leaves a cache",
        "keep-network-cards": "uses no card on this node",
        "keep-identity": "doesn't move the IP like a ping",
    },
)
BREACH_CLOSES: Final = Closing(
    {
        "end-actions": "ends the Action Phase",
        "end-configuring": "ends the Configuration Phase",
        "end-turn": "ends the Trace Phase",
        "stop": "ends a Move",
    },
    {
        "pass": "plays nothing in a window",
        "keep": "plays nothing after a roll",
        "forgo": "names no target",
        "take-it": "doesn't elude",
        "buy-nothing": "leaves a discount",
    },
)
BOMBSQUAD_CLOSES: Final = Closing(
    {"start": "starts the timer"},
    {"leave_it": "leaves what a role allows"},
)
BURNCYCLE_TOGETHER: Final = Gestures(
    (
        frozenset({"move", "step"}),
        frozenset({"upgrade", "upgrade-module"}),
        frozenset({"ip-move"}),
        frozenset({"alter"}),
    ),
    rolls=frozenset({"move"}),
)
BREACH_TOGETHER: Final = Gestures(
    (
        frozenset({"move", "go"}),
        frozenset({"push"}),
        frozenset({"configure"}),
    ),
    rolls=frozenset(),
)
BOMBSQUAD_TOGETHER: Final = Gestures((frozenset({"order", "go"}),), rolls=frozenset())
PLAYERS: Final = {
    "burncycle": Player(
        burncycle,
        turns_begun,
        BURNCYCLE_CLOSES,
        BURNCYCLE_TOGETHER,
        "the scripted team, one to four players, all missions in turn",
    ),
    "breach": Player(
        breach, turns_begun, BREACH_CLOSES, BREACH_TOGETHER, "the greedy player, two to four players, no clocks"
    ),
    "bombsquad": Player(
        bombsquad,
        lambda match: int(match.g.turns),
        BOMBSQUAD_CLOSES,
        BOMBSQUAD_TOGETHER,
        "the planner that looks for certificates, the first eight missions in turn",
    ),
}
