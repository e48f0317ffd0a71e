"""People who play at their own pace: tables of all games, a socket at every seat, in a process of its own.

`python -m tests.expensive.crowd URL TABLES SEED` plays until its input ends, then says how long its answers took.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GAMES = (("bombsquad", 3), ("breach", 3), ("burncycle", 2))
PAUSE = (1.0, 4.0)
"""How many seconds a player thinks, at least and at most."""
LOST = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)
Json = dict[str, Any]


class Crowd:
    """Everybody, and what they have waited."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.dice = Random(seed)
        self.http = httpx.AsyncClient(base_url=url, timeout=300)
        self.waited: list[float] = []
        self.refused: dict[str, int] = {}
        self.lost = 0

    async def play(self, number: int) -> None:
        """One match after another at one table."""
        while True:
            try:
                seats = await self._opened(*GAMES[number % len(GAMES)])
                await _first([self._sit(*seat) for seat in seats])
            except LOST:
                self.lost += 1
                await asyncio.sleep(1)

    async def _opened(self, game: str, players: int) -> list[tuple[str, str]]:
        host = await self._post("/api/tables", {"game": game, "players": players, "name": "P0"})
        table = host["table"]
        others = [await self._post(f"/api/tables/{table}/seats", {"name": f"P{i}"}) for i in range(1, players)]
        headers = {"authorization": f"Seat {host['secret']}"}
        await self.http.post(f"/api/tables/{table}/do", json={"do": "start", "id": "start"}, headers=headers)
        return [(table, seat["secret"]) for seat in (host, *others)]

    async def _post(self, path: str, data: Json) -> Json:
        answer = await self.http.post(path, json=data)
        answer.raise_for_status()
        told: Json = answer.json()
        return told

    async def _sit(self, table: str, secret: str) -> None:
        """Answer what this seat is asked, until the match is over or the line is lost."""
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connect(address, proxy=None, max_size=None, open_timeout=120, ping_interval=None) as line:
            await line.send(json.dumps({"hello": {"secret": secret}}))
            await Seat(self, line).play()


class Seat:
    """One person on one line."""

    def __init__(self, crowd: Crowd, line: ClientConnection) -> None:
        self.crowd = crowd
        self.line = line
        self.question: Json | None = None
        self.sent: dict[str, float] = {}
        self.over = False
        self._number = 0
        self._thinking: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Until the match is over."""
        try:
            while not self.over:
                self._hear(msgspec.json.decode(await self.line.recv()))
        finally:
            if self._thinking is not None:
                self._thinking.cancel()

    def _hear(self, message: Json) -> None:
        if message["type"] in {"sync", "update"}:
            question = message.get("question")
            if question is not None:
                self.over = question["item"] == "over" or question["item"] == "ended"
                self.question = question if question.get("choice") else None
            self.over = self.over or (message.get("table") or {}).get("stage") == "over"
        elif message.get("id") in self.sent:
            self.crowd.waited.append(time.perf_counter() - self.sent.pop(message["id"]))
            if message["type"] == "no":
                clause = message["clause"]
                self.crowd.refused[clause] = self.crowd.refused.get(clause, 0) + 1
        if self.question is not None and not self.sent and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._think())

    async def _think(self) -> None:
        await asyncio.sleep(self.crowd.dice.uniform(*PAUSE))
        if self.question is None:
            return
        self._number += 1
        command = {"do": "answer", "id": f"a{self._number}", "ask": self.question["rev"]}
        command["wish"] = wish(self.question["choice"], self.crowd.dice)
        self.question = None
        self.sent[str(command["id"])] = time.perf_counter()
        with suppress(*LOST):
            await self.line.send(json.dumps(command))


async def _first(work: list[Any]) -> None:
    """Until the first of them ends; the others end with it."""
    tasks = [asyncio.create_task(each) for each in work]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            await task
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# Answers


def wish(acts: list[Json], dice: Random) -> Json:
    """Any answer that a question has room for."""
    act = dice.choice([act for act in acts if act["count"]] or acts)
    args: Json = {}
    for part in act["parts"]:
        args |= _argument(part, dice)
    return {"verb": act["verb"], "args": args}


def _argument(part: Json, dice: Random) -> Json:
    match part["shape"]:
        case "one":
            return {part["name"]: dice.choice(part["items"])}
        case "rows":
            row = dice.choice(part["rows"])
            return {name: value for name, value in zip(part["names"], row, strict=True) if value is not None}
        case "some":
            places = dice.sample(range(len(part["items"])), dice.randint(part["low"], part["high"]))
            return {part["name"]: [part["items"][place] for place in sorted(places)]}
        case "order":
            items = dice.sample(part["items"], len(part["items"]))
            return {part["name"]: items[dice.randint(0, part["drop"]) :]}
        case _:
            return {part["name"]: _split(part["total"], part["limits"], dice)}


def _split(total: int, limits: list[tuple[int, int]], dice: Random) -> list[int]:
    bins = [low for low, _ in limits]
    while sum(bins) < total:
        bins[dice.choice([i for i, (_, high) in enumerate(limits) if bins[i] < high])] += 1
    return bins


async def main(url: str, tables: int, seed: int) -> None:
    """Play, and tell at the end."""
    crowd = Crowd(url, seed)
    tasks = [asyncio.create_task(crowd.play(number)) for number in range(tables)]
    loop = asyncio.get_running_loop()
    await loop.run_in_executor(None, sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await crowd.http.aclose()
    print(json.dumps({"waited": crowd.waited, "refused": crowd.refused, "lost": crowd.lost}))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
