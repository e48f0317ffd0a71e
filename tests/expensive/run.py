"""The whole attack, unit by unit: each is kept when it is done, so that a run can go on where it was cut off."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import msgspec
from tests.expensive import climbing, tables
from tests.expensive.attack import Attacker, Cost
from tests.expensive.floods import FLOODS
from tests.expensive.kinds import Request, catalogue
from tests.expensive.nodes import PATIENCE, Watched, watched
from tests.expensive.tables import Estate
from tests.expensive.watched import Seen

TABLES = 50
ELSEWHERE = "203.0.113.9"
"""Where the attacker seems to come from, so that the limits hold for it."""
SETTLE = 5.0


class Unit(msgspec.Struct):
    """What one part of the attack did to the node's loop, beside an idle node's."""

    attacked: Seen
    idle: Seen
    seconds: float
    cpu: float
    """Seconds of processor time that the node used."""
    costs: list[Cost] = []
    outcomes: dict[str, int] = {}


class Result(msgspec.Struct):
    """A run."""

    units: dict[str, Unit] = {}
    waited: list[float] = []
    """Seconds that the people who played meanwhile waited for each answer to be acknowledged."""
    lost: int = 0
    memory: dict[str, int] = {}


class Plan(msgspec.Struct, frozen=True):
    """How long each part takes, in seconds, and how many tables are played meanwhile."""

    tables: int = TABLES
    climb: float = 15.0
    flood: float = 12.0
    storm: float = 20.0
    calm: float = 20.0


Work = Callable[[], Awaitable[tuple[list[Cost], dict[str, int]]]]


class Attack:
    """A node under attack, an idle one, and what was found."""

    def __init__(self, result: Result, plan: Plan, file: Path | None = None) -> None:
        self.result = result
        self.plan = plan
        self.file = file

    async def all(self, dsn: str, folder: Path) -> None:
        """Everything that isn't done yet."""
        estate = await tables.made(dsn)
        for rate in ("0", "1"):
            await self._against(dsn, folder, estate, rate)

    async def _against(self, dsn: str, folder: Path, estate: Estate, rate: str) -> None:
        log = folder / f"nodes-{rate}.log"
        one, other = watched(dsn, log, rate=rate), watched(dsn, log, rate=rate)
        async with one as node, other as idle, self._crowd(node):
            units = self._open_door(node, estate, dsn) if rate == "0" else self._limited(node, estate)
            for name, work in units.items():
                if name not in self.result.units:
                    await self._measured(name, node, idle, work)
            self.result.memory[rate] = node.memory

    async def _measured(self, name: str, node: Watched, idle: Watched, work: Work) -> None:
        before = (await node.read()).cpu
        await idle.read()
        began = time.monotonic()
        costs, outcomes = await work()
        seconds = time.monotonic() - began
        here, there = await node.read(), await idle.read()
        self.result.units[name] = Unit(here.seen, there.seen, seconds, here.cpu - before, costs, outcomes)
        print(f"{name}: {seconds:.0f} s, dearest {max([c.longest for c in costs], default=0):.0f} ms", flush=True)
        self.keep()

    def keep(self) -> None:
        """Write what there is."""
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_bytes(msgspec.json.encode(self.result))

    # What is done

    def _open_door(self, node: Watched, estate: Estate, dsn: str) -> dict[str, Work]:
        """Without limits: each request for itself, the search for worse, and the floods."""
        attacker = Attacker(node)
        units: dict[str, Work] = {"nothing but play": self._calm}
        for name, requests in catalogue(estate).items():
            units[name] = _each(attacker, requests)
        units["catching up"] = lambda: caught_up(attacker, estate, dsn)
        for name, hill in climbing.hills(estate).items():
            units[f"search: {name}"] = self._climb(attacker, hill)
        for name, flood in FLOODS.items():
            units[f"flood: {name}"] = _flood(flood, attacker, estate, self.plan.flood)
        return units

    def _limited(self, node: Watched, estate: Estate) -> dict[str, Work]:
        """With the limits that a server has: the same as fast as it is let, from one address."""
        attacker = Attacker(node, ELSEWHERE)
        units: dict[str, Work] = {}
        for name, requests in catalogue(estate).items():
            units[f"limits on: {name}"] = self._storm(attacker, requests)
        for name, flood in FLOODS.items():
            units[f"limits on: {name}"] = _flood(flood, attacker, estate, self.plan.flood)
        return units

    async def _calm(self) -> tuple[list[Cost], dict[str, int]]:
        await asyncio.sleep(self.plan.calm)
        return [], {}

    def _climb(self, attacker: Attacker, hill: tuple[Any, Any, Any]) -> Work:
        async def work() -> tuple[list[Cost], dict[str, int]]:
            start, change, made = hill
            steps = await climbing.climbed(attacker, start, change, made, seconds=self.plan.climb, dice=Random(1))
            return steps[-1:], {"steps up": len(steps) - 1}

        return work

    def _storm(self, attacker: Attacker, requests: list[Request]) -> Work:
        async def work() -> tuple[list[Cost], dict[str, int]]:
            return [], await attacker.storm(requests, self.plan.storm, 16)

        return work

    # Those who play

    @asynccontextmanager
    async def _crowd(self, node: Watched) -> AsyncIterator[None]:
        words = ("-m", "tests.expensive.crowd", node.url, str(self.plan.tables), "1")
        run = await asyncio.create_subprocess_exec(
            sys.executable, *words, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        try:
            await self._seated(node)
            yield
        finally:
            said, _ = await run.communicate(b"")
            told = json.loads(said or b"{}")
            self.result.waited += told.get("waited", [])
            self.result.lost += told.get("lost", 0)
            self.keep()

    async def _seated(self, node: Watched) -> None:
        """Wait until all tables are played at."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            told = (await node.http.get("/metrics")).text
            sockets = [line for line in told.splitlines() if line.startswith('getaway_sockets{state="seated"}')]
            if sockets and float(sockets[0].split()[-1]) >= self.plan.tables * 2:
                break
            await asyncio.sleep(0.5)
        await asyncio.sleep(SETTLE)


def _each(attacker: Attacker, requests: list[Request]) -> Work:
    async def work() -> tuple[list[Cost], dict[str, int]]:
        costs = [await attacker.cost(request) for request in requests]
        return costs, _outcomes(costs)

    return work


def _flood(flood: Any, attacker: Attacker, estate: Estate, seconds: float) -> Work:
    async def work() -> tuple[list[Cost], dict[str, int]]:
        return [], await flood(attacker, estate, seconds)

    return work


def _outcomes(costs: list[Cost]) -> dict[str, int]:
    found: dict[str, int] = {}
    for cost in costs:
        found[cost.outcome] = found.get(cost.outcome, 0) + 1
    return found


async def caught_up(
    attacker: Attacker, estate: Estate, dsn: str, rows: int = tables.LONG
) -> tuple[list[Cost], dict[str, int]]:
    """A table that has grown by thousands of rows since the node looked at it last, as by way of another node."""
    making = estate.behind
    sync = Request(
        "sync of a table 20,000 rows behind", "GET", f"/api/tables/{making.live.id}/sync", b"", making.secret
    )
    await attacker.cost(sync, 1)
    connection = await asyncpg.connect(dsn)
    try:
        known = len(making.rows)
        making.talk(known + rows)
        await making.append(connection, known)
    finally:
        await connection.close()
    cost = await attacker.cost(sync, 1)
    return [cost], _outcomes([cost])
