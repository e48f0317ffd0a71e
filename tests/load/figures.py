"""Writes `docs/figures/load.md`: how much one small machine can handle. See `scripts/figures/load`."""

from __future__ import annotations

import asyncio
import os
import platform
import resource
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

import asyncpg
from tests.load import answers, appends, idle
from tests.load import bare as bare_loop
from tests.load.answers import CROWDED, DIRECT, FLAT_OUT, HUMAN, SPREAD, Answers, percentile
from tests.load.seating import PLAYERS
from tests.serving import MAINTENANCE

BARE_SECONDS = 8.0
PAGE = Path(__file__).parents[2] / "docs" / "figures" / "load.md"

HEAD = """\
# How much one small machine can handle

Written by `scripts/figures/load`. Everything ran on one machine: nodes, worker, nginx, PostgreSQL, NATS and clients.
{cores} cores, Python {python}, PostgreSQL {postgres} with `fsync` {fsync} and `synchronous_commit` {commit}. The
machine's load was {load:.1f} before, and {after} after the parts below, most of it their own.
"""
APPENDS = """
## Durable appends

Rows of {size:,} bytes, each acknowledged once it's on disk. The store's writer writes everything that {producers}
producers have waiting with one statement on one connection; pgbench inserts the same rows one by one (`-M
prepared`). The median of {rounds} alternating rounds of {seconds} seconds.

| who | rows/s | writer compared with it |
| --- | --- | --- |
{rows}

Goal: at least 1.00 times the best of them. Result: **{ratio:.2f}**.
"""
SOCKETS = """
## Idle sockets

{sockets:,} sockets at the seats of {tables:,} running matches on one node, {devices} at each seat, silent after their
first message. The table shows how much the node's memory grew when they connected.

| before | after | each |
| --- | --- | --- |
| {before:,.0f} MB | {after:,.0f} MB | {each:.1f} KB |

Goal: at most 25 KB each. Result: **{each:.1f} KB**.
"""
ANSWERS = """
## Answers

Bomb Squad with four seats, {live} tables at a time on two nodes, with every player answering at once and at random.
Each answer is judged, run, written to disk and sent to all four seats. Behind nginx with [the hosting page's
file](../hosting.md#the-proxy), all seats of a table meet at one node.

| seats of a table | answers/s | acknowledged: median | 99 % | refused |
| --- | --- | --- | --- | --- |
{rates}

Processor time of one answer, in milliseconds:

| seats of a table | {parts} | together |
| --- | {lines} | --- |
{spent}

The same loop without sockets, proxy, database and bus, players included, in two processes at once: {bare:,} answers a
second; in one alone: {alone:,}.

Goal: at least 1,500 a second, and half of what the loop does by itself. Result: **{rate:,.0f}** behind nginx and
**{direct:,.0f}** at one node directly, **{part:.2f}** and **{part_direct:.2f}** times the loop in two processes.
"""
NEWS = """
## From one player to all screens

Running tables on two nodes behind nginx. Players who are asked answer after {low:.0f} to {high:.0f} seconds. The time
from sending an answer until the last of the four seats has the news, the player's own included:

| tables | answers/s | news | median | 90 % | 99 % | slowest | cores used |
| --- | --- | --- | --- | --- | --- | --- | --- |
{rows}

Goal: 99 % within 50 ms at 200 tables, and within 150 ms at 1,000. Result: **{few:.0f} ms** and **{many:.0f} ms**.
"""


