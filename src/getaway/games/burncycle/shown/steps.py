"""The steps of a player's turn and of the corporation's, as a player would list them."""

from __future__ import annotations

from typing import Final

from getaway.games.burncycle.ground.ending import TURN
from getaway.games.burncycle.table.model import Burncycle

STEPS: Final = ("route-first", "pool", "act", "network", "route-last", "degrade", "security", "pings", "threat")
"""Six steps of a player's turn (BC-TURN-01), then three of the corporation's (BC-CTURN-02)."""
PART_OF: Final = {
    "landing": "network",
    "last": "degrade",
    "cut-short": "degrade",
    "handover": "degrade",
    "activation": "security",
    "ping-moves": "pings",
    "ping-dice": "pings",
}
"""Phases of the state that are part of a step with another name; the rest of a turn is part of the action step."""


def step_of(g: Burncycle) -> str:
    """The step that is going on; nothing before a turn begins and while a floor is set up."""
    phase = PART_OF.get(g.phase, g.phase)
    if phase in STEPS:
        return phase
    return "act" if phase in TURN else ""
