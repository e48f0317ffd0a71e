"""`getaway replay` and `getaway verify`."""

from __future__ import annotations

from pathlib import Path

from getaway.cli import files, story
from getaway.cli.playing import BadCommand
from getaway.cli.said import say, title
from getaway.cli.screen import Screen
from getaway.cli.wording import Wording
from getaway.kernel import SPECTATOR, Match
from getaway.kernel.logbook import verify as differences
from getaway.kernel.stream import AnyItem


def replay(path: Path, player: int | None, upto: int | None) -> None:
    """Tell a saved match as one player heard it; a finished one, if nobody is named, with every secret."""
    match = files.resume(path, upto)
    screen, wording = Screen(), Wording(match.game)
    audience = _audience(match, player)
    wording.view = match.view(audience)
    everything = player is None and match.over
    screen.write(say("replay-head", game=title(match.game.name), audience=_heard_by(player, everything=everything)))
    items: list[AnyItem] = story.everything(match) if everything else match.told(audience)
    screen.write_all(story.lines(items, wording))
    screen.write()
    _, book = files.load(path)
    told = len(book.entries[:upto])
    screen.write(story.result(match.outcome, wording) or say("replay-open", told=told, entries=len(book.entries)))


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
    found = differences(game, book)
    screen.write_all(found)
    screen.write(say("verified" if not found else "verify-failed", path=str(path), found=len(found)))
    return bool(found)
