"""What is in the box: cards, frame, robots, roles, tokens, faces and missions, read from `content/`.

Cards are small numbers, their kind: `kind = action * 3 + level - 1`. Two cards of one kind are alike.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources
from typing import Annotated, Literal, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import msgspec

COLOURS = ("red", "yellow", "blue")
LEVELS = (1, 2, 3)
DIFFICULTIES = ("standard", "epic")
ACTIONS = ("move", "open_door", "rescue_hostage", "disarm_bomb")
MOVE, OPEN_DOOR, RESCUE_HOSTAGE, DISARM_BOMB = range(4)

KEPT = 256
"""How many missions and buildings are cached; the box has 20."""

KINDS = 12
ACTION = tuple(kind // 3 for kind in range(KINDS))
COLOUR = tuple(kind % 3 for kind in range(KINDS))
LEVEL = tuple(kind % 3 + 1 for kind in range(KINDS))
CARD_KEYS = tuple(f"{COLOURS[COLOUR[kind]]}_{ACTIONS[ACTION[kind]]}" for kind in range(KINDS))

Level: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=3)]
Value: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]
Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=86_400)]
Seats: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=6)]
Space: TypeAlias = tuple[int, int]
Source: TypeAlias = Literal["book", "authored"]
Stars: TypeAlias = tuple[int, int, int, int]
"""The lowest scores that earn two, three, four and five stars."""


def kind_of(action: int, level: int) -> int:
    """The kind of the cards with this action type and level."""
    return action * 3 + level - 1


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of the content: who made it, and which fields of an authored one the book gives."""

    source: Source
    from_book: tuple[str, ...] = ()


class Robot(Entry, frozen=True):
    """One face of a robot tile."""

    key: str
    name: str
    tile: str
    side: Literal["A", "B"]
    main_start: int
    main_max: int
    reserve_start: int
    ability: str | None = None


class Role(Entry, frozen=True):
    """A role card."""

    key: str
    family: Literal["standard", "activation", "advanced"]


class Face(Entry, frozen=True):
    """One face of a building tile, drawn in text."""

    key: str
    drawing: str


class Supply(Entry, frozen=True):
    """How many tokens of a kind there are: by level when they have a colour, else in all."""

    kind: str
    levels: tuple[int, int, int] | None = None
    count: int = 0


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A token on its space; an epic one is there on Epic only."""

    space: Space
    epic: bool = False


class Barrier(Placed, frozen=True):
    """A token that blocks its space for the whole mission."""


class Crate(Placed, frozen=True):
    """An obstacle that can be pushed."""


class Door(Placed, frozen=True):
    """Blocks its space until it is opened."""

    level: Level


class Camera(Placed, frozen=True):
    """Watches a line of spaces."""

    level: Level
    facing: Literal["N", "E", "S", "W"]


class Plate(Placed, frozen=True):
    """A pressure plate."""

    level: Level


class SlidingDoor(Placed, frozen=True):
    """A door that is open while a plate of its colour is occupied."""

    level: Level


class Hostage(Placed, frozen=True):
    """A hostage; its value is its level unless given."""

    level: Level
    value: Value | None = None


class Bomb(Placed, frozen=True):
    """A bomb with its detonation time in seconds; its value is its level unless given."""

    letter: Literal["A", "B", "C"]
    level: Level
    time: Seconds
    fatal: bool = True
    value: Value | None = None


class RoleRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a mission asks of the roles."""

    required: bool
    max_activation: Annotated[int, msgspec.Meta(ge=0, le=1)]


class StarTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The star column of each difficulty level."""

    standard: Stars
    epic: Stars


class Mission(Entry, frozen=True, weakref=True):
    """The data sheet of a mission."""

    id: str
    series: Literal["training", "campaign", "extra", "custom"]
    title: str
    layout: tuple[tuple[str, ...], ...]
    robot: str
    start: Space
    programming: Literal["face_up", "face_down"]
    roles: RoleRule
    players: tuple[Seats, Seats]
    success: Literal["all_bombs", "all_bombs_and_hostages", "fatal_bombs"]
    stars: StarTable
    bombs: tuple[Bomb, ...]
    hostages: tuple[Hostage, ...] = ()
    doors: tuple[Door, ...] = ()
    barriers: tuple[Barrier, ...] = ()
    crates: tuple[Crate, ...] = ()
    cameras: tuple[Camera, ...] = ()
    plates: tuple[Plate, ...] = ()
    sliding_doors: tuple[SlidingDoor, ...] = ()
    special_rules: tuple[str, ...] = ()


class _Deck(Entry, frozen=True):
    cards: dict[str, tuple[int, int, int]]


class _Frame(Entry, frozen=True):
    slots: int
    activation_cost: tuple[int, ...]
    error_cost: int
    hand_size: dict[str, int]


class _Robots(msgspec.Struct):
    robots: tuple[Robot, ...]


class _Roles(msgspec.Struct):
    roles: tuple[Role, ...]


class _Faces(msgspec.Struct):
    faces: tuple[Face, ...]


class _Tokens(msgspec.Struct):
    tokens: tuple[Supply, ...]


_Content = TypeVar("_Content")
_FOLDER = resources.files("getaway.games.bombsquad") / "content"


def _read(name: str, what: type[_Content]) -> _Content:
    return msgspec.toml.decode(_FOLDER.joinpath(name).read_bytes(), type=what)


def _sorted_deck() -> tuple[int, ...]:
    cards = _read("deck.toml", _Deck).cards
    figures = [cards[ACTIONS[ACTION[kind]]][COLOUR[kind]] for kind in range(KINDS)]
    return tuple(kind for kind, figure in enumerate(figures) for _ in range(figure))


def parse_mission(text: str | bytes) -> Mission:
    """A mission from its TOML text."""
    return msgspec.toml.decode(text, type=Mission)


@cache
def missions() -> tuple[str, ...]:
    """The ids of the missions in the box, in the order they are played."""
    names = (entry.name for entry in _FOLDER.joinpath("missions").iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


_ADDED: dict[str, Mission] = {}
_LAID: WeakValueDictionary[str, Mission] = WeakValueDictionary()
"""Custom sheets of tables, each kept as long as something refers to it."""


def add_mission(sheet: Mission) -> None:
    """Add a custom mission sheet to the box of this process, to be played under its id.

    Positions name their mission by id, so an id never changes its sheet.
    """
    if sheet.id in missions() or _ADDED.setdefault(sheet.id, sheet) != sheet:
        raise ValueError(f"another mission is called {sheet.id!r}")


def lay_mission(sheet: Mission) -> Mission:
    """Lay a sheet beside the box for as long as something refers to the result."""
    return _LAID.setdefault(sheet.id, sheet)


def added_missions() -> tuple[str, ...]:
    """The ids of the sheets that were added to the box, oldest first."""
    return tuple(_ADDED)


@lru_cache(maxsize=KEPT)
def mission(mission_id: str) -> Mission:
    """The mission with this id; KeyError when neither the box nor the sheets beside it have it."""
    if mission_id not in missions():
        return _ADDED.get(mission_id) or _LAID[mission_id]
    return parse_mission(_FOLDER.joinpath("missions", f"{mission_id}.toml").read_bytes())


_FRAME = _read("frame.toml", _Frame)

DECK = _sorted_deck()
"""The kinds of the 54 instruction cards, in ascending order."""
SLOTS = _FRAME.slots
COST = _FRAME.activation_cost
"""The activation cost by the number of cards left on the frame."""
ERROR_COST = _FRAME.error_cost
HAND_SIZE = {int(players): cards for players, cards in _FRAME.hand_size.items()}
"""Cards in each hand by the number of players."""
ROBOTS = {robot.key: robot for robot in _read("robots.toml", _Robots).robots}
"""The four faces of the two tiles (BS-COMP-05)."""
ROLES = {role.key: role for role in _read("roles.toml", _Roles).roles}
"""The role cards, of three families (BS-COMP-03)."""
FACES = {face.key: face for face in _read("faces.toml", _Faces).faces}
"""The twelve faces of the six building tiles (BS-COMP-01)."""
TOKENS = {supply.kind: supply for supply in _read("tokens.toml", _Tokens).tokens}