def main(*wanted: str) -> None:
    """Measure everything one after the other, or only the parts wanted, which then take their place in the page."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    before, loads, found = os.getloadavg()[0], list[float](), list[str]()
    for name in wanted or PARTS:
        found.append(PARTS[name]())
        loads.append(os.getloadavg()[0])
    if wanted:
        _replace(found)
    else:
        PAGE.write_text("".join([_head(before, loads), *found]), encoding="utf-8")


def _replace(found: Iterable[str]) -> None:
    """Put these sections where the page has those of the same title."""
    head, *sections = PAGE.read_text(encoding="utf-8").split("\n## ")
    new = {text.split("\n")[1].removeprefix("## "): text.removeprefix("\n## ").rstrip("\n") for text in found}
    again = "; ".join(f"{title} measured again later at a load of {os.getloadavg()[0]:.1f}" for title in new)
    sections = [new.get(section.split("\n")[0], section.rstrip("\n")) for section in sections]
    PAGE.write_text("\n\n## ".join([f"{head.rstrip()}\n{again}.", *sections]) + "\n", encoding="utf-8")


def _head(before: float, loads: Iterable[float]) -> str:
    names = ("server_version", "fsync", "synchronous_commit")
    postgres, fsync, commit = asyncio.run(_settings(names))
    python = platform.python_version()
    given = {"postgres": postgres.split()[0], "fsync": fsync, "commit": commit, "load": before}
    after = ", ".join(f"{load:.1f}" for load in loads)
    return HEAD.format(cores=os.cpu_count(), python=python, after=after, **given)


async def _settings(names: Iterable[str]) -> list[str]:
    """How the database is set."""
    connection = await asyncpg.connect(MAINTENANCE)
    try:
        return [await connection.fetchval("select current_setting($1)", name) for name in names]
    finally:
        await connection.close()


def _appends() -> str:
    found = appends.measured()
    rows = [f"| the store's writer | {found.writer:,.0f} | |"]
    for clients, rate in found.pgbench.items():
        rows.append(f"| pgbench, {clients} connections | {rate:,.0f} | {found.writer / rate:.2f} |")
    return APPENDS.format(
        size=appends.ACT + appends.TOLD,
        producers=appends.PRODUCERS,
        rounds=appends.ROUNDS,
        seconds=appends.SECONDS,
        rows="\n".join(rows),
        ratio=found.writer / max(found.pgbench.values()),
    )


def _sockets() -> str:
    found = idle.measured()
    return SOCKETS.format(
        sockets=found.sockets,
        tables=found.sockets // PLAYERS // idle.DEVICES,
        devices=idle.DEVICES,
        before=found.before / 1e6,
        after=found.after / 1e6,
        each=found.each / 1e3,
    )


def _answers() -> str:
    loads = {"at one node, behind nginx": FLAT_OUT, "at one node, directly": DIRECT, "at both nodes, directly": SPREAD}
    found = {name: answers.measured(load) for name, load in loads.items()}
    bare, alone = (bare_loop.rate(FLAT_OUT.live, BARE_SECONDS, processes) for processes in (2, 1))
    one, direct, _ = found.values()
    return ANSWERS.format(
        live=FLAT_OUT.live,
        rates="\n".join(f"| {name} | {_rate(each)} |" for name, each in found.items()),
        parts=" | ".join(one.spent),
        lines=" | ".join("---" for _ in one.spent),
        spent="\n".join(f"| {name} | {_spent(each)} |" for name, each in found.items()),
        bare=bare,
        alone=alone,
        rate=one.rate,
        direct=direct.rate,
        part=one.rate / bare,
        part_direct=direct.rate / bare,
    )


def _rate(found: Answers) -> str:
    return f"{found.rate:,.0f} | {_times(found.done, (0.5, 0.99))} | {found.refused}"


def _spent(found: Answers) -> str:
    each = [spent / found.answers * 1000 for spent in found.spent.values()]
    return " | ".join(f"{ms:.2f}" for ms in (*each, sum(each)))


def _news() -> str:
    few, many = (answers.measured(load) for load in (HUMAN, CROWDED))
    low, high = HUMAN.pause
    rows = "\n".join(_shown(load.live, found) for load, found in ((HUMAN, few), (CROWDED, many)))
    late = [percentile(found.shown, 0.99) * 1000 for found in (few, many)]
    return NEWS.format(low=low, high=high, rows=rows, few=late[0], many=late[1])


def _shown(live: int, found: Answers) -> str:
    times = _times(found.shown, (0.5, 0.9, 0.99, 1.0))
    cores = sum(found.spent.values()) / found.seconds
    return f"| {live:,} | {found.rate:,.0f} | {len(found.shown):,} | {times} | {cores:.2f} |"


def _times(times: list[float], parts: Iterable[float]) -> str:
    return " | ".join(f"{percentile(times, part) * 1000:.1f} ms" for part in parts)


PARTS: Final[Mapping[str, Callable[[], str]]] = {
    "answers": _answers,
    "news": _news,
    "sockets": _sockets,
    "appends": _appends,
}


if __name__ == "__main__":
    main(*sys.argv[1:])
