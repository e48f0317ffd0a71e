"""The keys that only an online table has: talk, undo, votes and pauses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from getaway.cli.console.said import say
from getaway.cli.errors import Wrong
from getaway.cli.play.compose import Menu
from getaway.cli.play.keys import SHARED
from getaway.cli.play.online.copy import Copy
from getaway.cli.play.sitting import Sitting
from getaway.cli.play.turn import Turn
from getaway.table import commands as c
from getaway.table.acts import OPEN


class Seated(Sitting, Protocol):
    """A table on a server, which carries out commands."""

    @property
    def copy(self) -> Copy:
        """What is known of the table."""

    def do(self, command: c.AnyCommand) -> None:
        """Have a command carried out; raises `Refused` if a clause forbids it."""

    def new_id(self) -> str:
        """An id for a command."""


def talk(turn: Turn[Seated], _menu: Menu, text: str) -> None:
    """Say something to all."""
    speak(turn.sitting, text)


def speak(visit: Seated, text: str) -> None:
    """Say something to all."""
    if not text:
        raise Wrong(say("say-how"))
    visit.do(c.Say(id=visit.new_id(), text=text))


def undo(turn: Turn[Seated], _menu: Menu, _rest: str) -> None:
    """Forget the steps taken so far, else undo your own last answer."""
    if turn.composer.taken:
        turn.start_over()
        turn.notice = say("steps-forgotten")
        return
    turn.sitting.undo(turn.seat, everybody=False)


def agree(turn: Turn[Seated], _menu: Menu, _rest: str) -> None:
    """Agree to another player's undo."""
    turn.sitting.do(c.Vote(id=turn.sitting.new_id(), agree=True))


def disagree(turn: Turn[Seated], _menu: Menu, _rest: str) -> None:
    """End the vote."""
    turn.sitting.do(c.Vote(id=turn.sitting.new_id(), agree=False))


def pause(turn: Turn[Seated], _menu: Menu, _rest: str) -> None:
    """Let match time stand still, or run on."""
    visit = turn.sitting
    paused = visit.copy.table.paused
    visit.do(c.Resume(id=visit.new_id()) if paused else c.Pause(id=visit.new_id()))


def open_seat(turn: Turn[Seated], _menu: Menu, rest: str) -> None:
    """Open the seat of a bot, or one that its player has left, to newcomers."""
    players = len(turn.sitting.copy.table.seats)
    if not rest.isdecimal() or not 1 <= int(rest) <= players:
        raise Wrong(say("open-how", players=players))
    turn.sitting.do(c.Hand(id=turn.sitting.new_id(), seat=int(rest) - 1, to=OPEN))


KEYS: Mapping[str, Callable[[Turn[Seated], Menu, str], None]] = {
    **SHARED,
    "say": talk,
    "u": undo,
    "y": agree,
    "n": disagree,
    "p": pause,
    "open": open_seat,
}
