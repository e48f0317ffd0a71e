"""The spaces of a floor that a mission refers to."""

from __future__ import annotations

from functools import lru_cache

from getaway.games.burncycle.table.mats.floor import HALLWAY, OUTDOOR, Floor
from getaway.games.burncycle.table.mission_cards import Place
from getaway.games.burncycle.table.parts import NOWHERE


@lru_cache(maxsize=512)
def spaces(floor: Floor, place: Place) -> tuple[int, ...]:
    """Every space in play that fits, in order."""
    return tuple([cell for cell in range(floor.size) if floor.playable(cell) and _fits(floor, place, cell)])


def is_at(floor: Floor, place: Place, cell: int) -> bool:
    """Whether this space fits; a bot that is nowhere is at no place."""
    return cell != NOWHERE and cell in spaces(floor, place)


def _fits(floor: Floor, place: Place, cell: int) -> bool:
    """A safe zone attached to a room is a separate room, not a part of that room (BC-AREA-06, BC-ROOM-06)."""
    room = floor.room(cell)
    if place.room and (room is None or room.key != place.room):
        return False
    if place.type and (room is None or room.type != place.type):
        return False
    return not place.spot or _is_spot(floor, place.spot, cell)


def _is_spot(floor: Floor, spot: str, cell: int) -> bool:
    """Only a mission gives an objective space a meaning (BC-OSPACE-01, BC-OSPACE-02)."""
    if spot == "objective":
        return cell in floor.objectives
    if spot == "hallway":
        return floor.kind[cell] == HALLWAY
    if spot == "hallway-post":
        return any(post.cell == cell for post in floor.hallway_posts)
    return floor.kind[cell] == OUTDOOR if spot == "outdoors" else floor.is_safe(cell)
