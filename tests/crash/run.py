"""One run: people at their tables, parts of the server dying under them, and what was found in the end."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from tests.crash.audit import Findings, audit
from tests.crash.groups import TASTES, Group
from tests.crash.ledger import Ledger
from tests.crash.servers import Estate
from tests.crash.storm import Storm, raised

CALM = 4.0
"""Seconds in which people play on after the last death, so that the last updates come one by one."""
PATIENCE = 120.0


class Run(msgspec.Struct):
    """What came of it."""

    ledger: Ledger
    findings: Findings
    seconds: float
    groups: int


async def crash(folder: Path, *, kills: int, groups: int, seed: int, ports: Sequence[int] = ()) -> Run:
    """Let groups play while parts are killed; then audit the store."""
    dice = random.Random(seed)  # noqa: S311 - play is no cryptography
    ledger = Ledger()
    estate = Estate(folder, ports=ports)
    try:
        await raised(estate)
        began = time.monotonic()
        await _play(estate, ledger, dice, kills, groups)
        seconds = time.monotonic() - began
        findings = await audit(estate.dsn, ledger, dice)
        return Run(ledger, findings, seconds, groups)
    finally:
        await estate.stop()


async def _play(estate: Estate, ledger: Ledger, dice: random.Random, kills: int, count: int) -> None:
    tastes = [TASTES[i % len(TASTES)] for i in range(count)]
    groups = [Group(ledger, estate, taste, dice) for taste in tastes]
    playing = [asyncio.create_task(group.play()) for group in groups]
    storm = Storm(estate, ledger, dice)
    await storm.rage(kills)
    await storm.pass_over()
    await asyncio.sleep(CALM)
    for group in groups:
        group.rest()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*playing)
