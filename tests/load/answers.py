"""The whole server under play: nodes, a worker, a proxy, PostgreSQL, NATS and the players on one machine."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import asyncpg
import msgspec
import uvloop
from tests.load.play import Play
from tests.load.processes import Server, cpu, serving
from tests.load.seating import opened

WARM_UP = 3.0
"""Seconds of play before anything is measured."""


class Load(msgspec.Struct):
    """How a server is played on."""

    tables: int
    """Matches that are set up; one takes the place of each that ends."""
    live: int
    """Matches that are played at a time."""
    seconds: float
    pause: tuple[float, float] = (0.0, 0.0)
    """How many seconds a player takes to answer, at least and at most."""
    nodes: int = 2
    proxied: bool = True
    """Whether all seats reach the nodes through nginx, which hashes the table's id."""
    spread: bool = False
    """Without a proxy: whether the seats of a table sit at all nodes in turn, or each table at one."""


FLAT_OUT = Load(tables=600, live=32, seconds=15)
DIRECT = Load(tables=600, live=32, seconds=15, proxied=False)
SPREAD = Load(tables=400, live=32, seconds=15, proxied=False, spread=True)
HUMAN = Load(tables=300, live=200, seconds=40, pause=(1.0, 4.0))
CROWDED = Load(tables=1300, live=1000, seconds=40, pause=(1.0, 4.0))


class Answers(msgspec.Struct):
    """What was measured."""

    answers: int
    seconds: float
    done: list[float]
    """Seconds from an answer to its acknowledgement, sorted."""
    reached: list[float]
    """Seconds from an answer to the news of it at each other seat, sorted."""
    shown: list[float]
    """Seconds from an answer to the news of it at the last seat, sorted."""
    refused: int
    spent: dict[str, float]
    """Seconds of processor time by each part."""

    @property
    def rate(self) -> float:
        """Answers a second."""
        return self.answers / self.seconds


def measured(load: Load) -> Answers:
    """Play on a server of its own."""
    with serving(load.nodes, proxied=load.proxied) as server:
        return uvloop.run(played(load, server))


async def played(load: Load, server: Server) -> Answers:
    """Play on this server."""
    game = await begun(load, server)
    await asyncio.sleep(WARM_UP)
    found = await game.measured(load.seconds)
    game.play.end()
    return found


class Game(NamedTuple):
    """What is played on a server, and what tells the processor time of every part."""

    play: Play
    spent: Callable[[], dict[str, float]]

    async def measured(self, seconds: float) -> Answers:
        """Play for this long."""
        play, before = self.play, self.spent()
        took = await play.measure(seconds)
        after = self.spent()
        used = {part: after[part] - before[part] for part in after}
        done, reached, shown = (sorted(times) for times in (play.done, play.reached, play.shown))
        return Answers(len(play.done), took, done, reached, shown, len(play.refused), used)


async def begun(load: Load, server: Server) -> Game:
    """Set up the matches, and begin to play."""
    tables = await opened(load.tables, server.urls, spread=load.spread)
    play = Play(tables, lambda: random.uniform(*load.pause))
    await play.sit_down()
    play.begin(load.live)
    return Game(play, await _spending(server))


async def _spending(server: Server) -> Callable[[], dict[str, float]]:
    """What reads the processor time of every part; PostgreSQL's is that of its connections."""
    connection = await asyncpg.connect(server.dsn)
    found = await connection.fetch("select pid from pg_stat_activity where datname = current_database()")
    await connection.close()
    return lambda: {
        "nodes": sum(node.cpu for node in server.nodes),
        "proxy": server.proxying(),
        "worker": server.worker.cpu,
        "PostgreSQL": sum(cpu(record["pid"]) for record in found),
        "players": time.process_time(),
    }


def percentile(times: Sequence[float], part: float) -> float:
    """The time that this part of all does not exceed, of sorted times."""
    return times[min(len(times) - 1, int(len(times) * part))]
