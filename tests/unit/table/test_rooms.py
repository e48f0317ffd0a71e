"""Rooms make room for others, but not while somebody is about to enter."""

from __future__ import annotations

import asyncio

from tests.unit.table.seated import House, at_home

from getaway.table.room import Room


def test_a_room_that_somebody_waits_for_is_kept(dsn: str) -> None:
    """Between one who leaves and the next who enters, nobody holds the lock: two rooms of one table would come."""

    async def story(here: House) -> None:
        at, other = await here.open(), await here.open()
        here.tables.rooms.clear()
        here.tables.most = 1

        async def enter() -> Room:
            async with here.tables.room(at.id) as room:
                return room

        async with here.tables.room(at.id) as room:
            waiting = asyncio.create_task(enter())
            await asyncio.sleep(0)
        await here.tables.view(other.id)
        assert await waiting is room
        assert here.tables.rooms[at.id] is room
        await here.tables.view(at.id)
        await here.tables.view((await here.open()).id)
        assert len(here.tables.rooms) <= 2

    at_home(dsn, story)
