"""Killing parts of a server at random, and starting them again."""

from __future__ import annotations

import asyncio
import random
import time

import asyncpg
import httpx
from tests.crash.ledger import Kill, Ledger
from tests.crash.servers import Estate, Part

from getaway.store.schema import upgrade

KINDS = {"node": 6, "worker": 5, "nats": 3, "postgres": 3, "backend": 3}
"""What dies, and how often in twenty."""
MOST_AWAY = 2
"""This many parts are away at a time; with more of them nobody would play at all."""


class Storm:
    """The deaths of one run."""

    def __init__(self, estate: Estate, ledger: Ledger, dice: random.Random) -> None:
        self.estate = estate
        self.ledger = ledger
        self.dice = dice
        self._away: set[Part] = set()
        self._returning: set[asyncio.Task[None]] = set()

    async def rage(self, kills: int) -> None:
        """This many deaths, one after another, some while another part is still away."""
        for _ in range(kills):
            await asyncio.sleep(self.dice.uniform(0.3, 3.5))
            while not self._strike():  # noqa: ASYNC110 - a part comes back by itself
                await asyncio.sleep(0.2)

    async def pass_over(self) -> None:
        """Wait until everything is there again."""
        await asyncio.gather(*self._returning)
        await up(self.estate)

    def _strike(self) -> bool:
        kind = self.dice.choices(list(KINDS), list(KINDS.values()))[0]
        part = self._of(kind)
        at = time.monotonic()
        if not part.pid or part in self._away or len(self._away) >= MOST_AWAY:
            return False
        if kind == "backend":
            if not part.kill_a_child():
                return False
        else:
            part.kill()
        self._away.add(part)
        task = asyncio.create_task(self._bring_back(kind, part, at))
        self._returning.add(task)
        task.add_done_callback(self._returning.discard)
        return True

    def _of(self, kind: str) -> Part:
        estate = self.estate
        return {
            "node": self.dice.choice(estate.nodes),
            "worker": self.dice.choice(estate.workers),
            "nats": estate.nats,
            "postgres": estate.postgres,
            "backend": estate.postgres,
        }[kind]

    async def _bring_back(self, kind: str, part: Part, at: float) -> None:
        await asyncio.sleep(self.dice.uniform(0.05, 1.5))
        await back(self.estate, part)
        self._away.discard(part)
        self.ledger.kills.append(Kill(kind, at, time.monotonic()))


async def up(estate: Estate) -> None:
    """Start everything that is not there, and wait until it serves."""
    for part in estate.parts:
        part.start()
    for part in estate.parts:
        await back(estate, part)


async def back(estate: Estate, part: Part) -> None:
    """Start a part until it runs and serves; a database has to recover first."""
    while True:
        part.start()
        if await _serves(estate, part):
            return
        await asyncio.sleep(0.1)


async def _serves(estate: Estate, part: Part) -> bool:
    if not part.pid:
        return False
    if part is estate.postgres:
        return await _answers(estate.dsn)
    if part in estate.nodes:
        return await _says(estate, f"{estate.urls[estate.nodes.index(part)]}/ready")
    if part in estate.workers:
        return await _says(estate, estate.metrics[estate.workers.index(part)], "getaway_store_up 1")
    return True


async def _answers(dsn: str) -> bool:
    try:
        connection = await asyncpg.connect(dsn, timeout=2)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        return False
    await connection.close()
    return True


async def _says(estate: Estate, url: str, what: str = "") -> bool:
    try:
        answer = await estate.http.get(url)
    except (httpx.HTTPError, OSError):
        return False
    return answer.status_code == httpx.codes.OK and what in answer.text


async def raised(estate: Estate) -> None:
    """Start everything for the first time, on a database with every table in it."""
    for part in estate.parts:
        part.start()
    await back(estate, estate.postgres)
    await asyncio.to_thread(upgrade, estate.dsn)
    await up(estate)
