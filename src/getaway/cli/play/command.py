"""The options of `getaway play`, and what they choose for the table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from getaway.cli import campaign as campaigns
from getaway.cli import mission as missions
from getaway.cli import pack as packs
from getaway.cli import saved
from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.cli.extras import needing
from getaway.cli.options import Lang, argument, option
from getaway.cli.play import opening
from getaway.cli.settings import known
from getaway.games import find, names
from getaway.kernel.passing import NEW, STOPS

YES = ("yes", "true", "sì", "si", "oui")
NO = ("no", "false", "non")
NO_OPTIONS = ("self", "players", "seed", "chance", "practice")
"""What the command line has its own switches for."""
LONGEST_VALUE = 80


def play(
    game: Annotated[str | None, argument("game")] = None,
    *,
    mission: Annotated[str | None, option("mission")] = None,
    players: Annotated[int | None, option("players")] = None,
    level: Annotated[str | None, option("level")] = None,
    bots: Annotated[int, option("bots")] = 0,
    bot_level: Annotated[str, option("bot-level", "--bot-level")] = "",
    reasons: Annotated[bool, option("reasons", "--reasons/--no-reasons")] = True,
    seed: Annotated[int | None, option("seed")] = None,
    clock: Annotated[str | None, option("clock")] = None,
    options: Annotated[list[str] | None, option("option", "--option")] = None,
    practice: Annotated[bool, option("practice", "--practice")] = False,
    warn: Annotated[bool, option("warn", "--warn")] = False,
    pack: Annotated[Path | None, option("pack", "--pack")] = None,
    save: Annotated[Path | None, option("save")] = None,
    resume: Annotated[Path | None, option("resume")] = None,
    campaign: Annotated[Path | None, option("campaign", "--campaign")] = None,
    server: Annotated[str | None, option("server", "--server")] = None,
    name: Annotated[str, option("name", "--name")] = "",
    takeover: Annotated[bool, option("takeover", "--takeover")] = False,
    stop: Annotated[str, option("stop", "--stop")] = "",
    lang: Lang = None,  # noqa: ARG001 - the option speaks for itself
) -> None:
    """Open a table, or sit down at a saved one or at one of a server."""
    if stop and stop not in STOPS:
        raise BadCommand(say("bad-stop", stop=stop, stops=STOPS))
    if warn and not practice:
        raise BadCommand(say("bad-warn"))
    if server is not None:
        if bots or any(given is not None for given in (seed, pack, save, resume, campaign)):
            raise BadCommand(say("server-alone"))
        chosen = table_options(game, mission, level, clock, options)
        online = needing("online", "getaway.cli.play.online.play")
        ways = {
            "practice": practice,
            "warns": warn,
            "takeover": takeover,
            "bots": bot_level,
            "stop": stop,
            "reasons": reasons,
        }
        online.play(server, name, game, players, chosen, **ways)
        return
    own = packs.chosen(saved.game_of(resume) if resume else game, pack)
    if resume is not None:
        match, seats = opening.resumed(resume, bots, bot_level)
    elif game is None:
        raise BadCommand(say("bad-play", games=names()))
    else:
        chosen = table_options(game, mission, level, clock, options) | own
        match, seats = opening.opened(game, players, bots, seed, chosen, practice=practice, levels=bot_level)
    if campaign is not None:
        campaigns.must_be_open(campaign, match)
    opening.sit(match, seats, save or resume, stop or NEW, reasons=reasons, warns=warn)
    if campaign is not None:
        campaigns.record(campaign, match)


def table_options(
    game: str | None, mission: str | None, level: str | None, clock: str | None, options: list[str] | None
) -> dict[str, Any]:
    """What the command chooses for the table; the short options are settings that many games have."""
    given = {"mission": mission, "level": level, "clock": clock}
    chosen = {name: value for name, value in given.items() if value is not None}
    if game in names():
        known(find(game), chosen)
        chosen = missions.chosen(game, chosen)
    return chosen | dict(named_value(text) for text in options or ())


def named_value(text: str) -> tuple[str, Any]:
    """Read `name=value`, where the value is a whole number, yes or no, or a word."""
    name, equals, value = text.partition("=")
    if not name or not equals or name in NO_OPTIONS or len(value) > LONGEST_VALUE:
        raise BadCommand(say("bad-option", text=text[:LONGEST_VALUE]))
    if value.casefold() in YES + NO:
        return name, value.casefold() in YES
    return name, int(value) if value.removeprefix("-").isdecimal() else value
