"""`getaway verify`: a saved match, played again and compared."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from getaway.cli import pack as packs
from getaway.cli import saved
from getaway.cli.console.said import say
from getaway.cli.console.screen import Screen
from getaway.cli.options import Lang, argument, failed, option
from getaway.kernel.logbook import verify as differences


def verify(
    file: Annotated[Path, argument("file")],
    pack: Annotated[Path | None, option("pack", "--pack")] = None,
    lang: Lang = None,  # noqa: ARG001 - the option speaks for itself
) -> None:
    """Check a saved match, and end with 1 if anything differs."""
    packs.chosen(saved.game_of(file), pack)
    failed(differs(file))


def differs(path: Path) -> bool:
    """Play a saved match again with its chance drawn again; whether anything differs."""
    game, book = saved.load(path)
    screen = Screen()
    saved.say_older(screen, game, book)
    found = differences(game, book)
    screen.write_all(found)
    screen.write(say("verified" if not found else "verify-failed", path=str(path), found=len(found)))
    return bool(found)
