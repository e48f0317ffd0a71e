"""Interface in disguise, for the tests of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.burncycle.table import arrange, at, do

from getaway.games.burncycle.floor import lay
from getaway.kernel import Match

LANE = lay(
    "masked_lane",
    """
    +---+---+---+---+---+---+---+---+---+
    | .   .   .   .   .   .   .   .   . |
    +   +   +   +   +   +   +   +   +---+
    | .   .   .   .   .   .   .   . | z |
    +---+---+---+---+---+---+---+---+---+
    """,
)
AWAY = {"at": (2, 9)}
"""In room z, into which no way leads."""
MASK = -2
"""The number of the first agent as a guard."""


def masked(
    *chances: Mapping[str, Any] | str,
    name: str = "hamster",
    space: tuple[int, int] = (1, 3),
    others: tuple[dict[str, object], ...] = (),
    phase: str = "act",
    **more: Any,
) -> Match:
    """Interface on this space, disguised as this guard and facing right; the others' agents beside."""
    own = {"name": "interface", "at": space, "disguise": name, "facing": "right", **more.pop("own", {})}
    position = {"module": AWAY, "pool": (10, 5, 5), "reached": 26, **more}
    return arrange(1 + len(others), *chances, plan="masked_lane", agents=[own, *others], phase=phase, **position)


def walk(match: Match, dice: int, *spaces: tuple[int, int], bot: int = 0) -> None:
    """Take a move action and walk."""
    do(match, "move", basic=dice, advanced=0, elite=0)
    for space in spaces:
        do(match, "step", bot=bot, to=at(match, space))
