"""A bot that enters a room of the offices, where surveillance results come up."""

from __future__ import annotations

from typing import Any

from tests.rules.burncycle.table import at, do, faces
from tests.rules.burncycle.terminal.offices import UPPER_DOOR, A, B, office, results

from getaway.kernel import Match

DOOR = (2, 2)
"""The first space of room a behind its upper door."""
BEHIND_THE_DOOR = {"unlocked": (UPPER_DOOR,), "unseen": (A, B)}


def enter(*shown: str, ap: int = 2, bot: int = 0, **position: Any) -> Match:
    """A bot steps through the unlocked upper door into room a, where these results come up."""
    place = (
        {"agents": [{"at": (1, 2), "power": 4}]} if bot == 0 else {"agents": [{"at": (1, 7)}], "module": {"at": (1, 2)}}
    )
    given = {**BEHIND_THE_DOOR, **place, **position}
    match = office(1, faces(ap), results(*shown), **given)
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=bot, to=at(match, DOOR))
    return match
