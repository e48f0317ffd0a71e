"""Matches saved as files."""

from __future__ import annotations

from pathlib import Path
from time import strftime
from typing import Any

import msgspec

from getaway import games
from getaway.cli.console.said import fill, say
from getaway.cli.console.screen import Screen
from getaway.cli.errors import BadFile
from getaway.kernel import Game, Match, Refused
from getaway.kernel.logbook import Logbook, read, replay, write
from getaway.kit.declared import packs_of


def new_name(game: str) -> Path:
    """A file name in the working folder for a match that has none yet."""
    return Path(f"{game}-{strftime('%Y%m%d-%H%M%S')}.match")


def save(match: Match, path: Path) -> None:
    """Write the whole match; it holds every secret of the table."""
    try:
        path.write_text(write(match), encoding="utf-8")
    except OSError as fault:
        raise BadFile(say("file-not-written", path=str(path), fault=fault.strerror or str(fault))) from fault


def load(path: Path) -> tuple[Game[Any], Logbook]:
    """The game and the log of a file."""
    try:
        book = read(path.read_text(encoding="utf-8"))
        game = games.find(book.began.game)
    except OSError as fault:
        raise BadFile(say("file-not-read", path=str(path), fault=fault.strerror or str(fault))) from fault
    except (msgspec.MsgspecError, UnicodeDecodeError, IndexError, TypeError) as fault:
        raise BadFile(say("file-no-match", path=str(path))) from fault
    _must_lie(path, book, game)
    return game, book


def game_of(path: Path) -> str:
    """The game of a file; empty if it can't be read, and `load` says why."""
    try:
        return read(path.read_text(encoding="utf-8")).began.game
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, IndexError, TypeError):
        return ""


def _must_lie(path: Path, book: Logbook, game: Game[Any]) -> None:
    """A match is played again only with the pack it was begun with, and one of the box only without any."""
    packs = packs_of(game)
    if packs is None:
        return
    wanted, pack = book.began.options.get("pack"), packs.laid()
    if wanted != (pack.mark if pack else None):
        message = "file-pack" if wanted else "file-no-pack"
        raise BadFile(fill(message, path=str(path), wanted=str(wanted)))


def say_older(screen: Screen, game: Game[Any], book: Logbook) -> None:
    """Say what can't be expected of a match that other rules have a part in."""
    if set(book.versions) != {game.version}:
        screen.write(say("played-with-rules", versions=", ".join(map(str, book.versions)), now=game.version))


def resume(path: Path, upto: int | None = None) -> Match:
    """The match of a file, to be played on or looked at."""
    game, book = load(path)
    if book.began.version != game.version:
        raise BadFile(say("file-version", path=str(path), old=book.began.version, new=game.version))
    try:
        return replay(game, book, upto)
    except (Refused, ValueError) as fault:
        raise BadFile(say("file-differs", path=str(path))) from fault
