"""`getaway campaign`: how far a team has come."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec

from getaway import games
from getaway.cli.console.said import fill, say, title
from getaway.cli.console.wording import words_of
from getaway.cli.errors import BadCommand, BadFile
from getaway.cli.options import Lang, option
from getaway.cli.settings import value_name
from getaway.kernel import Game, Match
from getaway.kit.campaign import Campaign, Line, Progress
from getaway.kit.campaign import load as read
from getaway.kit.declared import campaign_of

FILE = Path("campaign.toml")


def campaign(
    file: Annotated[Path, option("campaign-file", "--file")] = FILE,
    game: Annotated[str | None, option("campaign-game", "--game")] = None,
    lang: Lang = None,  # noqa: ARG001 - the option speaks for itself
) -> None:
    """Show every stage with its stars, and which come next; of a new file, the campaigns of all games."""
    show(file, game)


def show(path: Path, game: str | None) -> None:
    """Print the campaigns that these results can be of."""
    progress = load(path)
    campaigns = games.declaring(campaign_of) if game is None else {game: of(games.find(game))}
    those = {name: each for name, each in campaigns.items() if each.is_for(progress)}
    if not those:
        raise BadFile(say("campaign-unknown", path=str(path), games=tuple(campaigns)))
    print(say("campaign-head", file=str(path), stars=progress.stars))
    for name, each in those.items():
        rules = games.find(name)
        if len(those) > 1:
            print(say("campaign-game", game=title(rules)))
        for line in each.lines(progress):
            print(_line(rules, each, line))


def _line(game: Game[Any], book: Campaign, line: Line) -> str:
    words = {"mission": line.stage, "title": called(game, book, line.stage)}
    if not line.open:
        return fill("campaign-line", state="shut", levels="", **words)
    levels = [
        fill("campaign-level", level=_level(game, level), stars=say("campaign-stars", stars=stars))
        for level, stars in line.stars.items()
    ]
    return fill("campaign-line", state="open", levels=", ".join(levels), **words)


def _level(game: Game[Any], level: str) -> str:
    """A level in front of its stars; nothing where the campaign has only one."""
    return f"{value_name(game, 'level', level)} " if level else ""


def of(game: Game[Any]) -> Campaign:
    """The campaign of a game, or a word on which have one."""
    book = campaign_of(game)
    if book is None:
        raise BadCommand(say("campaign-of-other-game", games=tuple(games.declaring(campaign_of))))
    return book


def must_be_open(path: Path, match: Match) -> None:
    """Refuse a stage that the campaign has not come to yet."""
    game = games.find(match.game.name)
    book = of(game)
    played = book.played(match)
    if played is None:
        raise BadCommand(say("campaign-not-in-box"))
    if not book.is_open(load(path), played.stage):
        before = book.before(played.stage)
        names = {"mission": called(game, book, played.stage), "before": called(game, book, before)}
        raise BadCommand(fill("campaign-shut", **names, id=before, option=typed(book)))


def record(path: Path, match: Match) -> None:
    """Keep the result of a finished match, and say what comes next."""
    if not match.over:
        print(say("campaign-waits", file=str(path)))
        return
    game = games.find(match.game.name)
    book = of(game)
    progress = book.after(load(path), match)
    try:
        book.save(progress, path)
    except OSError as fault:
        raise BadFile(say("file-not-written", path=str(path), fault=fault.strerror or str(fault))) from fault
    print(say("campaign-kept", file=str(path), stars=progress.stars))
    following = book.following(progress)
    names = {"title": called(game, book, following), "game": game.name, "id": following}
    print(fill("campaign-next", **names, option=typed(book), file=str(path)))


def typed(book: Campaign) -> str:
    """How a stage is chosen on the command line, up to its name."""
    return "--mission " if book.setting == "mission" else f"--option {book.setting}="


def called(game: Game[Any], book: Campaign, stage: str) -> str:
    """The title of a stage in the language spoken."""
    own = f"{book.setting}-{stage}"
    texts = words_of(game)
    return texts.render(own) if own in texts else value_name(game, book.setting, stage)


def load(path: Path) -> Progress:
    """The campaign of a file, a new one if there is none."""
    try:
        return read(path)
    except OSError as fault:
        raise BadFile(say("file-not-read", path=str(path), fault=fault.strerror or str(fault))) from fault
    except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise BadFile(say("campaign-wrong", path=str(path), fault=str(fault))) from fault
