"""The logbook: a match as a file, played again from its recorded chance, and verified from its key."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.unit.kernel.parlour import GROW, PONDER, Parlour, bids, n, say, throw

from getaway.kernel import Committed, Drawn, Match, Recorded, Seeded, Wish
from getaway.kernel.inside import inside
from getaway.kernel.logbook import Logbook, read, replay, verify, write

GAME = Parlour(say(0), throw, bids, say(1), throw, say(0), say(0), offers=(GROW, PONDER))


def played(**options: Any) -> Match:
    """A match with draws, a deadline, offers, a pause and an undo, not yet over."""
    match = GAME.new(players=2, dues=((300, "bell"),), **{"seed": 5, **options})
    match.answer(0, n(1), at=20)
    match.answer(1, Wish("ponder"), at=30)
    match.answer(1, n(0), at=40)
    match.answer(1, n(2), at=50)
    match.pause(60)
    match.resume(60)
    match.answer(0, n(1), at=310)
    match.answer(1, n(1), at=320)
    match.answer(0, n(2), at=330)
    match.undo(0)
    match.advance(400)
    return match


def changed(book: Logbook, number: int, **fields: Any) -> Logbook:
    """The logbook with one entry changed."""
    entries = list(book.entries)
    entries[number] = msgspec.structs.replace(entries[number], **fields)
    return Logbook(tuple(entries), book.seal)


def first_draw(book: Logbook) -> int:
    """The number of the first entry that chance decided."""
    return next(i for i, entry in enumerate(book.entries) if isinstance(entry, Drawn))


@pytest.mark.parametrize("chance", [None, Committed(b"seed", (b"1", b"2"))], ids=["seeded", "committed"])
def test_a_file_gives_the_match_again(chance: Committed | None) -> None:
    """Written and read, the match stands where it was, with the same streams, time and hash chain."""
    match = played(chance=chance and chance.fork())
    again = replay(GAME, read(write(match)))
    assert (again.chain, again.state_hash, again.log, again.now) == (
        match.chain,
        match.state_hash,
        match.log,
        match.now,
    )
    assert inside(again).streams == inside(match).streams
    assert write(again) == write(match)


@pytest.mark.clause("GT-CHANCE-01")
def test_a_file_is_verified_from_its_key() -> None:
    """An honest log has no fault, whichever kind of chance it used."""
    assert verify(GAME, read(write(played()))) == []
    assert verify(GAME, read(write(played(chance=Committed(b"seed"))))) == []


def test_a_match_read_back_goes_on_with_the_same_dice() -> None:
    """What is thrown after reading back is what the match itself throws."""
    match = played()
    again = replay(GAME, read(write(match)))
    for each in (match, again):
        each.answer(0, Wish("ponder"))
        each.answer(0, n(0))
    assert again.log == match.log
    assert again.chain == match.chain


def test_a_log_is_played_up_to_any_entry() -> None:
    """Played up to any entry, the match has the log up to there, and its draws are the recorded ones."""
    match = played()
    book = read(write(match))
    for upto in range(1, len(book.entries) + 1):
        part = replay(GAME, book, upto)
        assert part.log[:upto] == match.log[:upto]
        assert part.log == match.log[: len(part.log)]
        assert isinstance(inside(part).chance, Seeded)


def test_a_changed_draw_is_found() -> None:
    """A die that was not thrown is found, at its entry."""
    book = read(write(played()))
    number = first_draw(book)
    value = {"die": (book.entries[number].value["die"] + 1) % 6}
    (fault, *_) = verify(GAME, changed(book, number, value=value))
    assert fault.startswith(f"entry {number}:")


def test_a_changed_answer_is_found() -> None:
    """Another answer than the one given ends in another chain, or is refused by the rules."""
    book = read(write(played()))
    assert verify(GAME, changed(book, 1, wish=n(2))) == ["the hash chain doesn't end in the seal"]
    assert verify(GAME, changed(book, 1, wish=n(7))) == ["the rules refuse an entry of the log by PL-SAY-01"]


def test_a_shortened_log_is_found() -> None:
    """A log without its last draw, or with an entry too many, is not the one that was sealed."""
    book = read(write(played()))
    short = Logbook(book.entries[: first_draw(book)], book.seal)
    faults = verify(GAME, short)
    assert any("entries" in fault for fault in faults)
    assert faults[-1] == "the hash chain doesn't end in the seal"


def test_another_key_is_found() -> None:
    """A key that was made up afterwards does not give the draws of the log."""
    book = read(write(played()))
    other = msgspec.structs.replace(book.seal, key=Seeded(6).key.hex())
    assert verify(GAME, Logbook(book.entries, other))


def test_a_log_starts_with_its_beginning() -> None:
    """A log without its first line is an error."""
    book = read(write(played()))
    with pytest.raises(TypeError, match="beginning"):
        verify(GAME, Logbook(book.entries[1:], book.seal))


def test_a_match_with_borrowed_dice_is_not_written() -> None:
    """A match that runs on recorded draws has no key to seal."""
    match = GAME.new(players=2, chance=Recorded([], Seeded(1)))
    with pytest.raises(TypeError, match="its own source of chance"):
        write(match)


def test_a_practice_table_says_so() -> None:
    """The seal keeps that a table was for practice, and the match read back still is one."""
    match = played(practice=True)
    assert replay(GAME, read(write(match))).practice


def test_a_log_that_was_shortened_or_changed_is_found() -> None:
    """Every entry is linked into the chain: one dropped or changed after the last checkpoint shows."""
    match = played()
    book = read(write(match))
    assert verify(GAME, book) == []
    shorter = Logbook(book.entries[:-1], book.seal)
    assert verify(GAME, shorter)


@pytest.mark.parametrize(
    "sealed",
    [
        {"practice": True},
        {"now": 1},
        {"key": "no hex"},
        {"chance": "loaded"},
        {"chance": "committed", "numbers": ("x",)},
    ],
)
def test_a_seal_that_says_something_else_is_a_fault(sealed: dict[str, object]) -> None:
    """Whether it can be read or not, nobody takes the log for verified."""
    book = read(write(played()))
    assert verify(GAME, Logbook(book.entries, msgspec.structs.replace(book.seal, **sealed)))


def test_a_draw_that_is_only_written_differently_is_a_fault() -> None:
    """1.0 is equal to 1, and not what the rules draw."""
    book = read(write(played()))
    number = first_draw(book)
    drawn = {name: float(value) for name, value in book.entries[number].value.items()}
    assert verify(GAME, changed(book, number, value=drawn))
