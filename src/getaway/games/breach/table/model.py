"""The state of a match of The Breach.

Seats go clockwise. Rooms, nodes and borders are numbers of the grid (see `grid`), models are numbered as `parts` says.
What lies face down in the box is drawn only when it is turned up: dark rooms, decks and the Reserve of Research have no
order. Hidden are hands, Objectives, Research tokens, and activation cards that a player has looked at.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from getaway.games.breach.table.grid import Grid, grid
from getaway.games.breach.table.parts import (
    GUARDIAN,
    ICE,
    NOWHERE,
    Activation,
    Attacking,
    Gateway,
    Ice,
    Moving,
    Pending,
    Player,
    Rolled,
    Window,
)
from getaway.games.breach.table.pieces import ice, interface
from getaway.kernel import Event, Public, Seat, State, secret

HIDDEN = "hidden"
Layout = tuple[int, int, tuple[str, ...], tuple[int, ...], int, tuple[tuple[int, bool], ...], int]
"""All that says which rooms are connected, and what crossing costs."""


def own(field: str) -> object:
    """A field by seat: each seat knows its own entry, and only the length of the others."""

    def known(g: Breach, seat: Seat) -> object:
        zones: tuple[tuple[str, ...], ...] = getattr(g, field)
        return tuple([zone if i == seat else (HIDDEN,) * len(zone) for i, zone in enumerate(zones)])

    return secret(known)


def own_orders(g: Breach, seat: Seat) -> object:
    """Secret standing orders: of the others nobody knows even whether there are any."""
    return tuple([zone if i == seat else () for i, zone in enumerate(g.secret_orders)])


def own_objective(g: Breach, seat: Seat) -> object:
    """Objectives: only your own (BR-SETIF-14); once the game is over, all of them (BR-END-04)."""
    if g.phase == "over":
        return g.objectives
    return tuple([zone if i == seat else (HIDDEN,) * len(zone) for i, zone in enumerate(g.objectives)])


def known_deck(g: Breach, seat: Seat) -> tuple[str, ...]:
    """The cards of the activation deck, with those on top of it that this seat has not looked at."""
    unseen = [card for card, seers in zip(g.ahead, g.seers, strict=True) if seat not in seers]
    return in_order((*g.deck, *unseen))


@lru_cache(maxsize=256)
def in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Cards whose order nobody may know, by name."""
    return tuple(sorted(cards))


def known_ahead(g: Breach, seat: Seat) -> tuple[str, ...]:
    """The cards on top of the activation deck, for those who have looked at them."""
    return tuple([card if seat in seers else HIDDEN for card, seers in zip(g.ahead, g.seers, strict=True)])


def counted(field: str) -> object:
    """A field of which everybody knows only how much there is."""

    def known(g: Breach, seat: Seat) -> object:
        return (HIDDEN,) * len(getattr(g, field))

    return secret(known)


def by_room(g: Breach, seat: Seat) -> object:
    """Research tokens lie face down in the rooms (BR-ROOM-09)."""
    return tuple([(HIDDEN,) * len(zone) for zone in g.room_research])


class Setting(State, kw_only=True):
    """The table's choices, and where we are."""

    mode: Public[Literal["competitive", "training", "solo", "deathmatch"]] = "competitive"
    advanced: Public[bool] = False
    window_ms: Public[int] = 0
    """How long a response may take; 0 at a table without clocks."""
    phase: Public[str] = "setup"
    active: Public[int] = 0
    """Whose turn it is; in the Firewall's turn the player who resolves a card."""
    password: Public[int] = 0
    """Who holds the Password; always exactly one player (BR-SETPW-02)."""
    round: Public[int] = 1
    clicks: Public[int] = 0
    """Actions performed in this turn."""
    limit: Public[int] = NOWHERE
    """A Click that replaces the CPU's (BR-RECON-08)."""
    ended: Public[bool] = False
    """The Action Phase ends when what is going on is resolved (BR-DISC-05)."""
    configured: Public[int] = 0
    waiting: Public[tuple[int, ...]] = ()
    """Who is still to come: seats that choose at set-up, or that reveal an activation card."""
    first_card: Public[bool] = True
    """The card at hand is the player's first of this Firewall turn (BR-GACT-06)."""
    open: Public[bool] = False
    """A question of the turn itself stands, not one inside an action."""
    resolving: Public[bool] = False
    """A card, token or Cheat is being resolved: no other is played until that is done (BR-TIMING-08)."""
    just: Public[tuple[str, ...]] = ()
    """Conditions of Missions that have occurred since the active player's last answer."""
    met: Public[int] = NOWHERE
    """Whose Avatar was met in the room just entered."""
    pending: Public[Pending | None] = None
    pushes: Public[int] = 0
    less: Public[int] = 0
    """How many Credits the Purchase at hand is cheaper."""
    window: Public[Window | None] = None
    orders: Public[tuple[str, ...]] = ()
    """Standing orders that all see: ask, pass or pass-unless-attacked."""
    secret_orders: Annotated[tuple[tuple[str, ...], ...], secret(own_orders)] = ()
    moves: Public[tuple[Moving, ...]] = ()
    attacks: Public[tuple[Attacking, ...]] = ()
    rolled: Public[Rolled | None] = None
    activation: Public[Activation | None] = None
    playing: Public[tuple[str, ...]] = ()
    """Cards being resolved, with their player: `seat:card`."""
    winner: Public[int] = NOWHERE
    result: Public[str] = ""


