"""Events of keypad actions."""

from __future__ import annotations

from getaway.kernel import Event


class KeypadBegun(Event, frozen=True):
    """A keypad action begins at a door: the card lying there, its level, the inputs of its column."""

    bot: int
    door: int
    card: str
    level: int
    inputs: tuple[str, ...]
    jam: bool
    optimized: bool


class KeypadDrawn(Event, frozen=True):
    """A door gets its keypad card."""

    door: int
    card: str


class KeypadDieRolled(Event, frozen=True):
    """The keypad die: one more input, or the door opens."""

    door: int
    face: str


class InputResolved(Event, frozen=True):
    """An input is resolved: by a chip of a bot's reserve, a chip of a slot counted from 1, or as it says."""

    bot: int
    input: str
    reserve: int = -1
    slot: int = 0


class InputIgnored(Event, frozen=True):
    """An optimized keypad action leaves an input unpaid."""

    bot: int
    input: str


class Forced(Event, frozen=True):
    """A keypad was tried by brute force."""

    bot: int
    door: int
    ap: int
    durability: int


class LeftLocked(Event, frozen=True):
    """A keypad action ended with the door locked."""

    bot: int
    door: int
