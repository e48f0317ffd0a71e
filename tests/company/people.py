"""People who play with bots at a server: over a socket, at random, and to the end of the match."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from tests.load.seating import Seat
from tests.wishes import at_random
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

HASTE = (0.02, 0.15)
"""Seconds that a person takes to answer."""
OPENED, DONE = 201, 200
PATIENCE = 1800.0
"""Seconds after which a match that isn't over is given up."""
REQUEST, AGAIN = 60.0, 0.5
"""Seconds that a request may take on a busy machine, and after which a person comes back whose line broke."""
Json = dict[str, Any]


class Table(NamedTuple):
    """A kind of table: who plays there besides two bots, and with which options."""

    people: int
    options: Json
    bots: str = "regular"


TABLES: Final[Mapping[str, Table]] = {
    "bombsquad": Table(2, {"mission": "m01", "clock": "turns"}),
    "breach": Table(1, {}),
    "burncycle": Table(1, {"mission": "fire_drill", "team": "random"}),
}
BOTS = 2


class Question(msgspec.Struct):
    """The part of a question that an answer needs."""

    item: str
    rev: int = 0
    choice: list[Json] = []


class Heard(msgspec.Struct):
    """The part of a message that a person needs."""

    type: str
    question: Question | None = None


class Company:
    """Everyone at one table: people here, bots on the server."""

    def __init__(self, game: str, urls: list[str], dice: random.Random) -> None:
        self.game, self.urls, self.dice = game, urls, dice
        self.over = asyncio.Event()

    async def play(self, http: httpx.AsyncClient) -> str:
        """Play a match to its end; gives the table's id."""
        seats = await self._seated(http)
        lines = [asyncio.create_task(self._sit(seat)) for seat in seats]
        try:
            await asyncio.wait_for(self.over.wait(), PATIENCE)
        finally:
            for line in lines:
                line.cancel()
        return seats[0].table

    async def _sit(self, seat: Seat) -> None:
        """Hear what a seat hears, and answer what it is asked; come back where the line breaks."""
        while not self.over.is_set():
            with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                await self._listen(seat)
            await asyncio.sleep(AGAIN)

    async def _listen(self, seat: Seat) -> None:
        async with connect(seat.socket, max_size=None, open_timeout=REQUEST, ping_timeout=REQUEST) as socket:
            await socket.send(msgspec.json.encode({"hello": {"secret": seat.secret}}).decode())
            async for text in socket:
                question = msgspec.json.decode(text, type=Heard).question
                if question is not None and question.item == "over":
                    self.over.set()
                elif question is not None and question.choice:
                    await asyncio.sleep(self.dice.uniform(*HASTE))
                    wish = at_random(question.choice, self.dice)
                    act = {"do": "answer", "id": f"a{self.dice.getrandbits(60)}", "ask": question.rev, "wish": wish}
                    await socket.send(msgspec.json.encode(act).decode())

    async def _seated(self, http: httpx.AsyncClient) -> list[Seat]:
        table, url = TABLES[self.game], self.dice.choice(self.urls)
        wanted = {"game": self.game, "players": table.people + BOTS, "options": table.options}
        more = {"name": "Ada", "bots": table.bots, "tempo": "quick"}
        host = await self._seat(http, url, "/api/tables", wanted | more)
        seats = [host]
        for number in range(1, table.people):
            sits = {"name": f"P{number}", "seat": number}
            seats.append(await self._seat(http, self.dice.choice(self.urls), f"/api/tables/{host.table}/seats", sits))
        start = await http.post(
            f"{url}/api/tables/{host.table}/do",
            json={"do": "start", "id": "start"},
            headers={"authorization": f"Seat {host.secret}"},
            timeout=REQUEST,
        )
        assert start.status_code == DONE, start.text
        return seats

    @staticmethod
    async def _seat(http: httpx.AsyncClient, url: str, path: str, wanted: Json) -> Seat:
        answered = await http.post(url + path, json=wanted, timeout=REQUEST)
        assert answered.status_code == OPENED, answered.text
        found = answered.json()
        return Seat(found["table"], found["seat"], found["secret"], url)
