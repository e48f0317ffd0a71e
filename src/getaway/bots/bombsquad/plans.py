"""The way to the end that the whole team can work out: a route that keeps the bombs' times, and its outlook.

A plan follows from what lies open, so every seat makes the same one. Where time runs short, the hostages that cost
the most cards for their points are given up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import NamedTuple

import msgspec

from getaway.games.bombsquad.pack.steps import Task, rescued, unwatched
from getaway.games.bombsquad.table.building import BARRIER, FOGGED, building
from getaway.games.bombsquad.table.pieces import LEVELS, OPEN_DOOR, RESCUE_HOSTAGE, ROBOTS, kind_of
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.table.tokens import laid_at
from getaway.games.bombsquad.timers.clocks import NOT_RUNNING, SECOND, elapsed
from getaway.solve.bombsquad.bounds import Bound
from getaway.solve.bombsquad.cards import route
from getaway.solve.bombsquad.outlook import NO_WAY, Card, Outlook

MOST_POSITIONS = 2_500
HASTE = (1, 3)
PACE = {2: 3.6, 3: 3.3, 4: 3.0, 5: 3.0, 6: 2.8}
"""How many turns a card of a route takes in all, by the number of players."""
COARSE = 3
"""How many cards a bomb's time is rounded to, so that a plan lasts for some turns."""
PACES = (3.6, 4.6, 2.6)
"""For the plans that are made before the mission."""
USUAL_TURN = 8 * SECOND
Due = tuple[tuple[int, int], ...]
"""By space of a bomb, within how many cards it must be disarmed."""


class Ground(NamedTuple):
    """What a plan stands on: the building and what the robot in it can do."""

    mission: str
    epic: bool
    ability: str | None
    fog: bool

    def job(self, given_up: tuple[int, ...]) -> Task:
        """The task without some hostages."""
        house = building(self.mission, epic=self.epic)
        if given_up:
            house = msgspec.structs.replace(house, board=masked(house.board, given_up))
        return Task(house, self.ability, keys=not self.fog)


class Plan(NamedTuple):
    """An outlook on the board, as the team sees it, and where on it we are."""

    outlook: Outlook
    board: int
    robot: int
    given_up: tuple[int, ...]
    """The spaces of the hostages that are left behind."""

    @property
    def ahead(self) -> list[Card]:
        """The cheapest cards from here to the end."""
        return self.outlook.to_end(self.board, self.robot)

    @property
    def price(self) -> float:
        """What is still to be paid from here."""
        return self.outlook.price[self.board][self.robot]


def plan_of(g: BombSquad) -> Plan | None:
    """The team's plan; None if there is no way to the end at all."""
    where = Ground(g.mission, g.epic, ROBOTS[g.robot_tile].ability, g.fog)
    return _planned(where, g.robot, guessed(g), _due(g))


def guessed(g: BombSquad) -> bytes:
    """The board; in the fog, the hidden tokens are taken to lie in the order the mission names them."""
    if not g.fog or FOGGED not in g.board:
        return g.board
    house = g.building
    open_ = [laid_at(house, g.lies, cell) for cell in house.token_spaces if g.board[cell] != FOGGED]
    left = [token for token in house.tokens if token not in open_]
    board = bytearray(g.board)
    for cell in house.token_spaces:
        if board[cell] == FOGGED:
            board[cell] = left.pop(0).code
    return bytes(board)


def _due(g: BombSquad) -> Due:
    """By space of each bomb that is in sight, how many turns are left for it."""
    if not g.due or g.fog:
        return ()
    found = []
    for bomb, due in zip(g.building.bombs, g.due, strict=True):
        if due != NOT_RUNNING and g.board[bomb.cell] == bomb.code:
            cards = int(turns_left(g, due) / PACE[g.players])
            found.append((bomb.cell, cards - cards % COARSE))
    return tuple(found)


def turns_left(g: BombSquad, due: int) -> float:
    """How many turns there are until a moment, at the pace of the table."""
    passed = elapsed(g, g.now)
    each = g.turn_time if g.clock == "turns" else max(USUAL_TURN, passed / g.turns if g.turns else 0)
    return max(0.0, (due - passed) / each)


def masked(board: bytes, given_up: tuple[int, ...]) -> bytes:
    """The board with given up hostages as mere obstacles."""
    after = bytearray(board)
    for cell in given_up:
        after[cell] = BARRIER
    return bytes(after)


