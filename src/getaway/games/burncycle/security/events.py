"""Events of the corporation: its units, the reasons for what they do, and what they do."""

from __future__ import annotations

from getaway.games.burncycle.security.situation import Decision, Found, Search, Situation
from getaway.kernel import Event


class CorporationTurn(Event, frozen=True):
    """A part of the corporation's turn begins: security, pings or threat."""

    part: str


class UnitDeployed(Event, frozen=True):
    """A security unit comes to the floor."""

    unit: int
    name: str
    cell: int
    facing: int
    key: bool


class InvestigatorFound(Event, frozen=True):
    """Who investigates an awareness chip: what was compared, how far each is, and which of the closest goes."""

    unit: int
    bot: int
    search: Search
    found: Found
    # The same in short, to be told
    steps: int
    among: int
    """How many units could have investigated."""


class UnitDecided(Event, frozen=True):
    """What a unit wants, and why: the situation it is in, what follows from it by the rules, and the route it takes.

    Where the decision names several routes, the players chose.
    """

    unit: int
    situation: Situation
    decision: Decision
    route: tuple[int, ...]
    # The same in short, to be told
    priority: str
    patrol: str
    target: int
    """The bot it pursues or whose chip it investigates, -1 if none."""
    steps: int
    """How far what it heads for is, -1 if it heads for nothing."""
    among: int
    """How many bots, doors or terminals it could have headed for."""
    ways: int
    """How many equally short ways the players chose among."""


class UnitStays(Event, frozen=True):
    """A guard in a room that neither pursued nor investigated is not activated."""

    unit: int
    cell: int


class UnitStepped(Event, frozen=True):
    """A unit steps onto a space and faces the way it went."""

    unit: int
    cell: int
    facing: int


class UnitsSwapped(Event, frozen=True):
    """A unit changed places with another security unit, or with a shut down agent."""

    unit: int
    other: int = -1
    bot: int = -1


class UnitStopped(Event, frozen=True):
    """A bot stands in a unit's way: its movement ends."""

    unit: int
    bot: int


class UnitFaced(Event, frozen=True):
    """A unit ends its movement facing this way; where several ways were possible, the players chose."""

    unit: int
    facing: int
    possible: tuple[int, ...]


class UnitTurned(Event, frozen=True):
    """Something turns a unit on its space."""

    unit: int
    facing: int


class UnitAttacked(Event, frozen=True):
    """A unit attacks a detected bot beside it; Demerit costs threat instead of power."""

    unit: int
    bot: int
    power: int
    threat: int


class UnitDone(Event, frozen=True):
    """A unit has acted and is turned face down."""

    unit: int


class ChipTurned(Event, frozen=True):
    """A bot's awareness chip is turned face down: it was pursued or investigated."""

    bot: int


class SecurityDone(Event, frozen=True):
    """Security activation is over: units and awareness chips are turned back; these units wake up from a stun."""

    woken: tuple[int, ...]


class Drained(Event, frozen=True):
    """A unit's Drain cost a bot a reserve chip."""

    unit: int
    bot: int
    chip: str


class CaptainSees(Event, frozen=True):
    """A bot comes within the captain's awareness, and an ability of the captain's card notices."""

    unit: int
    bot: int
    ability: str


class CaptainAbility(Event, frozen=True):
    """An ability of the captain's card takes effect as security activation begins."""

    unit: int
    ability: str


class UnitStunned(Event, frozen=True):
    """A security unit is stunned; `rounds` are the activations of security it misses."""

    unit: int
    rounds: int = 1


class UnitShutDown(Event, frozen=True):
    """A security unit is shut down and its chip discarded."""

    unit: int
    name: str
