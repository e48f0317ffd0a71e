"""What the clients of a run sent and heard: the promises that the server made, to be held against its log."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any, NamedTuple

Json = dict[str, Any]


class Sent:
    """One command of one seat, however often it was sent."""

    def __init__(self, table: str, seat: int, secret: str, command: Json) -> None:
        self.table = table
        self.seat = seat
        self.secret = secret
        self.command = command
        self.times = 0
        self.done = False
        self.clause = ""
        """The clause that refused it."""

    @property
    def settled(self) -> bool:
        """Whether the client knows what became of it."""
        return self.done or bool(self.clause)


class Kill(NamedTuple):
    """One death: what died, when, and when it was there again (seconds)."""

    kind: str
    at: float
    back: float


class Ledger:
    """All commands, all deaths, and when answers were acknowledged."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.acknowledged: list[float] = []
        self.kills: list[Kill] = []
        self.connections = 0
        self.syncs = 0
        self.behind = 0
        """Updates that did not follow the one before; the client says hello again."""
        self.differences: list[str] = []
        """Screens that a fresh `sync` did not agree with."""

    def note(self, sent: Sent) -> None:
        """A command is about to be sent for the first time."""
        self.sent.append(sent)

    def settle(self, sent: Sent, clause: str = "") -> None:
        """The client heard what became of a command."""
        sent.done, sent.clause = not clause, clause
        if sent.done and sent.command["do"] == "answer":
            self.acknowledged.append(time.monotonic())

    @property
    def answers(self) -> list[Sent]:
        """The commands that answer a question."""
        return [sent for sent in self.sent if sent.command["do"] == "answer"]

    def silence(self, kill: Kill, within: float) -> float:
        """The longest time without an acknowledged answer at any table, from a death until so long after it."""
        heard = [at for at in self.acknowledged if kill.at <= at <= kill.at + within]
        moments = [kill.at, *heard]
        return max((after - before for before, after in pairwise(moments)), default=within)
