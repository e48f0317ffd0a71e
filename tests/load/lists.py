"""Writes `docs/figures/lists.md`: what it costs to show my games and the public tables. See `scripts/figures/lists`."""

from __future__ import annotations

import asyncio
import os
import platform
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests import serving

from getaway.server.node import Node
from getaway.table.summary import summary_of
from getaway.table.telling import table_view

PAGE = Path(__file__).parents[2] / "docs" / "figures" / "lists.md"
KEPT, LISTED = 50, 30
GAMES = ("bombsquad", "breach", "burncycle")
TIMES = 20
MEANT = {"x_getaway": "1"}
TEXT = """\
# What lists cost

Written by `scripts/figures/lists`. An account keeps {kept} running matches of the three games, and {listed} tables wait
for players. Each list was read over HTTP {times} times from the [summaries](../concepts/summaries.md). Beside it
is what it took to load the same tables, as lists did before: on a node that didn't have them in memory, and on one that
did. Times are medians in milliseconds, of the clock and of the process, in which the test's own HTTP client runs too: a
request that does nothing (`/health`) took {nothing}. Everything ran on one machine: {cores} cores, Python {python},
load {load:.1f}.

| list | tables | loaded, cold: clock | CPU | loaded, warm: clock | CPU | from summaries: clock | CPU |
| --- | --- | --- | --- | --- | --- | --- | --- |
{rows}

A row of a table that a list may show costs its node {note:.1f} microseconds more for noting the summary. A few times a
second, everything noted is written in one statement.
"""


class Cost(NamedTuple):
    """Milliseconds by the clock and of the processor."""

    wall: float
    cpu: float

    def __str__(self) -> str:
        return f"{self.wall:.1f} | {self.cpu:.1f}"


async def cost(doing: Callable[[], Awaitable[object]], times: int = TIMES) -> Cost:
    """The median cost of doing something."""
    found = []
    for _ in range(times):
        wall, cpu = time.perf_counter(), time.process_time()
        await doing()
        found.append(((time.perf_counter() - wall) * 1000, (time.process_time() - cpu) * 1000))
    return Cost(median([each[0] for each in found]), median([each[1] for each in found]))


async def loaded(node: Node, tables: Sequence[str], *, cold: bool) -> None:
    """Look at every table, as lists did."""
    if cold:
        node.tables.house.rooms.clear()
    for table in tables:
        async with node.tables.room(table) as room:
            table_view(room.live)


async def filled(client: serving.Client) -> tuple[list[str], list[str]]:
    """Tables that an account keeps and that have begun, and tables that are listed."""
    kept: list[str] = []
    listed: list[str] = []
    for number in range(KEPT + LISTED):
        client.secret = ""
        table = (await client.open(GAMES[number % len(GAMES)], players=3))["table"]
        if number < KEPT:
            await client.ask("PUT", f"/api/me/tables/{table}", **MEANT)
            await client.do(table, "start")
        else:
            await client.ask("PUT", f"/api/tables/{table}/listed", {})
        (kept if number < KEPT else listed).append(table)
    return kept, listed


async def noting(node: Node, table: str) -> float:
    """Microseconds for the summary of a table."""
    async with node.tables.room(table) as room:
        began = time.perf_counter()
        for _ in range(1000):
            summary_of(room.live.table)
        return (time.perf_counter() - began) * 1000


async def measured(dsn: str) -> str:
    """The page."""
    async with serving.node(dsn, rate=1000.0) as served, served.client() as ada:
        who = {"name": "Ada", "password": "correct horse battery"}
        assert (await ada.ask("POST", "/api/accounts", who, **MEANT)).status_code == 201
        kept, listed = await filled(ada)
        await served.node.summaries.flush()
        idle, rows = await cost(lambda: ada.ask("GET", "/health")), []
        for path, tables in (("/api/me", kept), ("/api/public", listed)):
            cold = await cost(lambda tables=tables: loaded(served.node, tables, cold=True), 5)  # type: ignore[misc]
            warm = await cost(lambda tables=tables: loaded(served.node, tables, cold=False))  # type: ignore[misc]
            served.node.tables.house.rooms.clear()
            now = await cost(lambda path=path: ada.ask("GET", path))  # type: ignore[misc]
            assert not served.node.tables.house.rooms
            rows.append(f"| `{path}` | {len(tables)} | {cold} | {warm} | {now} |")
        note = await noting(served.node, kept[0])
    nothing = f"{idle.wall:.1f} and {idle.cpu:.1f}"
    given = {
        "nothing": nothing,
        "kept": KEPT,
        "listed": LISTED,
        "times": TIMES,
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
    }
    return TEXT.format(**given, python=platform.python_version(), rows="\n".join(rows), note=note)


def main() -> None:
    """Write the page."""
    with serving.database() as dsn:
        PAGE.write_text(asyncio.run(measured(dsn)), encoding="utf-8")


if __name__ == "__main__":
    main()
