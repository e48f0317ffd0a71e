"""People at a table or watching it, each a client of its own, at any node; what was not acknowledged is sent again."""

from __future__ import annotations

import asyncio
import random
import secrets
from typing import Any

import msgspec
from tests.crash.ledger import Ledger, Sent
from tests.crash.screens import Behind, Json, Screen, wish
from tests.crash.servers import Estate
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

LOST = (OSError, TimeoutError, WebSocketException, Behind)
"""How a line that is gone shows itself."""
PATIENCE = 8.0
"""Seconds after which a client that was told nothing of its command sends it again on another line."""
CHATTER = {"undo": 0.06, "say": 0.04, "pause": 0.02}
"""How often a player does something else than answer."""


class Player:
    """One person at one seat."""

    def __init__(self, ledger: Ledger, estate: Estate, seated: Json, dice: random.Random, *, haste: float) -> None:
        self.ledger = ledger
        self.estate = estate
        self.table, self.seat, self.secret = seated["table"], seated["seat"], seated["secret"]
        self.dice = dice
        self.haste = haste
        """Seconds that the slowest thought takes."""
        self.screen = Screen()
        self.pending: Sent | None = None
        self.resting = False
        """Whether the player begins nothing new."""
        self.gone = False
        """Whether the player does not even look on any more."""

    # The line

    async def play(self) -> None:
        """Sit there, on one line after another."""
        while not self.gone:
            try:
                await self._on_one_line()
            except LOST as lost:
                self.ledger.behind += isinstance(lost, Behind)
                await asyncio.sleep(self.dice.uniform(0.05, 0.4))

    @property
    def at_ease(self) -> bool:
        """Whether nothing is left to do here but to look on."""
        return self.pending is None and (self.resting or self.over)

    @property
    def over(self) -> bool:
        """Whether the match is over, as far as this player knows."""
        shown = self.screen.shown
        return shown is not None and shown["table"]["stage"] == "over"

    async def _on_one_line(self) -> None:
        address = self.dice.choice(self.estate.urls).replace("http", "ws", 1) + f"/ws/tables/{self.table}"
        async with connect(address, proxy=None, open_timeout=PATIENCE, max_size=None, ping_interval=None) as line:
            self.ledger.connections += 1
            await line.send(_json({"hello": {"secret": self.secret, "rev": self.screen.rev}}))
            await self._read(line)
            if self.pending is not None:
                await self._send(line)
            while not self.gone:
                if self.pending is None:
                    await self._think(line)
                else:
                    await self._read(line)

    async def _send(self, line: ClientConnection) -> None:
        assert self.pending is not None
        self.pending.times += 1
        await line.send(_json(self.pending.command))

    async def _read(self, line: ClientConnection, patience: float = PATIENCE) -> None:
        message: Json = msgspec.json.decode(await asyncio.wait_for(line.recv(), patience))
        if message["type"] in {"sync", "update"}:
            self.ledger.syncs += message["type"] == "sync"
            self.screen.take(message)
        elif self.pending is not None and message["id"] == self.pending.command["id"]:
            await self._hear(line, message)

    async def _hear(self, line: ClientConnection, message: Json) -> None:
        assert self.pending is not None
        clause = message.get("clause", "")
        if message["type"] == "unsure":  # not known whether it counts: the same again
            await asyncio.sleep(self.dice.uniform(0.1, 0.5))
            await self._send(line)
            return
        self.ledger.settle(self.pending, clause)
        self.pending = None

    # The head

    async def _think(self, line: ClientConnection) -> None:
        """Watch for as long as a thought takes, then do something."""
        pause = asyncio.get_running_loop().time() + self.dice.uniform(0, self.haste)
        while (left := pause - asyncio.get_running_loop().time()) > 0:
            try:
                await self._read(line, left)
            except TimeoutError:
                break
        if not self.resting and not self.over:
            command = self._next()
            if command is not None:
                await self.do(command, line)

    async def do(self, command: Json, line: ClientConnection | None = None) -> None:
        """Send a command under an id of its own, from now on until it is settled."""
        sent = Sent(self.table, self.seat, self.secret, {**command, "id": secrets.token_urlsafe(9)})
        self.ledger.note(sent)
        self.pending = sent
        if line is not None:
            await self._send(line)

    def _next(self) -> Json | None:
        shown: Any = self.screen.shown
        if self.seat < 0:
            return None
        if shown["table"]["paused"]:
            return {"do": "resume"}
        vote = shown["table"]["vote"]
        if vote and self.seat != vote["seat"] and self.seat not in vote["agreed"]:
            return {"do": "vote", "agree": self.dice.random() < 0.8}
        for what, often in CHATTER.items():
            if self.dice.random() < often:
                return {"do": what, "text": "hm"} if what == "say" else {"do": what}
        question = shown["question"]
        if not question or not question.get("choice"):
            return None
        return {"do": "answer", "ask": question["rev"], "wish": wish(question["choice"], self.dice)}


def _json(message: Json) -> str:
    return msgspec.json.encode(message).decode()
