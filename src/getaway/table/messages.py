"""What a server sends to its clients. Everything is built for one audience, from what that audience may know."""

from __future__ import annotations

from typing import Any

import msgspec

from getaway.kernel import Talk
from getaway.kernel.stream import Did, Ended, NewRules, Put, Rang, Stood, Told, Undid
from getaway.kernel.wire import PlainWish
from getaway.kernel.wish import Args
from getaway.table.items import (
    AnyTableItem,
)
from getaway.table.seats import BranchView, OpenVote

AnyNews = Did | Rang | Told | Undid | Stood | NewRules | AnyTableItem
"""What `items` may hold."""


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: str
    name: str
    away: bool
    asked: int
    stop: str = "new"
    """When the seat wants to be asked where everything that can be done is optional."""
    level: str = ""
    """How well a bot plays here, if one does; `random` where the game knows no levels."""


class Taught(msgspec.Struct, frozen=True):
    """How far somebody has come in a lesson, and what its text says to do now."""

    key: str
    seat: int
    done: int
    """How many of its steps are done."""
    wish: PlainWish | None = None
    """An answer that the step at hand suggests."""
    things: tuple[str, ...] = ()
    """Where on the board: the first of these things is meant."""
    strayed: bool = False
    """Whether the player did something else than was suggested, and the step at hand can't be done now."""


class TableView(msgspec.Struct, frozen=True):
    """A table as everybody with the link sees it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    players: int
    pace: str
    practice: bool
    watch: bool
    stage: str
    paused: bool
    host: int
    seats: tuple[SeatView, ...]
    vote: OpenVote | None
    rematch: str
    commitment: str
    seed: str
    patience: int
    branch: BranchView | None
    takeover: bool
    bots: str = ""
    """The level that bots play on here; `random` where the game knows none."""
    hints: tuple[int | None, ...] = ()
    """By seat: how many more hints it may ask for; null is as many as it wants."""
    tempo: str = ""
    """How fast bots act: `slow`, `quick`, or as usual."""
    absent: str = ""
    """Who plays for someone who is away: a `bot`, or nobody until they are back."""
    levels: tuple[str, ...] = ()
    """How well bots can play here."""
    brought: str = ""
    """Of a match from a file, in which hidden cards may be known: `carried` on from where it stood, or `whole`."""
    lesson: Taught | None = None
    """Of a lesson: how far its player has come, and what to do next."""
    warns: bool = False
    """Whether players can be warned of blunders here."""


class Clock(msgspec.Struct, frozen=True):
    """Match time `now` (ms) when the server's clock read `stamp` (Unix ms); it goes on while `runs`.

    It's `timed` while something will happen by itself when its time comes.
    """

    now: int
    stamp: int
    runs: bool
    timed: bool = False


class UndoView(msgspec.Struct, frozen=True):
    """What taking back would do now: `right`, `vote` or `no`, and the clause that says so."""

    how: str
    clause: str = ""


class Message(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """One message of the server."""


class FrameView(msgspec.Struct, frozen=True):
    """The view after an act that happened by itself, as a change of the one before; `items` is how many came first."""

    items: int
    view: Any


class Sync(Message, frozen=True, tag="sync"):
    """Everything an audience may see."""

    rev: int
    seat: int
    table: TableView
    view: Any
    items: list[AnyNews]
    question: Put | Ended | None
    clock: Clock | None
    talk: Talk
    undo: UndoView
    notes: str
    frames: tuple[FrameView, ...] = ()
    """At a moment of a replay: what was to be seen between the acts of its row, the first as a whole view."""


class Update(Message, frozen=True, tag="update", omit_defaults=True):
    """Something happened after update number `since`. What is left out has not changed."""

    rev: int
    since: int
    items: list[AnyNews]
    fresh: bool = False
    view: Any = None
    question: Put | Ended | None = None
    table: TableView | None = None
    clock: Clock | None = None
    talk: Talk | None = None
    undo: UndoView | None = None
    frames: tuple[FrameView, ...] = ()
    """What to show between the items, if the client asked for it; `view` is then a change of the last of them."""


class Done(Message, frozen=True, tag="done"):
    """A command was carried out and is in the log."""

    id: str


class No(Message, frozen=True, tag="no"):
    """A command was refused by a clause; nothing changed by it."""

    id: str
    clause: str
    facts: Args = {}


class Unsure(Message, frozen=True, tag="unsure"):
    """A command is not decided: it may be in the log or not. Sent again under the same id it counts once."""

    id: str


class Led(Message, frozen=True, tag="led"):
    """Somebody leads the shared replay to this moment, by the audience's own number; seat -1 where nobody does.

    `of` is as whom all look there; null is everybody as themselves.
    """

    seat: int
    moment: int
    of: int | None


class Seated(msgspec.Struct, frozen=True):
    """A seat and the secret that opens it."""

    table: str
    seat: int
    secret: str


AnyMessage = Sync | Update | Done | No | Unsure | Led
