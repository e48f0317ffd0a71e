"""The people of a run. Their clients live in one program; here is who they are, and what was heard of them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, Protocol

import httpx
from tests.crash.ledger import Ledger, Sent
from tests.crash.program import Program

Json = dict[str, Any]
BLOCKED = 0.3
"""The share of players whose network lets no socket through."""


class Place(Protocol):
    """Where people play."""

    urls: list[str]
    http: httpx.AsyncClient


class People:
    """Everybody who plays at a server or watches."""

    def __init__(self, estate: Place, ledger: Ledger, dice: random.Random) -> None:
        self.estate = estate
        self.ledger = ledger
        self.dice = dice
        self.program = Program(self._hear)
        self._everybody: list[Player] = []

    async def arrive(self, folder: Path) -> None:
        """Start the program."""
        await self.program.start(self.estate.urls, folder / "players.log")

    async def go(self) -> None:
        """End the program; a command that nobody has heard of again is kept in mind."""
        waiting = [player for player in self._everybody if player.pending]
        self.ledger.waiting += [f"{player.table} seat {player.seat}" for player in waiting]
        await self.program.stop()

    def player(self) -> Player:
        """A newcomer without a seat."""
        player = Player(self, len(self._everybody))
        self._everybody.append(player)
        return player

    def _hear(self, report: Json) -> None:
        if report["tell"] == "fault":
            self.ledger.broken.append(report["text"])
        else:
            self._everybody[report["who"]].hear(report)


class Player:
    """One person at one seat, or looking on from none."""

    def __init__(self, people: People, who: int) -> None:
        self.people = people
        self.ledger = people.ledger
        self.who = who
        self.table, self.seat, self.secret = "", -1, ""
        self.pending = 0
        """Commands whose outcome the client has not told yet."""
        self.resting = False
        self.over = False
        self._answer: asyncio.Future[Json] | None = None

    # Orders

    async def open(self, wanted: Json) -> Json | None:
        """Open a table; None where that fails."""
        return await self._seated({"do": "open", "wanted": wanted})

    async def join(self, table: str, name: str) -> Json | None:
        """Take a seat; None where that fails."""
        return await self._seated({"do": "join", "table": table, "name": name})

    def sit(self, seated: Json, haste: float) -> None:
        """Connect to a table, and play as soon as there is something to do."""
        self.table, self.seat, self.secret = seated["table"], seated["seat"], seated["secret"]
        self.resting = self.over = False
        seed, blocked = self.people.dice.getrandbits(32), self.people.dice.random() < BLOCKED
        place = {"table": self.table, "secret": self.secret, "seed": seed, "haste": haste, "blocked": blocked}
        self._order({"do": "sit", **place})

    async def do(self, intent: Json) -> str:
        """Carry out a command by the client's own means; the clause that refused it, or nothing."""
        clause: str = (await self._asked({"do": "send", "intent": intent}))["clause"]
        return clause

    def rest(self) -> None:
        """Begin nothing new."""
        self._order({"do": "rest"})

    def leave(self) -> None:
        """Hang up."""
        self._order({"do": "leave"})

    async def screen(self) -> Json | None:
        """What the client shows; None before anything came."""
        screen: Json | None = (await self._asked({"do": "show"}))["screen"]
        return screen

    async def _seated(self, order: Json) -> Json | None:
        seated: Json | None = (await self._asked(order))["seated"]
        return seated

    async def _asked(self, order: Json) -> Json:
        self._answer = asyncio.get_running_loop().create_future()
        self._order(order)
        return await self._answer

    def _order(self, order: Json) -> None:
        self.people.program.order({"who": self.who, **order})

    # Reports

    @property
    def at_ease(self) -> bool:
        """Whether nothing is left to do here but to look on."""
        return self.pending == 0 and (self.resting or self.over)

    def hear(self, report: Json) -> None:
        """Take in what the client tells."""
        match report["tell"]:
            case "sent":
                self.ledger.send(Sent(self.table, self.seat, self.secret, report["command"]))
            case "unsure":
                self.ledger.unsure(self.secret, report["id"])
            case "settled":
                self.ledger.settle(self.secret, report)
            case "line" | "heard":
                self.ledger.lines[report.get("way") or report["what"]] += 1
            case "stands":
                self._stand(report)
            case _:
                assert self._answer is not None
                self._answer.set_result(report)

    def _stand(self, report: Json) -> None:
        self.pending, self.resting, self.over = report["pending"], report["resting"], report["over"]
        if report["refused"]:
            self.ledger.broken.append(f"{self.table} seat {self.seat} turned away: {report['refused']}")
