"""Writes `docs/figures/load.md`: how much one small machine can handle. See `scripts/figures/load`."""

from __future__ import annotations

import asyncio
import os
import platform
import resource
from collections.abc import Iterable
from pathlib import Path

import asyncpg
from tests.load import answers, appends, idle
from tests.load.answers import FLAT_OUT, FLAT_OUT_SPREAD, HUMAN, Answers, percentile
from tests.load.seating import PLAYERS
from tests.serving import MAINTENANCE

PAGE = Path(__file__).parents[2] / "docs" / "figures" / "load.md"

HEAD = """\
# How much one small machine can handle

Written by `scripts/figures/load`. Everything ran on one machine: nodes, worker, PostgreSQL, NATS and the clients.
{cores} cores, Python {python}, PostgreSQL {postgres} with `fsync` {fsync} and `synchronous_commit` {commit}.
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

{sockets:,} sockets at the seats of {tables:,} running matches on one node, silent after their first message. The table
shows how much the node's memory grew when they connected.

| before | after | each |
| --- | --- | --- |
| {before:,.0f} MB | {after:,.0f} MB | {each:.1f} KB |

Goal: at most 30 KB each. Result: **{each:.1f} KB**.
"""
ANSWERS = """
## Answers

Bomb Squad with four seats, {live} tables at a time on two nodes, with every player answering at once and at random.
Each answer is judged, run, written to disk and sent to all four seats.

| seats of a table | answers/s | acknowledged: median | 99 % | refused |
| --- | --- | --- | --- | --- |
{rates}

Processor time of one answer, in milliseconds:

| seats of a table | {parts} | together |
| --- | {lines} | --- |
{spent}

Goal: at least 1,000 a second. Result: **{one:,.0f}** at one node, **{both:,.0f}** at both.
"""
NEWS = """
## From one player to the others

{live} running tables, each with its seats spread over two nodes. Players who are asked answer after {low:.0f} to
{high:.0f} seconds, which makes {rate:,.0f} answers a second. The time from sending an answer until the other three
seats hear of it:

| news | median | 90 % | 99 % | slowest |
| --- | --- | --- | --- | --- |
| {count:,} | {times} |
"""


def main() -> None:
    """Measure everything, one after the other."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    parts = (_head, _appends, _sockets, _answers, _news)
    PAGE.write_text("".join(part() for part in parts), encoding="utf-8")


def _head() -> str:
    names = ("server_version", "fsync", "synchronous_commit")
    postgres, fsync, commit = asyncio.run(_settings(names))
    python = platform.python_version()
    return HEAD.format(cores=os.cpu_count(), python=python, postgres=postgres.split()[0], fsync=fsync, commit=commit)


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
        tables=found.sockets // PLAYERS,
        before=found.before / 1e6,
        after=found.after / 1e6,
        each=found.each / 1e3,
    )


def _answers() -> str:
    found = {"at one node": answers.measured(FLAT_OUT), "at both nodes": answers.measured(FLAT_OUT_SPREAD)}
    one, both = found.values()
    return ANSWERS.format(
        live=FLAT_OUT.live,
        rates="\n".join(f"| {name} | {_rate(each)} |" for name, each in found.items()),
        parts=" | ".join(one.spent),
        lines=" | ".join("---" for _ in one.spent),
        spent="\n".join(f"| {name} | {_spent(each)} |" for name, each in found.items()),
        one=one.rate,
        both=both.rate,
    )


def _rate(found: Answers) -> str:
    return f"{found.rate:,.0f} | {_times(found.done, (0.5, 0.99))} | {found.refused}"


def _spent(found: Answers) -> str:
    each = [spent / found.answers * 1000 for spent in found.spent.values()]
    return " | ".join(f"{ms:.2f}" for ms in (*each, sum(each)))


def _news() -> str:
    found = answers.measured(HUMAN)
    low, high = HUMAN.pause
    times = _times(found.reached, (0.5, 0.9, 0.99, 1.0))
    return NEWS.format(live=HUMAN.live, low=low, high=high, rate=found.rate, count=len(found.reached), times=times)


def _times(times: list[float], parts: Iterable[float]) -> str:
    return " | ".join(f"{percentile(times, part) * 1000:.1f} ms" for part in parts)


if __name__ == "__main__":
    main()
