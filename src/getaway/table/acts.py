"""What can happen at a table. Every act is a row of its log, and the table follows from its acts."""

from __future__ import annotations

from typing import Any

import msgspec

from getaway.kernel.entries import AnyEntry
from getaway.kernel.plans import Ran, Step
from getaway.kernel.position import Position

OPEN, PERSON, BOT = "open", "person", "bot"
LIVE, DAILY = "live", "daily"


class Seating(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat: who holds it, by which keys (hashes of secrets), and the number it adds to the chance of the match.

    Of the keys, `kept` are those of accounts, whose secrets nobody has; the others are on somebody's devices.
    """

    kind: str = OPEN
    name: str = ""
    keys: tuple[str, ...] = ()
    number: str = ""
    away: bool = False
    kept: tuple[str, ...] = ()
    level: str = ""
    """How well a bot plays here; empty for the table's level."""

    @property
    def called(self) -> str:
        """Who has the seat; a seat that was opened is nobody's until somebody sits down or its holder comes back."""
        return "" if self.kind == OPEN else self.name

    @property
    def devices(self) -> tuple[str, ...]:
        """The keys that someone has a secret for."""
        return tuple(key for key in self.keys if key not in self.kept)


class Branch(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a what-if begins: at a moment of another table, in a world that fits what a seat knew, or as all lay open.

    `position` is that world; nothing else of the other table comes along.
    """

    table: str
    moment: int
    seat: int
    position: Position
    open: bool = False


class Brought(msgspec.Struct, frozen=True, omit_defaults=True):
    """That a match comes from a file. It goes on from `position` with chance of its own; without one, as it was.

    Then its whole past is in the rows that follow.
    """

    position: Position | None = None


class Act(msgspec.Struct, frozen=True, tag_field="act", omit_defaults=True, kw_only=True):
    """Something that happened; `at` is Unix time in milliseconds."""

    at: int


class Opened(Act, frozen=True, tag="opened"):
    """The table was opened; the host sits at the first seat."""

    game: str
    seats: tuple[Seating, ...]
    options: dict[str, Any]
    pace: str
    practice: bool
    watch: bool
    commitment: str
    patience: int
    branch: Branch | None = None
    brought: Brought | None = None
    takeover: bool = False
    bots: str = ""
    hints: str = ""
    tempo: str = ""
    absent: str = ""
    lesson: str = ""
    """The lesson that is taken here, by its key."""
    warns: bool = False
    """Whether players are warned of blunders."""


class Sat(Act, frozen=True, tag="sat"):
    """A player took a seat that was open or a bot's."""

    seat: int
    name: str
    key: str
    number: str


class Keyed(Act, frozen=True, tag="keyed"):
    """A seat got another key, for a device or kept by an account: beside those it has, or some of them ended."""

    seat: int
    key: str
    instead: str = ""
    ends: tuple[str, ...] = ()
    kept: bool = False


class Left(Act, frozen=True, tag="left"):
    """A seat's holder went away. Before the start the seat is open again; later it stays theirs."""

    seat: int
    was: str = ""
    """Whose seat it was until then, if nobody has it now."""


class Returned(Act, frozen=True, tag="returned"):
    """A seat's holder came back, and any bot made room."""

    seat: int


class Handed(Act, frozen=True, tag="handed"):
    """A seat that was left, or was silent for long, went to a bot or was opened to newcomers.

    `by` is the seat that wanted it, or -1 where the table did it by its rule (GT-AWAY-03).
    """

    seat: int
    to: str
    by: int
    was: str = ""
    """Whose seat it was until then, if it is open now."""


class Revoked(Act, frozen=True, tag="revoked"):
    """The host took a seat from its holder: no key opens it any more."""

    seat: int
    was: str = ""
    """Whose seat it was."""


class Started(Act, frozen=True, tag="started"):
    """The match began, with this version of its rules; bots took the seats that were open.

    `entries` are the questions that passed by themselves at once.
    """

    chain: str
    version: int = 1
    entries: tuple[AnyEntry, ...] = ()


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a bot did something, as everybody may hear it: the game's message `says-NAME`, or else `reason-NAME`."""

    seat: int
    name: str
    facts: dict[str, Any] = {}


class Played(Act, frozen=True, tag="played"):
    """The match went on by these entries. `zero` is the Unix time at which its clock would have read 0."""

    entries: tuple[AnyEntry, ...]
    zero: int
    chain: str
    plan: Ran | None = None
    """How far a plan came that these entries are part of."""
    rest: tuple[Step, ...] = ()
    """What is left of a plan that waits until others have answered; only its own seat may know."""
    why: Why | None = None
    """What a bot says about its answer."""


class StopSet(Act, frozen=True, tag="stop"):
    """A seat said when it wants to be asked where everything that can be done is optional."""

    seat: int
    stop: str


class LevelSet(Act, frozen=True, tag="level"):
    """The host chose how well the bot of a seat plays."""

    seat: int
    level: str


class TempoSet(Act, frozen=True, tag="tempo"):
    """The host chose how fast bots act."""

    tempo: str


class Hinted(Act, frozen=True, tag="hint"):
    """A seat was told what a bot would do; what that was, only the seat knows."""

    seat: int


class VoteOpened(Act, frozen=True, tag="vote"):
    """A seat asked all others to let it take back its last answer."""

    seat: int


class Voted(Act, frozen=True, tag="voted"):
    """A seat agreed, or ended the vote by not agreeing. The last agreement is the undo itself."""

    seat: int
    agree: bool


class Said(Act, frozen=True, tag="said"):
    """A seat said something to all."""

    seat: int
    text: str


class Rematched(Act, frozen=True, tag="rematch"):
    """The same people play again at another table."""

    table: str


class Closed(Act, frozen=True, tag="closed"):
    """The operator ended the table for good (GT-TABLE-02)."""


AnyAct = (
    Opened
    | Sat
    | Keyed
    | Left
    | Returned
    | Handed
    | Revoked
    | Started
    | Played
    | StopSet
    | LevelSet
    | TempoSet
    | Hinted
    | VoteOpened
    | Voted
    | Said
    | Rematched
    | Closed
)