class Database(Setting, kw_only=True):
    """The rooms and what lies and stands in them."""

    cols: Public[int] = 3
    rows: Public[int] = 3
    codes: Public[tuple[str, ...]] = ()
    """By room, which one it is, once it was revealed."""
    unseen: Public[tuple[str, ...]] = ()
    """The rooms still face down, in no order."""
    turns: Public[tuple[int, ...]] = ()
    """By room, how many quarters it is turned clockwise."""
    dark: Public[int] = 0
    """A bit for each dark room."""
    breaches: Public[tuple[tuple[int, bool], ...]] = ()
    """Breaches by border, and whether the back is up."""
    breach_deck: Public[int] = 0
    gateways: Public[tuple[Gateway, ...]] = ()
    omega: Public[int] = NOWHERE
    """The outer side Omega lies at, by its place along the edge."""
    infected: Public[tuple[int, ...]] = ()
    """By room, a bit for each player with a Virus there."""
    traced: Public[tuple[int, ...]] = ()
    """By node, the same."""
    tokens: Public[tuple[str, ...]] = ()
    """By node, the Information token or nothing."""
    room_research: Annotated[tuple[tuple[str, ...], ...], secret(by_room)] = ()
    ice: Public[tuple[Ice, ...]] = ()
    roster: Public[tuple[str, ...]] = ()
    """Every Bot and Hunter deployed so far, so that each number has one name for the whole match."""


