"""The program: puts the verbs together, runs one, and returns how it ended."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from getaway import __version__
from getaway.cli import campaign, games, learn, mission, pack, replay, rules, solve, verify
from getaway.cli.bench import command as bench
from getaway.cli.console.said import of_environment, say, speak
from getaway.cli.errors import BadCommand, BadFile, NoClause
from getaway.cli.hosting import commands as hosting
from getaway.cli.hosting.admin import commands as admin
from getaway.cli.play import command as play
from getaway.games import BrokenGame, UnknownGame
from getaway.texts import MissingText

WRONG = 2
FAULTS = (BadFile, BadCommand, NoClause, BrokenGame, MissingText)
VERBS: tuple[tuple[Callable[..., None], str], ...] = (
    (play.play, "help-play"),
    (learn.learn, "help-learn"),
    (campaign.campaign, "help-campaigns"),
    (solve.solve, "help-solve"),
    (replay.replay, "help-replay"),
    (verify.verify, "help-verify"),
    (bench.bench, "help-bench"),
    (hosting.up, "help-up"),
    (hosting.serve, "help-serve"),
    (hosting.worker, "help-worker"),
    (hosting.migrate, "help-migrate"),
    (hosting.checkpoint, "help-checkpoint"),
    (hosting.repair, "help-repair"),
    (hosting.incidents, "help-incidents"),
    (hosting.doctor, "help-doctor"),
    (hosting.backup, "help-backup"),
    (hosting.restore, "help-restore"),
)
"""Each with the message that describes it; the function is named for what the user types."""
GROUPS = {"rules": rules.app, "games": games.app, "mission": mission.app, "pack": pack.app, "admin": admin.app}

app = typer.Typer(
    help=say("help-program"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for verb, described in VERBS:
    app.command(help=say(described))(verb)
for name, group in GROUPS.items():
    app.add_typer(group, name=name)


def run(words: list[str] | None = None) -> int:
    """Carry out the command; return 0 if all went well, 1 if a check failed, 2 if the command was wrong."""
    speak(of_environment(os.environ))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app(words)
    except UnknownGame as fault:
        print(say("fault", text=say("bad-game", game=fault.name, games=fault.known)), file=sys.stderr)
        return WRONG
    except FAULTS as fault:
        print(say("fault", text=str(fault)), file=sys.stderr)
        return WRONG
    except BrokenPipeError:  # the reader of a pipe has seen enough
        sys.stdout = io.TextIOWrapper(io.BytesIO())
    return 0


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        print(say("version", version=__version__))
        raise typer.Exit


@app.callback()
def program(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help=say("help-version"))
    ] = False,
) -> None:
    """The program itself."""
