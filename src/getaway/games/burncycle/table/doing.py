"""What is in progress: an action, a roll, a unit's activation, a choice that waits, a consequence that waits."""

from __future__ import annotations

import msgspec

from getaway.games.burncycle.table.parts import NOWHERE, Unit


class Roll(msgspec.Struct, frozen=True):
    """Dice on the table: of which kind each is, its face, and which reroll icons were used."""

    bot: int
    kinds: tuple[str, ...]
    faces: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()
    """The dice whose reroll icon was used as it lies."""
    pairs: int = 0
    """Pairs of blanks turned into an AP."""
    bonus: int = 0
    purpose: str = ""
    """The action: move, strike, terminal or brute force."""
    used: tuple[str, ...] = ()
    """Abilities used on this roll."""


class Moving(msgspec.Struct, frozen=True):
    """A move action or bonus movement in progress."""

    ap: int
    bonus: int = NOWHERE
    """The bot that bonus movement is for; a move action otherwise (BC-MOVE-20)."""
    steps: tuple[int, ...] = ()
    """By bot: the spaces it moved so far."""
    own: int = 0
    """Movement that only the agent may use: its disguise's (BC-INTF-07) or that of its own die (BC-MOVE-18)."""
    masked: bool = False
    """Taken in disguise: its AP are the command module's, even if the disguise is lost (BC-INTF-08)."""
    used: tuple[str, ...] = ()
    """Abilities used in this move."""
    outer: Moving | None = None
    """The move that goes on after bonus movement granted in the middle of it."""


class Striking(msgspec.Struct, frozen=True):
    """A strike whose dice are rolled, while its result is open: at a unit by its number, or at a wall by its edge."""

    bot: int
    ap: int
    unit: int = NOWHERE
    wall: int = NOWHERE


class Passing(msgspec.Struct, frozen=True):
    """A free step that is open to a bot, through the door or wall it has just opened."""

    bot: int
    to: int
    cite: str
    drone: bool = False
    """Joan the Drone steps, for Memory."""


class AtKeypad(msgspec.Struct, frozen=True):
    """A keypad action in progress."""

    bot: int
    door: int
    optimized: bool
    inputs: tuple[str, ...]
    """The inputs still open."""
    resolving: bool = False
    """The approach is chosen: inputs are being resolved."""
    ignored: bool = False
    """The one input that an optimized action may leave unpaid was used (BC-INPUT-03)."""
    forced: bool = False
    """A brute force attempt failed; only a key may still open the door (BC-BRUTE-07)."""
    helper: bool = False
    """The action is done through Joan the Drone."""


class AtTerminal(msgspec.Struct, frozen=True):
    """A terminal action in progress: the card, whether it was a mainframe, the options chosen, counted from 1."""

    bot: int
    card: str
    mainframe: bool
    optimized: bool
    chosen: tuple[int, ...] = ()
    ap: int = NOWHERE
    """The total of the AP check, once it was made."""
    due: tuple[int, ...] | None = None
    """The options still to be resolved, once the AP are assigned."""


class Acting(msgspec.Struct, frozen=True):
    """A security unit in its activation: what it wants, where it goes, how far it came."""

    unit: int
    """Nowhere as long as the chip of `bot` waits for its investigator."""
    priority: str
    """pursue, investigate or patrol."""
    bot: int = NOWHERE
    """The bot pursued, or whose awareness chip is investigated."""
    route: tuple[int, ...] = ()
    """The spaces still to step on."""
    left: int = 0
    """Movement left."""
    stage: str = "decide"
    """decide, walk or end: what comes next in its activation."""
    stopped: int = NOWHERE
    """The bot that stands in its way and ended its movement (BC-SACT-19)."""


class Pinging(msgspec.Struct, frozen=True):
    """Pings in activation, layer by layer; until it is over, threat events wait (BC-PING-27)."""

    layer: int = 1
    """The current layer; above the last one all pings have moved."""
    left: tuple[int, ...] = ()
    """The pings of this layer that are still to move, by node, in their order."""


class Deal(msgspec.Struct, frozen=True):
    """A trade: who gives what, cards by name, keys as "key" and objective beads as "bead:NAME"."""

    bot: int
    other: int
    give: tuple[str, ...]
    take: tuple[str, ...]


class Carried(msgspec.Struct, frozen=True):
    """A bot or security unit between two floors, in the safe zone at this place of the mat (BC-CHFL-15)."""

    zone: int
    bot: int = NOWHERE
    unit: Unit | None = None


class Pending(msgspec.Struct, frozen=True):
    """What the players are asked to choose among just now."""

    kind: str
    items: tuple[int | str | tuple[int, ...], ...]
    cite: str
    about: int = NOWHERE
    """The unit or bot it is about."""


class Todo(msgspec.Struct, frozen=True):
    """A consequence that waits until what is going on lets it happen: see `settle`."""

    kind: str
    a: int = 0
    b: int = 0
    what: str = ""
