"""Floors for the tests of security, and words to watch a security activation in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.burncycle.plans import hall
from tests.rules.burncycle.table import arrange, told

from getaway.games.burncycle.floor import Infobar, lay
from getaway.games.burncycle.security.events import InvestigatorFound, UnitAttacked, UnitDecided, UnitDone, UnitStepped
from getaway.kernel import Match
from getaway.kernel.stream import Told

Space = tuple[int, int]
UP, RIGHT, DOWN, LEFT = range(4)

WINGS = lay(
    "watch_wings",
    """
    +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
    | .   .   .   . : .   .   .   . : .   .   .   . | z   z   z |
    +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
    """,
)
"""Three pieces of hallway with doors between, and room z, into which no way leads."""

LINE = lay(
    "watch_line",
    """
    +---+---+---+---+---+---+---+---+---+---+---+---+---+---+
    | .   .   .   .   .   .   .   .   .   .   .   . | z   z |
    +---+---+---+---+---+---+---+---+---+---+---+---+---+---+
    """,
)
"""One straight hallway."""

RING = lay(
    "watch_ring",
    """
    +---+---+---+---+
    | .   .   .   . |
    +   +---+---+   +
    | . | z   z | . |
    +   +---+---+   +
    | .   .   .   . |
    +---+---+---+---+
    """,
)
"""A hallway round a room without doors."""

ZONE = lay(
    "watch_zone",
    """
    +---+---+---+---+---+---+---+
    | .   .   .   . : s   s | z |
    +---+---+---+---+---+---+---+
    """,
    rooms={"s": Infobar("stairwell", "safe", safe=True, zone=0)},
)
"""A hallway with a safe zone at its end."""

SQUARE = lay("watch_square", hall(6, 7))

FIELD = lay(
    "watch_field",
    """
    +---+---+---+---+---+---+---+---+---+
    | .   .   .   .   .   .   . | z   z |
    +   +   +   +   +   +   +   +---+---+
    | .   .   .   .   .   .   . |
    +   +   +   +   +   +   +   +
    | .   .   .   .   .   .   . |
    +   +   +   +   +   +   +   +
    | .   .   .   .   .   .   . |
    +---+---+---+---+---+---+---+
    """,
)
"""A wide hallway."""

OFFICES = lay(
    "watch_offices",
    """
    +---+---+---+---+---+---+---+---+---+
    | .   .   .   .   .   .   . | z   z |
    +   +---+---+===+---+---+   +---+---+
    | . | a   a   a | b   b : . |
    +   +   +   +   +   +   +   +
    | . : a   aH  a | b   b | . |
    +   +---+---+---+---+---+   +
    | .   .   .   .   .   .   . |
    +---+---+---+---+---+---+---+
    """,
)
"""Rooms a and b in a hallway: doors at [1, 4] and [3, 1] into a, at [2, 7] into b; a hiding spot on [3, 3]."""


def activate(players: int = 1, *chances: Mapping[str, Any] | str, **position: Any) -> Match:
    """Security activates at this position, up to the first choice of the players."""
    return arrange(players, *chances, phase="security", **position)


def path(match: Match, unit: int = 1) -> list[Space]:
    """The spaces a unit stepped on, by row and column."""
    floor = match.g.floor
    return [floor.at(event.cell) for event in told(match, UnitStepped) if event.unit == unit]


def turns(match: Match, unit: int = 1) -> list[int]:
    """The directions of its steps."""
    return [event.facing for event in told(match, UnitStepped) if event.unit == unit]


def decided(match: Match, unit: int = 1) -> UnitDecided:
    """What a unit decided last."""
    return [event for event in told(match, UnitDecided) if event.unit == unit][-1]


def priorities(match: Match) -> list[tuple[int, str]]:
    """Each unit that decided something, with its priority, in order; once for each decision."""
    return [(event.unit, event.decision.priority) for event in told(match, UnitDecided)]


def done(match: Match) -> list[int]:
    """The units that acted, in order."""
    return [event.unit for event in told(match, UnitDone)]


def attacks(match: Match) -> list[tuple[int, int]]:
    """Attacks as unit and bot."""
    return [(event.unit, event.bot) for event in told(match, UnitAttacked)]


def investigators(match: Match) -> list[tuple[int, int]]:
    """Who investigated whose chip."""
    return [(event.unit, event.bot) for event in told(match, InvestigatorFound)]


def log(match: Match) -> list[str]:
    """Steps, attacks and turned chips of all units, in order, as "step 1", "attack 1" and "done 1"."""
    words: dict[type, str] = {UnitStepped: "step", UnitAttacked: "attack", UnitDone: "done"}
    events = [item.event for item in match.told(0) if isinstance(item, Told)]
    return [f"{words[type(event)]} {event.unit}" for event in events if type(event) in words]
