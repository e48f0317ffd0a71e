"""The entries of a match's log. The log only grows."""

from __future__ import annotations

from typing import Any

import msgspec

from getaway.kernel.wish import Args, Wish


class Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """One line of the log."""


class Began(Entry, frozen=True, tag="began"):
    """The match was set up."""

    game: str
    version: int
    players: int
    options: dict[str, Any]
    commitment: str = ""
    practice: bool = False


class Answer(Entry, frozen=True, tag="answer"):
    """A seat answered a question or took an offer. No other seat sees a secret one.

    One that is `auto` passed by itself: going on was all there was to do, or the seat had said not to stop there.
    """

    seat: int
    wish: Wish
    at: int = 0
    offer: bool = False
    secret: bool = False
    auto: bool = False


class Drawn(Entry, frozen=True, tag="drawn"):
    """Chance decided. `seen` lists the seats that may see the value itself; None is all."""

    value: Args
    seen: tuple[int, ...] | None = ()


class Fired(Entry, frozen=True, tag="fired"):
    """A deadline came."""

    key: str
    at: int


class Undone(Entry, frozen=True, tag="undone"):
    """A seat undid answers: of the entries that counted until now, only the first `keep` still do."""

    seat: int
    keep: int
    at: int = 0
    agreed: tuple[int, ...] = ()
    practice: bool = False


class Paused(Entry, frozen=True, tag="paused"):
    """Match time is paused from here on."""

    at: int


class Resumed(Entry, frozen=True, tag="resumed"):
    """Match time runs again."""

    at: int


class Renewed(Entry, frozen=True, tag="renewed"):
    """The match goes on under newer rules, with those answers since its checkpoint that they accept (GT-VERSION-01)."""

    old: int
    new: int
    at: int


AnyEntry = Began | Answer | Drawn | Fired | Undone | Paused | Resumed | Renewed
"""What a log may hold."""

Past = Answer | Drawn | Fired
"""What a position is made of, after its checkpoint."""
