"""Opening tables and sitting down at them, over HTTP as a browser does."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import httpx

PLAYERS = 4
AT_ONCE = 8
"""Tables that are opened at a time."""
OPENED, DONE = 201, 200


class Seat(NamedTuple):
    """A seat, the secret that opens it, and the node its player talks to."""

    table: str
    number: int
    secret: str
    url: str

    @property
    def socket(self) -> str:
        """Where its socket is."""
        return f"{self.url.replace('http', 'ws', 1)}/ws/tables/{self.table}"


async def opened(count: int, urls: Sequence[str], *, spread: bool) -> list[list[Seat]]:
    """This many tables with every seat taken and the match set up.

    The seats of a table are spread over the nodes, or sit at one node, each table at the next.
    """
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, http: httpx.AsyncClient) -> list[Seat]:
        async with gate:
            where = [urls[(number + seat * spread) % len(urls)] for seat in range(PLAYERS)]
            return await _open(http, where)

    async with httpx.AsyncClient(timeout=60) as http:
        return await asyncio.gather(*[one(number, http) for number in range(count)])


async def _open(http: httpx.AsyncClient, urls: Sequence[str]) -> list[Seat]:
    host = await _seat(http, urls[0], "/api/tables", {"game": "bombsquad", "players": PLAYERS, "name": "P0"})
    others = [
        await _seat(http, url, f"/api/tables/{host.table}/seats", {"name": f"P{number}", "seat": number})
        for number, url in enumerate(urls[1:], 1)
    ]
    start = await http.post(
        f"{host.url}/api/tables/{host.table}/do",
        json={"do": "start", "id": "start"},
        headers={"authorization": f"Seat {host.secret}"},
    )
    assert start.status_code == DONE, start.text
    return [host, *others]


async def _seat(http: httpx.AsyncClient, url: str, path: str, wanted: object) -> Seat:
    answer = await http.post(url + path, json=wanted)
    assert answer.status_code == OPENED, answer.text
    found = answer.json()
    return Seat(found["table"], found["seat"], found["secret"], url)
