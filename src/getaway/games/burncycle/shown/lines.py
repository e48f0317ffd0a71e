"""The lines of a floor: inner walls, outer walls, and the edge of the mat outdoors; doors and rubble are gaps."""

from __future__ import annotations

from getaway.games.burncycle.floor import DOWN, NOWHERE, OUTDOOR, RIGHT, WALL, Floor
from getaway.kit.walls import Wall, joined

INNER, OUTER, EDGE = "inner", "outer", "edge"


def lines(house: Floor, broken: tuple[int, ...], kind: str) -> tuple[Wall, ...]:
    """All lines of one kind."""
    lying = [[_above(house, broken, row, col) == kind for col in range(house.cols)] for row in range(house.rows + 1)]
    standing = [[_left(house, broken, row, col) == kind for row in range(house.rows)] for col in range(house.cols + 1)]
    return joined(lying, standing)


def _above(house: Floor, broken: tuple[int, ...], row: int, col: int) -> str:
    return _between(house, broken, _at(house, row - 1, col), DOWN, _at(house, row, col))


def _left(house: Floor, broken: tuple[int, ...], row: int, col: int) -> str:
    return _between(house, broken, _at(house, row, col - 1), RIGHT, _at(house, row, col))


def _at(house: Floor, row: int, col: int) -> int:
    """The space in this row and column, counted from 0; nowhere beside the mat and where nothing is in play."""
    if not (0 <= row < house.rows and 0 <= col < house.cols):
        return NOWHERE
    cell = row * house.cols + col
    return cell if house.playable(cell) else NOWHERE


def _between(house: Floor, broken: tuple[int, ...], cell: int, towards: int, other: int) -> str:
    """What is drawn between a space and the one to its right or below it."""
    if NOWHERE in (cell, other):
        inside = max(cell, other)
        return "" if inside == NOWHERE else EDGE if house.kind[inside] == OUTDOOR else OUTER
    if house.side(cell, towards) != WALL or house.edge(cell, towards) in broken:
        return ""
    return OUTER if house.exterior(cell, towards) else INNER
