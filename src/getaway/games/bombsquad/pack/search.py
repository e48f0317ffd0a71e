"""Whether a mission with crates or sliding doors can be done: best-first search from one settled position to the next.

A robot that pushes nothing and can come back loses nothing, and taking a token off never blocks a way. So a position
is settled first: the robot takes off everything it can reach and return from. What remains are the choices that can't
be undone: a push, a step without return, and which bomb to leave for the end.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count

import msgspec

from getaway.games.bombsquad.pack.steps import BOMBS, HOSTAGES, Position, Task, is_done, single_steps, takes, unwatched
from getaway.games.bombsquad.table.floor import is_clear
from getaway.kit.paths import distances

MOST_POSITIONS = 20_000
A_GLANCE = 5
"""One part in this many of the budget goes into a first look at every bomb."""


class Searched(msgspec.Struct, frozen=True):
    """How a search ended: found, exhausted (which proves there's no way) or given up."""

    found: bool
    exhausted: bool
    positions: int
    """How many different positions it saw."""
    looked: int
    """How often it worked out a position, which is what takes time."""


def search(job: Task, most: int = MOST_POSITIONS) -> Searched:
    """Whether the perfect result can be reached, trying each bomb as the last, first with a quick look.

    In all it looks at about `most` positions.
    """
    left = [bomb.cell for bomb in reversed(job.house.bombs)]
    positions = looked = 0
    for budget in (most // A_GLANCE, most):
        given_up, unseen = [], 0
        for i, last in enumerate(left):
            tried = search_with_last(job, last, (budget - looked) // (len(left) - i))
            looked += tried.looked
            if tried.found:
                return msgspec.structs.replace(tried, looked=looked)
            if tried.exhausted:
                positions += tried.positions
            else:
                given_up.append(last)
                unseen += tried.positions
        left = given_up
    return Searched(found=False, exhausted=not left, positions=positions + unseen, looked=looked)


def search_with_last(job: Task, last: int, most: int) -> Searched:
    """The same with one bomb left for the end: fewest tokens first, then fewest choices."""
    job, ticket, looked = unwatched(job), count(), 1
    cells, board = settled(job, *job.start, last)
    seen = {(min(cells), board)}
    queue = [(tokens_left(board), 0, next(ticket), cells, board)]
    while queue and looked < most:
        left, choices, _, cells, board = heappop(queue)
        if not left:
            return Searched(found=True, exhausted=False, positions=len(seen), looked=looked)
        for robot, pushed in exits(job, cells, board):
            looked += 1
            there, after = settled(job, robot, pushed, last)
            if (min(there), after) not in seen:
                seen.add((min(there), after))
                heappush(queue, (tokens_left(after), choices + 1, next(ticket), there, after))
    return Searched(found=False, exhausted=not queue, positions=len(seen), looked=looked)


def settled(job: Task, robot: int, board: bytes, last: int) -> tuple[frozenset[int], bytes]:
    """The spaces the robot can walk and return from, and the board once everything in reach of them is off it."""
    while True:
        cells = around(job, robot, board)
        after = board
        for cell in sorted(cells):
            after = taken(job, cell, after, last)
        if after == board:
            return cells, board
        board = after


def around(job: Task, robot: int, board: bytes) -> frozenset[int]:
    """The spaces the robot can reach without a push and come back from."""
    ahead: dict[int, list[int]] = {}

    def onward(cell: int) -> list[int]:
        ahead[cell] = walks(job, cell, board)
        return ahead[cell]

    distances(robot, onward)
    back: dict[int, list[int]] = {cell: [] for cell in ahead}
    for cell, others in ahead.items():
        for other in others:
            back[other].append(cell)
    return frozenset(distances(robot, lambda cell: back[cell]))


def walks(job: Task, cell: int, board: bytes) -> list[int]:
    """The spaces next to this one that the robot can enter without a push."""
    house = job.house
    return [there for there in house.grid.neighbours[cell] if is_clear(house, board, cell, there)]


def exits(job: Task, cells: frozenset[int], board: bytes) -> list[Position]:
    """What can't be undone from here: every push, and every step without a way back."""
    steps = [step for cell in sorted(cells) for step in single_steps(job, cell, board)]
    return [(there, after) for there, after in steps if after != board or there not in cells]


def taken(job: Task, robot: int, board: bytes, last: int) -> bytes:
    """The board once everything in reach is off it; the last bomb stays while anything else is left."""
    while True:
        fitting = [step for step in takes(job, robot, board) if step.aim != last or is_done(step.board)]
        if not fitting:
            return board
        board = fitting[0].board


def tokens_left(board: bytes) -> int:
    """How many hostages and bombs stand on the board."""
    return sum(map(board.count, HOSTAGES + BOMBS))
