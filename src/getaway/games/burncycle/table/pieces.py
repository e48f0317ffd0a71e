"""What is in the box: bots, captains, guards, cards, dice and threat cards, read once from `content`.

An effect is one thing that happens, in a small vocabulary that `effects` carries out; nothing here is code per card.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec

from getaway.games.burncycle.table.box import content

T = TypeVar("T")
Power: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10)]
"""What a power bank can hold, or a cost in power."""
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=30)]
Copies: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=30)]
"""How many there are of a card or chip; a card that isn't in the box has no entry."""
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5)]
"""A face of a die, or a number of them, of slots or of dice upgrades."""
Type: TypeAlias = Literal["physical", "tech", "utility"]
Chip: TypeAlias = Literal["general", "physical", "tech", "utility"]
Input: TypeAlias = Literal["die", "physical", "tech", "utility", "alarm", "ping", "shock"]
"""What a keypad can ask for (BC-INPUT-01)."""
Limit: TypeAlias = Literal["", "turn", "round", "floor"]
Six: TypeAlias = tuple[T, T, T, T, T, T]
"""The faces of a die."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that happens: `do` names it, the rest says how much, of what, and to whom."""

    do: str
    n: int = 1
    what: str = ""
    who: str = "self"
    """self (the bot that acts), agents, bots, module, or another (a bot of choice)."""


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a bot, a captain or a mod can do or always does.

    `gives` holds what is in force all the time; `effects` happen when it is used, at the time `when` says.
    """

    key: str
    cost: Power = 0
    """The power that activates it, for a unique upgrade."""
    when: str = "always"
    """always, free (a free action), dice (after a roll), check and move (an own die), network or pings.

    A captain's: always, seen (a bot comes within its awareness) or security (as security activation begins).
    """
    limit: Limit = ""
    gives: Mapping[str, int] = {}
    effects: tuple[Effect, ...] = ()


class AgentSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The agent side of a bot card (BC-AGENT-07 to BC-AGENT-12)."""

    role: str
    innate: Ability
    unique: tuple[Ability, Ability, Ability]
    limit: Power
    """The most power at the end of its turn."""
    advanced: Place
    elite: Place
    """The most dice upgrades."""
    allotment: tuple[Chip, ...]
    reserve: tuple[Chip, Chip, Chip]
    """The chips that the three reserve upgrades add."""
    die: str = ""
    """The bot's own die, among those of `Dice.own`."""


class ModuleSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The command module side of a bot card (BC-CMD-23)."""

    innate: Ability
    power: Power
    costs: tuple[Power, Power, Power, Power, Power]
    green: Place
    """How many slots, from the left, start active."""


class BotCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot, playable as an agent or as the command module (BC-BOT-03)."""

    agent: AgentSide
    module: ModuleSide


class Guard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guard design, or what a captain's unit chip shows."""

    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    movement: Number
    awareness: Number
    patrol: str
    ability: str = ""
    n: Number = 0
    """The number of its ability, such as Grapple 2."""
    chips: Copies = 2


class Detail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a captain's security detail: a guard level or 0 for the captain, with or without a key."""

    unit: Annotated[int, msgspec.Meta(ge=0, le=3)]
    key: bool = False


class Captain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A captain card and unit chip (BC-CAPCARD-01)."""

    durability: Number
    movement: Number
    awareness: Number
    patrol: str
    detail: tuple[tuple[Detail, Detail, Detail], tuple[Detail, Detail, Detail], tuple[Detail, Detail, Detail]]
    """Rows by floor, columns by the number of the hallway post."""
    action: tuple[Effect, ...]
    """What happens when the tracker reaches the captain chip."""
    abilities: tuple[Ability, ...] = ()


class Equipment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An equipment card (BC-EQUIP-03, BC-EQUIP-07 to BC-EQUIP-11)."""

    category: Literal["discard", "single", "counter", "breakable"]
    when: Literal["free", "act"] = "free"
    effects: tuple[Effect, ...] = ()
    gives: Mapping[str, int] = {}
    die: Number = 0
    start: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """The number a counter's die shows at first; each use turns it down by 1, and after 1 the card is discarded."""
    copies: Copies = 1
    key: bool = False
    """A key card (BC-KEYEQ-01)."""


