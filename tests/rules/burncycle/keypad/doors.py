"""Floors with locked doors, and words for keypad actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.burncycle.table import arrange, can, do, g

from getaway.games.burncycle.floor import lay
from getaway.games.burncycle.floor.doors import is_unlocked
from getaway.kernel import Match, Play

PLAN = """
    +---+---+---+---+---+
    | .   .   . | a   a |
    +===+   +   +   +   +
    | b | .   . : a   a |
    +---+---+---+---+---+
    """
for number in (1, 2, 3):
    lay(f"keypad_{number}", PLAN, number=number)
OF_B, OF_A = 0, 1
"""The doors: that of room b is below [1, 1], that of room a to the right of [2, 3]."""
BEYOND = (2, 4)
"""The space behind the door of room a."""
NO_DICE = {"basic": 0, "advanced": 0, "elite": 0}


def at_door(card: str, *chances: str | Mapping[str, Any], level: int = 1, players: int = 1, **position: Any) -> Match:
    """Agent 0 is on [2, 3] at the door of room a, where this keypad card lies; the module is on [1, 1] at room b's."""
    position = {
        "plan": f"keypad_{level}",
        "agents": [{"at": (2, 3)}],
        "module": {"at": (1, 1)},
        "keypads": ((OF_A, card),),
        "reached": 26,
        **position,
    }
    return arrange(players, *chances, **position)


def begin(match: Match, bot: int = 0, door: int = OF_A) -> None:
    """Begin a keypad action."""
    do(match, "keypad", bot=bot, door=door)


def resolving(card: str, *chances: str | Mapping[str, Any], **position: Any) -> Match:
    """The agent is resolving the inputs of this card."""
    match = at_door(card, *chances, **position)
    begin(match)
    do(match, "resolve-inputs")
    return match


def is_open(match: Play, door: int = OF_A) -> bool:
    """Whether a door is unlocked."""
    return is_unlocked(g(match), door)


def verbs(match: Match) -> set[str]:
    """What can be done now."""
    return {wish.verb for wish in match.asks[0].choice}


def inputs(match: Match) -> tuple[str, ...]:
    """The inputs still open."""
    keypad = g(match).at_keypad
    assert keypad is not None
    return keypad.inputs


def ways(match: Match, wanted: str) -> list[dict[str, Any]]:
    """How an input can be resolved now."""
    return [way for way in can(match, "resolve") if way["input"] == wanted]
