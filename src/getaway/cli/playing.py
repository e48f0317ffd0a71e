"""`getaway play`."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from getaway import games
from getaway.bots import AtRandom, Player
from getaway.cli import files
from getaway.cli.said import say, title
from getaway.cli.screen import Screen
from getaway.cli.sitting import Sitting
from getaway.cli.wording import Wording
from getaway.kernel import Game, Match, Refused, Seat

LARGEST_SEED = 1_000_000
YES = ("yes", "true", "sì", "si", "oui")
NO = ("no", "false", "non")


class BadCommand(Exception):
    """The command cannot be carried out; the message says what to type instead."""


def play(
    name: str, players: int | None, bots: int, seed: int | None, options: dict[str, Any], *, practice: bool
) -> tuple[Match, dict[Seat, Player]]:
    """A new match and the bots at its last seats."""
    game = games.find(name)
    seats = game.players[0] if players is None else players
    chosen = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    try:
        match = game.new(seats, seed=chosen, practice=practice, **options)
    except Refused as refused:
        raise BadCommand(Wording(game).refusal(refused)) from None
    return match, seat_bots(match, bots, chosen)


def resumed(path: Path, bots: int) -> tuple[Match, dict[Seat, Player]]:
    """A match of a file, and the bots at its last seats."""
    match = files.resume(path)
    return match, seat_bots(match, bots, 0)


def seat_bots(match: Match, bots: int, seed: int) -> dict[Seat, Player]:
    """A random bot at each of the last seats."""
    players = match.g.players
    if not 0 <= bots <= players:
        raise BadCommand(say("bad-bots", bots=bots, players=players))
    return {seat: AtRandom(seed) for seat in range(players - bots, players)}


def sit(match: Match, bots: dict[Seat, Player], path: Path | None) -> None:
    """Play at this screen."""
    screen = Screen()
    screen.write(say("opened", game=title(match.game.name), players=match.g.players, bots=len(bots)))
    Sitting(match, bots, screen, path).run()


NO_OPTIONS = ("self", "players", "seed", "chance", "practice")
"""What the command line has switches of its own for."""
LONGEST_VALUE = 80


def option(text: str) -> tuple[str, Any]:
    """`name=value` with a whole number, yes or no, or a word as the value."""
    name, equals, value = text.partition("=")
    if not name or not equals or name in NO_OPTIONS or len(value) > LONGEST_VALUE:
        raise BadCommand(say("bad-option", text=text[:LONGEST_VALUE]))
    if value.casefold() in YES + NO:
        return name, value.casefold() in YES
    return name, int(value) if value.removeprefix("-").isdecimal() else value


def game_line(game: Game[Any]) -> str:
    """A game in the list of games."""
    low, high = game.players
    return say("game", name=game.name, version=game.version, low=low, high=high, package=game.package)
