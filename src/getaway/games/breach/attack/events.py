"""Events of attacks, and of what they lead to."""

from __future__ import annotations

from getaway.kernel import Event, Seat


class AttackDeclared(Event, frozen=True):
    """An attack begins, by an Avatar or an ICE."""

    seat: Seat
    model: int
    attack: int


class TargetNamed(Event, frozen=True):
    """The target of an attack or a subroutine."""

    seat: Seat
    model: int


class Forgone(Event, frozen=True):
    """An attack finds no target."""

    seat: Seat


class Eluded(Event, frozen=True):
    """A Virus is eluded."""

    seat: Seat


class AttackResolved(Event, frozen=True):
    """An attack assigned this many Viruses."""

    seat: Seat
    model: int
    n: int


class VirusAssigned(Event, frozen=True):
    """An Avatar receives a Virus."""

    seat: Seat
    owner: int


class Shielded(Event, frozen=True):
    """An Avatar is shielded."""

    seat: Seat


class ShieldLost(Event, frozen=True):
    """A Shield token is discarded."""

    seat: Seat


class ShieldHeld(Event, frozen=True):
    """A shield stops a Virus."""

    seat: Seat


class ThreatRose(Event, frozen=True):
    """Threat rises."""

    seat: Seat
    threat: int


class ThreatReset(Event, frozen=True):
    """Threat is reset."""

    seat: Seat


class ThreatIgnored(Event, frozen=True):
    """Threat doesn't rise: a shield stops it, or the Avatar is disconnected."""

    seat: Seat


class Slid(Event, frozen=True):
    """An Avatar slides."""

    seat: Seat
    room: int


class Disconnected(Event, frozen=True):
    """An Avatar leaves the Database."""

    seat: Seat


class CopiedOrPaid(Event, frozen=True):
    """An infecting player copies Information of a disconnected Avatar, or takes a Credit."""

    seat: Seat
    other: Seat
    token: str


class IceAttached(Event, frozen=True):
    """An ICE attaches itself to an Avatar."""

    model: int
    seat: Seat


class AttachIgnored(Event, frozen=True):
    """An ICE finds no room at the base of an Avatar."""

    model: int
    seat: Seat


class IceInfected(Event, frozen=True):
    """An ICE has this many Viruses now."""

    model: int
    n: int


class IceEliminated(Event, frozen=True):
    """A player eliminates an ICE."""

    model: int
    ice: str
    seat: Seat


class GuardianInfected(Event, frozen=True):
    """A Virus lies on the Guardian's card."""

    seat: Seat
