"""What the seats are told of a turn. Bots and units are told by number, spaces, doors and nodes by number, too."""

from __future__ import annotations

from getaway.kernel import Event


class TurnBegan(Event, frozen=True):
    """A player's turn begins."""

    seat: int
    round: int


class StepBegan(Event, frozen=True):
    """One of the six steps of a turn begins."""

    step: str


class StepSkipped(Event, frozen=True):
    """A step of the turn is skipped, and why."""

    step: str
    why: str


class PoolBuilt(Event, frozen=True):
    """The dice pool of a turn."""

    seat: int
    basic: int
    advanced: int
    elite: int


class TrackerMoved(Event, frozen=True):
    """The tracker stops on the chip of a slot, counted from 1."""

    slot: int
    chip: str


class Passed(Event, frozen=True):
    """The opportunity of a chip was given up."""

    seat: int


class DiceRolled(Event, frozen=True):
    """Action dice were rolled: kinds and faces in the same order."""

    bot: int
    purpose: str
    kinds: tuple[str, ...]
    faces: tuple[int, ...]


class Rerolled(Event, frozen=True):
    """A die was rolled again."""

    die: int
    face: int


class Totalled(Event, frozen=True):
    """The AP of a check."""

    bot: int
    ap: int
    blanks: int
    """Blank dice that went back to the pool."""


class Stepped(Event, frozen=True):
    """A bot moved to a space next to it."""

    bot: int
    to: int
    ap: int
    """The AP that are left."""


class Swapped(Event, frozen=True):
    """A bot exchanged spaces with another bot."""

    bot: int
    other: int


class Pushed(Event, frozen=True):
    """A bot pushed a security unit away."""

    bot: int
    unit: int
    to: int


class MoveEnded(Event, frozen=True):
    """A move action is over; AP left are lost."""

    ap: int


class KeyUsed(Event, frozen=True):
    """A bot discarded a key to unlock a door."""

    bot: int
    door: int


class DoorUnlocked(Event, frozen=True):
    """A door got its peg."""

    door: int


class DoorLocked(Event, frozen=True):
    """A door lost its peg."""

    door: int


class PowerChanged(Event, frozen=True):
    """A bot gained or lost power."""

    bot: int
    by: int
    power: int


class ShutDown(Event, frozen=True):
    """A bot is shut down."""

    bot: int


class Reactivated(Event, frozen=True):
    """A shut down agent works again."""

    bot: int


class Detected(Event, frozen=True):
    """A bot is detected: its awareness chip lies on its space."""

    bot: int
    cell: int
    unit: int = -1
    """The unit that is aware of it, if one is."""


class SlippedAway(Event, frozen=True):
    """A bot left the sight of all units; its awareness chip stays behind."""

    bot: int
    chip: int


class HidOn(Event, frozen=True):
    """A bot hid on a hiding spot."""

    bot: int
    cell: int


class ChipCleared(Event, frozen=True):
    """An awareness chip went back to its mat."""

    bot: int


class ThreatChanged(Event, frozen=True):
    """Threat advanced or fell."""

    by: int
    threat: int


class ThreatEvent(Event, frozen=True):
    """A threat event happens, or an escalation comes into force."""

    level: int
    title: str


class KeyGained(Event, frozen=True):
    """A bot gained keys, and has so many now."""

    bot: int
    keys: int


class TurnEnded(Event, frozen=True):
    """A player's turn is over."""

    seat: int


class GameEnded(Event, frozen=True):
    """The game is won, or lost for a cause."""

    result: str
