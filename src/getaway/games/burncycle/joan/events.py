"""Events of Joan the Drone."""

from __future__ import annotations

from getaway.kernel import Event


class DroneMoved(Event, frozen=True):
    """Joan the Drone is on another space."""

    cell: int
    left: int
    """The spaces she can still move in this turn."""


class DroneDistracts(Event, frozen=True):
    """Joan the Drone draws a guard's attention away."""

    unit: int
