"""Events of strikes."""

from __future__ import annotations

from getaway.kernel import Event


class Struck(Event, frozen=True):
    """A bot struck at a security unit: the AP of the strike and the unit's durability."""

    bot: int
    unit: int
    ap: int
    durability: int


class StruckForNothing(Event, frozen=True):
    """The strike had no effect: too few AP, or the player's choice."""

    bot: int


class WallStruck(Event, frozen=True):
    """A bot struck at a wall of its space or of one in reach; the direction is that of the wall from the space."""

    bot: int
    cell: int
    direction: int
    ap: int


class WallDestroyed(Event, frozen=True):
    """A wall is destroyed: seen from this space it lay in this direction."""

    bot: int
    cell: int
    direction: int
