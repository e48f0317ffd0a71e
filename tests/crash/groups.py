"""A group of people who play one match after another, at a table of their own."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from tests.crash.agreement import disagreement
from tests.crash.ledger import Ledger
from tests.crash.players import Player
from tests.crash.servers import Estate

from getaway.games import bombsquad

Json = dict[str, Any]


class Wanted(NamedTuple):
    """What a group plays: a game, its seats and how many of them people take; how long a thought takes at most."""

    game: str
    players: int
    people: int
    options: Json
    haste: float


def short_fuse(seconds: int) -> str:
    """The first training mission as a sheet of one's own, with a bomb that leaves little time."""
    alpha = (Path(bombsquad.__file__).parent / "content/missions/alpha.toml").read_text(encoding="utf-8")
    mine = alpha.replace('id = "alpha"', 'id = "short-fuse"').replace('"training"', '"custom"')
    return mine.replace("time = 480", f"time = {seconds}")


FUSE = {"sheet": short_fuse(40), "clock": "real"}
TASTES = (
    Wanted("toy", 2, 2, {"window_ms": 1500}, 1.2),
    Wanted("toy", 3, 2, {"window_ms": 900}, 1.0),
    Wanted("toy", 4, 3, {"window_ms": 2500}, 1.5),
    Wanted("bombsquad", 2, 2, FUSE, 1.0),
    Wanted("bombsquad", 3, 2, FUSE, 1.0),
)


class Group:
    """Its people, and the tables they have played at."""

    def __init__(self, ledger: Ledger, estate: Estate, wanted: Wanted, dice: random.Random) -> None:
        self.ledger = ledger
        self.estate = estate
        self.wanted = wanted
        self.dice = dice
        self.tables: list[str] = []
        self.players: list[Player] = []
        self.resting = False

    async def play(self) -> None:
        """Match after match, until it is time to rest."""
        while not self.resting:
            if not self.players or not await self._again():
                await self._sit_down()
            if self.resting:
                return
            await self.players[0].do({"do": "start"})
            await self._sit_it_out(self.players)

    async def _sit_it_out(self, players: list[Player]) -> None:
        """Play until nobody has anything left to do, see whether all have seen the same, and go."""
        playing = [asyncio.create_task(player.play()) for player in players]
        while not all(player.at_ease for player in players):  # noqa: ASYNC110 - many things make a player at ease
            await asyncio.sleep(0.05)
        for player in players:
            self.ledger.differences += await disagreement(player)
            player.gone = True
        await asyncio.gather(*playing)

    def rest(self) -> None:
        """Begin nothing new."""
        self.resting = True
        for player in self.players:
            player.resting = True

    async def _sit_down(self) -> None:
        """Open a table and sit down; a table that breaks off half-way is left, and another one opened."""
        wanted = self.wanted
        data = {"game": wanted.game, "players": wanted.players, "options": wanted.options, "name": "Ada"}
        while not self.resting:
            try:
                seats = [await self._seated("/api/tables", data)]
                path = f"/api/tables/{seats[0]['table']}/seats"
                seats += [await self._seated(path, {"name": "Bob"}) for _ in range(wanted.people - 1)]
            except (httpx.HTTPError, OSError):
                await asyncio.sleep(self.dice.uniform(0.1, 0.5))
                continue
            self._sat([*seats, {"table": seats[0]["table"], "seat": -1, "secret": ""}])
            return

    async def _seated(self, path: str, data: Json) -> Json:
        answer = await self.estate.http.post(self.dice.choice(self.estate.urls) + path, json=data)
        seated: Json = answer.raise_for_status().json()
        return seated

    def _sat(self, seats: list[Json]) -> None:
        self.tables.append(seats[0]["table"])
        haste = self.wanted.haste
        self.players = [Player(self.ledger, self.estate, seat, self.dice, haste=haste) for seat in seats]

    async def _again(self) -> bool:
        """A rematch with the same secrets, which the host wants and all learn of at the old table."""
        host = self.players[0]
        host.gone = False
        await host.do({"do": "rematch"})
        await self._sit_it_out([host])
        while not self.resting:
            try:
                url = f"{self.dice.choice(self.estate.urls)}/api/tables/{host.table}"
                table = (await self.estate.http.get(url)).raise_for_status().json()["rematch"]
            except (httpx.HTTPError, OSError):
                await asyncio.sleep(self.dice.uniform(0.1, 0.5))
                continue
            self._sat([{"table": table, "seat": each.seat, "secret": each.secret} for each in self.players])
            return True
        return False
