"""`getaway pack`, and the option `--pack`. Only a command that has to do with packs loads the games they are for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from getaway.cli.said import say

GAMES = ("burncycle", "breach")
"""The games that have packs."""
app = typer.Typer(help=say("help-packs"), no_args_is_help=True, rich_markup_mode=None)


@app.callback()
def packs() -> None:
    """Packs of one's own."""


@app.command(name="check", help=say("help-pack-check"))
def check(
    folders: Annotated[list[Path] | None, typer.Argument(help=say("help-pack-folders"), show_default=False)] = None,
    game: Annotated[str | None, typer.Option("--game", help=say("help-pack-game"), show_default=False)] = None,
) -> None:
    """Say every fault of every pack, with its line, and end with 1 where there is one; without packs, of the box."""
    if not import_module("getaway.cli.packing").check(folders or [], game):
        raise typer.Exit(1)


def chosen(game: str | None, folder: Path | None) -> dict[str, Any]:
    """Lay the pack of the command line over the box: the option that a match with it has."""
    if folder is None:
        return {}
    options: dict[str, Any] = import_module("getaway.cli.packing").chosen(game, folder)
    return options
