"""How many cards a position still needs at least: a lower bound.

Every token left needs a card, and the robot has to come next to each: at least the minimum spanning tree over
what is left, in moves on an empty floor.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from getaway.games.bombsquad.pack.steps import BOMBS, HOSTAGES, Task
from getaway.games.bombsquad.table.building import BARRIER, CAMERA
from getaway.games.bombsquad.table.pieces import LEVELS
from getaway.kit.grid import NOWHERE
from getaway.kit.paths import distances
from getaway.solve.bombsquad.closure import NO_BOMB, closure, is_monotone

FAR = 99
LONGEST = LEVELS[-1]


class Bound:
    """Looks up the bound of one task's positions; each board is measured once."""

    def __init__(self, job: Task) -> None:
        house = job.house
        self.needed = frozenset(needed_doors(job))
        self.fixed = frozenset(c for c, code in enumerate(house.board) if code in (BARRIER, CAMERA)) | {NOWHERE}
        cells = range(house.grid.size)
        ahead = [self._ahead(job, cell) for cell in cells]
        self.moves = [distances(cell, ahead.__getitem__) for cell in cells]
        self.reach = {token.cell: self._reach(job, token.cell) for token in (*house.tokens, *house.doors)}
        self.to = {goal: [self._nearest([cell], beside) for cell in cells] for goal, beside in self.reach.items()}
        self.legs = {(a, b): self._nearest(self.reach[a], self.reach[b]) for a in self.reach for b in self.reach}
        self.trees: dict[bytes, tuple[tuple[int, ...], int]] = {}

    def __call__(self, robot: int, board: bytes) -> int:
        """The least number of cards still needed."""
        known = self.trees.get(board)
        if known is None:
            goals = self._goals(board)
            known = self.trees[board] = goals, len(goals) + self._tree(goals)
        goals, cards = known
        return cards + min(self.to[goal][robot] for goal in goals) if goals else cards

    def _goals(self, board: bytes) -> tuple[int, ...]:
        return tuple([c for c in self.reach if board[c] in _SCORED or (c in self.needed and board[c])])

    def _ahead(self, job: Task, cell: int) -> list[int]:
        """The spaces one move card leads to when nothing but fixed pieces stands in the way."""
        ways = [takewhile(lambda other: other not in self.fixed, ray[:LONGEST]) for ray in job.house.grid.rays[cell]]
        return [other for way in ways for other in way]

    def _reach(self, job: Task, cell: int) -> tuple[int, ...]:
        near = [other for other in job.house.grid.neighbours[cell] if other not in self.fixed]
        far = [ray[1] for ray in job.house.grid.rays[cell] if len(ray) > 1 and ray[1] not in self.fixed]
        return tuple(near + far if job.far else near)

    def _nearest(self, ones: Sequence[int], others: Sequence[int]) -> int:
        return min([self.moves[a].get(b, FAR) for a in ones for b in others], default=FAR)

    def _tree(self, goals: Sequence[int]) -> int:
        """The length of the minimum spanning tree over the goals."""
        if not goals:
            return 0
        near = {goal: self.legs[goals[0], goal] for goal in goals[1:]}
        total = 0
        while near:
            goal = min(near, key=lambda goal: near[goal])
            total += near.pop(goal)
            near = {other: min(length, self.legs[goal, other]) for other, length in near.items()}
        return total


_SCORED = HOSTAGES + BOMBS


def needed_doors(job: Task) -> list[int]:
    """The doors without which something stays out of reach, where nothing moves."""
    if not is_monotone(job.house):
        return []
    return [door.cell for door in job.house.doors if closure(job, NO_BOMB, door.cell).outside]
