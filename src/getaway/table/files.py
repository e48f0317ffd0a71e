"""What a match's file holds: read, compared with what the rules make of it, and refused where anything differs.

Playing a long match again takes seconds, and the file is anybody's: a server has this done in another process.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from getaway.games import UnknownGame, find
from getaway.kernel import Game, Match, Refused, from_json, to_json
from getaway.kernel.entries import Began
from getaway.kernel.logbook import Logbook, read, verified
from getaway.kernel.position import Position
from getaway.kit.declared import packs_of
from getaway.table.branching import begun

LARGEST: Final = 1_000_000
"""Characters of a file. The longest matches have a fifth of that."""


class Checked(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a check ended: a clause that refuses the file, or how the match began and where it stands."""

    clause: str = ""
    facts: dict[str, Any] = {}
    began: Began | None = None
    names: tuple[str, ...] = ()
    position: Position | None = None


def checked(text: str) -> bytes:
    """The finding on a match that is to be carried on, as JSON."""
    try:
        book, match = played_again(text)
        found = Checked(began=book.began, names=book.seal.names, position=standing(match))
    except Refused as refused:
        found = Checked(refused.clause, refused.facts)
    except MemoryError:
        found = Checked("GT-FILE-02", {"most": LARGEST})
    return to_json(found)


def played_again(text: str) -> tuple[Logbook, Match]:
    """The log of a file and its match, where it stands; refused where it isn't what the rules make of it."""
    book = opened(text)
    game = _known(book)
    brought = game.brings(book.began.options)
    if brought:
        game.vet(brought)
    faults, match = verified(game, book)
    if faults or match is None:
        raise Refused("GT-FILE-03")
    return book, match


def opened(text: str) -> Logbook:
    """The log of a file, not played yet; refused where it's too large, isn't a match, or was changed."""
    if len(text) > LARGEST:
        raise Refused("GT-FILE-02", most=LARGEST)
    try:
        book = read(text)
        book.began  # noqa: B018 - that there is one
    except (msgspec.MsgspecError, IndexError, TypeError, ValueError, RecursionError):
        raise Refused("GT-FILE-01") from None
    if not book.seal.digest or not book.intact:
        raise Refused("GT-FILE-03")
    return book


def game_of(text: str) -> str:
    """The name of the game in a file; empty where there is none."""
    try:
        return from_json(text[: text.index("\n")], Began).game
    except (msgspec.MsgspecError, ValueError):
        return ""


def _known(book: Logbook) -> Game[Any]:
    """The game, with the rules and the pack that the match was played with."""
    began = book.began
    try:
        game = find(began.game)
    except UnknownGame as unknown:
        raise Refused("GT-GAME-01", game=began.game[:40]) from unknown
    packs = packs_of(game)
    laid = packs.laid() if packs is not None else None
    if set(book.versions) != {game.version} or began.options.get("pack") != (laid.mark if laid else None):
        raise Refused("GT-FILE-07", old=began.version, new=game.version)
    return game


def standing(match: Match) -> Position:
    """Where a match goes on from, without its past; a clock that ran waits until somebody starts it (GT-FILE-04)."""
    if match.over:
        raise Refused("GT-FILE-04")
    return msgspec.structs.replace(begun(match), practice=match.practice)
