"""Events of the ground rules: dice, the steps of a turn, Joan's charge, the end of the game."""

from __future__ import annotations

from getaway.kernel import Event


class PoolBuilt(Event, frozen=True):
    """The dice pool of a turn."""

    seat: int
    basic: int
    advanced: int
    elite: int


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


class OwnDieRolled(Event, frozen=True):
    """A bot rolled its own die, for AP or for extra movement."""

    bot: int
    die: str
    ap: int
    move: int


class DiceAdded(Event, frozen=True):
    """Dice were added to the pool of the player whose turn it is."""

    seat: int
    kind: str
    n: int


class StepBegan(Event, frozen=True):
    """One of the six steps of a turn begins."""

    step: str


class StepSkipped(Event, frozen=True):
    """A step of the turn is skipped, and why."""

    step: str
    why: str


class TrackerMoved(Event, frozen=True):
    """The tracker stops on the chip of a slot, counted from 1."""

    slot: int
    chip: str


class DroneCharged(Event, frozen=True):
    """Joan the Drone is charged again, or depleted."""

    charged: bool


class GameEnded(Event, frozen=True):
    """The game is won, or lost for some reason."""

    result: str
