"""Sockets that nobody speaks through: what each costs its node."""

from __future__ import annotations

import asyncio

import msgspec
import uvloop
from tests.load.players import Player
from tests.load.processes import Process, running
from tests.load.seating import PLAYERS, opened
from tests.serving import database

SOCKETS = 10_000
DEVICES = 2
"""Sockets at each seat."""
WARM = 10
"""Tables that are joined before memory is read for the first time."""
AT_ONCE = 100
SETTLE = 3.0


class Idle(msgspec.Struct):
    """Bytes of memory."""

    sockets: int
    before: int
    after: int

    @property
    def each(self) -> float:
        """What one socket costs."""
        return (self.after - self.before) / self.sockets


def measured() -> Idle:
    """All seats of 1,250 tables in play, before and after their players have come with two devices each."""
    with database() as dsn, running(dsn, "node") as node:
        return uvloop.run(_connected(node))


async def _connected(node: Process) -> Idle:
    tables = await opened(SOCKETS // PLAYERS // DEVICES + WARM, [node.url], spread=False)
    players = [Player(seat, lambda *_: None) for seats in tables for seat in seats for _ in range(DEVICES)]
    warm = WARM * PLAYERS * DEVICES
    await _sit_down(players[:warm])
    before = node.memory
    await _sit_down(players[warm:])
    return Idle(len(players) - warm, before, node.memory)


async def _sit_down(players: list[Player]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(player: Player) -> None:
        async with gate:
            await player.sit_down()

    await asyncio.gather(*[one(player) for player in players])
    await asyncio.sleep(SETTLE)
