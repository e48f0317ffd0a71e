"""Matches with bots on a server of two nodes and two workers, whose workers are killed at random."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from pathlib import Path

import msgspec
from tests.company.audit import Kept, audited
from tests.company.people import Company
from tests.crash.servers import Estate, Part
from tests.crash.storm import raised

DEATHS = (8.0, 25.0)
"""Seconds between two deaths."""
AWAY = (0.2, 2.0)
"""Seconds that a dead worker is away."""


class Leg(msgspec.Struct):
    """What came of some matches of one game."""

    game: str
    seed: int
    seconds: float
    kills: int
    tables: list[Kept]
    failed: list[str]
    memory: dict[str, list[int]]
    """By part, its resident kilobytes every few seconds; a new worker begins a new list."""


class Deaths:
    """Kills one worker after another, and notes how large all parts are."""

    def __init__(self, estate: Estate, dice: random.Random) -> None:
        self.estate, self.dice = estate, dice
        self.kills = 0
        self.memory: dict[str, list[int]] = {}

    async def rage(self) -> None:
        """Until this is cancelled."""
        while True:
            await asyncio.sleep(self.dice.uniform(*DEATHS))
            self._weigh()
            worker = self.dice.choice(self.estate.workers)
            worker.kill()
            self.kills += 1
            await asyncio.sleep(self.dice.uniform(*AWAY))
            worker.start()

    def _weigh(self) -> None:
        for part in self.estate.nodes:
            self.memory.setdefault(part.name, []).append(resident(part))


def resident(part: Part) -> int:
    """How many kilobytes of memory a part holds."""
    with contextlib.suppress(OSError):
        lines = Path(f"/proc/{part.pid}/status").read_text(encoding="ascii").splitlines()
        return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)
    return 0


async def play(folder: Path, game: str, *, matches: int, at_once: int, seed: int) -> Leg:
    """Play matches of a game, some at a time."""
    dice = random.Random(f"{game}/{seed}")  # noqa: S311 - play isn't cryptography
    estate = Estate(folder, nodes=2, workers=2)
    gate, failed = asyncio.Semaphore(at_once), list[str]()

    async def one() -> Kept | None:
        async with gate:
            try:
                return await audited(estate.dsn, await Company(game, estate.urls, dice).play(estate.http))
            except (AssertionError, TimeoutError) as fault:
                failed.append(repr(fault)[:300])
                return None

    try:
        await raised(estate)
        deaths, began = Deaths(estate, dice), time.monotonic()
        storm = asyncio.create_task(deaths.rage())
        tables = await asyncio.gather(*[one() for _ in range(matches)])
        storm.cancel()
        kept = [table for table in tables if table is not None]
        return Leg(game, seed, time.monotonic() - began, deaths.kills, kept, failed, deaths.memory)
    finally:
        await estate.stop()
