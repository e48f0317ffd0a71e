"""Deathmatch: Information and Gateways lie elsewhere (BR-DM-02); otherwise competitive rules apply (BR-DM-01)."""

from __future__ import annotations

from getaway.games.breach.table.grid import Grid
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.pieces import Map, maps


def map_of(g: Breach) -> Map:
    """The Information map of this mode and number of players (BR-SETDB-07, BR-DM-03)."""
    return maps()[f"{'deathmatch' if g.mode == 'deathmatch' else 'standard'}{max(2, g.players)}"]


def gateway_places(g: Breach) -> list[tuple[int, int]]:
    """Room and side of each Gateway: at the corners (BR-SETDB-10), in Deathmatch in the middle of the sides."""
    return middles(g.grid) if g.mode == "deathmatch" else list(zip(g.grid.corners, range(4), strict=True))


def middles(house: Grid) -> list[tuple[int, int]]:
    """The middle room of each side: to the north, east, south and west."""
    last, row = house.size - house.cols, house.rows // 2 * house.cols
    return [((house.cols - 1) // 2, 0), (row + house.cols - 1, 1), (last + house.cols // 2, 2), (row, 3)]
