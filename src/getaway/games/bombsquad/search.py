"""Feasibility where crates move or doors slide: best-first search over the robot and the board.

What can be taken off is taken at once, since a token gone never bars a way; only the bomb left for the end is a choice.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count

import msgspec

from getaway.games.bombsquad.steps import BOMBS, HOSTAGES, Position, Task, is_done, single_steps, takes

MOST_POSITIONS = 200_000


class Searched(msgspec.Struct, frozen=True):
    """How a search ended: found, or else exhausted (which proves that there is no way) or given up."""

    found: bool
    exhausted: bool
    positions: int


def search(job: Task, most: int = MOST_POSITIONS) -> Searched:
    """Whether the perfect result can be reached, trying each bomb as the last, first with a quick look."""
    for limit in (most // 20, most):
        tries = []
        for bomb in reversed(job.house.bombs):
            tries.append(search_with_last(job, bomb.cell, limit))
            if tries[-1].found:
                return tries[-1]
        if all(tried.exhausted for tried in tries):
            break
    positions = sum(tried.positions for tried in tries)
    return Searched(found=False, exhausted=all(tried.exhausted for tried in tries), positions=positions)


def search_with_last(job: Task, last: int, most: int) -> Searched:
    """The same with one bomb left for the end."""
    robot, board = job.start
    first = robot, taken(job, robot, board, last)
    seen, ticket = {first}, count()
    queue = [(tokens_left(first[1]), 0, next(ticket), first)]
    while queue and len(seen) < most:
        left, changes, _, (robot, board) = heappop(queue)
        if not left:
            return Searched(found=True, exhausted=False, positions=len(seen))
        for after in _after(job, robot, board, last):
            if after not in seen:
                seen.add(after)
                heappush(queue, (tokens_left(after[1]), changes + (after[1] != board), next(ticket), after))
    return Searched(found=False, exhausted=not queue, positions=len(seen))


def _after(job: Task, robot: int, board: bytes, last: int) -> list[Position]:
    return [(cell, taken(job, cell, after, last)) for cell, after in single_steps(job, robot, board)]


def taken(job: Task, robot: int, board: bytes, last: int) -> bytes:
    """The board once everything within reach is off it, but the last bomb while anything else is left."""
    while True:
        fitting = [step for step in takes(job, robot, board) if step.aim != last or is_done(step.board)]
        if not fitting:
            return board
        board = fitting[0].board


def tokens_left(board: bytes) -> int:
    """How many hostages and bombs stand on the board."""
    return sum(map(board.count, HOSTAGES + BOMBS))
