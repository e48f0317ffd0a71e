"""What one card can do: every move and every take from a position, for the checks and the solver."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

import msgspec

from getaway.games.bombsquad.table.building import FREE, Building, build
from getaway.games.bombsquad.table.floor import far_cells, targets, travel, walk
from getaway.games.bombsquad.table.pieces import (
    ACTION,
    DISARM_BOMB,
    KINDS,
    LEVELS,
    MOVE,
    RESCUE_HOSTAGE,
    ROBOTS,
    Mission,
    kind_of,
)
from getaway.kit.grid import DIRECTIONS, NOWHERE

Position: TypeAlias = tuple[int, bytes]
"""The robot's space and the board."""
WAYS = range(len(DIRECTIONS))
MOVES = tuple((level, kind_of(MOVE, level)) for level in LEVELS)
HOSTAGES = tuple(kind_of(RESCUE_HOSTAGE, level) for level in LEVELS)
BOMBS = tuple(kind_of(DISARM_BOMB, level) for level in LEVELS)


class Task(msgspec.Struct, frozen=True):
    """A building and the special abilities of the robot in it."""

    house: Building
    ability: str | None = None
    keys: bool = True
    """Whether a door needs a rescued hostage of its colour; in the fog it doesn't (BS-FOG-03)."""

    @property
    def pushes(self) -> int:
        """How many crates in a row the robot can push."""
        return 2 if self.ability == "heavy_push" else 1

    @property
    def far(self) -> bool:
        """Whether the robot reaches over an empty space."""
        return self.ability == "long_arm"

    @property
    def start(self) -> Position:
        """Where the robot starts."""
        return self.house.start, self.house.board


def task(sheet: Mission, *, epic: bool = False) -> Task:
    """The task of a mission on one level, with the robot it suggests."""
    robot = ROBOTS.get(sheet.robot)
    return Task(build(sheet, epic=epic), robot.ability if robot else None)


def unwatched(job: Task) -> Task:
    """The same task with blind cameras: what they see costs cells but blocks nothing."""
    return msgspec.structs.replace(job, house=msgspec.structs.replace(job.house, cameras=()))


class Step(NamedTuple):
    """One card carried out: the position after it, and its direction or the space it worked on."""

    kind: int
    robot: int
    board: bytes
    aim: int
    watched: bool = False


def steps(job: Task, robot: int, board: bytes) -> Iterator[Step]:
    """Everything one card can do here."""
    yield from takes(job, robot, board)
    yield from moves(job, robot, board)


def moves(job: Task, robot: int, board: bytes) -> Iterator[Step]:
    """Every move of one, two or three spaces that can be completed."""
    if not job.house.has_moving_parts:
        for way, ray in enumerate(job.house.grid.rays[robot]):
            for cell, (_, card) in zip(ray, MOVES, strict=False):
                if board[cell] != FREE:
                    break
                yield Step(card, cell, board, way)
        return
    for way in WAYS:
        for (_, card), going in zip(MOVES, walk(job.house, board, robot, way, pushes=job.pushes), strict=False):
            yield Step(card, going.path[-1], going.board, way, going.watched)


def single_steps(job: Task, robot: int, board: bytes) -> Iterator[Position]:
    """The moves of one space, which are enough to get anywhere."""
    for way in WAYS:
        going = travel(job.house, board, robot, 1, way, pushes=job.pushes)
        if going is not None:
            yield going.path[-1], going.board


def takes(job: Task, robot: int, board: bytes) -> Iterator[Step]:
    """Every hostage, bomb and door that can be taken off; the last bomb only when no hostage is left (BS-END-02)."""
    for cell in reach(job, robot, board):
        code = board[cell]
        if not MOVES[-1][1] < code < KINDS or not may_go(board, code):
            continue
        if cell in targets(job.house, board, robot, rescued(job.house, board), code, far=job.far, keys=job.keys):
            yield Step(code, robot, board[:cell] + b"\0" + board[cell + 1 :], cell)


def reach(job: Task, robot: int, board: bytes) -> list[int]:
    """The spaces a card can work on."""
    near = [cell for cell in job.house.grid.neighbours[robot] if cell != NOWHERE]
    return near + far_cells(job.house, board, robot) if job.far else near


def may_go(board: bytes, code: int) -> bool:
    """Whether taking this token leaves the perfect result possible."""
    if ACTION[code] != DISARM_BOMB:
        return True
    return sum(map(board.count, BOMBS)) > 1 or not any(map(board.count, HOSTAGES))


def rescued(house: Building, board: bytes) -> tuple[int, ...]:
    """The hostage codes of which at least one has been rescued."""
    return tuple([code for code in HOSTAGES if board.count(code) < house.board.count(code)])


def is_done(board: bytes) -> bool:
    """Whether every hostage and bomb is off the building."""
    return not any(map(board.count, HOSTAGES + BOMBS))
