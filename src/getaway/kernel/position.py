"""A position as data and as one line of text; a match restored from it stands at the same question."""

from __future__ import annotations

from typing import Any

import msgspec

from getaway.kernel.chance import Chance, Seeded
from getaway.kernel.entries import Answer, Drawn, Fired
from getaway.kernel.game import Game
from getaway.kernel.match import Match
from getaway.kernel.play import Play
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


def position(play: Play) -> Position:
    """The position of a match or play."""
    base = play.base.copy()
    base.tape = msgspec.UNSET
    options = play.options if isinstance(play, Match) else {}
    revs = play.mark.revs if isinstance(play, Match) else ()
    return Position(
        play.game.name,
        play.game.version,
        options,
        play.now,
        play.base_at,
        revs,
        msgspec.Raw(to_json(base)),
        tuple(play.since),
        *((play.practice, play.paused) if isinstance(play, Match) else ()),
    )


def restore(game: Game[Any], stored: Position, chance: Chance | None = None) -> Match:
    """A match standing where the position was taken; under newer rules at its last checkpoint (GT-VERSION-01)."""
    older = stored.version != game.version
    game.prepare(stored.options)
    match = Match(
        game,
        _base(game, stored),
        chance or Seeded(0),
        options=tupled(stored.options),
        since=() if older else map(whole, stored.since),
        revs=stored.revs,
        now=stored.at,
        practice=stored.practice,
    )
    match.tape.now, match.paused = stored.now, stored.paused
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


def to_text(play: Play) -> str:
    """The position on one line."""
    return to_json(position(play)).decode()


def from_text(game: Game[Any], text: str, chance: Chance | None = None) -> Match:
    """The match a line of text stands for."""
    return restore(game, from_json(text, Position), chance)
