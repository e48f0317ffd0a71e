"""A short `scripts/expensive`: every request of its catalogue, and none may hold the loop for long."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.expensive.attack import Attacker, Cost
from tests.expensive.kinds import catalogue
from tests.expensive.nodes import watched
from tests.expensive.page import MOST
from tests.expensive.run import caught_up
from tests.expensive.tables import made

ROWS = 3_000


def test_no_request_holds_the_loop(dsn: str, tmp_path: Path) -> None:
    """Measured in processor time of the loop's own thread: a busy machine fails no test."""
    costs = asyncio.run(_costs(dsn, tmp_path / "node.log"))
    assert len(costs) > 250
    assert not [cost for cost in costs if cost.longest > MOST]
    assert not [cost for cost in costs if cost.outcome.startswith("500")]


async def _costs(dsn: str, log: Path) -> list[Cost]:
    estate = await made(dsn, ROWS)
    async with watched(dsn, log, rate="0") as node:
        attacker = Attacker(node)
        costs = [await attacker.cost(request, 1) for each in catalogue(estate).values() for request in each]
        behind, _ = await caught_up(attacker, estate, dsn, ROWS)
        await attacker.http.aclose()
        return [*costs, *behind]
