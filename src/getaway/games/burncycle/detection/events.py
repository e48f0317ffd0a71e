"""Events of awareness and detection. Bots, units and spaces are given by number."""

from __future__ import annotations

from getaway.kernel import Event


class Detected(Event, frozen=True):
    """A bot is detected: its awareness chip lies on its space."""

    bot: int
    cell: int
    unit: int = -1
    """The unit that is aware of it, if one is."""


class ChipFollowed(Event, frozen=True):
    """The awareness chip of a detected bot goes along with it; a unit sees it go."""

    bot: int
    cell: int
    unit: int


class SlippedAway(Event, frozen=True):
    """A bot left the sight of all units; its awareness chip stays behind."""

    bot: int
    chip: int


class HidOn(Event, frozen=True):
    """A bot hid on a hiding spot."""

    bot: int
    cell: int


class ChipPlaced(Event, frozen=True):
    """An awareness chip was put on a space where its bot is not."""

    bot: int
    cell: int


class ChipCleared(Event, frozen=True):
    """An awareness chip went back to its mat."""

    bot: int
