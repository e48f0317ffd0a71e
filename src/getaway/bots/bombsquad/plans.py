"""The way to the end that the whole team can work out: a route that keeps the bombs' times, and its outlook.

A plan follows from what lies open, so every seat makes the same one. Where time runs short, the hostages that cost
the most cards for their points are given up.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from getaway.bots.bombsquad.times import USUAL_TURN, Due, bombs_left, due_by, urgent
from getaway.games.bombsquad.pack.steps import Position, Step, Task, rescued, unwatched
from getaway.games.bombsquad.table.building import BARRIER, FOGGED, building
from getaway.games.bombsquad.table.pieces import KINDS, LEVELS, OPEN_DOOR, RESCUE_HOSTAGE, ROBOTS, kind_of
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.table.tokens import laid_at
from getaway.games.bombsquad.timers.clocks import SECOND
from getaway.kit.grid import NOWHERE
from getaway.kit.zones import without_all
from getaway.solve.bombsquad.bounds import Bound
from getaway.solve.bombsquad.cards import Ahead, route
from getaway.solve.bombsquad.outlook import NO_WAY, Card, Outlook

TRIES = ((1, 2_000), (2, 4_000), (5, 3_000))
"""How a way to the end is searched for: the haste, and how many positions it may reach."""
MOST_TO_BOMB = 1_000
"""How many positions the search for a way to one bomb may reach."""
NARROW, WIDE = 3, 4
"""How many changes of the board may be made in another order."""
PRICE = (1.0, 1.35, 2.4, *[1.0] * (KINDS - 3))
"""What a card of each kind counts for a team that has to find it: long moves are rare."""
PACES = (5.6, 4.0, 3.0)
"""For the plans that are made before the mission: how early they come to every bomb but the last."""
LAST_PACE = 3.2
"""And to the last one."""
DETOUR = 1
"""How many cards more than the shortest a plan may always take for that."""
UNHURRIED = 3.8
"""And how many turns a card may take if it takes more."""
Kinds = tuple[int, ...]


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
    late: bool = False
    """Whether a bomb's time is short."""

    @property
    def ahead(self) -> list[Card]:
        """The cheapest cards from here to the end."""
        return self.outlook.to_end(self.board, self.robot)

    @property
    def price(self) -> float:
        """What is still to be paid from here."""
        return self.outlook.price[self.board][self.robot]


def plan_of(g: BombSquad, frame: Kinds) -> Plan | None:
    """The team's plan with these kinds on the frame; None if there is no way to the end at all."""
    return _planned(ground(g), g.robot, guessed(g), due_by(g), tuple(sorted(frame)))


def first_plans(g: BombSquad) -> tuple[Plan, ...]:
    """The plans that were made before the mission, if the robot is still on them."""
    return tuple(_firsts(ground(g), g.robot, guessed(g)))


def ground(g: BombSquad) -> Ground:
    """What the plans for this robot stand on."""
    return Ground(g.mission, g.epic, ROBOTS[g.robot_tile].ability, g.fog)


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


def masked(board: bytes, given_up: tuple[int, ...]) -> bytes:
    """The board with given up hostages as mere obstacles."""
    after = bytearray(board)
    for cell in given_up:
        after[cell] = BARRIER
    return bytes(after)


@lru_cache(maxsize=512)
def _planned(where: Ground, robot: int, board: bytes, due: Due, frame: Kinds) -> Plan | None:
    """The first plan that keeps the bombs' times, else the one that comes to the most urgent bomb soonest.

    Plans from the start of the mission come first: they don't change while the robot runs.
    """
    whole = next((plan for plan in _firsts(where, robot, board) if keeps(plan, due, frame)), None)
    if whole is not None:
        return whole
    whole = _on(_outlook(where, (), robot, board, ()), robot, board, ())
    if whole is not None and keeps(whole, due, frame):
        return whole
    bombs = bombs_left(building(where.mission, epic=where.epic), board)
    if due and len(bombs) == 1:
        losing = _with_losses(where, robot, board, due, frame)
        if losing is not None or whole is not None:
            return losing._replace(late=True) if losing else whole
    goal = urgent(due) if due else next(iter(bombs), NOWHERE)
    dash = _on(_dash(where, robot, board, goal), robot, board, ()) if due or whole is None else None
    plans = [*[plan for plan in (dash, whole) if plan is not None], *_firsts(where, robot, board)]
    return min(plans, key=lambda plan: cards_short(plan, goal, frame))._replace(late=True) if plans else None


def _firsts(where: Ground, robot: int, board: bytes) -> Iterator[Plan]:
    """The plans from the start of the mission that know this board, each worked out when it's asked for."""
    for due in _first_plans(where):
        plan = _on(_from_start(where, due), robot, board, ())
        if plan is not None:
            yield plan


@lru_cache(maxsize=256)
def kinds_ahead(where: Ground, robot: int, board: bytes) -> tuple[int, ...]:
    """The kinds of cards to the end, by a plan from the start of the mission or else by a short way from here."""
    plan = next(_firsts(where, robot, board), None) or _on(_outlook(where, (), robot, board, ()), robot, board, ())
    return tuple([card.kind for card in plan.ahead]) if plan else ()


def cards_to(plan: Plan, goal: int) -> int:
    """How many cards a plan takes until a bomb is disarmed."""
    ahead = [plan.outlook.boards[card.board] for card in plan.ahead]
    return next((cards for cards, board in enumerate(ahead, 1) if not board[goal]), len(ahead) + 1)


def cards_short(plan: Plan, goal: int, frame: Kinds) -> int:
    """How many of the cards that a plan takes until a bomb is disarmed aren't on the frame yet."""
    return len(without_all([card.kind for card in plan.ahead[: cards_to(plan, goal)]], frame))


