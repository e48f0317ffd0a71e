"""`getaway replay` and `getaway verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from getaway.cli import files, story
from getaway.cli.playing import BadCommand
from getaway.cli.said import say, title
from getaway.cli.screen import Screen
from getaway.cli.wording import Wording
from getaway.kernel import SPECTATOR, Game, Match
from getaway.kernel.logbook import Logbook
from getaway.kernel.logbook import verify as differences
from getaway.kernel.stream import AnyItem


def replay(path: Path, player: int | None, upto: int | None) -> None:
    """Tell a saved match as one player heard it; a finished one, if nobody is named, with every secret."""
    screen = Screen()
    game, book = files.load(path)
    say_older(screen, game, book)
    match = files.resume(path, upto)
    wording = Wording(match.game)
    audience = _audience(match, player)
    wording.view = match.view(audience)
    everything = player is None and match.over
    screen.write(say("replay-head", game=title(match.game.name), audience=_heard_by(player, everything=everything)))
    items: list[AnyItem] = story.everything(match) if everything else match.told(audience)
    screen.write_all(story.lines(items, wording))
    screen.write()
    told = len(book.entries[:upto])
    screen.write(story.result(match.outcome, wording) or say("replay-open", told=told, entries=len(book.entries)))


def say_older(screen: Screen, game: Game[Any], book: Logbook) -> None:
    """Say what can't be expected of a match that other rules have a part in."""
    if set(book.versions) != {game.version}:
        screen.write(say("played-with-rules", versions=", ".join(map(str, book.versions)), now=game.version))


def _audience(match: Match, player: int | None) -> int:
    players = match.g.players
    if player is None:
        return SPECTATOR
    if not 1 <= player <= players:
        raise BadCommand(say("bad-seat", seat=player, players=players))
    return player - 1


def _heard_by(player: int | None, *, everything: bool) -> str:
    if player is not None:
        return say("audience-seat", seat=player)
    return say("audience-everything" if everything else "audience-spectators")


def verify(path: Path) -> bool:
    """Play a saved match again with its chance drawn anew; whether anything differs."""
    game, book = files.load(path)
    screen = Screen()
    say_older(screen, game, book)
    found = differences(game, book)
    screen.write_all(found)
    screen.write(say("verified" if not found else "verify-failed", path=str(path), found=len(found)))
    return bool(found)
