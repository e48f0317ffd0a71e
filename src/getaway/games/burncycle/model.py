"""The state of a burncycle match. Everything lies open: a deck is what is left of it, and chance draws from that.

Bots are numbered: the agents by seat, the command module after the last of them. Spaces, doors and walls are numbers
of the floor (see `floor`), nodes numbers of the network (see `network`).
"""

from __future__ import annotations

from typing import Final

import msgspec

from getaway.games.burncycle.floor import Floor, floor
from getaway.kernel import Public, Seat, State

NOWHERE: Final = -1
CHIPS: Final = ("general", "physical", "tech", "utility", "captain")
"""The types of action chips (BC-CHIP-01)."""
TYPES: Final = ("physical", "tech", "utility")
DICE: Final = ("basic", "advanced", "elite")
POWER_LIMIT: Final = 10
LAST_LEVEL: Final = 26
DIFFICULTIES: Final = ("standard", "simplified", "seasoned")

AWAKE, ACTED, STUNNED = "awake", "acted", "stunned"
"""A security unit is awake, has acted in this activation (face down), or is stunned (face down)."""


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
    """The space of its awareness chip; nowhere while that lies on the mat."""
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
    duty: str = AWAKE
    """Whether the disguise has acted in this activation (BC-INTF-15)."""

    @property
    def detected(self) -> bool:
        """A bot is detected while its awareness chip is on its own space (BC-AWARE-03)."""
        return self.chip == self.cell != NOWHERE

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
    state: str = AWAKE
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
    """A shuffled deck nobody may look into, as the cards that are left in it, and its discards."""

    left: tuple[str, ...]
    gone: tuple[str, ...] = ()


class Pool(msgspec.Struct, frozen=True):
    """Action dice."""

    basic: int = 0
    advanced: int = 0
    elite: int = 0


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
    """The layer at hand; above the last one all pings have moved."""
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


class Setting(State, kw_only=True):
    """The table's choices, and where we are."""

    mission: Public[str]
    corporation: Public[str] = ""
    difficulty: Public[str] = "standard"
    captain: Public[str] = ""
    phase: Public[str] = "setup"
    active: Public[int] = 0
    marker: Public[int] = 0
    """Who holds the corporation marker: last in turn order (BC-CMARK-01)."""
    round: Public[int] = 1
    leg: Public[int] = 0
    """How many floors of the mission were left behind."""
    plan: Public[str] = ""
    """The floorplan in use."""
    todo: Public[tuple[Todo, ...]] = ()
    pending: Public[Pending | None] = None
    waiting: Public[tuple[int, ...]] = ()
    """Who or what is still to come in the step at hand: seats at set-up, units to place."""
    result: Public[str] = ""
    """How it ended: won, or the cause of the loss."""


class Board(Setting, kw_only=True):
    """The floor and what lies and stands on it."""

    unlocked: Public[int] = 0
    """A bit for each door with a peg."""
    broken: Public[tuple[int, ...]] = ()
    """The walls destroyed on this floor, by edge."""
    keypads: Public[tuple[tuple[int, str], ...]] = ()
    """The keypad cards lying at doors: door and card."""
    terminals: Public[tuple[int, ...]] = ()
    mainframes: Public[tuple[int, ...]] = ()
    """Terminal chips turned to their mainframe side; each is in `terminals` too."""
    caches: Public[tuple[int, ...]] = ()
    unseen: Public[tuple[int, ...]] = ()
    """Rooms with a surveillance bead."""
    beads: Public[tuple[tuple[str, int], ...]] = ()
    """Objective beads on spaces: what each is, and where."""
    bots: Public[tuple[Bot, ...]] = ()
    units: Public[tuple[Unit, ...]] = ()
    roster: Public[tuple[str, ...]] = ()
    """The names of all units that ever came to a floor: the first is number 1."""
    acting: Public[Acting | None] = None
    pursued: Public[tuple[int, ...]] = ()
    """The bots whose chips are turned over when the last pursuer has acted (BC-PURSUE-06)."""
    in_view: Public[tuple[int, ...]] = ()
    """The bots within the captain's awareness, where its card says what comes of that."""
    zones: Public[tuple[int, ...]] = ()
    """While floors change: the safe zones whose doors stay unlocked, by their place on the mat (BC-DOOR-17)."""
    carried: Public[tuple[Carried, ...]] = ()
    """While floors change: who is still to be placed."""
    drone: Public[int] = NOWHERE
    """Where Joan the Drone is."""
    charged: Public[bool] = True
    drone_moves: Public[int] = 0


