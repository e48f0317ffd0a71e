"""Events at a player's interface: cubes, Cheats, Hard Disk and Objectives."""

from __future__ import annotations

from getaway.kernel import Event, Seat


class CubeMoved(Event, frozen=True):
    """A code cube moves from box to box."""

    seat: Seat
    colour: str
    box: str
    to: str


class CubeGained(Event, frozen=True):
    """A code cube is gained."""

    seat: Seat
    colour: str


class Developed(Event, frozen=True):
    """A development cube goes to a Cheat."""

    seat: Seat
    box: int
    cheat: str


class CheatActivated(Event, frozen=True):
    """A Cheat is activated; a Program is named."""

    seat: Seat
    cheat: str
    card: str


class ProgramFlipped(Event, frozen=True):
    """The other Program shows."""

    seat: Seat
    card: str


class InformationGained(Event, frozen=True):
    """A token goes to the Hard Disk, maybe for another."""

    seat: Seat
    token: str
    dropped: str = ""


class InformationLeft(Event, frozen=True):
    """A token is left for want of room."""

    seat: Seat
    token: str


class MarkCovered(Event, frozen=True):
    """A mark of the Hard Disk is covered for the first time."""

    seat: Seat
    mark: int


class ObjectiveShown(Event, frozen=True):
    """A completed Objective is shown."""

    seat: Seat
    objective: str
