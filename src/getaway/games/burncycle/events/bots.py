"""What the seats are told of awareness chips, of the bots' own dice, of disguises and of Joan the Drone."""

from __future__ import annotations

from getaway.kernel import Event


class ChipFollowed(Event, frozen=True):
    """The awareness chip of a detected bot goes along with it; a unit sees it go."""

    bot: int
    cell: int
    unit: int


class BonusMovement(Event, frozen=True):
    """A bot may move some spaces besides a move action."""

    bot: int
    spaces: int


class OwnDieRolled(Event, frozen=True):
    """A bot rolled its own die, for AP or for movement of its own."""

    bot: int
    die: str
    ap: int
    move: int


class DisguisePutOn(Event, frozen=True):
    """An agent looks like a guard now."""

    bot: int
    guard: str
    facing: int


class DisguiseTakenOff(Event, frozen=True):
    """A disguise is gone; the guard chip is discarded."""

    bot: int
    guard: str


class DisguiseTurned(Event, frozen=True):
    """A disguised agent chose where its disguise faces."""

    bot: int
    facing: int


class DroneMoved(Event, frozen=True):
    """Joan the Drone is on another space."""

    cell: int
    left: int
    """The spaces she can still move in this turn."""


class DroneCharged(Event, frozen=True):
    """Joan the Drone is charged again, or depleted."""

    charged: bool


class DroneDistracts(Event, frozen=True):
    """Joan the Drone draws a guard's attention away."""

    unit: int


class IdentityStolen(Event, frozen=True):
    """An agent's IP moved like a ping, along these nodes."""

    seat: int
    start: int
    way: tuple[int, ...]


class IpsMet(Event, frozen=True):
    """Two IPs met by Identity Theft: whose levels were compared, and whether the thief stays."""

    seat: int
    other: int
    level: int
    others: int
    stays: bool
