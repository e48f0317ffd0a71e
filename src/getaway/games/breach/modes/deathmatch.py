"""Deathmatch: another map, with the Gateways in the middle of the sides."""

from __future__ import annotations

from getaway.games.breach.table.grid import Grid


def middles(house: Grid) -> list[tuple[int, int]]:
    """The middle room of each side: to the north, east, south and west."""
    last, row = house.size - house.cols, house.rows // 2 * house.cols
    return [((house.cols - 1) // 2, 0), (row + house.cols - 1, 1), (last + house.cols // 2, 2), (row, 3)]
