"""A position as data and as one line of text; a match restored from it stands at the same question."""

from __future__ import annotations

from typing import Any

import msgspec

from getaway.kernel.chance import Chance, Seeded
from getaway.kernel.entries import Answer, Drawn, Fired
from getaway.kernel.game import Game
from getaway.kernel.match import Match
from getaway.kernel.state import State
from getaway.kernel.wire import from_json, to_json, tupled, whole
from getaway.kernel.wish import Refused


class Position(msgspec.Struct, frozen=True):
    """The state at the last checkpoint, made at time `at`, and the entries since, with the audiences' counters."""

    game: str
    version: int
    options: dict[str, Any]
    now: int
    at: int
    revs: tuple[int, ...]
    base: msgspec.Raw
    since: tuple[Answer | Drawn | Fired, ...]
    practice: bool = False
    paused: bool = False
    drawn: int = 0


def position(match: Match) -> Position:
    """The position of a match. A quiet fork is never stored."""
    base = match.base.copy()
    base.tape = msgspec.UNSET
    return Position(
        match.game.name,
        match.game.version,
        match.options,
        match.now,
        match.base_at,
        match.mark.revs,
        msgspec.Raw(to_json(base)),
        tuple(match.since),
        match.practice,
        match.paused,
        match.chance.drawn,
    )


def restore(game: Game[Any], stored: Position, chance: Chance | None = None) -> Match:
    """A match standing where the position was taken; under newer rules at its last checkpoint (GT-VERSION-01)."""
    older = stored.version != game.version
    game.prepare(stored.options)
    source = chance or Seeded(0)
    source.drawn = stored.drawn  # the counter never goes back
    match = Match(
        game,
        _base(game, stored),
        source,
        options=tupled(stored.options),
        since=() if older else map(whole, stored.since),
        revs=stored.revs,
        now=stored.at,
        practice=stored.practice,
    )
    match.tape.now, match.paused, match.chance = stored.now, stored.paused, source
    if older:
        match.renew(stored.version)
    return match


def _base(game: Game[Any], stored: Position) -> State:
    """The checkpoint's state; a position that these rules cannot read is refused."""
    try:
        if stored.game == game.name and stored.version <= game.version:
            return from_json(bytes(stored.base), game.state)
    except msgspec.ValidationError as error:
        raise Refused("GT-VERSION-01", version=stored.version) from error
    raise Refused("GT-VERSION-01", version=stored.version)


def to_text(match: Match) -> str:
    """The position on one line."""
    return to_json(position(match)).decode()


def from_text(game: Game[Any], text: str, chance: Chance | None = None) -> Match:
    """The match a line of text stands for."""
    return restore(game, from_json(text, Position), chance)
