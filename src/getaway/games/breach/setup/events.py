"""Events of set-up."""

from __future__ import annotations

from getaway.kernel import Event, Seat


class InformationLaid(Event, frozen=True):
    """Information lies on the nodes."""

    tokens: tuple[str, ...]


class RewardsLaid(Event, frozen=True):
    """Four Rewards lie face up."""

    cards: tuple[str, ...]


class AvatarChosen(Event, frozen=True):
    """A player takes an Avatar."""

    seat: Seat
    avatar: str


class BreacherChosen(Event, frozen=True):
    """A player takes a Breacher."""

    seat: Seat
    breacher: str


class InterfaceChosen(Event, frozen=True):
    """A player takes an interface."""

    seat: Seat
    colour: str


class ProgramChosen(Event, frozen=True):
    """A player shows a Program."""

    seat: Seat
    card: str


class ObjectiveDealt(Event, frozen=True):
    """A player is dealt an Objective, which only that player sees."""

    seat: Seat
    objective: str
