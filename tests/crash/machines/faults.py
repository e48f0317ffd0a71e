"""What can happen to machines, networks, processes, clocks and disks: from its beginning until all is well again."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from itertools import product
from typing import NamedTuple

from tests.crash.machines import raising
from tests.crash.machines.estate import Estate, disk_for_postgres
from tests.crash.machines.network import Machine, cut, join
from tests.crash.servers import Part

HOUR = "3600"
LONG = 0.25
"""The share of cuts and freezes of a database that last longer than Patroni's `ttl`, so that another takes over."""


class Scene:
    """Where a fault happens."""

    def __init__(self, estate: Estate, dice: random.Random) -> None:
        self.estate = estate
        self.dice = dice

    async def a_while(self, least: float, most: float) -> None:
        """Let it last."""
        await asyncio.sleep(self.dice.uniform(least, most))

    async def short_or_long(self) -> None:
        """For a few seconds, or for longer than a primary may be out of sight."""
        await (self.a_while(23, 27) if self.dice.random() < LONG else self.a_while(2, 7))


class Struck(NamedTuple):
    """One fault: when it came, when the service was there again, and when everything was (seconds)."""

    kind: str
    at: float
    served: float
    back: float


Served = float | None
"""When the service was there again; None where the fault couldn't happen now."""


# Processes


async def _killed(scene: Scene, part: Part) -> Served:
    if not part.pid:
        return None
    part.kill()
    await scene.a_while(0.05, 1.5)
    await raising.back(scene.estate, part)
    return time.monotonic()


async def _frozen(scene: Scene, part: Part) -> Served:
    if not part.pid:
        return None
    part.freeze()
    await scene.a_while(2, 7)
    part.thaw()
    await raising.back(scene.estate, part)
    return time.monotonic()


async def _skewed(scene: Scene) -> Served:
    """The clock of a node or a worker is an hour off for a while."""
    machine, what = scene.dice.choice(scene.estate.homes), scene.dice.choice(("node", "worker"))
    file = scene.estate.clock_of(machine, what)
    for offset in (scene.dice.choice("+-") + HOUR, "+0"):
        new = file.with_suffix(".new")
        new.write_text(f"{offset}\n")
        new.replace(file)
        await scene.a_while(3, 8)
    return time.monotonic()


# Links


async def _cut(scene: Scene, some: list[Machine], others: list[Machine], lasts: Callable[[], Awaitable[None]]) -> None:
    for one, other in product(some, others):
        cut(one, other)
    try:
        await lasts()
    finally:
        for one, other in product(some, others):
            join(one, other)


async def _node_from_bus(scene: Scene) -> Served:
    """A machine with a node and a worker reaches no NATS."""
    home = scene.dice.choice(scene.estate.homes)
    await _cut(scene, [home], scene.estate.buses, lambda: scene.a_while(2, 12))
    return time.monotonic()


async def _node_from_database(scene: Scene) -> Served:
    leader = await raising.primary(scene.estate)
    if leader is None:
        return None
    home = scene.dice.choice(scene.estate.homes)
    await _cut(scene, [home], [leader], lambda: scene.a_while(2, 12))
    await raising.back(scene.estate, scene.estate.nodes[scene.estate.homes.index(home)])
    return time.monotonic()


async def _primary_from_standbys(scene: Scene, leader: Machine) -> Served:
    """From one, so that commits go on, or from both."""
    others = [machine for machine in scene.estate.databases if machine is not leader]
    await _cut(scene, [leader], scene.dice.sample(others, scene.dice.choice((1, 2))), lambda: scene.a_while(2, 10))
    return await raising.writes(scene.estate)


async def _primary_from_etcd(scene: Scene, leader: Machine) -> Served:
    await _cut(scene, [leader], scene.estate.buses, scene.short_or_long)
    return await raising.writes(scene.estate)


# Databases


