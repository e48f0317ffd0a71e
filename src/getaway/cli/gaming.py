"""`getaway games` and `getaway bench`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from getaway import games
from getaway.cli.playing import game_line
from getaway.cli.said import say
from getaway.cli.screen import Screen


def listed() -> None:
    """Every installed game on a line; one that cannot be loaded says why."""
    screen = Screen()
    for name in games.names():
        try:
            screen.write(game_line(games.find(name)))
        except games.BrokenGame as fault:
            screen.write(say("game-broken", name=name, fault=str(fault)))


def check(name: str | None, matches: int | None, seed: int) -> bool:
    """Put one game, or each, through the suite; whether any fails."""
    suite = import_module("getaway.suite")
    screen = Screen()
    results = []
    for each in [name] if name else games.names():
        figures = {} if matches is None else {"matches": matches}
        progress = _progress(screen)
        report = suite.check(games.find(each), seed=seed, progress=progress, **figures)
        screen.write(report.text())
        results.append(report.ok)
    return not all(results)


def bench(json: Path | None, *, quick: bool) -> None:
    """Measure speed; the table goes to the screen, the figures to a file if one is named."""
    import_module("getaway.cli.bench").run(quick, json, print)


def _progress(screen: Screen) -> Callable[[str], None] | None:
    """One line that is written over, at a terminal; silence elsewhere."""
    if not screen.live:
        return None
    return lambda text: screen.console.print(text[: screen.width - 1].ljust(screen.width - 1), end="\r")
