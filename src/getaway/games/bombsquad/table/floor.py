"""The building's floor: how a robot moves on it, what it can reach, what watches it.

Pure functions of a building, a board and the robot's space, used by the rules, previews and the solver alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from getaway.games.bombsquad.table.building import CRATE, FREE, PARKED, Building
from getaway.games.bombsquad.table.pieces import ACTION, KINDS, LEVEL, OPEN_DOOR, RESCUE_HOSTAGE, kind_of
from getaway.kit.grid import NOWHERE


class Travel(NamedTuple):
    """A move that can be completed: the spaces entered, the board after it, whether a camera saw it."""

    path: tuple[int, ...]
    board: bytes
    watched: bool = False


def travel(
    house: Building, board: bytes, robot: int, distance: int, direction: int, *, pushes: int = 1
) -> Travel | None:
    """A move of exactly this distance, or None if it can't be completed.

    One straight line over free spaces (BS-OPERATE-04, BS-OPERATE-09, BS-OPERATE-10), never over a wall
    (BS-OPERATE-05) nor off the grid (BS-OPERATE-27, BSX-EDGE-01).
    """
    if house.has_moving_parts:
        return _step_by_step(house, board, robot, distance, direction, pushes)
    way = house.grid.rays[robot][direction][:distance]
    if len(way) < distance or any(board[cell] != FREE for cell in way):
        return None
    return Travel(way, board)


def _step_by_step(
    house: Building, board: bytes, robot: int, distance: int, direction: int, pushes: int
) -> Travel | None:
    """The same where something moves; if any push is impossible the whole move is (BSX-CRATE-01, BSX-CRATE-03)."""
    if not distance:
        return Travel((), board)
    return next(islice(walk(house, board, robot, direction, pushes=pushes), distance - 1, None), None)


def walk(house: Building, board: bytes, robot: int, direction: int, *, pushes: int = 1) -> Iterator[Travel]:
    """Moves of one space, two and so on, pushing crates, as far as it goes (BSX-CAMERA-02, BSX-CAMERA-03)."""
    path: tuple[int, ...] = ()
    watched = is_watched(house, board, robot)
    while True:
        ahead = house.grid.neighbours[robot][direction]
        if ahead == NOWHERE:
            return
        if house.sliding_doors or board[ahead] != FREE:
            after = _pushed(house, board, robot, ahead, direction, pushes)
            if after is None:
                return
            board = after
        robot = ahead
        watched = watched or is_watched(house, board, robot)
        path = (*path, robot)
        yield Travel(path, board, watched)


def _pushed(house: Building, board: bytes, robot: int, ahead: int, direction: int, pushes: int) -> bytes | None:
    """The board once the space ahead is clear, or None if it can't be cleared.

    A crate goes one space on, if that is free (BSX-CRATE-02); a second one behind it needs two pushes (BSX-CRATE-04).
    It never leaves the building and is never pulled (BSX-CRATE-05). Nothing else can be pushed: a barrier stays
    (BSX-BARRIER-01).
    """
    if is_clear(house, board, robot, ahead):
        return board
    if ahead == NOWHERE or board[ahead] != CRATE or not pushes:
        return None
    beyond = house.grid.neighbours[ahead][direction]
    cleared = _pushed(house, board, robot, beyond, direction, pushes - 1)
    return None if cleared is None else _moved(cleared, ahead, beyond)


def is_clear(house: Building, board: bytes, robot: int, ahead: int) -> bool:
    """Whether a neighbouring space is there, free and open; an empty plate is free (BS-CUSTOM-04, BS-CUSTOM-05)."""
    return ahead != NOWHERE and board[ahead] == FREE and not is_closed(house, board, robot, ahead)


def _moved(board: bytes, here: int, there: int) -> bytes:
    changed = bytearray(board)
    changed[here], changed[there] = FREE, board[here]
    return bytes(changed)


def is_pressed(house: Building, board: bytes, robot: int, level: int) -> bool:
    """Whether a robot or crate is on a plate of this colour; one plate is enough (BSX-PLATE-01, BSX-PLATE-02)."""
    return any(
        plate.level == level and (plate.cell == robot or board[plate.cell] in (CRATE, PARKED)) for plate in house.plates
    )


def is_closed(house: Building, board: bytes, robot: int, cell: int) -> bool:
    """Whether a sliding door bars this space (BS-CUSTOM-07, BS-CUSTOM-09, BSX-SLIDE-01).

    An occupied one stays open (BSX-SLIDE-03), and what stands in it blocks the space.
    """
    for door in house.sliding_doors:
        if door.cell == cell:
            return cell != robot and board[cell] == FREE and not is_pressed(house, board, robot, door.level)
    return False


def is_watched(house: Building, board: bytes, robot: int) -> bool:
    """Whether a camera that is on sees the robot (BSX-CAMERA-01, BSX-CAMERA-03, BS-CUSTOM-06, BS-CUSTOM-08)."""
    for camera in house.cameras:
        if (
            robot in house.grid.rays[camera.cell][camera.facing]
            and robot in view_of(house, board, robot, camera.cell, camera.facing)
            and not is_pressed(house, board, robot, camera.level)
        ):
            return True
    return False


def view_of(house: Building, board: bytes, robot: int, camera: int, facing: int) -> list[int]:
    """The straight line of spaces a camera watches, up to the first wall or blocking token (BSX-CAMERA-04)."""
    line = []
    for cell in house.grid.rays[camera][facing]:
        if board[cell] != FREE or is_closed(house, board, robot, cell):
            break
        line.append(cell)
    return line


def targets(
    house: Building,
    board: bytes,
    robot: int,
    secured: tuple[int, ...],
    kind: int,
    *,
    any_colour: bool = False,
    far: bool = False,
    keys: bool = True,
) -> list[int]:
    """The spaces that hold what the card works on, from where the robot stands.

    Next to it means orthogonally, with no wall between (BS-OPERATE-02, BS-OPERATE-03, BS-OPERATE-26); action type
    and colour must both match (BS-OPERATE-06) unless a role lets any colour do. A door needs a rescued hostage of
    its own colour (BS-OPERATE-15, BS-OPERATE-17, BS-OPERATE-18) where doors need `keys`. With a long arm the
    robot reaches over one empty space (BSX-ROBOT-03).
    """
    cells = [cell for cell in house.grid.neighbours[robot] if cell != NOWHERE]
    if far:
        cells += far_cells(house, board, robot)
    fitting = [cell for cell in cells if fits(board[cell], kind, any_colour=any_colour)]
    if ACTION[kind] == OPEN_DOOR and keys:
        return [cell for cell in fitting if kind_of(RESCUE_HOSTAGE, LEVEL[board[cell]]) in secured]
    return fitting


def fits(code: int, kind: int, *, any_colour: bool) -> bool:
    """Whether a card of this kind works on a token with this code; none does on a sliding door (BSX-SLIDE-02)."""
    return code == kind or (any_colour and code < KINDS and code != FREE and ACTION[code] == ACTION[kind])


def far_cells(house: Building, board: bytes, robot: int) -> list[int]:
    """The second spaces in a straight line, where the space between is empty and no wall is in the way."""
    return [
        ray[1]
        for ray in house.grid.rays[robot]
        if len(ray) > 1 and board[ray[0]] == FREE and not is_closed(house, board, robot, ray[0])
    ]
