"""What every approach to a keypad shares: the card's column, opening the door, giving up."""

from __future__ import annotations

import msgspec

from getaway.games.burncycle.floor.doors import unlock
from getaway.games.burncycle.ground.effects import Cites
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.keypad.events import LeftLocked
from getaway.games.burncycle.movement.passing import offer_drone_step, offer_step
from getaway.games.burncycle.table.doing import AtKeypad
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import Column, keypad_cards
from getaway.games.burncycle.threat.dial import escalation
from getaway.kernel import Script

BLANK = Column(())
"""What a door without a card shows: if every card lies at another door, none can be drawn (BC-LIMIT-08)."""


def at(g: Burncycle) -> AtKeypad:
    """The keypad action in progress."""
    keypad = g.at_keypad
    assert keypad is not None  # noqa: S101 - asked only then
    return keypad


def door_tried(g: Burncycle) -> str | None:
    """The door of the keypad action in progress, as a piece on the board."""
    return None if g.at_keypad is None else f"door:{g.at_keypad.door}"


def change(g: Burncycle, **changes: object) -> AtKeypad:
    """Change the keypad action in progress."""
    g.at_keypad = keypad = msgspec.structs.replace(at(g), **changes)
    return keypad


def keypad_level(g: Burncycle) -> int:
    """A keypad has the level of the floor's number unless an effect raises it (BC-KEYPAD-07, BC-THRCARD-08)."""
    return max(g.level, escalation(g, "door-level"))


def card_at(g: Burncycle, door: int) -> str:
    """The keypad card lying at a door, or nothing."""
    return next((card for where, card in g.keypads if where == door), "")


def column(g: Burncycle, door: int) -> Column:
    """The column in use of the card at a door (BC-KEYPAD-07)."""
    card = card_at(g, door)
    return keypad_cards()[card].columns[keypad_level(g) - 1] if card else BLANK


def open_up(g: Burncycle, cites: Cites) -> Script[None]:
    """The door gets its peg and its card is discarded (BC-KEYPAD-15, BC-KEYPAD-16); then the free step is open.

    What the unlocking completes is paid before the step (BC-IMP-08).
    """
    peg(g, cites)
    yield from settle(g)
    keypad = at(g)
    door = g.floor.doors[keypad.door]
    g.at_keypad = None
    if keypad.helper:
        offer_drone_step(g, keypad.bot, door.other(g.drone))
    else:
        offer_step(g, keypad.bot, door.other(g.bots[keypad.bot].cell), "BC-KEYPAD-17")


def peg(g: Burncycle, cites: Cites) -> None:
    """The door of the keypad action is unlocked; other unlocked doors don't count (BC-KEYPAD-22)."""
    keypad = at(g)
    unlock(g, keypad.door, cites, keypad.bot)
    keypad_opened(g, keypad)


def keypad_opened(g: Burncycle, keypad: AtKeypad) -> None:
    """The keypad action has opened its door."""
    did(g, "keypad-open", keypad.bot, g.bots[keypad.bot].cell, detail=str(keypad.door))


def leave_locked(g: Burncycle, cites: Cites) -> None:
    """The action ends; the card stays at the door, what was resolved is forgotten (BC-KEYPAD-20, BC-INPUT-17)."""
    keypad = at(g)
    g.phase, g.at_keypad = "act", None
    g.tell(LeftLocked(keypad.bot, keypad.door), cites=cites)