class Breach(Database, kw_only=True):
    """The whole table."""

    seats: Public[tuple[Player, ...]] = ()
    hands: Annotated[tuple[tuple[str, ...], ...], own("hands")] = ()
    decks: Annotated[tuple[tuple[str, ...], ...], own("decks")] = ()
    """The cards left, in no order."""
    discards: Public[tuple[tuple[str, ...], ...]] = ()
    objectives: Annotated[tuple[tuple[str, ...], ...], secret(own_objective)] = ()
    research: Annotated[tuple[tuple[str, ...], ...], own("research")] = ()
    research_left: Annotated[tuple[str, ...], counted("research_left")] = ()
    research_gone: Public[tuple[str, ...]] = ()
    reserve: Public[tuple[int, ...]] = ()
    """Information tokens in the Reserve, in the order of TOKENS."""
    cube_reserve: Public[tuple[int, int, int]] = (0, 0, 0)
    virus_supply: Public[tuple[int, ...]] = ()
    """By owner, the Firewall last."""
    guardian_viruses: Public[tuple[int, ...]] = (0, 0, 0, 0)
    """On the Guardian's card, by seat."""
    credit_reserve: Public[int] = 0
    shield_reserve: Public[int] = 0
    bot: Public[str] = "worm"
    hunter: Public[str] = "echo"
    sides: Public[tuple[str, str, str]] = ("A", "A", "A")
    track: Public[tuple[int, int, int]] = (0, 0, 0)
    """By track, the box its cube is on; 0 is the icon before the first."""
    die: Public[int] = 1
    deck: Annotated[tuple[str, ...], secret(known_deck)] = ()
    ahead: Annotated[tuple[str, ...], secret(known_ahead)] = ()
    """Activation cards put back on top after a player looked at them."""
    seers: Public[tuple[tuple[int, ...], ...]] = ()
    """By such a card, who has looked at it."""
    peeking: Public[int] = 0
    """How many of them are being put back."""
    pile: Public[tuple[str, ...]] = ()
    """Activation cards discarded."""
    guardian_deck: Public[tuple[str, ...]] = ()
    card: Public[str] = ""
    """The activation card being resolved."""
    guardian: Public[Literal["asleep", "deployed", "awake"]] = "asleep"
    sheet: Public[int] = NOWHERE
    """Who holds the Guardian's sheet."""
    marks: Public[tuple[bool, bool]] = (False, False)
    """Which marks of the Hard Disk have been covered (BR-HDCPU-09)."""
    rewards: Public[tuple[str, ...]] = ()
    """Reward cards face up."""
    bought: Public[tuple[str, ...]] = ()

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """All seats."""
        return tuple(range(self.players))

    @property
    def solo(self) -> bool:
        """Whether one player plays against the Firewall (BR-SOLO-01)."""
        return self.players == 1

    @property
    def grid(self) -> Grid:
        """The rooms as they are now."""
        return grid(self.cols, self.rows)

    @property
    def layout(self) -> Layout:
        """All that says how rooms are connected."""
        return (self.cols, self.rows, self.codes, self.turns, self.dark, self.breaches, self.omega)

    @property
    def me(self) -> Player:
        """The active player."""
        return self.seats[self.active]

    @property
    def in_firewall_turn(self) -> bool:
        """Whether the Firewall's turn is running."""
        return self.phase in ("password", "activation", "awakening")

    @property
    def attack(self) -> Attacking | None:
        """The attack in progress."""
        return self.attacks[-1] if self.attacks else None

    @property
    def move(self) -> Moving | None:
        """The Move in progress."""
        return self.moves[-1] if self.moves else None

    def show(self, event: Event, *, cites: str | tuple[str, ...]) -> None:
        """Tell everyone of an act that is complete, and let them see the table as it is now."""
        self.tell(event, cites=cites)
        self.frame()

    def clockwise(self, start: Seat) -> tuple[Seat, ...]:
        """All seats, clockwise from this one."""
        return tuple([(start + i) % self.players for i in range(self.players)])

    def is_dark(self, room: int) -> bool:
        """Whether a room's dark face is up; Omega is never dark."""
        return bool(self.dark >> room & 1)

    def click(self, seat: Seat) -> int:
        """How many actions the CPU allows now (BR-HDCPU-03, BR-HDCPU-04, BR-HDCPU-05)."""
        if self.limit != NOWHERE and seat == self.active:
            return self.limit
        return interface().cpu[max(0, len(self.seats[seat].disk) - 1)].click

    def configuration(self, seat: Seat) -> int:
        """How many Configure actions the Configuration Phase allows."""
        return interface().cpu[max(0, len(self.seats[seat].disk) - 1)].configuration

    def set_seat(self, i: Seat, **changes: object) -> Player:
        """Change what lies at a player's interface."""
        changed = msgspec.structs.replace(self.seats[i], **changes)
        self.seats = (*self.seats[:i], changed, *self.seats[i + 1 :])
        return changed

    def model(self, number: int) -> Ice | None:
        """The ICE with this number, while it is in the Database."""
        for each in self.ice:
            if each.number == number:
                return each
        return None

    def set_ice(self, number: int, **changes: object) -> None:
        """Change an ICE."""
        replace = msgspec.structs.replace
        self.ice = tuple([replace(each, **changes) if each.number == number else each for each in self.ice])

    def of_category(self, category: str) -> list[Ice]:
        """The ICE of a category in the Database."""
        return [each for each in self.ice if ice()[each.name].category == category]

    def name_of(self, category: str) -> str:
        """The ICE of a category that is used in this match."""
        return {"bot": self.bot, "hunter": self.hunter, "guardian": "xan4th"}[category]

    def room_of(self, model: int) -> int:
        """Where a model stands."""
        if model < ICE:
            return self.seats[model].room
        found = self.model(model)
        return NOWHERE if found is None else found.room

    def awake(self) -> bool:
        """Whether the Guardian acts."""
        return self.guardian == "awake"

    def guardian_there(self) -> bool:
        """Whether the Guardian's model is in the Database: once deployed it is connected (BR-GUARD-07)."""
        return self.model(GUARDIAN) is not None
