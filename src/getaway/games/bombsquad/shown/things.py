"""Every thing of a view that an option can belong to or touch, by its name."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.games.bombsquad.shown.view import View
from getaway.games.bombsquad.table.building import building
from getaway.games.bombsquad.table.pieces import ROLES, SLOTS
from getaway.games.bombsquad.table.places import DISCARDS, FRAME


def things(view: View) -> frozenset[str]:
    """Seats, spaces, robots, the frame and its slots, cards in hands, the piles and, where they are used, the roles."""
    return frozenset([*_on_the_building(view), *_cards(view), *_people(view)])


def _on_the_building(view: View) -> Iterator[str]:
    table = view.table
    house = building(table.mission, epic=table.epic)
    yield from (f"cell:{cell}" for cell in range(house.grid.size))
    yield f"robot:{table.robot_tile}"
    if table.parked:
        yield f"robot:{table.parked.tile}"


def _cards(view: View) -> Iterator[str]:
    yield from (FRAME, DISCARDS, "pile:draw")
    yield from (f"slot:{slot}" for slot in range(SLOTS))
    for seat, hand in enumerate(view.hands):
        yield from (f"hand:{seat}:{place}" for place in range(len(hand)))


def _people(view: View) -> Iterator[str]:
    yield from (f"seat:{seat}" for seat in range(view.table.players))
    if view.table.role_choice != "none":
        yield from (f"role:{role}" for role in ROLES)
