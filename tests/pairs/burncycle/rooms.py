"""Floors and words for the tests of pairs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.burncycle.plans import hall
from tests.rules.burncycle.table import arrange, do, faces

from getaway.games.burncycle.floor import Infobar, lay
from getaway.kernel import Match

NO_DICE = {"basic": 0, "advanced": 0, "elite": 0}
FIELD = lay("pairs_field", hall(3, 9))
OFFICE = lay(
    "pairs_office",
    """
    +---+---+---+---+---+---+
    | .   .   . : aT  a   a |
    +   +   +   +   +   +   +
    | .   .   . | a   aC  a |
    +---+---+---+---+---+---+
    | .   .   . : bH  b   b |
    +   +   +   +   +   +   +
    | .   .   . | b   b   b |
    +---+---+---+---+---+---+
    """,
    rooms={"a": Infobar("lab", "tech", "tech", dice=1), "b": Infobar("store", "office", "utility", dice=1)},
)
"""A terminal beside a locked door in room a, a hiding spot beside a locked door in room b."""
CARDS = ["servo-legs", "nitro-shot"]
DOWN = {"shut": True, "power": 0}
GONE = {"cell": -1, "escaped": True}


def field(players: int = 1, *chances: Any, **position: Any) -> Match:
    """A position on an open floor, the command module in its far corner unless told otherwise."""
    position = {"module": {"at": (3, 9)}, "reached": 26, **position}
    return arrange(players, *chances, plan="pairs_field", **position)


def moved(match: Match, basic: int = 0) -> None:
    """Begin a move action with this many basic dice."""
    do(match, "move", **{**NO_DICE, "basic": basic})


def on_the_move(*rolled: int, mine: Mapping[str, Any], **position: Any) -> Match:
    """The first agent in a move action with these AP."""
    agents = [mine, *position.pop("others", ())]
    match = field(len(agents), *([faces(*rolled)] if rolled else []), agents=agents, pool=(9, 0, 0), **position)
    moved(match, len(rolled))
    return match
