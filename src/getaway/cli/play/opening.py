"""A match at this screen: opened or resumed, with bots at its last seats."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from getaway import games
from getaway.bots import Bot, offered
from getaway.cli import saved
from getaway.cli.console.said import say, title
from getaway.cli.console.screen import Screen
from getaway.cli.console.wording import Wording
from getaway.cli.errors import BadCommand
from getaway.cli.play.local import LocalSitting
from getaway.kernel import Match, Refused, Seat
from getaway.kernel.passing import NEW

LARGEST_SEED = 1_000_000


def opened(
    name: str,
    players: int | None,
    bots: int,
    seed: int | None,
    options: dict[str, Any],
    *,
    practice: bool,
    levels: str = "",
) -> tuple[Match, dict[Seat, Bot]]:
    """A new match and the bots at its last seats."""
    game = games.find(name)
    seats = game.players[0] if players is None else players
    chosen = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    try:
        match = game.new(seats, seed=chosen, practice=practice, **options)
    except Refused as refused:
        raise BadCommand(Wording(game).refusal(refused)) from None
    return match, seat_bots(match, bots, chosen, levels)


def resumed(path: Path, bots: int, levels: str = "") -> tuple[Match, dict[Seat, Bot]]:
    """A match of a file, and the bots at its last seats."""
    match = saved.resume(path)
    return match, seat_bots(match, bots, 0, levels)


def seat_bots(match: Match, bots: int, seed: int, levels: str = "") -> dict[Seat, Bot]:
    """Bots at the last seats: all of one level, or of levels between commas; without any, of the game's default.

    The last level counts for all further bots.
    """
    players, game = match.g.players, games.find(match.game.name)
    given, known = levels.split(","), offered(game, alone=bots == players)
    for level in given:
        if level and level not in known:
            raise BadCommand(say("bad-bot-level", level=level, game=game.name, levels=known))
    if not 0 <= bots <= players:
        raise BadCommand(say("bad-bots", bots=bots, players=players))
    each = [*given, *[given[-1]] * players]
    people = tuple(range(players - bots))
    return {seat: Bot(each[number], seed, people) for number, seat in enumerate(range(players - bots, players))}


def sit(
    match: Match,
    bots: dict[Seat, Bot],
    path: Path | None,
    stop: str = NEW,
    *,
    reasons: bool = True,
    warns: bool = False,
) -> None:
    """Play at this screen."""
    screen = Screen()
    screen.write(say("opened", game=title(match.game), players=match.g.players, bots=len(bots)))
    sitting = LocalSitting(match, bots, screen, path, stop)
    sitting.voices.on = reasons
    sitting.warns = warns
    sitting.run()
