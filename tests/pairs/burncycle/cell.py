"""A cell of the table of pairs, and what is set against what.

A cell has its tests, or the reason why the two never meet. Tests are named from `tests/rules/burncycle`, those of the
net itself from `tests/pairs/burncycle` as `pairs/...`.
"""

from __future__ import annotations

from typing import NamedTuple

CONDITIONS = {
    "shut": "a shut down agent",
    "stunned": "a stunned security unit",
    "disguised": "disguised Interface",
    "escaped": "an escaped bot",
    "carrying": "a bot that carries an objective bead",
    "pushed": "a security unit that is pushed",
    "swapped": "a bot that is swapped",
    "banned": "an agent whose IP is banned",
    "hidden": "a hidden bot",
    "captain": "the captain, or the captain chip",
}
STEPS = {
    "route": "route power",
    "pool": "build the dice pool",
    "move": "move action",
    "strike": "strike action",
    "terminal": "terminal action",
    "netcard": "network card action",
    "keypad": "keypad action",
    "repair": "repair action",
    "alter": "free action: alter",
    "trade": "free action: trade",
    "use": "free action: equipment and abilities",
    "mods": "install or discard a mod",
    "enter": "surveil a room, collect a cache",
    "network": "network step",
    "end": "degrade, end of turn",
    "reboot": "reboot, reserves",
    "awareness": "awareness and detection",
    "pursue": "security: pursue",
    "investigate": "security: investigate",
    "patrol": "security: patrol",
    "attack": "security: attack",
    "pings": "ping activation",
    "threat": "threat",
    "floor": "floor change",
    "objective": "objectives",
    "imperative": "imperatives",
}


class Cell(NamedTuple):
    """What holds where a condition meets a step, and what proves it; without tests, why they never meet."""

    says: str
    tests: tuple[str, ...] = ()


def proved(says: str, *tests: str) -> Cell:
    """A cell with its tests."""
    return Cell(says, tests)


def never(says: str) -> Cell:
    """A cell that cannot occur, and why."""
    return Cell(says)


BOTS_ONLY = never("only players and their bots do this, not security units")
KEYPAD_STEP = "keypad/test_keypad.py::test_nobody_is_swapped_or_pushed_in_the_free_step"
BONUS = "movement/test_bonus.py::test_swap_push_and_keys_do_not_work_in_bonus_movement"
EVERY_DEED = "inventory/test_imperative_cards.py::test_an_imperative_and_every_deed"


def after(what: str) -> Cell:
    """A swap and a push are over with their step."""
    return never(f"it moves only within a move action, and is an ordinary {what} afterwards")
