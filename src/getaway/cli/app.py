"""The verbs of the program and their options."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from getaway import __version__, games
from getaway.cli import campaigning, files, gaming, missions, packs, playing, reading, retelling
from getaway.cli.extras import needing
from getaway.cli.said import of_environment, say, speak
from getaway.rulebook import LANGUAGES
from getaway.texts import MissingText

speak(of_environment(os.environ))
app = typer.Typer(
    help=say("help-program"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
rules = typer.Typer(help=say("help-rules"), no_args_is_help=True, rich_markup_mode=None)
gamed = typer.Typer(help=say("help-games"), rich_markup_mode=None)
app.add_typer(rules, name="rules")
app.add_typer(gamed, name="games")
app.add_typer(missions.app, name="mission")
app.add_typer(packs.app, name="pack")

WRONG = 2
FAULTS = (files.BadFile, playing.BadCommand, reading.NoClause, games.BrokenGame, MissingText)


def option(name: str, *words: str) -> Any:  # noqa: ANN401 - typer's own
    """An option with its help from the texts."""
    return typer.Option(*words, help=say(f"help-{name}"), show_default=False)


def argument(name: str) -> Any:  # noqa: ANN401 - typer's own
    """An argument with its help from the texts."""
    return typer.Argument(help=say(f"help-{name}"), show_default=False)


def in_language(lang: str | None) -> None:
    """Speak the language that the command names."""
    if lang is None:
        return
    if lang not in LANGUAGES:
        raise playing.BadCommand(say("bad-lang", lang=lang, languages=LANGUAGES))
    speak(lang)


Lang = Annotated[
    str | None,
    typer.Option("--lang", callback=in_language, is_eager=True, help=say("help-lang"), show_default=False),
]


def run(words: list[str] | None = None) -> int:
    """Carry out the command and leave with 0 if all went well, 1 if a check failed, 2 if the command was wrong."""
    speak(of_environment(os.environ))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app(words)
    except games.UnknownGame as fault:
        print(say("fault", text=say("bad-game", game=fault.name, games=fault.known)), file=sys.stderr)
        return WRONG
    except FAULTS as fault:
        print(say("fault", text=str(fault)), file=sys.stderr)
        return WRONG
    except BrokenPipeError:  # the reader of a pipe has seen enough
        sys.stdout = io.TextIOWrapper(io.BytesIO())
    return 0


def failed(found: bool) -> None:
    """End with 1 where a check found something."""
    if found:
        raise typer.Exit(1)


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


@app.command(help=say("help-play"))
def play(
    game: Annotated[str | None, argument("game")] = None,
    *,
    mission: Annotated[str | None, option("mission")] = None,
    players: Annotated[int | None, option("players")] = None,
    level: Annotated[str | None, option("level")] = None,
    bots: Annotated[int, option("bots")] = 0,
    seed: Annotated[int | None, option("seed")] = None,
    clock: Annotated[str | None, option("clock")] = None,
    options: Annotated[list[str] | None, option("option", "--option")] = None,
    practice: Annotated[bool, option("practice", "--practice")] = False,
    pack: Annotated[Path | None, option("pack", "--pack")] = None,
    save: Annotated[Path | None, option("save")] = None,
    resume: Annotated[Path | None, option("resume")] = None,
    campaign: Annotated[Path | None, option("campaign", "--campaign")] = None,
    server: Annotated[str | None, option("server", "--server")] = None,
    name: Annotated[str, option("name", "--name")] = "",
    takeover: Annotated[bool, option("takeover", "--takeover")] = False,
    lang: Lang = None,  # noqa: ARG001 - the option speaks for itself
) -> None:
    """Open a table, or sit down at a saved one or at one of a server."""
    if server is not None:
        if bots or any(given is not None for given in (seed, pack, save, resume, campaign)):
            raise playing.BadCommand(say("server-alone"))
        chosen = table_options(mission, level, clock, options)
        online = needing("online", "getaway.cli.online.playing")
        online.play(server, name, game, players, chosen, practice=practice, takeover=takeover)
        return
    own = packs.chosen(files.game_of(resume) if resume else game, pack)
    if resume is not None:
        match, seats = playing.resumed(resume, bots)
    elif game is None:
        raise playing.BadCommand(say("bad-play", games=games.names()))
    else:
        chosen = table_options(mission, level, clock, options) | own
        match, seats = playing.play(game, players, bots, seed, chosen, practice=practice)
    if campaign is not None:
        campaigning.must_be_open(campaign, match)
    playing.sit(match, seats, save or resume)
    if campaign is not None:
        campaigning.record(campaign, match)


def table_options(
    mission: str | None, level: str | None, clock: str | None, options: list[str] | None
) -> dict[str, Any]:
    """What the command chooses for the table."""
    given = {**missions.chosen(mission), "level": level, "clock": clock}
    chosen = {name: value for name, value in given.items() if value is not None}
    return chosen | dict(playing.option(text) for text in options or ())


@app.command(name="campaign", help=say("help-campaigns"))
def show_campaign(
    file: Annotated[Path, option("campaign-file", "--file")] = campaigning.FILE,
    lang: Lang = None,  # noqa: ARG001 - as above
) -> None:
    """Show how far the campaign has come."""
    campaigning.show(file)


@app.command(help=say("help-solve"))
def solve(
    mission: Annotated[str, argument("solve-mission")],
    *,
    level: Annotated[str | None, option("level")] = None,
    players: Annotated[int, option("players")] = 0,
    seeds: Annotated[int, option("seeds")] = 20,
    log: Annotated[Path | None, option("log")] = None,
    lang: Lang = None,  # noqa: ARG001 - as above
) -> None:
    """Say whether a mission can be done, and show how."""
    failed(import_module("getaway.cli.solving").run(mission, level, players, seeds, log))


@app.command(help=say("help-replay"))
def replay(
    file: Annotated[Path, argument("file")],
    seat: Annotated[int | None, option("seat")] = None,
    upto: Annotated[int | None, option("upto")] = None,
    pack: Annotated[Path | None, option("pack", "--pack")] = None,
    lang: Lang = None,  # noqa: ARG001 - as above
) -> None:
    """Tell a saved match."""
    packs.chosen(files.game_of(file), pack)
    retelling.replay(file, seat, upto)


@app.command(help=say("help-verify"))
def verify(
    file: Annotated[Path, argument("file")],
    pack: Annotated[Path | None, option("pack", "--pack")] = None,
    lang: Lang = None,  # noqa: ARG001 - as above
) -> None:
    """Check a saved match."""
    packs.chosen(files.game_of(file), pack)
    failed(retelling.verify(file))


@rules.command(name="search", help=say("help-search"))
def search(
    words: Annotated[list[str], argument("words")],
    game: Annotated[str | None, option("game", "--game")] = None,
    limit: Annotated[int, option("limit")] = 10,
    lang: Lang = None,  # noqa: ARG001 - as above
) -> None:
    """Find clauses."""
    failed(reading.search(words, game, limit))


@rules.command(name="show", help=say("help-show"))
def show(
    clause: Annotated[str, argument("clause")],
    lang: Lang = None,  # noqa: ARG001 - as above
) -> None:
    """Show a clause and its neighbours."""
    reading.show(clause)


@rules.command(name="coverage", help=say("help-coverage"))
def coverage(
    game: Annotated[str | None, argument("game")] = None,
    lang: Lang = None,  # noqa: ARG001 - as above
) -> None:
    """Compare citations and clauses."""
    failed(reading.coverage(game))


@gamed.callback(invoke_without_command=True)
def list_games(
    ctx: typer.Context,
    lang: Lang = None,  # noqa: ARG001 - as above
) -> None:
    """List the games."""
    if ctx.invoked_subcommand is None:
        gaming.listed()


@gamed.command(name="check", help=say("help-check"))
def check(
    name: Annotated[str | None, argument("game")] = None,
    matches: Annotated[int | None, option("matches")] = None,
    seed: Annotated[int, option("seed")] = 0,
) -> None:
    """Put a game, or all of them, through the suite."""
    failed(gaming.check(name, matches, seed))


@app.command(help=say("help-bench"))
def bench(
    quick: Annotated[bool, option("quick", "--quick")] = False,
    json: Annotated[Path | None, option("json")] = None,
) -> None:
    """Measure."""
    gaming.bench(json, quick=quick)


@app.command(name="up", help=say("help-up"))
def bring_up(
    data: Annotated[Path | None, option("data")] = None,
    host: Annotated[str, option("host")] = "0.0.0.0",  # noqa: S104 - guests come from other machines
    port: Annotated[int, option("port")] = 8000,
    nodes: Annotated[int, typer.Option(min=1, max=16, help=say("help-nodes"), show_default=False)] = 1,
    url: Annotated[str, option("url")] = "",
    lang: Lang = None,  # noqa: ARG001 - as above
) -> None:
    """Run a private server."""
    host_it = needing("host", "getaway.cli.hosting.up")
    host_it.up(host_it.Wanted(data, host, port, nodes, url))


@app.command(help=say("help-serve"))
def serve() -> None:
    """Run a node."""
    needing("server", "getaway.cli.hosting.verbs").serve()


@app.command(help=say("help-worker"))
def worker() -> None:
    """Run a worker."""
    needing("server", "getaway.cli.hosting.verbs").work()


@app.command(help=say("help-migrate"))
def migrate(sql: Annotated[bool, option("sql", "--sql")] = False) -> None:
    """Bring the database to the newest schema."""
    needing("server", "getaway.cli.hosting.verbs").migrate(sql=sql)


@app.command(help=say("help-checkpoint"))
def checkpoint() -> None:
    """Bring every running table to a checkpoint."""
    needing("server", "getaway.cli.hosting.checkpoints").checkpoint()


@app.command(help=say("help-repair"))
def repair(
    table: Annotated[str, argument("repaired")],
    yes: Annotated[bool, option("yes", "--yes")] = False,
) -> None:
    """Set a table back to the last row that replays."""
    needing("server", "getaway.cli.hosting.repairing").repair(table, yes=yes)


@app.command(help=say("help-incidents"))
def incidents(number: Annotated[int | None, argument("incident")] = None) -> None:
    """List what was kept for the operator, or show one."""
    needing("server", "getaway.cli.hosting.incidents").show(number)
