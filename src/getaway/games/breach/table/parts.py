"""The parts of the table: what one player has, models of ICE, Gateways, and what is in progress."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

NOWHERE: Final = -1
Colour: TypeAlias = Literal["movement", "attack", "defense"]
Box: TypeAlias = Literal["movement", "attack", "defense", "cache"]
Arrow: TypeAlias = tuple[Box, Box]
Category: TypeAlias = Literal["bot", "hunter", "guardian"]
COLOURS: Final[tuple[Colour, Colour, Colour]] = ("movement", "attack", "defense")
BOXES: Final[tuple[Box, Box, Box, Box]] = (*COLOURS, "cache")
MOVEMENT, ATTACK, DEFENSE, CACHE = range(4)
TYPES: Final = ("bio", "science", "crypto", "politics")
CATEGORIES: Final[tuple[Category, Category, Category]] = ("bot", "hunter", "guardian")
FIREWALL: Final = 4
"""The owner of the black Viruses; the others are known by their seats."""
CHEATS: Final = ("breacher", "slide", "breach", "program")
SIDES: Final = ("north", "east", "south", "west")
HAND: Final = 4
"""The hand limit (BR-MALW-06)."""
LAST_VIRUS: Final = 3
"""The Virus that eliminates an Avatar (BR-VAVA-02)."""
DIE_MAX: Final = 8
DEVELOPMENTS: Final = 6
ICE: Final = 10
"""Models are numbered: Avatars by seat, the Guardian 10, other ICE from 11 on."""
GUARDIAN: Final = ICE
TAKE_NONE: Final = 60
"""The place of a Virus that stands for taking none back."""
Cubes = tuple[int, int, int]
NO_CUBES: Final[Cubes] = (0, 0, 0)


class Player(msgspec.Struct, frozen=True):
    """All that lies open at a player's interface."""

    avatar: str = ""
    breacher: str = ""
    colour: str = ""
    room: int = NOWHERE
    """Where the Avatar stands; nowhere while it is disconnected."""
    last: int = NOWHERE
    """The room it stood in last."""
    cubes: tuple[Cubes, ...] = (NO_CUBES,) * 4
    """By box, how many code cubes of each colour."""
    viruses: tuple[int, ...] = (0,) * 5
    """On the Avatar, by owner."""
    threat: int = 0
    shield: bool = False
    waived: bool = False
    """The player lets Viruses through the shield (BR-SHIELD-04)."""
    waives_threat: bool = False
    """The player lets Threat through the shield (BR-SHIELD-05)."""
    disk: tuple[str, ...] = ()
    """The Hard Disk: a type for a whole token, `half-` and the type for a partial one."""
    cubes_left: tuple[int, ...] = tuple(range(DEVELOPMENTS))
    """The development boxes with a cube."""
    ready: tuple[str, ...] = ()
    """The Cheats with a development cube."""
    side: int = 0
    """The visible Program: 0 the Avatar's, 1 the Breacher's."""
    credits: int = 0
    used: tuple[str, ...] = ()
    """Cheats activated in this turn, Programs by their card."""
    activated: tuple[int, ...] = ()
    """Rooms activated in this turn."""
    played: tuple[str, ...] = ()
    """Malware played since the turn of play began."""
    reach: int = 0
    """Range for all attacks of this Avatar until the end of the turn."""

    @property
    def connected(self) -> bool:
        """Whether the Avatar stands in the Database (BR-DB-10)."""
        return self.room != NOWHERE


class Ice(msgspec.Struct, frozen=True):
    """A model of ICE in the Database."""

    number: int
    name: str
    room: int
    viruses: int = 0
    """On Bots and Hunters; those on the Guardian lie on its card."""
    on: int = NOWHERE
    """The seat to whose Avatar it is attached."""


class Gateway(msgspec.Struct, frozen=True):
    """A Gateway: its priority, and the outer side it lies at."""

    number: int
    room: int
    side: int


class Moving(msgspec.Struct, frozen=True):
    """A Move in progress."""

    seat: int
    mp: int
    free: bool = False
    revealed: int = NOWHERE
    """The room just revealed, which may be entered at a reduced cost."""
    entry: int = 0
    """What that costs."""
    begun: bool = False
    """Whether MP were spent in it; if so, it isn't just declared any more (BR-RES-09)."""


class Attacking(msgspec.Struct, frozen=True):
    """An attack in progress, by a player's Avatar or by an ICE for which a player decides."""

    by: int
    """The player who attacks, or resolves the card."""
    attack: int
    ice: int = NOWHERE
    """The attacking ICE's number."""
    target: int = NOWHERE
    """A model: see ICE."""
    reach: int = 0
    bonus: int = 0
    defense: int = 0
    """What cards add to the target's Defense."""
    step: Literal["target", "respond", "assign", "over"] = "target"
    """It is over once the Viruses are assigned."""
    passed: tuple[int, ...] = ()
    """The attacker, once that player has declined (BR-RESP-02)."""
    slides: int = 0
    """Slides of the target's Avatar once the attack is resolved."""
    free: bool = False


class Rolled(msgspec.Struct, frozen=True):
    """An Infection die that lies on the table."""

    seat: int
    face: str
    ignored: bool = False
    """A card lets the Threat of this result be ignored."""


class Activation(msgspec.Struct, frozen=True):
    """An ICE being activated, by a card or by its Quick Subroutine, or tracks still to advance."""

    seat: int
    """The player who resolves it."""
    ice: int = NOWHERE
    target: int = NOWHERE
    """The Avatar a subroutine takes as its target."""
    quick: bool = False


class Window(msgspec.Struct, frozen=True):
    """A player may respond: to an attack, a Move, the Firewall's turn, a target chosen or a Mission's condition."""

    kind: str
    seat: int
    condition: str = ""
    closes: int = 0
    lapsed: bool = False


class Pending(msgspec.Struct, frozen=True):
    """What a player is asked to choose among just now."""

    kind: str
    items: tuple[int | str | tuple[int, ...], ...]
    cite: str
    about: int | str = NOWHERE
