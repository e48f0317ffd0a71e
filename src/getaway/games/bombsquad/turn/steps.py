"""The steps of a turn as a player would list them: an action, and what follows if it activates the robot."""

from __future__ import annotations

from typing import Final

from getaway.games.bombsquad.table.state import BombSquad

STEPS: Final = ("action", "order", "operate", "bonus")
_IN: Final = {
    "turn": "action",
    "take_back": "action",
    "revealed": "action",
    "order": "order",
    "operate": "operate",
    "stopped": "operate",
    "bonus": "bonus",
}


def step_of(g: BombSquad) -> str:
    """The step of the turn that the match is in; nothing before the first turn and after the last (BS-TURN-01)."""
    return _IN.get(g.phase, "")
