"""Writes `docs/figures/upgrade.md`: an upgrade with other rules under load. See `scripts/figures/upgrade`."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
from pathlib import Path
from statistics import median

from tests.serving import database
from tests.upgrade.audit import Switch, counted, switch_of, written
from tests.upgrade.rolling import DRAIN, NOTICE, Upgrade, upgraded

from getaway.store import PostgresStore

PAGE = Path(__file__).parents[2] / "docs" / "figures" / "upgrade.md"
GOAL = 2.0
"""Seconds that nobody may be away."""

TEXT = """\
# An upgrade with other rules

Written by `scripts/figures/upgrade`. {tables} tables of the toy game behind nginx, each with two people, who answered
after 0.2 to 0.6 seconds, and a bot. After {before:.0f} seconds, the node and the worker with the older rules were
stopped one after the other, while a node and a worker with newer ones were running. The old node gave
{notice:.0f} second of notice and then let its tables go over {drain:.0f} seconds. Under the newer rules, winners pay
half: a match that was played again from an earlier row would have other coins. Everything ran on one machine:
{cores} cores, Python {python}. Its load was {load:.1f} at the beginning.

| | |
| --- | --- |
| people who had to move | {moved} of {people} |
| away: median | {median:.2f} s |
| away: longest | {longest:.2f} s |
| connections that were closed more than once | {again} |
| answers acknowledged | {acknowledged} |
| of these, not in the log | {lost} |
| of these, in the log twice | {doubled} |
| tables handed over in the middle of a match | {switched} |
| rows written before the switch | {rows_before} |
| rows written after it | {rows_after} |
| matches that didn't go on exactly where they stood | {taken_back} |
| matches whose rows were tried under the newer rules | {tried} |

Goals: nobody away for more than {goal:.0f} seconds, nothing taken back. Results: **{longest:.2f} s**, **{taken_back}**.
"""


def main() -> None:
    """Upgrade once, and write the page."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--tables", type=int, default=30)
    given.add_argument("--before", type=float, default=5.0)
    wanted = given.parse_args()
    load = os.getloadavg()[0]
    with database() as dsn, tempfile.TemporaryDirectory() as folder:
        text = asyncio.run(_measured(dsn, Path(folder), wanted.tables, wanted.before, load))
    PAGE.write_text(text, encoding="utf-8")


async def _measured(dsn: str, folder: Path, tables: int, before: float, load: float) -> str:
    seen = await upgraded(dsn, folder, tables, before)
    store = PostgresStore(dsn)
    await store.start()
    try:
        switches = {people[0].table: await switch_of(store, people[0].table) for people in seen.people}
    finally:
        await store.stop()
    shown = {"tables": tables, "before": before, "notice": NOTICE, "drain": DRAIN, "goal": GOAL, "load": load}
    found = {**_people(seen), **_answers(seen, switches), **_switches(seen, switches)}
    return TEXT.format(**shown, **found, cores=os.cpu_count(), python=platform.python_version())


def _people(seen: Upgrade) -> dict[str, float]:
    everybody = [person for people in seen.people for person in people]
    away = [seconds for person in everybody for seconds in person.away]
    return {
        "people": len(everybody),
        "moved": sum(bool(person.closed) for person in everybody),
        "again": sum(len(person.closed) > 1 for person in everybody),
        "median": median(away),
        "longest": max(away),
    }


def _answers(seen: Upgrade, switches: dict[str, Switch]) -> dict[str, int]:
    times = [
        written(switches[person.table].rows)[f"s{person.seat}:{given}"]
        for people in seen.people
        for person in people
        for given in person.acknowledged
    ]
    return {"acknowledged": len(times), "lost": times.count(0), "doubled": sum(each > 1 for each in times)}


def _switches(seen: Upgrade, switches: dict[str, Switch]) -> dict[str, int]:
    found = [switch for switch in switches.values() if switch.at]
    return {
        "switched": len(found),
        "rows_before": sum(switch.at - 1 for switch in found),
        "rows_after": sum(len(switch.rows) - switch.at for switch in found),
        "taken_back": sum(switch.taken_back for switch in found),
        "tried": round(counted(seen.metrics, 'getaway_renewed_total{since="rows"}')),
    }


if __name__ == "__main__":
    main()
