"""`getaway mission`, and mission files given to `getaway play`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from getaway import games
from getaway.cli.console.said import fill, say
from getaway.cli.console.wording import words_of
from getaway.cli.errors import BadCommand, BadFile
from getaway.cli.options import argument, failed, group, option
from getaway.kit.declared import Sheets, sheets_of
from getaway.kit.toml_files import Fault

SHEET = ".toml"
app = group("missions")


@app.callback()
def missions() -> None:
    """Missions of your own."""


@app.command(name="check", help=say("help-mission-check"))
def check(
    files: Annotated[list[Path], argument("mission-files")],
    game: Annotated[str | None, option("mission-game", "--game")] = None,
) -> None:
    """Say every fault of every file, with its line, and end with 1 if there is one."""
    those = games.declaring(sheets_of)
    if game is not None:
        those = {game: _sheets_of(game)}
    sound = [_checked(path, those) for path in files]
    failed(not all(sound))


def chosen(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a match; where the value of a setting is the name of a file, the text of the file instead."""
    sheets = sheets_of(games.find(game))
    file = options.get(sheets.setting) if sheets else None
    if sheets is None or not isinstance(file, str) or not file.endswith(SHEET):
        return options
    content = source(Path(file))
    faults = sheets.check(content, file)
    if faults:
        raise faulty(file, faults)
    return {name: value for name, value in options.items() if name != sheets.setting} | {
        sheets.option: sheets.text(content)
    }


def faulty(file: str, faults: Sequence[Fault]) -> BadCommand:
    """What is wrong with a file that a player wants to play or solve."""
    return BadCommand(fill("mission-faults", file=file, count=len(faults), faults="\n".join(map(str, faults))))


def _checked(path: Path, those: dict[str, Sheets]) -> bool:
    """Check a file for the game it fits best."""
    content = source(path)
    found = {name: _faults(sheets, content, str(path)) for name, sheets in those.items()}
    name = min(found, key=lambda each: len(found[each]))
    if found[name]:
        print("\n".join(map(str, found[name])))
        return False
    print(say("field", name=str(path), value=those[name].summary(content, words_of(games.find(name)))))
    return True


def _faults(sheets: Sheets, content: bytes, file: str) -> Sequence[Fault]:
    return (sheets.check_thoroughly or sheets.check)(content, file)


def _sheets_of(game: str) -> Sheets:
    sheets = sheets_of(games.find(game))
    if sheets is None:
        raise BadCommand(say("mission-of-other-game", games=tuple(games.declaring(sheets_of))))
    return sheets


def source(path: Path) -> bytes:
    """What is in a mission file."""
    try:
        return path.read_bytes()
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise BadFile(say("mission-not-read", path=str(path), fault=reason)) from fault
