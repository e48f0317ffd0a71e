"""The keys that only a match in this process has: undoing, saving, and asking why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from getaway.cli.console.said import say
from getaway.cli.errors import BadFile, Wrong
from getaway.cli.play.compose import Menu
from getaway.cli.play.keys import SHARED, clause
from getaway.cli.play.sitting import Sitting
from getaway.cli.play.turn import Turn
from getaway.cli.play.written import read_wish
from getaway.kernel import Match, Refused


class Here(Sitting, Protocol):
    """A match in this process, which can be saved and asked anything."""

    match: Match

    def save(self, path: Path | None) -> Path:
        """Write the match to this file, or to its own."""


def undo(turn: Turn[Here], _menu: Menu, who: str) -> None:
    """Undo your own last answer by right, or with `all` anybody's."""
    if turn.composer.taken and not who:
        turn.start_over()
        turn.notice = say("steps-forgotten")
        return
    if who not in ("", say("undo-all")):
        raise Wrong(say("undo-how"))
    turn.sitting.undo(turn.seat, everybody=bool(who))


def save(turn: Turn[Here], _menu: Menu, name: str) -> None:
    """Write the match to a file and go on."""
    try:
        turn.notice = say("saved", path=str(turn.sitting.save(Path(name) if name else None)))
    except BadFile as bad:
        raise Wrong(str(bad)) from None


def why(turn: Turn[Here], _menu: Menu, wanted: str) -> None:
    """Show what the rules say to any wish."""
    wish = read_wish(turn.sitting.wording, turn.put, wanted)
    verdict = turn.sitting.match.why(turn.seat, wish)
    if not isinstance(verdict, Refused):
        turn.notice = say("why-allowed")
        return
    text = turn.sitting.wording.refusal(verdict)
    turn.sitting.screen.page(f"{text}\n\n{clause(turn, verdict.clause)}")


KEYS: Mapping[str, Callable[[Turn[Here], Menu, str], None]] = {**SHARED, "u": undo, "s": save, "w": why}