@lru_cache(maxsize=512)
def _planned(where: Ground, robot: int, board: bytes, due: Due) -> Plan | None:
    """The first plan that keeps the bombs' times, from everything to the bombs alone.

    Plans from the start of the mission come first: they don't change while the robot runs.
    """
    for outlook, given_up in _family(where):
        plan = _on(outlook(), robot, board, given_up)
        if plan is not None and keeps(plan, due):
            return plan
    for given_up in _sacrifices(where, robot, board):
        hidden = masked(board, given_up)
        plan = _on(_outlook(where, given_up, robot, hidden, ()), robot, board, given_up)
        if plan is not None and keeps(plan, due):
            return plan
        if plan is not None and _in_reach(where, given_up, robot, due):
            plan = _on(_outlook(where, given_up, robot, hidden, due), robot, board, given_up)
            if plan is not None:
                return plan
    return _on(_outlook(where, (), robot, board, ()), robot, board, ())


def _family(where: Ground) -> Iterator[tuple[Callable[[], Outlook | None], tuple[int, ...]]]:
    """The plans that a team can make before the mission, each worked out when it is asked for."""
    house = building(where.mission, epic=where.epic)
    for given_up in _sacrifices(where, house.start, house.board):
        for pace in PACES:
            yield partial(_from_start, where, given_up, pace), given_up


def _on(outlook: Outlook | None, robot: int, board: bytes, given_up: tuple[int, ...]) -> Plan | None:
    """The plan of an outlook, if it knows this board and leads on from it."""
    number = outlook.number.get(masked(board, given_up)) if outlook else None
    if outlook is None or number is None or outlook.price[number][robot] >= NO_WAY:
        return None
    return Plan(outlook, number, robot, given_up)


def keeps(plan: Plan, due: Due) -> bool:
    """Whether a plan disarms every bomb in time."""
    ahead = [plan.outlook.boards[card.board] for card in plan.ahead]
    return all(any(not board[cell] for board in ahead[:cards]) for cell, cards in due)


def _in_reach(where: Ground, given_up: tuple[int, ...], robot: int, due: Due) -> bool:
    """Whether the robot can come to each bomb in time at all."""
    bound = _bound(where, given_up)
    return all(bound.to[cell][robot] < cards for cell, cards in due)


def _from_start(where: Ground, given_up: tuple[int, ...], pace: float) -> Outlook | None:
    """The outlook from the beginning of the mission, with so many turns for a card until each bomb."""
    house = building(where.mission, epic=where.epic)
    due = tuple([(bomb.cell, int(bomb.time * SECOND / USUAL_TURN / pace)) for bomb in house.bombs])
    if not _in_reach(where, given_up, house.start, due):
        return None
    return _outlook(where, given_up, house.start, masked(house.board, given_up), due)


@lru_cache(maxsize=256)
def _outlook(where: Ground, given_up: tuple[int, ...], robot: int, board: bytes, due: Due) -> Outlook | None:
    """The outlook along a short route that keeps these times."""
    job, bound = where.job(given_up), _bound(where, given_up)
    for haste in HASTE:
        found = route(unwatched(job), (robot, board), bound, most=MOST_POSITIONS, haste=haste, due=dict(due))
        if found is not None:
            return Outlook(job, (robot, board), found.steps)
    return None


@lru_cache(maxsize=64)
def _bound(where: Ground, given_up: tuple[int, ...]) -> Bound:
    return Bound(unwatched(where.job(given_up)))


def _sacrifices(where: Ground, robot: int, board: bytes) -> Iterator[tuple[int, ...]]:
    """Which hostages to give up: first none, in the end all that aren't needed as keys."""
    given_up: tuple[int, ...] = ()
    order = _by_cost(where, robot, board)
    for most in (0, 1, 2, 4, len(order)):
        if most == 0 or len(given_up) < min(most, len(order)):
            given_up = tuple(order[:most])
            yield given_up


def _by_cost(where: Ground, robot: int, board: bytes) -> list[int]:
    """The hostages left, without the last key of a colour; those that cost the most cards for their points first."""
    job, bound = where.job(()), _bound(where, ())
    whole, costs = bound(robot, board), {}
    for token in job.house.hostages:
        if board[token.cell] == token.code:
            saved = whole - bound(robot, masked(board, (token.cell,)))
            costs[token.cell] = saved / (2 * token.value - 1)
    keys = [_key(job, board, level) for level in LEVELS]
    return sorted([cell for cell in costs if cell not in keys], key=lambda cell: -costs[cell])


def _key(job: Task, board: bytes, level: int) -> int | None:
    """The hostage to keep because a door of its colour is closed and none of that colour is rescued yet."""
    code = kind_of(RESCUE_HOSTAGE, level)
    if not job.keys or kind_of(OPEN_DOOR, level) not in board or code in rescued(job.house, board):
        return None
    return next((token.cell for token in job.house.hostages if board[token.cell] == token.code == code), None)


def rough_price(g: BombSquad, robot: int, board: bytes) -> float:
    """How many cards there are left at least, on any board."""
    where = Ground(g.mission, g.epic, ROBOTS[g.robot_tile].ability, g.fog)
    return float(_bound(where, ())(robot, board))
