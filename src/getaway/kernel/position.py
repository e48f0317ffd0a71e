"""A position as data and as one line of text; a match restored from it stands at the same question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from getaway.kernel.audiences import Revs
from getaway.kernel.chance import Chance, Seeded
from getaway.kernel.entries import Answer, Drawn, Fired, Past
from getaway.kernel.game import Game
from getaway.kernel.match import Match
from getaway.kernel.state import State
from getaway.kernel.undo import mark_before
from getaway.kernel.wire import from_json, to_json, tupled, whole
from getaway.kernel.wish import Refused, Wish


class Reached(msgspec.Struct, frozen=True):
    """The audiences' counters at a position. What was taken back, or told of a pause, made them run ahead."""

    puts: tuple[int, ...]
    """The number of the question that stands, for each audience."""
    sinces: tuple[int, ...]
    """From which number on each seat that is asked was asked the same."""
    stood: int
    """How often the match stood still or went on since that question."""
    lens: tuple[tuple[int, ...], ...]
    """The counters before each of the entries since the checkpoint."""


class Position(msgspec.Struct, frozen=True):
    """The state at a checkpoint, made at time `at`, and the entries since.

    `revs` are the audiences' counters at the checkpoint; `reached`, where given, are those that the match goes on from.
    `length` entries held before the checkpoint, the last of each seat in `answered` among them.
    """

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
    reached: Reached | None = None
    length: int = 0
    answered: tuple[int, ...] = ()
    chain: str = ""


def position(match: Match, *, undoable: bool = False) -> Position:
    """The position of a match; an undoable one goes back to the oldest checkpoint that an undo may need.

    A quiet fork is never stored.
    """
    mark = mark_before(match.marks, 0 if match.practice else match.fixed) if undoable and not match.over else match.mark
    base = mark.base.copy()
    base.tape = msgspec.UNSET
    return Position(
        match.game.name,
        match.game.version,
        match.options,
        match.now,
        mark.at,
        mark.revs,
        msgspec.Raw(to_json(base)),
        tuple(match.line[mark.length :]),
        match.practice,
        match.paused,
        match.chance.drawn,
        _reached(match, mark.length) if undoable else None,
        mark.length,
        _answered(match.line[: mark.length]),
        match.chain.hex(),
    )


def _reached(match: Match, length: int) -> Reached:
    puts = tuple(match.put(seat).rev for seat, _, _ in match.audiences.each())
    stood = match.audiences.revs[0] - puts[0] - 1
    return Reached(puts, tuple(ask.since for ask in match.asks), stood, tuple(match.lens[length:]))


def _answered(line: Iterable[Past]) -> tuple[int, ...]:
    return tuple(sorted({entry.seat for entry in line if isinstance(entry, Answer)}))


def restore(game: Game[Any], stored: Position, chance: Chance | None = None) -> Match:
    """A match standing where the position was taken; under newer rules at its last checkpoint (GT-VERSION-01).

    One that is over stays as it ended.
    """
    older = stored.version != game.version
    source = chance or Seeded(0)
    source.drawn = stored.drawn  # the counter never goes back
    match = _stand(game, stored, source, _past(stored) if older else stored.revs)
    if stored.reached and not older:
        match = _going_on(game, stored, source, match)
    match.tape.now, match.paused, match.chance = stored.now, stored.paused, source
    match.chain = bytes.fromhex(stored.chain)
    if older and not match.over:
        match.renew(stored.version)
    return match


def _stand(game: Game[Any], stored: Position, source: Chance, revs: Revs) -> Match:
    older = stored.version != game.version
    return Match(
        game,
        _base(game, stored),
        source,
        options=tupled(stored.options),
        before=_before(stored),
        since=() if older else map(whole, stored.since),
        revs=revs,
        now=stored.at,
        practice=stored.practice,
    )


def _past(stored: Position) -> Revs:
    """Counters that no question under the older rules has had."""
    reached = stored.reached
    return tuple(put + reached.stood + 1 for put in reached.puts) if reached else stored.revs


def _going_on(game: Game[Any], stored: Position, source: Chance, match: Match) -> Match:
    """The same match with the counters where they had come to."""
    reached: Reached = stored.reached  # type: ignore[assignment]
    gaps = [put - ask for put, ask in zip(reached.puts, _reached(match, stored.length).puts, strict=True)]
    if any(gaps):
        match = _stand(game, stored, source, tuple(map(sum, zip(stored.revs, gaps, strict=True))))
    match.lens[stored.length :] = [tuple(revs) for revs in reached.lens]
    for ask, since in zip(match.asks, reached.sinces, strict=True):
        ask.since = since
    for i in range(reached.stood):
        match.audiences.stood(paused=stored.paused == ((reached.stood - i) % 2 == 1))
    return match


def _before(stored: Position) -> list[Past]:
    """The line up to the checkpoint, as far as an undo needs to know it: its length, and who answered."""
    answers = [Answer(seat, Wish("")) for seat in stored.answered]
    return [*[Fired("", 0)] * (stored.length - len(answers)), *answers]


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
