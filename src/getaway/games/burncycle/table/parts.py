"""What lies and stands on the table: bots, security units, slots, decks and dice."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

NOWHERE: Final = -1
CHIPS: Final = ("general", "physical", "tech", "utility", "captain")
"""The types of action chips (BC-CHIP-01)."""
TYPES: Final = ("physical", "tech", "utility")
DICE: Final = ("basic", "advanced", "elite")
POWER_LIMIT: Final = 10
LAST_LEVEL: Final = 26
DIFFICULTIES: Final = ("standard", "simplified", "seasoned")

Duty: TypeAlias = Literal["awake", "acted", "stunned"]
AWAKE: Final = "awake"
ACTED: Final = "acted"
STUNNED: Final = "stunned"
"""A security unit is awake, has acted in this activation (face down), or is stunned (face down)."""
DISGUISED: Final = -2
"""The number of the first seat's agent as a unit, while it is disguised as a guard; the others count down from it."""
ACCESS, BANNED, NONE = -1, -2, -3
"""Where an IP is if it isn't on a node."""

PURSUE, INVESTIGATE, PATROL = "pursue", "investigate", "patrol"
"""What a security unit does, in this order (BC-SACT-20)."""


class Held(msgspec.Struct, frozen=True):
    """A card in an inventory slot: equipment with the face its die shows, or a mod, installed or not."""

    card: str
    installed: bool = False
    face: int = 0
    """The face of the equipment die that lies beside the card, as a place on the die."""


class Bot(msgspec.Struct, frozen=True):
    """An agent or the command module: unit chip, awareness chip, mat and card."""

    name: str
    cell: int = NOWHERE
    """Where it stands; nowhere before it is placed and after it escaped."""
    chip: int = NOWHERE
    """The space of its one awareness chip (BC-AWARE-02); nowhere while that lies on the mat."""
    flipped: bool = False
    """Its awareness chip was already pursued or investigated in this activation (BC-AWCHIP-07)."""
    hidden: bool = False
    """It entered the hiding spot it stands on unseen (BC-AWHIDE-01)."""
    shut: bool = False
    escaped: bool = False
    power: int = 0
    upgrades: tuple[str, ...] = ()
    """Active upgrades: swap, push, repair, unique-1 to -3, reserve-1 to -3, in this order."""
    advanced: int = 0
    elite: int = 0
    keys: int = 0
    cards: tuple[Held, ...] = ()
    carries: tuple[str, ...] = ()
    """Objective beads of the mission on its mat."""
    reserve: tuple[str, ...] = ()
    """Reserve chips of an agent; the command module's are the team reserve (BC-CMD-22)."""
    imperative: str = ""
    imperative_age: int = 0
    """How far the imperative's condition has come."""
    used: tuple[str, ...] = ()
    """Abilities and cards used up for this turn, round or floor."""
    # The network side of an agent
    ip: int = NOWHERE
    access: int = NOWHERE
    """The quadrant of its access point."""
    level: int = 1
    hand: tuple[str, ...] = ()
    """Network cards drawn in this turn."""
    disguise: str = ""
    """The guard an agent is disguised as (BC-INTF-01)."""
    facing: int = 0
    """The facing of the disguise."""
    duty: Duty = AWAKE
    """Whether the disguise has acted in this activation (BC-INTF-15)."""

    @property
    def detected(self) -> bool:
        """A bot is detected while its awareness chip is on its own space (BC-AWARE-03), unless it hid there."""
        return self.chip == self.cell != NOWHERE and not self.hidden

    @property
    def acts(self) -> bool:
        """Whether it is on the floor and not shut down."""
        return self.cell != NOWHERE and not self.shut


class Unit(msgspec.Struct, frozen=True):
    """A security unit on the floor."""

    number: int
    """Its own number, for as long as it is on the floor."""
    name: str
    """The guard's design, or the captain."""
    cell: int
    facing: int
    state: Duty = AWAKE
    key: bool = False
    post: int = NOWHERE
    """The space of the post it was deployed for."""
    rounds: int = 0
    """How many more activations a long stun outlasts (BC-STUN-11)."""
    captain: bool = False


class Slot(msgspec.Struct, frozen=True):
    """A slot of the burncycle: without a peg it is inactive; an active one may wait for its chip (BC-BCUP-05)."""

    active: bool = False
    chip: str = ""
    degraded: bool = False

    @property
    def live(self) -> bool:
        """Whether its chip gives an action and an IP move."""
        return self.chip != "" and not self.degraded


class Pile(msgspec.Struct, frozen=True):
    """A shuffled face-down deck, as the cards that are left in it, and its discards."""

    left: tuple[str, ...]
    gone: tuple[str, ...] = ()


class Pool(msgspec.Struct, frozen=True):
    """Action dice."""

    basic: int = 0
    advanced: int = 0
    elite: int = 0
