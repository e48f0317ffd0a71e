"""Strikes of an exact number of AP, and the floors they are struck on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.burncycle.table import Space, arrange, at, do, faces, g

from getaway.games.burncycle.floor import DOWN, LEFT, RIGHT, UP, lay
from getaway.kernel import Match

POOL = (10, 5, 5)

YARD = lay(
    "strike_yard",
    """
    +---+---+---+---+---+
    | .   .   . | aC  a |
    +   +   +   +   +   +
    | .   .   . : a   a |
    +---+---+---+---+---+
    """,
)
"""A hallway of 2 by 3 with room a to its right: a wall in row 1 and a door in row 2 between them.

Behind the wall is a cache space.
"""

DIRECTIONS = {"up": UP, "right": RIGHT, "down": DOWN, "left": LEFT}


def shown_for(ap: int) -> list[int | tuple[str, int]]:
    """Dice of the largest pool that show this many AP together, none of them blank."""
    elite, rest = [("elite", 3)] * min(5, ap // 3), ap - 3 * min(5, ap // 3)
    advanced, rest = [("advanced", 3)] * (rest // 3), rest % 3
    return [*([rest] if rest else []), *advanced, *elite]


def roll_of(ap: int) -> Mapping[str, Any]:
    """The throw of these dice, as chance gives it."""
    return faces(*shown_for(ap))


def dice_for(ap: int) -> dict[str, int]:
    """How many dice of each kind that takes."""
    kinds = [each[0] if isinstance(each, tuple) else "basic" for each in shown_for(ap)]
    return {kind: kinds.count(kind) for kind in ("basic", "advanced", "elite")}


def ready(*aps: int, players: int = 1, **position: Any) -> Match:
    """A position on the yard with the largest pool, where the strikes to come roll this many AP."""
    position = {"plan": "strike_yard", "module": {"at": (2, 1)}, "pool": POOL, "reached": 26, **position}
    return arrange(players, *[roll_of(ap) for ap in aps if ap], **position)


def strike(match: Match, ap: int, number: int = 1, bot: int = 0) -> None:
    """Strike at a unit with dice that will show this many AP."""
    do(match, "strike-unit", bot=bot, unit=number, **dice_for(ap))


def wall(match: Match, space: Space, side: str) -> int:
    """The wall on a side of a space."""
    return g(match).floor.edge(at(match, space), DIRECTIONS[side])


def strike_wall(match: Match, ap: int, space: Space, side: str, bot: int = 0) -> None:
    """Strike at the wall on a side of a space with dice that will show this many AP."""
    do(match, "strike-wall", bot=bot, wall=wall(match, space, side), **dice_for(ap))
