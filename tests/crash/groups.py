"""A group of people who play one match after another, at a table of their own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from tests.crash.agreement import disagreement
from tests.crash.players import People, Player

from getaway.games import bombsquad

Json = dict[str, Any]
TRIES = 100
"""How often a rematch is looked for."""


class Wanted(NamedTuple):
    """What a group plays: a game, its seats and how many of them people take; how long a thought takes at most."""

    game: str
    players: int
    people: int
    options: Json
    haste: float


def short_fuse(seconds: int) -> str:
    """The first training mission as a custom sheet, with a bomb that leaves little time."""
    alpha = (Path(bombsquad.__file__).parent / "content/missions/alpha.toml").read_text(encoding="utf-8")
    mine = alpha.replace('id = "alpha"', 'id = "short-fuse"').replace('"training"', '"custom"')
    return mine.replace("time = 480", f"time = {seconds}")


FUSE = {"sheet": short_fuse(40), "clock": "real"}
TASTES = (
    Wanted("toy", 2, 2, {"window_ms": 1500}, 1.2),
    Wanted("burncycle", 3, 2, {}, 1.0),
    Wanted("bombsquad", 2, 2, FUSE, 1.0),
    Wanted("breach", 3, 2, {}, 1.0),
    Wanted("toy", 3, 2, {"window_ms": 900}, 1.0),
    Wanted("bombsquad", 3, 2, FUSE, 1.0),
    Wanted("burncycle", 4, 3, {}, 1.5),
    Wanted("breach", 4, 3, {}, 1.5),
    Wanted("toy", 4, 3, {"window_ms": 2500}, 1.5),
)


class Group:
    """Its people, and the tables they have played at."""

    def __init__(self, people: People, wanted: Wanted) -> None:
        self.people = people
        self.dice = people.dice
        self.wanted = wanted
        self.tables: list[str] = []
        self.players = [people.player() for _ in range(wanted.people + 1)]
        """The last of them only watches."""
        self.resting = False

    @property
    def host(self) -> Player:
        """Who opens the table."""
        return self.players[0]

    async def play(self) -> None:
        """Match after match, until it is time to rest."""
        seats = await self._sit_down()
        while seats:
            self._sit(seats)
            await self.host.do({"do": "start"})
            await self._sit_it_out()
            table = await self._rematch()
            for player in self.players:
                player.leave()
            seats = [{**seat, "table": table} for seat in seats] if table else await self._sit_down()

    def rest(self) -> None:
        """Begin nothing new."""
        self.resting = True

    async def _sit_it_out(self) -> None:
        """Play until the match is over or it is time to rest, and see whether all have seen the same."""
        while not self.resting and not all(player.at_ease for player in self.players):  # noqa: ASYNC110 - as below
            await asyncio.sleep(0.05)
        for player in self.players:
            player.rest()
        while not all(player.resting and player.at_ease for player in self.players):  # noqa: ASYNC110 - told by reports
            await asyncio.sleep(0.05)
        for player in self.players:
            self.people.ledger.differences += await disagreement(player)

    async def _sit_down(self) -> list[Json]:
        """Open a table and take the seats; one that breaks off half-way is left. Nobody sits down at rest time."""
        while not self.resting:
            seats = await self._seats()
            if seats:
                return [*seats, {"table": seats[0]["table"], "seat": -1, "secret": ""}]
            await asyncio.sleep(self.dice.uniform(0.1, 0.5))
        return []

    async def _seats(self) -> list[Json]:
        """A seat for everybody who plays, or nothing."""
        wanted = self.wanted
        data = {"game": wanted.game, "players": wanted.players, "options": wanted.options, "name": "Ada"}
        plain = {"pace": "live", "practice": False, "watch": True, "takeover": False}
        seats = [await self.host.open({**data, **plain})]
        for player in self.players[1:-1]:
            seats.append(await player.join(seats[-1]["table"], "Bob") if seats[-1] else None)
        if not all(seats):
            return []
        taken = [seat for seat in seats if seat]
        self._nobody_sits_twice(taken)
        return taken

    def _nobody_sits_twice(self, seats: list[Json]) -> None:
        """A call that was made again comes to the same seat: people sit side by side, with no stranger between them."""
        numbers = [seat["seat"] for seat in seats]
        if numbers != list(range(len(seats))):
            self.people.ledger.broken.append(f"{seats[0]['table']}: people got the seats {numbers}")

    def _sit(self, seats: list[Json]) -> None:
        self.tables.append(seats[0]["table"])
        for player, seat in zip(self.players, seats, strict=True):
            player.sit(seat, self.wanted.haste)

    async def _rematch(self) -> str:
        """A rematch with the same secrets, which the host wants and all learn of at the old table."""
        if self.resting or await self.host.do({"do": "rematch"}):
            return ""
        for _ in range(TRIES):
            url = f"{self.dice.choice(self.people.estate.urls)}/api/tables/{self.host.table}"
            try:
                table: str = (await self.people.estate.http.get(url)).raise_for_status().json()["rematch"]
            except (httpx.HTTPError, OSError):
                table = ""
            if table:
                return table
            await asyncio.sleep(self.dice.uniform(0.1, 0.5))
        return ""
