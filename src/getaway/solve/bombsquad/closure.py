"""Whether a mission can be done if nothing moves: take off all that can be taken, until nothing more can.

Rescuing and opening never hurt, so what is left at the end can never be reached: the closed set is the proof.
"""

from __future__ import annotations

import msgspec

from getaway.games.bombsquad.pack.steps import BOMBS, HOSTAGES, Task, reach
from getaway.games.bombsquad.table.building import FREE, Building
from getaway.games.bombsquad.table.pieces import KINDS, LEVEL, OPEN_DOOR, kind_of
from getaway.kit.grid import NOWHERE

NO_BOMB = -1


class Closed(msgspec.Struct, frozen=True):
    """All that can be reached: spaces, door colours with a rescued hostage, open doors, and what stays outside.

    `last` is the bomb left for the end, which the perfect result needs; -1 where all may be taken.
    """

    last: int
    cells: frozenset[int]
    colours: frozenset[int]
    doors: frozenset[int]
    outside: tuple[int, ...]


def is_monotone(house: Building) -> bool:
    """Whether nothing in the building moves or slides."""
    return not (house.crates or house.sliding_doors)


def closure(job: Task, last: int = NO_BOMB, shut: int = NO_BOMB) -> Closed:
    """All that can be reached and taken while the bomb on `last` stays to the end and the door on `shut` for ever."""
    board, cells, colours = bytearray(job.house.board), {job.house.start}, set[int]()
    grew = True
    while grew:
        grew = False
        for cell in sorted(cells):
            for other in reach(job, cell, bytes(board)):
                if other not in (last, shut) and _comes_off(board[other], colours):
                    colours |= {LEVEL[board[other]]} if board[other] in HOSTAGES else set()
                    board[other], grew = FREE, True
            free = {c for c in job.house.grid.neighbours[cell] if c != NOWHERE and board[c] == FREE} - cells
            cells, grew = cells | free, grew or bool(free)
    return _closed(job, last, bytes(board), frozenset(cells), frozenset(colours))


def _comes_off(code: int, colours: set[int] | frozenset[int]) -> bool:
    if code == FREE or code >= KINDS:
        return False
    return code not in _DOORS or LEVEL[code] in colours


_DOORS = tuple(kind_of(OPEN_DOOR, level) for level in (1, 2, 3))


def _closed(job: Task, last: int, board: bytes, cells: frozenset[int], colours: frozenset[int]) -> Closed:
    doors = frozenset(door.cell for door in job.house.doors if board[door.cell] == FREE)
    left = [cell for cell, code in enumerate(board) if code in HOSTAGES + BOMBS and cell != last]
    if last != NO_BOMB and not any(last in reach(job, cell, board) for cell in cells):
        left.append(last)
    return Closed(last, cells, colours, doors, tuple(left))


def impossible(job: Task) -> tuple[Closed, ...]:
    """The proof that the perfect result is out of reach, a closed set for every choice of the last bomb; or nothing."""
    plain = closure(job)
    if plain.outside:
        return (plain,)
    tries = [closure(job, last=bomb.cell) for bomb in job.house.bombs]
    return tuple(tries) if all(tried.outside for tried in tries) else ()


def holds(job: Task, proof: Closed) -> bool:
    """Whether no rule leads out of the closed set, checked space by space without repeating the search."""
    house = job.house
    gone = {t.cell for t in (*house.doors, *house.hostages, *house.bombs)} - set(proof.outside) - {proof.last}
    shut = {door.cell for door in house.doors} - proof.doors
    board = bytes(FREE if cell in gone - shut else code for cell, code in enumerate(house.board))
    for cell in proof.cells:
        if any(o != NOWHERE and board[o] == FREE and o not in proof.cells for o in house.grid.neighbours[cell]):
            return False
        if any(o != proof.last and _comes_off(board[o], proof.colours) for o in reach(job, cell, board)):
            return False
    keys = {h.level for h in house.hostages if h.cell not in proof.outside}
    return house.start in proof.cells and bool(proof.outside) and keys <= proof.colours
