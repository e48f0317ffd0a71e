"""Events while the robot carries out its cards."""

from __future__ import annotations

from getaway.kernel import Event


class Moved(Event, frozen=True):
    """The robot moved."""

    card: int
    direction: str
    to: int


class Worked(Event, frozen=True):
    """A door was opened, a hostage rescued or a bomb disarmed."""

    card: int
    cell: int


class Failed(Event, frozen=True):
    """A card couldn't be carried out: an error."""

    card: int
    direction: str = ""


class ActivationEnded(Event, frozen=True):
    """The cards on the frame were discarded in the order they were carried out."""

    cards: tuple[int, ...]


class Filmed(Event, frozen=True):
    """A camera saw the robot move."""

    cells: int
