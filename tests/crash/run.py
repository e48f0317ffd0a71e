"""One run: people at their tables, parts of the server dying under them, and what was found in the end."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from tests.crash.audit import Findings, audit
from tests.crash.groups import TASTES, Group
from tests.crash.ledger import Ledger
from tests.crash.players import People
from tests.crash.servers import Estate
from tests.crash.storm import Storm, raised

CALM = 4.0
"""Seconds in which people play on after the last death, so that the last updates come one by one."""
PATIENCE = 120.0


class Run(msgspec.Struct):
    """What came of it."""

    seed: int
    groups: int
    ledger: Ledger
    findings: Findings
    seconds: float


async def crash(folder: Path, *, kills: int, groups: int, seed: int) -> Run:
    """Let groups play while parts are killed; then audit the store."""
    dice = random.Random(seed)  # noqa: S311 - play isn't cryptography
    ledger = Ledger()
    estate = Estate(folder)
    try:
        await raised(estate)
        began = time.monotonic()
        storm = Storm(estate, ledger, dice)
        async with playing(folder, People(estate, ledger, dice), groups):
            await storm.rage(kills)
            await storm.pass_over()
        seconds = time.monotonic() - began
        findings = await audit(estate.dsn, ledger, dice)
        return Run(seed, groups, ledger, findings, seconds)
    finally:
        await estate.stop()


@asynccontextmanager
async def playing(folder: Path, people: People, count: int, patience: float = PATIENCE) -> AsyncIterator[list[Group]]:
    """Groups that play until a while after the end of this block, and have then come to rest."""
    await people.arrive(folder)
    groups = [Group(people, TASTES[i % len(TASTES)]) for i in range(count)]
    tasks = [asyncio.create_task(group.play()) for group in groups]
    try:
        yield groups
        await asyncio.sleep(CALM)
        for group in groups:
            group.rest()
        await _ended(tasks, patience)
    finally:
        for task in tasks:
            task.cancel()
        await people.go()


async def _ended(tasks: list[asyncio.Task[None]], patience: float) -> None:
    """Wait, but not for ever: what is undecided then is a finding."""
    done, _ = await asyncio.wait(tasks, timeout=patience)
    for task in done:
        task.result()
