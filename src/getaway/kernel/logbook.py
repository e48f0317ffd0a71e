"""A whole match as a file: one entry a line, then the seal. Reading it plays it again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from getaway.kernel.chance import Chance, Committed, Recorded, Seeded
from getaway.kernel.entries import Answer, AnyEntry, Began, Drawn, Fired, Paused, Renewed, Resumed, Undone
from getaway.kernel.match import Match
from getaway.kernel.rules import Rules
from getaway.kernel.wire import from_json, to_json, whole
from getaway.kernel.wish import Refused


class Seal(msgspec.Struct, frozen=True, tag_field="entry", tag="seal"):
    """The last line: the head of the hash chain, match time, and the chance to go on with.

    A seeded match's `key` is its source's; a committed one's is the server's seed, beside the players' numbers. `names`
    are those of the people at the seats, empty for a bot. `digest` is that of the whole file without it, so that a
    changed byte is seen before anything is played; anyone who changes the digest too meets the hash chain.
    """

    chain: str
    now: int
    chance: str
    key: str
    drawn: int
    practice: bool = False
    numbers: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    digest: str = ""


class Sealing:
    """Writes a file line by line, and the seal over all of it at the end."""

    def __init__(self) -> None:
        self._over = blake2b(digest_size=32)

    def line(self, entry: AnyEntry) -> str:
        """An entry's line."""
        said = to_json(entry) + b"\n"
        self._over.update(said)
        return said.decode()

    def end(self, seal: Seal) -> str:
        """The last line."""
        self._over.update(to_json(seal))
        return to_json(msgspec.structs.replace(seal, digest=self._over.hexdigest())).decode() + "\n"


class Logbook(msgspec.Struct, frozen=True):
    """A log and its seal; `intact` unless its digest says that the file was changed."""

    entries: tuple[AnyEntry, ...]
    seal: Seal
    intact: bool = True

    @property
    def began(self) -> Began:
        """The first entry."""
        first = self.entries[0]
        if not isinstance(first, Began):
            msg = "a log starts with its beginning"
            raise TypeError(msg)
        return first

    @property
    def versions(self) -> tuple[int, ...]:
        """The versions of the rules it was played with, in order."""
        return (self.began.version, *[entry.new for entry in self.entries if isinstance(entry, Renewed)])

    def chance(self) -> Chance:
        """The source of this match's draws, at its start."""
        key = bytes.fromhex(self.seal.key)
        if self.seal.chance == "committed":
            return Committed(key, [bytes.fromhex(number) for number in self.seal.numbers])
        if self.seal.chance != "seeded":
            msg = f"unknown source of chance {self.seal.chance[:40]!r}"
            raise ValueError(msg)
        return Seeded(key)


def write(match: Match) -> str:
    """The match as the text of a file. It holds every secret, so it is for the owner of the table."""
    chance = match._chance
    if not isinstance(chance, Seeded):
        msg = "only a match with its own source of chance can be written"
        raise TypeError(msg)
    seal = Seal(match.chain.hex(), match.now, "seeded", chance.key.hex(), chance.drawn, match.practice)
    if isinstance(chance, Committed):
        numbers = tuple(number.hex() for number in chance.numbers)
        seal = msgspec.structs.replace(seal, chance="committed", key=chance.seed.hex(), numbers=numbers)
    sealing = Sealing()
    return "".join([*map(sealing.line, match.log), sealing.end(seal)])


def read(text: str) -> Logbook:
    """The log and seal of a file."""
    lines = [line for line in text.splitlines() if line.strip()]
    entries: list[AnyEntry] = [from_json(line, AnyEntry) for line in lines[:-1]]  # type: ignore[arg-type]
    seal = from_json(lines[-1], Seal)
    return Logbook(tuple(whole(entry) for entry in entries), seal, not seal.digest or text == _written(entries, seal))


def _written(entries: Iterable[AnyEntry], seal: Seal) -> str:
    """The file with these lines, to the byte."""
    sealing = Sealing()
    return "".join([*map(sealing.line, entries), sealing.end(msgspec.structs.replace(seal, digest=""))])


def replay(game: Rules[Any], book: Logbook, upto: int | None = None) -> Match:
    """Play the match again from its recorded chance; it can go on where it stopped."""
    entries = book.entries[:upto]
    source = book.chance()
    source.drawn = len(draws(entries))
    match = _again(game, book, entries, Recorded(draws(entries), source))
    match._chance = source
    if upto is None:
        match._tape.now = book.seal.now
        source.drawn = book.seal.drawn
    return match


def draws(entries: Sequence[AnyEntry]) -> list[dict[str, Any]]:
    """What chance decided, in order."""
    return [entry.value for entry in entries if isinstance(entry, Drawn)]


def verify(game: Rules[Any], book: Logbook) -> list[str]:
    """Play the whole log again, drawing chance from its key again, and list every difference."""
    return verified(game, book)[0]


def verified(game: Rules[Any], book: Logbook) -> tuple[list[str], Match | None]:
    """The same, with the match as it was played again; None where it can't be."""
    try:
        match = _again(game, book, book.entries, book.chance())
    except Refused as refused:
        return [f"the rules refuse an entry of the log by {refused.clause}"], None
    except ValueError as unreadable:
        return [f"the seal's chance can't be drawn from: {unreadable}"], None
    return _differences(book, match), match


def _differences(book: Logbook, match: Match) -> list[str]:
    faults = [] if book.intact else ["the file was changed after it was written"]
    if book.began.commitment != match.log[0].commitment:  # type: ignore[union-attr]
        faults.append("the seed isn't the one committed to")
    faults += [
        f"entry {i}: the log says {old!r}, the rules give {new!r}"
        for i, (old, new) in enumerate(zip(book.entries, match.log, strict=False))
        if to_json(old) != to_json(new)  # 1 and 1.0 are equal, and not the same log
    ]
    if len(match.log) != len(book.entries):
        faults.append(f"the log has {len(book.entries)} entries, the rules give {len(match.log)}")
    if match._chance.drawn != book.seal.drawn:
        faults.append(f"the seal says {book.seal.drawn} draws, the rules give {match._chance.drawn}")
    if match.chain.hex() != book.seal.chain:
        faults.append("the hash chain doesn't end in the seal")
    if match.practice != book.seal.practice:
        faults.append("the seal and the beginning disagree on whether this was practice")
    if book.seal.now < match.now:
        faults.append(f"the seal says {book.seal.now} ms, the last entry {match.now} ms")
    return faults


def _again(game: Rules[Any], book: Logbook, entries: Sequence[AnyEntry], chance: Chance) -> Match:
    began = book.began
    state = game.begin(began.players, began.options)
    match = Match.begin(game, state, chance, began.options, practice=began.practice)
    for entry in entries[1:]:
        apply(match, entry)
    return match


def apply(played: Match, entry: AnyEntry) -> None:
    """Carry out one stored entry. Draws and the start come by themselves.

    A deadline fires where the log says so: time that stands still fires none that was overdue.
    """
    match entry:
        case Answer(seat=seat, wish=wish, at=at, auto=auto):
            played.answer(seat, wish, at=at if at > played.now else None, auto=auto)
        case Fired(at=at):
            played.advance(max(at, played.now))
        case Undone(seat=seat, agreed=agreed, at=at):
            if at > played.now:
                played.advance(at)
            played.undo(seat, agreed=agreed)
        case Paused(at=at):
            played.pause(at)
        case Resumed(at=at):
            played.resume(at)
        case _:
            pass
