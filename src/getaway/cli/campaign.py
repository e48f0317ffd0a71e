"""`getaway campaign`: how far a team has come."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

import getaway.games.bombsquad.scoring.campaign as book
from getaway.cli.console.said import say, spoken
from getaway.cli.console.wording import texts_of
from getaway.cli.errors import BadCommand, BadFile
from getaway.cli.options import Lang, option
from getaway.games.bombsquad.table.pieces import missions
from getaway.kernel import Match

PACKAGE = "getaway.games.bombsquad"
FILE = Path("campaign.toml")


def campaign(
    file: Annotated[Path, option("campaign-file", "--file")] = FILE,
    lang: Lang = None,  # noqa: ARG001 - the option speaks for itself
) -> None:
    """Show every mission with its stars, and which come next."""
    kept = load(file)
    print(say("campaign-head", file=str(file), stars=kept.stars))
    for line in book.lines(kept):
        levels = [say("campaign-stars", stars=stars) for stars in (line.standard, line.epic)]
        words = {"mission": line.mission, "title": title(line.mission), "standard": levels[0], "epic": levels[1]}
        print(say("campaign-line", state="open" if line.open else "shut", **words))


def must_be_open(path: Path, match: Match) -> None:
    """Refuse a mission that the campaign has not come to yet."""
    mission = getattr(match.g, "mission", "")
    if mission not in missions():
        raise BadCommand(say("campaign-not-in-box"))
    if not load(path).is_open(mission):
        before = missions()[missions().index(mission) - 1]
        raise BadCommand(say("campaign-shut", mission=title(mission), before=title(before), id=before))


def record(path: Path, match: Match) -> None:
    """Keep the result of a finished match, and say what comes next."""
    if not match.over:
        print(say("campaign-waits", file=str(path)))
        return
    kept = load(path).with_match(match)
    try:
        book.save(kept, path)
    except OSError as fault:
        raise BadFile(say("file-not-written", path=str(path), fault=fault.strerror or str(fault))) from fault
    print(say("campaign-kept", file=str(path), stars=kept.stars))
    print(say("campaign-next", title=title(following(kept)), id=following(kept), file=str(path)))


def following(kept: book.Campaign) -> str:
    """The first open mission without a success; the last one when all are done."""
    return next((each for each in missions() if not kept.succeeded(each)), missions()[-1])


def title(mission: str) -> str:
    """The title of a mission in the language spoken."""
    return texts_of(PACKAGE, spoken()).render(f"mission-{mission}")


def load(path: Path) -> book.Campaign:
    """The campaign of a file, a new one if there is none."""
    try:
        return book.load(path)
    except OSError as fault:
        raise BadFile(say("file-not-read", path=str(path), fault=fault.strerror or str(fault))) from fault
    except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise BadFile(say("campaign-wrong", path=str(path), fault=str(fault))) from fault
