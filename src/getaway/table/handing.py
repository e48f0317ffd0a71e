"""Letting go of tables: each gets a checkpoint at its last row, from which newer rules go on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from getaway.kernel import Refused
from getaway.table.house import House
from getaway.table.ports import Checkpoint, HandedOver, StoreDown
from getaway.table.room import Room

ATTEMPTS = 8
"""How often a checkpoint is written again because another process has added a row."""


class Lets(Protocol):
    """What letting go needs of a store."""

    async def check(self, table: str, checkpoint: Checkpoint) -> None:
        """Keep a checkpoint, unless a newer one is there."""

    async def hand_over(self, table: str, checkpoint: Checkpoint, version: int) -> bool:
        """Keep a checkpoint of the last row and take no more rows of older rules; False if it isn't the last row."""


class Handing:
    """Lets go of the tables of one process."""

    def __init__(self, house: House, store: Lets) -> None:
        self.house = house
        self.store = store

    async def hand_over(self, table: str, version: int) -> bool:
        """Let go of a table for newer rules, wherever its players are; whether it was let go."""
        try:
            async with self.house.room(table) as room:
                done = await self._let_go(room, version)
        except HandedOver:
            return True
        except Refused:
            return False
        if done:
            self.house.on_handed_over(table)
        return done

    async def _let_go(self, room: Room, version: int) -> bool:
        for _ in range(ATTEMPTS):
            if await self.store.hand_over(room.id, room.live.checkpoint(last=True), version):
                room.drop()
                return True
            await room.catch_up()
        return False

    async def keep_all(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Write a checkpoint of every match in memory that has gone on since its last one, until it's enough."""
        for room in tuple(self.house.rooms.values()):
            if enough():
                return
            async with room.lock:
                with suppress(StoreDown):
                    await self._keep(room)

    async def _keep(self, room: Room) -> None:
        if not room.seq:
            return
        live = room.live
        if live.match is not None and not live.renewed and live.left < live.seq:
            await self.store.check(room.id, live.checkpoint(last=True))
            live.left = live.seq
