"""The whole server under play: two nodes, a worker, PostgreSQL, NATS and the players on one machine."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack

import asyncpg
import msgspec
import uvloop
from tests.load.play import Play
from tests.load.processes import Process, cpu, running
from tests.load.seating import opened
from tests.serving import database

NODES = 2
WARM_UP = 3.0
"""Seconds of play before anything is measured."""


class Load(msgspec.Struct):
    """How a server is played on."""

    tables: int
    """Matches that are set up; one takes the place of each that ends."""
    live: int
    """Matches that are played at a time."""
    spread: bool
    """Whether the seats of a table sit at both nodes, or each table at one."""
    seconds: float
    pause: tuple[float, float] = (0.0, 0.0)
    """How many seconds a player takes to answer, at least and at most."""


FLAT_OUT = Load(tables=600, live=32, spread=False, seconds=20)
FLAT_OUT_SPREAD = Load(tables=600, live=32, spread=True, seconds=20)
HUMAN = Load(tables=300, live=200, spread=True, seconds=40, pause=(1.0, 4.0))


class Answers(msgspec.Struct):
    """What was measured."""

    answers: int
    seconds: float
    done: list[float]
    """Seconds from an answer to its acknowledgement, sorted."""
    reached: list[float]
    """Seconds from an answer to the news of it at each other seat, sorted."""
    refused: int
    spent: dict[str, float]
    """Seconds of processor time by each part."""

    @property
    def rate(self) -> float:
        """Answers a second."""
        return self.answers / self.seconds


def measured(load: Load) -> Answers:
    """Play on a server of its own."""
    with database() as dsn, ExitStack() as stack:
        nodes = [stack.enter_context(running(dsn, "node")) for _ in range(NODES)]
        worker = stack.enter_context(running(dsn, "worker"))
        return uvloop.run(played(load, dsn, [node.url for node in nodes], nodes, worker))


async def played(load: Load, dsn: str, urls: Sequence[str], nodes: Sequence[Process], worker: Process) -> Answers:
    """Play on these nodes, reached at these addresses."""
    tables = await opened(load.tables, urls, spread=load.spread)
    play = Play(tables, lambda: random.uniform(*load.pause))
    await play.sit_down()
    play.begin(load.live)
    await asyncio.sleep(WARM_UP)
    spent = await _spending(dsn, nodes, worker)
    before = spent()
    seconds = await play.measure(load.seconds)
    after = spent()
    play.end()
    used = {part: after[part] - before[part] for part in after}
    return Answers(len(play.done), seconds, sorted(play.done), sorted(play.reached), len(play.refused), used)


async def _spending(dsn: str, nodes: Sequence[Process], worker: Process) -> Callable[[], dict[str, float]]:
    """What reads the processor time of every part; PostgreSQL's is that of its connections."""
    connection = await asyncpg.connect(dsn)
    found = await connection.fetch("select pid from pg_stat_activity where datname = current_database()")
    await connection.close()
    return lambda: {
        "nodes": sum(node.cpu for node in nodes),
        "worker": worker.cpu,
        "PostgreSQL": sum(cpu(record["pid"]) for record in found),
        "players": time.process_time(),
    }


def percentile(times: Sequence[float], part: float) -> float:
    """The time that this part of all does not exceed, of sorted times."""
    return times[min(len(times) - 1, int(len(times) * part))]
