"""`getaway games`: what is installed, and the suite that checks a game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Annotated, Any

import typer

from getaway import games
from getaway.cli.console.said import say
from getaway.cli.console.screen import Screen
from getaway.cli.options import Lang, argument, failed, group, option
from getaway.cli.settings import told
from getaway.kernel import Game

app = group("games", no_args_is_help=False)


@app.callback(invoke_without_command=True)
def list_games(
    ctx: typer.Context,
    lang: Lang = None,  # noqa: ARG001 - the option speaks for itself
) -> None:
    """List every installed game on a line; one that can't be loaded says why."""
    if ctx.invoked_subcommand is not None:
        return
    screen = Screen()
    for name in games.names():
        try:
            screen.write(_line(games.find(name)))
        except games.BrokenGame as fault:
            screen.write(say("game-broken", name=name, fault=str(fault)))


def _line(game: Game[Any]) -> str:
    low, high = game.players
    return say("game", name=game.name, version=game.version, low=low, high=high, package=game.package)


@app.command(help=say("help-games-show"))
def show(
    name: Annotated[str, argument("game")],
    lang: Lang = None,  # noqa: ARG001 - the option speaks for itself
) -> None:
    """Show what a game is about, and every setting with what it means."""
    print("\n".join(told(games.find(name))))


@app.command(help=say("help-check"))
def check(
    name: Annotated[str | None, argument("game")] = None,
    matches: Annotated[int | None, option("matches")] = None,
    seed: Annotated[int, option("seed")] = 0,
) -> None:
    """Put one game, or each, through the suite, and end with 1 if any fails."""
    suite = import_module("getaway.suite")
    screen = Screen()
    results = []
    for each in [name] if name else games.names():
        figures = {} if matches is None else {"matches": matches}
        report = suite.check(games.find(each), seed=seed, progress=_progress(screen), **figures)
        screen.write(report.text())
        results.append(report.ok)
    failed(not all(results))


def _progress(screen: Screen) -> Callable[[str], None] | None:
    """One line that is written over, at a terminal; silence elsewhere."""
    if not screen.live:
        return None
    return lambda text: screen.console.print(text[: screen.width - 1].ljust(screen.width - 1), end="\r")
