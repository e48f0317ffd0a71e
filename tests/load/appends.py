"""Durable appends: the store's one writer against pgbench, which inserts the same rows from many connections."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import asyncpg
import msgspec
import uvloop
from tests.serving import database

from getaway.store.lanes import Writers
from getaway.table import Row

PRODUCERS = 64
CLIENTS = (8, 16, 32, 64)
"""Connections that pgbench is tried with."""
ROUNDS = 3
SECONDS = 4
ACT, TOLD = 250, 1150
"""Bytes of an answer and of what it told four seats and the spectators, as in a match of Bomb Squad."""
INSERT = r"""
\set seq :seq + 1
insert into log (table_id, seq, id, act, told)
values ('load-' || :client_id::text, :seq, 'abcdefgh:' || :seq::text, :act, :told) on conflict do nothing
"""


class Appends(msgspec.Struct):
    """Rows a second, the middle of all rounds."""

    writer: float
    pgbench: dict[int, float]
    """By the number of connections."""


def measured() -> Appends:
    """Both, turn by turn, so that both meet the same weather."""
    writer: list[float] = []
    pgbench: dict[int, list[float]] = {clients: [] for clients in CLIENTS}
    for _ in range(ROUNDS):
        writer.append(_with_tables(lambda dsn: uvloop.run(_by_writer(dsn))))
        for clients, found in pgbench.items():
            found.append(_with_tables(lambda dsn, clients=clients: _by_pgbench(dsn, clients)))  # type: ignore[misc]
    return Appends(median(writer), {clients: median(found) for clients, found in pgbench.items()})


def _with_tables(measure: Callable[[str], float]) -> float:
    with database() as dsn:
        asyncio.run(_lay(dsn))
        return measure(dsn)


async def _lay(dsn: str) -> None:
    connection = await asyncpg.connect(dsn)
    most = max(PRODUCERS, *CLIENTS)
    await connection.execute(f"insert into tables select 'load-' || i, '' from generate_series(0, {most}) as i")  # noqa: S608 - a number of our own
    await connection.close()


async def _by_writer(dsn: str) -> float:
    writer = Writers(dsn, 2)
    writer.start()
    began = time.perf_counter()
    rows = await asyncio.gather(*[_produce(writer, number, began + SECONDS) for number in range(PRODUCERS)])
    took = time.perf_counter() - began
    await writer.stop()
    return sum(rows) / took


async def _produce(writer: Writers, number: int, until: float) -> int:
    seq = 0
    act, told = b"a" * ACT, (b"b" * TOLD,)
    while time.perf_counter() < until:
        seq += 1
        assert await writer.append(Row(f"load-{number}", seq, f"abcdefgh:{seq}", act, told))
    return seq


def _by_pgbench(dsn: str, clients: int) -> float:
    with TemporaryDirectory() as folder:
        script = Path(folder) / "insert.sql"
        script.write_text(INSERT, encoding="ascii")
        variables = {"seq": 0, "act": "a" * ACT, "told": "b" * TOLD}
        given = [word for name, value in variables.items() for word in ("-D", f"{name}={value}")]
        words = ["-n", "-M", "prepared", "-c", str(clients), "-j", "2", "-T", str(SECONDS), *given, "-f", str(script)]
        ran = subprocess.run(["pgbench", *words, dsn], capture_output=True, text=True, check=False)
    if ran.returncode:
        raise RuntimeError(ran.stderr)
    (line,) = [line for line in ran.stdout.splitlines() if line.startswith("tps = ")]
    return float(line.split()[2])
