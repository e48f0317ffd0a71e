"""The keys that only an online table has: talk, taking back, votes and pauses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from getaway.cli.compose import Menu, Wrong
from getaway.cli.keys import SHARED
from getaway.cli.said import say
from getaway.table import commands as c
from getaway.table.acts import OPEN

if TYPE_CHECKING:
    from getaway.cli.online.visit import Visit
    from getaway.cli.turn import Turn


def talk(turn: Turn[Visit], _menu: Menu, text: str) -> None:
    """Say something to all."""
    speak(turn.desk, text)


def speak(visit: Visit, text: str) -> None:
    """Say something to all."""
    if not text:
        raise Wrong(say("say-how"))
    visit.do(c.Say(id=visit.new_id(), text=text))


def undo(turn: Turn[Visit], _menu: Menu, _rest: str) -> None:
    """Forget the steps taken, else take back the own last answer."""
    if turn.composer.taken:
        turn.start_over()
        turn.notice = say("steps-forgotten")
        return
    turn.desk.undo(turn.seat, everybody=False)


def agree(turn: Turn[Visit], _menu: Menu, _rest: str) -> None:
    """Agree that another takes back."""
    turn.desk.do(c.Vote(id=turn.desk.new_id(), agree=True))


def disagree(turn: Turn[Visit], _menu: Menu, _rest: str) -> None:
    """End the vote."""
    turn.desk.do(c.Vote(id=turn.desk.new_id(), agree=False))


def pause(turn: Turn[Visit], _menu: Menu, _rest: str) -> None:
    """Let match time stand still, or run on."""
    visit = turn.desk
    paused = visit.copy.table.paused
    visit.do(c.Resume(id=visit.new_id()) if paused else c.Pause(id=visit.new_id()))


def open_seat(turn: Turn[Visit], _menu: Menu, rest: str) -> None:
    """Open the seat of a bot, or one that its player has left, to newcomers."""
    players = len(turn.desk.copy.table.seats)
    if not rest.isdecimal() or not 1 <= int(rest) <= players:
        raise Wrong(say("open-how", players=players))
    turn.desk.do(c.Hand(id=turn.desk.new_id(), seat=int(rest) - 1, to=OPEN))


KEYS: Mapping[str, Callable[[Turn[Visit], Menu, str], None]] = {
    **SHARED,
    "say": talk,
    "u": undo,
    "y": agree,
    "n": disagree,
    "p": pause,
    "open": open_seat,
}
