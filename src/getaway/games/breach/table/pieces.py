"""What is in the box: sheets, cards, rooms, tracks and tokens, read once from `content`.

An effect is one thing that happens, in a small vocabulary; no card has code of its own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec

from getaway.games.breach.table.box import content
from getaway.games.breach.table.parts import BOXES, TYPES, Box, Category, Colour

T = TypeVar("T")
Kind: TypeAlias = Literal["bio", "science", "crypto", "politics"]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=60)]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that happens: `do` names it, the rest says how much, of what, to whom and where."""

    do: str
    n: int = 1
    """An icon without a number is one (BR-VALUES-03)."""
    what: str = ""
    who: str = ""
    where: str = ""
    range: int = 0


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Effects of one component: a cost that must be paid, a danger that comes first, and what is then done."""

    effects: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()
    danger: tuple[Effect, ...] = ()
    choose: int = 0
    """How many of the effects the player chooses; 0 means all happen."""


class CpuBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box of the CPU."""

    click: Count
    configuration: Count


class Interface(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on every interface (BR-IFACE-07 to BR-IFACE-09)."""

    cpu: tuple[CpuBox, ...]
    marks: tuple[int, int]
    """The Hard Disk boxes with a mark, counted from 1."""
    mark_track: Category
    common: tuple[Deed, Deed]


class Supplies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many there are of what is taken and put back."""

    cubes: Mapping[Colour, Count]
    interfaces: tuple[str, ...]
    viruses: Count
    firewall_viruses: Count
    credits: Count
    shields: Count
    breaches: Count
    breach_cost: Mapping[Literal["front", "back"], Count]
    whole: Mapping[str, Count]
    partial: Mapping[str, Count]
    infection: tuple[str, ...]
    """The faces of the Infection die."""
    table: Mapping[str, Count]
    """What lies on the table and is neither taken nor put back."""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Avatar's sheet."""

    arrows: Mapping[Box, tuple[Box, ...]]
    start: Mapping[Literal["movement", "attack", "defense", "any"], Count]
    development: tuple[Deed, Deed]

    def leads(self, box: int) -> tuple[int, ...]:
        """The boxes to which arrows lead from a box, by number."""
        return tuple([BOXES.index(each) for each in self.arrows[BOXES[box]]])


class BreacherCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Breacher's card."""

    cheat: Deed
    development: tuple[Deed, Deed]


class ObjectiveCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Information an Objective asks for, in half units."""

    need: Mapping[Kind, Count]


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room's revealed face: its links as printed (north, east, south, west), and Research in a Void room."""

    type: str
    links: tuple[int | Literal["x"], int | Literal["x"], int | Literal["x"], int | Literal["x"]]
    research: Count = 0


class RoomType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a room does, and the MP that costs."""

    mp: Count
    effects: tuple[Effect, ...]


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where Information lies, by the name of the node."""

    whole: Mapping[str, Kind]
    partial: Mapping[str, Kind]


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens of a random distribution: of the letters A to D, and blanks."""

    whole: tuple[Count, Count, Count, Count]
    whole_blank: Count
    partial: tuple[Count, Count, Count, Count]
    partial_blank: Count


class ResearchToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A front of the Research tokens."""

    copies: Count
    effects: tuple[Effect, ...]


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The description card of an ICE (BR-ICE-03)."""

    category: Category
    models: Count
    force: Count
    resistance: Count
    drop: tuple[Effect, ...]
    traits: tuple[str, ...]
    quick: tuple[Effect, ...]
    base: Literal["round", "half-moon"] = "round"


class ActivationCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An activation card (BR-ICE-08)."""

    ice: str
    led: str
    subroutines: tuple[Effect, ...]
    advance: tuple[Category, ...]


class Awakening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the Guardian's card and the blue side of its sheet do when it awakes."""

    card: tuple[Effect, ...]
    sheet: tuple[Effect, ...]


class Malware(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Malware card (BR-MALW-10)."""

    owner: str
    type: Literal["tactic", "mission", "program"]
    timing: str
    condition: str = ""
    alternative: bool = False
    copies: Count = 1


class Reward(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Reward card and its price in Credits."""

    price: Count


def _read(path: str, kind: type[T]) -> T:
    return msgspec.convert(tomllib.loads(content(path)), kind)


@cache
def interface() -> Interface:
    """The interface."""
    return _read("interface.toml", Interface)


@cache
def supplies() -> Supplies:
    """The common supplies."""
    return _read("supplies.toml", Supplies)


@cache
def avatars() -> dict[str, Sheet]:
    """The Avatar sheets."""
    return _read("avatars.toml", dict[str, Sheet])


@cache
def breachers() -> dict[str, BreacherCard]:
    """The Breacher cards."""
    return _read("breachers.toml", dict[str, BreacherCard])


@cache
def objectives() -> dict[str, ObjectiveCard]:
    """The Objective cards."""
    return _read("objectives.toml", dict[str, ObjectiveCard])


@cache
def rooms() -> dict[str, Room]:
    """The twelve rooms; Omega has no links of its own."""
    return _read("rooms.toml", dict[str, Room])


@cache
def room_types() -> dict[str, RoomType]:
    """What rooms do."""
    return _read("room_types.toml", dict[str, RoomType])


@cache
def maps() -> dict[str, Map]:
    """The Information maps."""
    return _read("maps.toml", dict[str, Map])


@cache
def random_information() -> dict[str, Draw]:
    """The table of the advanced set-up, by number of players."""
    return _read("random_information.toml", dict[str, Draw])


@cache
def research() -> dict[str, ResearchToken]:
    """The Research tokens."""
    return _read("research.toml", dict[str, ResearchToken])


@cache
def ice() -> dict[str, Description]:
    """The description cards."""
    return _read("ice.toml", dict[str, Description])


@cache
def tracks() -> dict[str, dict[str, tuple[str, ...]]]:
    """The boxes of each track, by side."""
    return _read("tracks.toml", dict[str, dict[str, tuple[str, ...]]])


@cache
def activation_cards() -> dict[str, ActivationCard]:
    """The activation cards of all ICE."""
    return _read("activation.toml", dict[str, ActivationCard])


@cache
def awakening() -> Awakening:
    """The Guardian's awakening."""
    return _read("guardian.toml", Awakening)


@cache
def malware() -> dict[str, Malware]:
    """All Malware."""
    return _read("malware.toml", dict[str, Malware])


@cache
def rewards() -> dict[str, Reward]:
    """The Reward cards."""
    return _read("rewards.toml", dict[str, Reward])


@cache
def copies_of(owner: str) -> tuple[str, ...]:
    """The Malware of an Avatar or a Breacher without its Program."""
    mine = [(name, card) for name, card in malware().items() if card.owner == owner and card.type != "program"]
    return tuple([name for name, card in mine for _ in range(card.copies)])


@cache
def program_of(owner: str) -> str:
    """The Program of an Avatar or a Breacher."""
    return next(name for name, card in malware().items() if card.owner == owner and card.type == "program")


@cache
def lit(ice_name: str, players: int) -> tuple[str, ...]:
    """The activation cards of an ICE that are used with this number of players (BR-LED-02, BR-LED-05)."""
    cards = activation_cards().items()
    return tuple([name for name, card in cards if card.ice == ice_name and card.led[players - 1] == "1"])


# Information tokens


def halves(token: str) -> int:
    """What a token counts for, in half units (BR-END-02)."""
    return 1 if token.startswith("half-") else 2


def type_of(token: str) -> str:
    """The type of a token, whole or partial."""
    return token.removeprefix("half-")


TOKENS = (*TYPES, *[f"half-{kind}" for kind in TYPES])
"""Every token that can be gained."""
