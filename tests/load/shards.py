"""Writes `docs/figures/shards.md`: one of two shards dies, and one is emptied. See `scripts/figures/shards`."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path
from statistics import median, quantiles

from tests.load.estate import Phase, Run, Table, played
from tests.upgrade.people import Wait

PAGE = Path(__file__).parents[2] / "docs" / "figures" / "shards.md"

TEXT = """\
# Two shards while people play

Written by `scripts/figures/shards`. A directory and [two shards](../concepts/shards.md) in two PostgreSQL servers, two
nodes behind nginx and a worker. At each of {tables} tables of the three games, two people answered at random after 0.2
to 0.6 seconds. After {seconds:.0f} seconds, the server of the shard `south` was killed; after {seconds:.0f} more it was
started again. Then `getaway admin shards move` took all tables of `north` to `south`. Everything ran on one machine:
{cores} cores, Python {python}. Its load was {load:.1f} at the beginning.

| | |
| --- | --- |
| tables in the north, in the south | {north}, {south} |
| matches still going on when the move began | {playing} |
| tables moved | {moved} |
| seconds that the move took | {took:.1f} |
| answers acknowledged | {acknowledged} |
| of these, not in the log | {lost} |
| of these, in the log twice | {doubled} |
| answers refused | {refused} |

Every table was read from where it is now and played again from its first row, which checks each link of its hash chain.

How long players waited for their answer to be acknowledged, by when they gave it:

| | north: answers | median | 99 % | longest | south: answers | median | 99 % | longest |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
{rows}

Longest pause of a player while tables were moved: **{pause:.2f} s**. Answers at the tables of the north while the south
was dead: **{untouched:.0f} %** of those before, and the longest wait **{during:.2f} s**, {ahead:.2f} s before.
"""


def main() -> None:
    """Play once, and write the page."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--tables", type=int, default=50)
    given.add_argument("--seconds", type=float, default=10.0)
    wanted = given.parse_args()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o711)
        run = asyncio.run(played(Path(folder), wanted.tables, wanted.seconds))
    PAGE.write_text(_page(run, wanted.seconds, load), encoding="utf-8")


def _page(run: Run, seconds: float, load: float) -> str:
    times = list(chain.from_iterable(kept.times for kept in run.kept))
    before, dead, _, moving, _ = run.phases
    north = [table for table in run.tables if table.shard == "north"]
    return TEXT.format(
        tables=len(run.tables),
        seconds=seconds,
        cores=os.cpu_count(),
        python=platform.python_version(),
        load=load,
        north=len(north),
        south=len(run.tables) - len(north),
        playing=run.playing,
        moved=run.moved,
        took=moving.ended - moving.begun,
        acknowledged=len(times),
        lost=times.count(0),
        doubled=sum(each > 1 for each in times),
        refused=sum(len(person.refused) for table in run.tables for person in table.people),
        rows="\n".join(_row(run, phase) for phase in run.phases),
        pause=max(wait.seconds for wait in _all(run.tables) if moving.meets(wait)),
        untouched=len(_waits(north, dead)) / len(_waits(north, before)) * 100,
        during=max(_waits(north, dead)),
        ahead=max(_waits(north, before)),
    )


def _waits(tables: Sequence[Table], phase: Phase) -> list[float]:
    return sorted(wait.seconds for wait in _all(tables) if phase.has(wait))


def _all(tables: Sequence[Table]) -> Iterable[Wait]:
    return chain.from_iterable(person.waits for table in tables for person in table.people)


def _row(run: Run, phase: Phase) -> str:
    found = [_waits([table for table in run.tables if table.shard == shard], phase) for shard in ("north", "south")]
    return f"| {phase.name} | " + " | ".join(_shown(each) for each in found) + " |"


def _shown(waits: list[float]) -> str:
    if len(waits) < 2:
        return f"{len(waits)} | | |"
    parts = [f"{seconds * 1000:,.0f} ms" for seconds in (median(waits), quantiles(waits, n=100)[-1], waits[-1])]
    return " | ".join([str(len(waits)), *parts])


if __name__ == "__main__":
    main()
