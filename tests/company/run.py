"""Matches with bots on a server of two nodes and two workers, whose workers are killed at random."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import threading
import time
from pathlib import Path

import httpx
import msgspec
from tests.company.audit import Kept, Span, audited
from tests.company.people import Company
from tests.crash.servers import Estate, Part
from tests.crash.storm import raised

DEATHS = (8.0, 25.0)
"""Seconds between two deaths."""
AWAY = (0.2, 2.0)
"""Seconds that a dead worker is away."""
BEAT, STILL = 0.1, 1.0
"""How often we look at the clock, and after how many seconds without a look the machine stood still."""


class Leg(msgspec.Struct):
    """What came of some matches of one game."""

    game: str
    seed: int
    at_once: int
    seconds: float
    load: float
    """How many processes wanted a core, on average over the last minutes."""
    kills: int
    tables: list[Kept]
    failed: list[str]
    stood: int
    """Milliseconds during which the machine gave us no time at all."""
    memory: dict[str, list[int]]
    """By node, its resident kilobytes at every death."""
    cores: int = 0
    """Of the machine it was played on; 0 where that wasn't kept."""
    nice: int = 0
    """How much the machine preferred everybody else to these servers; below 0, it preferred them."""


class Stills(threading.Thread):
    """Notes when the machine stood still for us, in a thread of its own: nothing else that we do can hold it up."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.spans: list[Span] = []
        self.over = False

    def run(self) -> None:
        """Until it's over."""
        before = time.time()
        while not self.over:
            time.sleep(BEAT)
            now = time.time()
            if now - before > STILL:
                self.spans.append((round(1000 * (before + BEAT)), round(1000 * now)))
            before = now

    @property
    def total(self) -> int:
        """How long that was, in milliseconds."""
        return sum(until - since for since, until in self.spans)


class Deaths:
    """Kills one worker after another, and notes how large the nodes are."""

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
    gate, failed, stills = asyncio.Semaphore(at_once), list[str](), Stills()

    async def one() -> str:
        async with gate:
            try:
                return await Company(game, estate.urls, dice).play(estate.http)
            except (AssertionError, TimeoutError, httpx.HTTPError) as fault:
                failed.append(repr(fault)[:300])
                return ""

    try:
        await raised(estate)
        stills.start()
        deaths, began = Deaths(estate, dice), time.monotonic()
        storm = asyncio.create_task(deaths.rage())
        tables = await asyncio.gather(*[one() for _ in range(matches)])
        seconds = time.monotonic() - began
        storm.cancel()
        load = os.getloadavg()[1]
        kept = [await audited(estate.dsn, table, stills.spans) for table in tables if table]
        end = (deaths.kills, kept, failed, stills.total, deaths.memory, os.cpu_count() or 0, os.nice(0))
        return Leg(game, seed, at_once, seconds, load, *end)
    finally:
        stills.over = True
        await estate.stop()
