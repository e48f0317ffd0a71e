"""`getaway replay`: a saved match, told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from getaway.cli import pack as packs
from getaway.cli import saved
from getaway.cli.console import story
from getaway.cli.console.said import say, title
from getaway.cli.console.screen import Screen
from getaway.cli.console.wording import Wording
from getaway.cli.errors import BadCommand
from getaway.cli.options import Lang, argument, option
from getaway.kernel import SPECTATOR, Match
from getaway.kernel.stream import AnyItem


def replay(
    file: Annotated[Path, argument("file")],
    seat: Annotated[int | None, option("seat")] = None,
    upto: Annotated[int | None, option("upto")] = None,
    pack: Annotated[Path | None, option("pack", "--pack")] = None,
    lang: Lang = None,  # noqa: ARG001 - the option speaks for itself
) -> None:
    """Tell a saved match."""
    packs.chosen(saved.game_of(file), pack)
    tell(file, seat, upto)


def tell(path: Path, player: int | None, upto: int | None) -> None:
    """Tell a saved match as one player heard it; a finished one, if nobody is named, with every secret."""
    screen = Screen()
    game, book = saved.load(path)
    saved.say_older(screen, game, book)
    match = saved.resume(path, upto)
    wording = Wording(match.game)
    audience = _audience(match, player)
    wording.view = match.view(audience)
    everything = player is None and match.over
    screen.write(say("replay-head", game=title(match.game), audience=_heard_by(player, everything=everything)))
    items: list[AnyItem] = story.everything(match) if everything else match.told(audience)
    screen.write_all(story.lines(items, wording))
    screen.write()
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