async def _destroyed(scene: Scene, machine: Machine) -> Served:
    """A machine is lost with its disk. A new one gets its copy from the primary that is left or follows."""
    estate = scene.estate
    patroni = estate.patronis[estate.databases.index(machine)]
    machine.destroy()
    patroni.kill()
    served = await raising.writes(estate, without=machine)
    await scene.a_while(0.5, 3)
    machine.replace()
    disk_for_postgres(machine)
    patroni.start()
    return served


async def _standby_destroyed(scene: Scene, leader: Machine) -> Served:
    return await _destroyed(scene, scene.dice.choice([each for each in scene.estate.databases if each is not leader]))


async def _crashed(scene: Scene, leader: Machine) -> Served:
    """Its postmaster is killed."""
    leader.kill_postmaster()
    await asyncio.sleep(0.5)
    return await raising.writes(scene.estate)


async def _paused(scene: Scene, leader: Machine) -> Served:
    """The whole machine stands still, and then goes on as if nothing had been."""
    leader.freeze()
    await scene.short_or_long()
    leader.thaw()
    return await raising.writes(scene.estate)


async def _full(scene: Scene, leader: Machine) -> Served:
    """Not a byte is left on the primary's disk, and PostgreSQL has to begin a new WAL segment."""
    leader.fill()
    await raising.new_segment(scene.estate, leader)
    await scene.a_while(3, 8)
    leader.clear()
    return await raising.writes(scene.estate)


def _of_primary(happen: Callable[[Scene, Machine], Awaitable[Served]]) -> Callable[[Scene], Awaitable[Served]]:
    """Something that happens to a whole set of databases, after which all three must be there again."""

    async def story(scene: Scene) -> Served:
        leader = await raising.primary(scene.estate)
        if leader is None:
            return None
        served = await happen(scene, leader)
        await raising.whole(scene.estate)
        return served

    return story


class Kind(NamedTuple):
    """A kind of fault. Only one fault in each place at a time, or nobody would play at all."""

    title: str
    place: str
    weight: int
    happen: Callable[[Scene], Awaitable[Served]]


KINDS = {
    "primary": Kind("primary destroyed with its disk", "db", 60, _of_primary(_destroyed)),
    "full": Kind("primary's disk full", "db", 6, _of_primary(_full)),
    "crashed": Kind("primary's PostgreSQL killed", "db", 4, _of_primary(_crashed)),
    "paused": Kind("primary's machine frozen", "db", 4, _of_primary(_paused)),
    "no-etcd": Kind("link between primary and etcd cut", "db", 5, _of_primary(_primary_from_etcd)),
    "no-standby": Kind("link between primary and standbys cut", "db", 6, _of_primary(_primary_from_standbys)),
    "standby": Kind("standby destroyed with its disk", "db", 4, _of_primary(_standby_destroyed)),
    "no-database": Kind("link between node and primary cut", "node", 14, _node_from_database),
    "node-frozen": Kind("node frozen", "node", 14, lambda at: _frozen(at, at.dice.choice(at.estate.nodes))),
    "node": Kind("node killed", "node", 8, lambda at: _killed(at, at.dice.choice(at.estate.nodes))),
    "worker-frozen": Kind("worker frozen", "worker", 14, lambda at: _frozen(at, at.dice.choice(at.estate.workers))),
    "worker": Kind("worker killed", "worker", 7, lambda at: _killed(at, at.dice.choice(at.estate.workers))),
    "no-bus": Kind("link between node and NATS cut", "bus", 6, _node_from_bus),
    "nats-frozen": Kind("NATS server frozen", "bus", 8, lambda at: _frozen(at, at.dice.choice(at.estate.natses))),
    "nats": Kind("NATS server killed", "bus", 24, lambda at: _killed(at, at.dice.choice(at.estate.natses))),
    "etcd": Kind("etcd server killed", "bus", 8, lambda at: _killed(at, at.dice.choice(at.estate.etcds))),
    "clock": Kind("clock an hour off", "clock", 24, _skewed),
}
"""The gravest first."""