class Table(Board, kw_only=True):
    """The burncycle, the network, threat, decks and supplies, and the mission."""

    slots: Public[tuple[Slot, ...]] = ()
    tracker: Public[int] = NOWHERE
    """The slot of the tracker bead; nowhere outside the action and network steps."""
    acted: Public[bool] = False
    """The action of the chip under the tracker was used or passed."""
    extra: Public[bool] = False
    """The extra action of an optimized network card action is due (BC-NETACT-07)."""
    team: Public[tuple[str, ...]] = ()
    """The team reserve."""
    supply: Public[tuple[int, ...]] = ()
    """Action chips in the supply, by type."""
    pool: Public[Pool] = Pool()
    roll: Public[Roll | None] = None
    moving: Public[Moving | None] = None
    striking: Public[Striking | None] = None
    passing: Public[Passing | None] = None
    at_keypad: Public[AtKeypad | None] = None
    at_terminal: Public[AtTerminal | None] = None
    using: Public[str] = ""
    """The equipment whose die was rolled and is not resolved yet."""
    drawn: Public[tuple[str, ...]] = ()
    """Equipment drawn to keep one card of it."""
    deal: Public[Deal | None] = None
    """A trade that waits for the other player's consent."""
    pings: Public[tuple[int, ...]] = ()
    """The nodes of the pings on the network."""
    ceo: Public[int] = 1
    pinging: Public[Pinging | None] = None
    rolls: Public[int] = 0
    """Ping dice still to roll."""
    threat: Public[int] = 1
    reached: Public[int] = 1
    """The highest level of an event or escalation reached so far: events up to here have happened (BC-THREAT-20)."""
    equipment: Public[Pile] = Pile(())
    mods: Public[Pile] = Pile(())
    imperatives: Public[Pile] = Pile(())
    terminal_cards: Public[Pile] = Pile(())
    network_cards: Public[Pile] = Pile(())
    keypad_cards: Public[Pile] = Pile(())
    guards: Public[tuple[Pile, ...]] = ()
    """The guard stacks of levels 1 to 3, by design."""
    progress: Public[tuple[tuple[int, ...], ...]] = ()
    """By task of the floor's objective: the bots that did it, once for each time."""
    done: Public[bool] = False
    """The floor's objective is complete."""


class Burncycle(Table, kw_only=True):
    """The whole state."""

    @property
    def module(self) -> int:
        """The number of the command module."""
        return self.players

    @property
    def floor(self) -> Floor:
        """The floor the bots are on."""
        return floor(self.plan)

    @property
    def level(self) -> int:
        """The floor's number (BC-FLOOR-06)."""
        return self.floor.number

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """All seats: what "the players" choose, any of them may answer."""
        return tuple(range(self.players))

    def bot_at(self, cell: int) -> int:
        """The bot on this space, or nowhere."""
        for i, bot in enumerate(self.bots):
            if bot.cell == cell:
                return i
        return NOWHERE

    def unit_at(self, cell: int) -> Unit | None:
        """The security unit on this space."""
        for unit in self.units:
            if unit.cell == cell:
                return unit
        return None

    def unit(self, number: int) -> Unit | None:
        """The security unit with this number, while it is on the floor."""
        for unit in self.units:
            if unit.number == number:
                return unit
        return None

    @property
    def taken(self) -> list[int]:
        """The spaces with a bot or a security unit."""
        cells = [bot.cell for bot in self.bots if bot.cell != NOWHERE]
        return cells + [unit.cell for unit in self.units]

    def free(self, cell: int) -> bool:
        """Whether no unit stands there (BC-SPACE-02)."""
        return cell not in self.taken

    def set_bot(self, i: int, **changes: object) -> Bot:
        """Change a bot."""
        bot = msgspec.structs.replace(self.bots[i], **changes)
        self.bots = (*self.bots[:i], bot, *self.bots[i + 1 :])
        return bot

    def set_unit(self, number: int, **changes: object) -> None:
        """Change a security unit."""
        replace = msgspec.structs.replace
        self.units = tuple([replace(u, **changes) if u.number == number else u for u in self.units])

    def set_slot(self, i: int, slot: Slot) -> None:
        """Change a slot of the burncycle."""
        self.slots = (*self.slots[:i], slot, *self.slots[i + 1 :])

    def has(self, i: int, upgrade: str) -> bool:
        """Whether this bot's upgrade is active."""
        return upgrade in self.bots[i].upgrades

    def later(self, kind: str, a: int = 0, b: int = 0, what: str = "") -> None:
        """Let a consequence wait for `settle`."""
        self.todo = (*self.todo, Todo(kind, a, b, what))
