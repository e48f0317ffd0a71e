"""`getaway mission`, and mission files given to `getaway play`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand, BadFile
from getaway.cli.options import argument, failed, group
from getaway.games.bombsquad.pack.sheets import BadSheet, decoded, read_sheet
from getaway.games.bombsquad.table.building import build
from getaway.games.bombsquad.table.pieces import Mission

THOROUGHLY = 10_000
"""How many positions an author lets us look at: ten times as many as a server does."""
app = group("missions")


@app.callback()
def missions() -> None:
    """Missions of your own."""


@app.command(name="check", help=say("help-mission-check"))
def check(
    files: Annotated[list[Path], argument("mission-files")],
) -> None:
    """Print every fault of every file, with its line, and end with 1 if there is one."""
    sound = [_checked(path) for path in files]
    failed(not all(sound))


def chosen(mission: str | None) -> dict[str, Any]:
    """The option that a mission on the command line stands for: its id, or the whole sheet of a TOML file."""
    if mission is None or not mission.endswith(".toml"):
        return {"mission": mission}
    text = source(Path(mission))
    try:
        read_sheet(text, mission)
    except BadSheet as bad:
        raise BadCommand(say("mission-faults", file=mission, count=len(bad.faults), faults=str(bad))) from None
    return {"sheet": decoded(text)}


def _checked(path: Path) -> bool:
    try:
        sheet = read_sheet(source(path), str(path), THOROUGHLY)
    except BadSheet as bad:
        print(bad)
        return False
    print(_summary(path, sheet))
    return True


def _summary(path: Path, sheet: Mission) -> str:
    figures = {level: build(sheet, epic=level == "epic").perfect for level in ("standard", "epic")}
    return say("mission-sound", file=str(path), title=sheet.title, **figures)


def source(path: Path) -> bytes:
    """What is in a mission file."""
    try:
        return path.read_bytes()
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise BadFile(say("mission-not-read", path=str(path), fault=reason)) from fault
