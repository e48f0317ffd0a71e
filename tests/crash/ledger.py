"""What the clients of a run sent and heard: the promises that the server made, to be held against its log."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, NamedTuple

Json = dict[str, Any]
UNSURE = "GT-STORE-01"
"""The clause of a store that is not there: it decides nothing, so no client may take it for the end of a command."""


class Sent:
    """One command of one seat, however often it was sent."""

    def __init__(self, table: str, seat: int, secret: str, command: Json) -> None:
        self.table = table
        self.seat = seat
        self.secret = secret
        self.command = command
        self.times = 0
        self.unsure = 0
        """How often a node did not know what became of it."""
        self.done = False
        self.clause = ""
        """The clause that refused it."""

    @property
    def settled(self) -> bool:
        """Whether the client says that it knows what became of it."""
        return self.done or bool(self.clause)

    @property
    def dropped(self) -> bool:
        """Whether the client stopped asking while nobody knew."""
        return self.clause == UNSURE


class Kill(NamedTuple):
    """One death: what died, when, and when it was there again (seconds)."""

    kind: str
    at: float
    back: float


class Wait(NamedTuple):
    """How long a player waited for a decision, when it came (seconds), and whether the command was carried out."""

    table: str
    at: float
    seconds: float
    done: bool


class Ledger:
    """All commands, all deaths, and when answers were acknowledged."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, str], Sent] = {}
        """Commands by the secret and the id that they were sent with."""
        self.acknowledged: list[float] = []
        self.waits: list[Wait] = []
        self.kills: list[Kill] = []
        self.lines: Counter[str] = Counter()
        """Connections that came about, by their way; and how many began with a whole `sync`."""
        self.differences: list[str] = []
        """Screens that a fresh `sync` did not agree with."""
        self.waiting: list[str] = []
        """Seats that never heard what became of a command."""
        self.broken: list[str] = []
        """Errors in the client."""

    def send(self, sent: Sent) -> None:
        """A command goes over a line, for the first time or again."""
        kept = self.sent.setdefault((sent.secret, sent.command["id"]), sent)
        kept.times += 1

    def unsure(self, secret: str, number: str) -> None:
        """A node did not know what became of a command."""
        self.sent[secret, number].unsure += 1

    def settle(self, secret: str, report: Json) -> None:
        """The client told its player what became of a command."""
        sent = self.sent[secret, report["id"]]
        sent.done, sent.clause = not report["clause"], report["clause"]
        self.waits.append(Wait(sent.table, report["at"], report["waited"], sent.done))
        if sent.done and sent.command["do"] == "answer":
            self.acknowledged.append(report["at"])

    @property
    def resent(self) -> int:
        """Commands that were sent more than once."""
        return sum(sent.times > 1 for sent in self.sent.values())

    @property
    def longest(self) -> float:
        """The longest that anybody waited for a decision."""
        return max((wait.seconds for wait in self.waits), default=0.0)

    def silence(self, kill: Kill, within: float) -> float:
        """The longest time without an acknowledged answer at any table, from a death until so long after it."""
        heard = sorted(at for at in self.acknowledged if kill.at <= at <= kill.at + within)
        moments = [kill.at, *heard]
        return max((after - before for before, after in pairwise(moments)), default=within)