def _with_losses(where: Ground, robot: int, board: bytes, due: Due, frame: Kinds) -> Plan | None:
    """The plan that gives up as few hostages as the time allows; all but the keys where even that is too slow."""
    plan = None
    for given_up in _sacrifices(where, robot, board):
        plan = _on(_outlook(where, given_up, robot, masked(board, given_up), ()), robot, board, given_up) or plan
        if plan is not None and keeps(plan, due, frame):
            return plan
    return plan


@lru_cache(maxsize=128)
def _dash(where: Ground, robot: int, board: bytes, goal: int) -> Outlook | None:
    """The outlook along the shortest way to a bomb, which ends there: nothing else counts."""
    steps = _shortest(where, robot, board, goal)
    return _looking(where, (), (robot, board), steps) if steps else None


@lru_cache(maxsize=128)
def _looking(where: Ground, given_up: tuple[int, ...], start: Position, steps: tuple[Step, ...]) -> Outlook:
    """The outlook along a route; a wide one where nothing moves, which makes it quick."""
    job = where.job(given_up)
    return Outlook(job, start, steps, NARROW if job.house.has_moving_parts else WIDE, PRICE)


@lru_cache(maxsize=128)
def _shortest(where: Ground, robot: int, board: bytes, goal: int) -> tuple[Step, ...] | None:
    """The steps to one bomb, past everything that isn't needed as a key."""
    house = building(where.mission, epic=where.epic)
    tokens = [token.cell for token in house.tokens if board[token.cell] == token.code and token.cell != goal]
    keys = [key for key in (_key(where.job(()), board, level) for level in LEVELS) if key is not None]
    found: list[tuple[Step, ...]] = []
    for bits in range(1 << len(keys)):
        needed = [key for i, key in enumerate(keys) if bits >> i & 1]
        left_out = tuple([cell for cell in tokens if cell not in needed])
        ahead, bound = _ahead(where, left_out), _bound(where, left_out)
        way = route(ahead, (robot, masked(board, left_out)), bound, most=MOST_TO_BOMB)
        if way is not None:
            found.append(tuple([step._replace(board=_restored(step.board, board, left_out)) for step in way.steps]))
    return min(found, key=len, default=None)


def _restored(board: bytes, before: bytes, cells: tuple[int, ...]) -> bytes:
    """A board with what was taken for an obstacle as it was before."""
    after = bytearray(board)
    for cell in cells:
        after[cell] = before[cell]
    return bytes(after)


def _on(outlook: Outlook | None, robot: int, board: bytes, given_up: tuple[int, ...]) -> Plan | None:
    """The plan of an outlook, if it knows this board and leads on from it."""
    number = outlook.number.get(masked(board, given_up)) if outlook else None
    if outlook is None or number is None or outlook.price[number][robot] >= NO_WAY:
        return None
    return Plan(outlook, number, robot, given_up)


def keeps(plan: Plan, due: Due, frame: Kinds) -> bool:
    """Whether a plan disarms every bomb in time."""
    return all(cards_short(plan, cell, frame) <= cards for cell, cards in due)


@lru_cache(maxsize=64)
def _first_plans(where: Ground) -> tuple[Due, ...]:
    """The times that plans made before the mission keep to, the earliest first; none takes many cards more."""
    house = building(where.mission, epic=where.epic)
    lengths: dict[Due, int] = {}
    for pace in PACES:
        paces = [*[pace] * (len(house.bombs) - 1), min(pace, LAST_PACE)]
        times = zip(house.bombs, paces, strict=True)
        due = tuple([(bomb.cell, int(bomb.time * SECOND / USUAL_TURN / each)) for bomb, each in times])
        found = _way(where, (), house.start, house.board, due)
        if found is not None:
            lengths[due] = len(found)
    shortest = min(lengths.values(), default=0)
    most = max(bomb.time for bomb in house.bombs) * SECOND / USUAL_TURN / UNHURRIED
    return tuple([due for due, cards in lengths.items() if cards <= max(shortest + DETOUR, most)])


def _from_start(where: Ground, due: Due) -> Outlook | None:
    """The outlook from the beginning of the mission."""
    house = building(where.mission, epic=where.epic)
    return _outlook(where, (), house.start, house.board, due)


def _outlook(where: Ground, given_up: tuple[int, ...], robot: int, board: bytes, due: Due) -> Outlook | None:
    """The outlook along a short route that keeps these times."""
    found = _way(where, given_up, robot, board, due)
    return _looking(where, given_up, (robot, board), found) if found is not None else None


@lru_cache(maxsize=256)
def _way(where: Ground, given_up: tuple[int, ...], robot: int, board: bytes, due: Due) -> tuple[Step, ...] | None:
    """A short route that keeps these times."""
    bound, ahead = _bound(where, given_up), _ahead(where, given_up)
    if any(bound.to[cell][robot] >= cards for cell, cards in due if cell in bound.to):
        return None
    tries = (route(ahead, (robot, board), bound, most=most, haste=haste, due=dict(due)) for haste, most in TRIES)
    return next((found.steps for found in tries if found is not None), None)


@lru_cache(maxsize=64)
def _bound(where: Ground, given_up: tuple[int, ...]) -> Bound:
    return Bound(unwatched(where.job(given_up)))


@lru_cache(maxsize=16)
def _ahead(where: Ground, given_up: tuple[int, ...]) -> Ahead:
    return Ahead(unwatched(where.job(given_up)))


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
    """How many cards there are left at least, on any board; the most urgent bomb counts twice."""
    bound, due = _bound(ground(g), ()), due_by(g)
    near = bound.to[urgent(due)][robot] if due and board[urgent(due)] else 0
    return float(bound(robot, board) + near)
