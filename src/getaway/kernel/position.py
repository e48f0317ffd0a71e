"""A position as data and as one line of text; a match restored from it is at the same question."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import msgspec

from getaway.kernel.audiences import Revs
from getaway.kernel.chance import Chance, Recorded, Seeded
from getaway.kernel.entries import Answer, Drawn, Fired, Past
from getaway.kernel.match import Match
from getaway.kernel.rules import Rules
from getaway.kernel.state import State, encode
from getaway.kernel.undo import is_given, mark_before
from getaway.kernel.wire import from_json, to_json, tupled, whole
from getaway.kernel.wish import Refused, Wish

MOST_UNASKED = 20
"""How many questions in a row older rules may not have asked."""


class Reached(msgspec.Struct, frozen=True):
    """The audiences' counters at a position: undo and pauses make them run ahead of the entries."""

    puts: tuple[int, ...]
    """The number of the current question, for each audience."""
    sinces: tuple[int, ...]
    """For each seat that is asked, the number from which it has been asked the same."""
    stood: int
    """How often the match was paused or resumed since that question."""
    lens: tuple[tuple[int, ...], ...]
    """The counters before each of the entries since the checkpoint."""


class Position(msgspec.Struct, frozen=True):
    """The state at a checkpoint, made at time `at`, and the entries since.

    `revs` are the audiences' counters at the checkpoint; `reached`, where given, are the counters to go on from.
    `length` entries came before the checkpoint, among them the last answer of each seat in `answered`. `stands` is a
    digest of where the entries led: newer rules that lead there too go on with the same question. `set_back` says that
    rows after this position don't count, although the rules are the same.
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
    stands: str = ""
    set_back: bool = False


def position(match: Match, *, undoable: bool = False) -> Position:
    """The position of a match; an undoable one goes back to the oldest checkpoint that an undo may need.

    A quiet fork is never stored.
    """
    mark = (
        mark_before(match._marks, 0 if match.practice else match._fixed) if undoable and not match.over else match._mark
    )
    base = mark.base.copy()
    base.tape = msgspec.UNSET
    return Position(
        match.game.name,
        match.game.version,
        match.settings,
        match.now,
        mark.at,
        mark.revs,
        msgspec.Raw(to_json(base)),
        tuple(match._line[mark.length :]),
        match.practice,
        match.paused,
        match._chance.drawn,
        _reached(match, mark.length) if undoable else None,
        mark.length,
        _answered(match._line[: mark.length]),
        match.chain.hex(),
        _stands(match) if undoable else "",
    )


def _stands(match: Match) -> str:
    """A digest of the state and the question."""
    asked = (match._request.question.name, match._request.seats) if match._request is not None else ("", ())
    return blake2b(encode(match.g) + to_json(asked), digest_size=16).hexdigest()


def _reached(match: Match, length: int) -> Reached:
    puts = tuple(match.put(seat).rev for seat, _, _ in match._audiences.each())
    stood = match._audiences.revs[0] - puts[0] - 1
    return Reached(puts, tuple(ask.since for ask in match.asks), stood, tuple(match._lens[length:]))


def _answered(line: Iterable[Past]) -> tuple[int, ...]:
    return tuple(sorted({entry.seat for entry in line if isinstance(entry, Answer) and is_given(entry)}))


def restore(game: Rules[Any], stored: Position, chance: Chance | None = None) -> Match:
    """The match where the position was taken; under newer rules, where the answers they accept lead.

    Everyone is told that the rules are newer (GT-VERSION-01). A match that is over stays as it ended.
    """
    source = chance or Seeded(0)
    source.drawn = stored.drawn  # the counter never goes back
    renewed = is_renewed(game, stored)
    match = _carried_over(game, stored, source) if renewed else _as_it_was(game, stored, source)
    match._tape.now, match.paused, match._chance = max(stored.now, match._tape.now), stored.paused, source
    match.chain = bytes.fromhex(stored.chain)
    if renewed and not match.over:
        match._renew(stored.version)
    return match


def is_renewed(game: Rules[Any], stored: Position) -> bool:
    """Whether what came after this position doesn't count: the rules are newer, or the match was set back."""
    return stored.set_back or stored.version != game.version