class Mod(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mod: what it gives once installed, and the power for discarding it uninstalled (BC-MOD-16)."""

    power: Power
    when: str = "always"
    limit: Limit = ""
    gives: Mapping[str, int] = {}
    effects: tuple[Effect, ...] = ()


class Imperative(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An imperative: what breaks it, what ends it, how often that must happen, and the power it pays (BC-IMP-14)."""

    power: Power
    broken_by: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    times: Copies = 1


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the three options of a terminal card (BC-TERM-04)."""

    name: str
    category: str
    ap: Number
    effects: tuple[Effect, ...]


class TerminalCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A terminal card."""

    options: tuple[Option, Option, Option]
    copies: Copies = 1


class NetworkCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A network card: it works on a node of this layer and type (BC-NETCARD-06)."""

    layer: Number
    type: Type
    effects: tuple[Effect, ...]
    copies: Copies = 1


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A keypad card's column: up to three inputs, and whether the keypad jams (BC-KEYPAD-08, BC-KEYPAD-09)."""

    inputs: tuple[Input, ...]
    jam: bool = False


class KeypadCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A keypad card with a column for each level (BC-KEYPAD-06)."""

    columns: tuple[Column, Column, Column]
    copies: Copies = 1


class ThreatEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a threat card says at a level: an event happens once, an escalation is in force at or above it."""

    level: Annotated[int, msgspec.Meta(ge=2, le=25)]
    title: str
    kind: Literal["event", "escalation"]
    effects: tuple[Effect, ...] = ()
    gives: Mapping[str, int] = {}


class Corporation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A corporation: its floorplans by floor number, and its threat card (BC-CORP-01, BC-THREAT-01)."""

    floors: Mapping[str, str]
    threat: tuple[ThreatEntry, ...]
    place: str = ""


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face of an equipment die or of a bot's own die: AP, movement or effects; `breaks` shows the break icon."""

    ap: Number = 0
    move: Number = 0
    effects: tuple[Effect, ...] = ()
    breaks: bool = False


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of all dice. Action dice show AP, with a reroll icon on the elite faces named.

    On average an advanced die shows more than a basic one, and an elite die most (BC-DICE-24).
    """

    basic: Six[Number]
    advanced: Six[Number]
    elite: Six[Number]
    reroll: tuple[Place, ...]
    """The places of the elite faces that carry the reroll icon."""
    burncycle: Six[Literal["1", "2", "3", "4", "5", "choice"]]
    keypad: Six[Literal["physical", "tech", "utility", "alarm", "ping", "shock", "unlock"]]
    surveillance: Six[Literal["guard", "mainframe", "powercell", "autolock", "imperative"]]
    ping: Six[Literal["threat", "threat-transfer", "level", "level-transfer", "ping", "ping-transfer"]]
    equipment: Mapping[str, Six[Face]] = {}
    own: Mapping[str, Six[Face]] = {}


class Supplies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is limited apart from cards and dice (BC-LIMIT-02, BC-PING-15)."""

    chips: Mapping[str, Number]
    pings: Copies
    pool: Mapping[str, Number]
    """The caps of a dice pool (BC-POOL-04)."""
    walls: Number


def _read(name: str, kind: type[T]) -> T:
    return msgspec.convert(tomllib.loads(content(f"{name}.toml")), kind)


@cache
def bots() -> Mapping[str, BotCard]:
    """The bots by name."""
    return _read("bots", dict[str, BotCard])


@cache
def guards() -> Mapping[str, Guard]:
    """The guard designs by name."""
    return _read("guards", dict[str, Guard])


@cache
def captains() -> Mapping[str, Captain]:
    """The captains by name."""
    return _read("captains", dict[str, Captain])


@cache
def equipment() -> Mapping[str, Equipment]:
    """The equipment cards by name."""
    return _read("equipment", dict[str, Equipment])


@cache
def mods() -> Mapping[str, Mod]:
    """The mods by name."""
    return _read("mods", dict[str, Mod])


@cache
def imperatives() -> Mapping[str, Imperative]:
    """The imperatives by name."""
    return _read("imperatives", dict[str, Imperative])


def option_name(card: str, number: int) -> str:
    """What the texts call an option of a terminal card, counted from 1."""
    return f"{card}-{number}"


@cache
def terminal_cards() -> Mapping[str, TerminalCard]:
    """The terminal cards by name."""
    return _read("terminals", dict[str, TerminalCard])


@cache
def network_cards() -> Mapping[str, NetworkCard]:
    """The network cards by name."""
    return _read("network_cards", dict[str, NetworkCard])


@cache
def keypad_cards() -> Mapping[str, KeypadCard]:
    """The keypad cards by name."""
    return _read("keypads", dict[str, KeypadCard])


@cache
def corporations() -> Mapping[str, Corporation]:
    """The corporations by name."""
    return _read("corporations", dict[str, Corporation])


@cache
def dice() -> Dice:
    """The faces of all dice."""
    return _read("dice", Dice)


@cache
def supplies() -> Supplies:
    """The limits of the box."""
    return _read("supplies", Supplies)


def copies(cards: Mapping[str, Equipment | TerminalCard | NetworkCard | KeypadCard]) -> tuple[str, ...]:
    """A whole deck: every card as often as it is in the box."""
    return tuple([name for name, card in cards.items() for _ in range(card.copies)])
