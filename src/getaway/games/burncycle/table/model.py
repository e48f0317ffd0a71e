"""The state of a burncycle match. Nothing is hidden: a deck is the cards left in it, and chance draws from them.

Bots are numbered: the agents by seat, the command module after the last of them. Spaces, doors and walls are numbers
of the floor (see `mats.floor`), nodes numbers of the network (see `mats.network`).
"""

from __future__ import annotations

from msgspec.structs import replace

from getaway.games.burncycle.table.doing import (
    Acting,
    AtKeypad,
    AtTerminal,
    Carried,
    Deal,
    Moving,
    Passing,
    Pending,
    Pinging,
    Roll,
    Striking,
    Todo,
)
from getaway.games.burncycle.table.mats.floor import Floor
from getaway.games.burncycle.table.mats.plan import floor
from getaway.games.burncycle.table.parts import NOWHERE, PURSUE, Bot, Pile, Pool, Slot, Unit
from getaway.kernel import Public, Seat, State


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
    """Who or what is still to come in the current step: seats at set-up, units to place."""
    result: Public[str] = ""
    """How it ended: won, or the cause of the loss."""
    met: Public[tuple[str, ...]] = ()
    """The goals of a lesson that were met, in that order."""


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
    group: Public[str] = PURSUE
    """The group of units that acts in security activation: pursue, then investigate, then patrol (BC-SACT-20)."""
    pursued: Public[tuple[int, ...]] = ()
    """The bots whose chips are turned over when the last pursuer has acted (BC-PURSUE-06)."""
    in_view: Public[tuple[int, ...]] = ()
    """The bots within the captain's awareness, where its card says what happens then."""
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
    happening: Public[int] = 0
    """How many threat events and rewards of objectives are being resolved, one within another."""
    carrying: Public[int] = 0
    """How many lists of effects are being carried out, one within another."""
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
        """The printed number of the floor, however many were played (BC-FLOOR-06, BC-FLOOR-07)."""
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
        bots = self.bots
        bot = replace(bots[i], **changes)
        self.bots = bots[:i] + (bot,) + bots[i + 1 :]  # noqa: RUF005 - a third faster
        return bot

    def set_unit(self, number: int, **changes: object) -> None:
        """Change a security unit."""
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