def _carried_over(game: Rules[Any], stored: Position, source: Chance) -> Match:
    """The match under other rules: as it stood if its last entries lead there, else with those that are accepted."""
    if stored.stands and stored.reached:
        with suppress(Refused, ValueError):
            match = _stand(game, stored, source, stored.revs)
            if _stands(match) == stored.stands:
                return _settled(_going_on(game, stored, source, match), len(stored.since))
    source.drawn = stored.drawn
    kept = _accepted(game, stored, source)
    match = _stand(game, msgspec.structs.replace(stored, since=tuple(kept)), source, _past(stored))
    return _settled(match, len(kept))


def _accepted(game: Rules[Any], stored: Position, source: Chance) -> list[Past]:
    """The entries these rules accept one after another, with the draws made then, up to the first refused."""
    past = [whole(entry) for entry in stored.since]
    recorded = Recorded([entry.value for entry in past if isinstance(entry, Drawn)], source)
    kept: list[Past] = []
    with suppress(ValueError):  # the first draw is of another kind now
        match = _stand(game, msgspec.structs.replace(stored, since=()), recorded, ())
        for entry in past:
            if not _accepts(match, entry):
                break
            kept = match._line[stored.length :]
    return kept


def _accepts(match: Match, entry: Past) -> bool:
    """Whether these rules accept an entry, if need be after what older rules did without asking.

    An answer that did nothing can be left out where they don't ask for it.
    """
    does_nothing = isinstance(entry, Answer) and entry.wish.verb in match.game.idle
    for _ in range(MOST_UNASKED):
        if _goes(match, entry) or does_nothing:
            return True
        unasked = [(ask.seat, match.game.unasked(match.g, ask.seat, ask.question.name)) for ask in match.asks[:1]]
        if not any(wish and _goes(match, Answer(seat, wish, match.now)) for seat, wish in unasked):
            break
    return False


def _goes(match: Match, entry: Past) -> bool:
    """Whether an entry can be carried out; what was asked for may be an offer now, and the other way round."""
    ways = [entry, msgspec.structs.replace(entry, offer=not entry.offer)] if isinstance(entry, Answer) else [entry]
    for way in ways:
        with suppress(Refused):
            match._again(way)
            return True
    return False


def _settled(match: Match, kept: int) -> Match:
    """What was played under other rules is in their log and can't be undone."""
    del match.log[:kept]
    match._fixed = len(match._line)
    return match


def _as_it_was(game: Rules[Any], stored: Position, source: Chance) -> Match:
    match = _stand(game, stored, source, stored.revs)
    return _going_on(game, stored, source, match) if stored.reached else match


def _stand(game: Rules[Any], stored: Position, source: Chance, revs: Revs) -> Match:
    return Match(
        game,
        _base(game, stored),
        source,
        options=tupled(stored.options),
        before=_before(stored),
        since=map(whole, stored.since),
        revs=revs,
        now=stored.at,
        practice=stored.practice,
    )


def _past(stored: Position) -> Revs:
    """Counters that no question under the older rules has had."""
    reached = stored.reached
    return tuple(put + reached.stood + 1 for put in reached.puts) if reached else stored.revs


def _going_on(game: Rules[Any], stored: Position, source: Chance, match: Match) -> Match:
    """The same match with its counters where they were."""
    reached: Reached = stored.reached  # type: ignore[assignment]
    gaps = [put - ask for put, ask in zip(reached.puts, _reached(match, stored.length).puts, strict=True)]
    if any(gaps):
        match = _stand(game, stored, source, tuple(map(sum, zip(stored.revs, gaps, strict=True))))
    match._lens[stored.length :] = [tuple(revs) for revs in reached.lens]
    for ask, since in zip(match.asks, reached.sinces, strict=True):
        ask.since = since
    for i in range(reached.stood):
        match._audiences.stood(paused=stored.paused == ((reached.stood - i) % 2 == 1))
    return match


def _before(stored: Position) -> list[Past]:
    """The entries up to the checkpoint, as far as undo needs them: how many, and who answered."""
    answers = [Answer(seat, Wish("")) for seat in stored.answered]
    return [*[Fired("", 0)] * (stored.length - len(answers)), *answers]


def _base(game: Rules[Any], stored: Position) -> State:
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


def from_text(game: Rules[Any], text: str, chance: Chance | None = None) -> Match:
    """The match at the position in a line of text."""
    return restore(game, from_json(text, Position), chance)
