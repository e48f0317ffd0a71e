"""Rooms make room for others, but not while somebody is about to enter."""

from __future__ import annotations

import asyncio

import pytest
from tests.unit.table.lengthy import talked
from tests.unit.table.seated import House, at_home

from getaway.table import house
from getaway.table.room import MATCH_BYTES, Room


def test_a_room_that_somebody_waits_for_is_kept(dsn: str) -> None:
    """Between one who leaves and the next who enters, nobody holds the lock: two rooms of one table would come."""

    async def story(here: House) -> None:
        at, other = await here.open(), await here.open()
        here.tables.house.rooms.clear()
        here.tables.house.most = 1

        async def enter() -> Room:
            async with here.tables.room(at.id) as room:
                return room

        async with here.tables.room(at.id) as room:
            waiting = asyncio.create_task(enter())
            await asyncio.sleep(0)
        await here.tables.view(other.id)
        assert await waiting is room
        assert here.tables.house.rooms[at.id] is room
        await here.tables.view(at.id)
        await here.tables.view((await here.open()).id)
        assert len(here.tables.house.rooms) <= 2

    at_home(dsn, story)


def test_rooms_make_room_by_their_size(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long story counts; how far it goes back does not depend on that."""
    monkeypatch.setattr(house, "MOST_BYTES", 3 * MATCH_BYTES)

    async def story(here: House) -> None:
        tables = [await here.open() for _ in range(3)]
        assert len(here.tables.house.rooms) == 3
        for rows, text in ((300, "long " * 1000), (100, "short")):
            await talked(tables[2], rows, text)
            live = await tables[2].live()
            assert live.story_bytes == sum(len(part) for telling in live.story for part in telling.told)
            assert len(live.story) == 200
        await here.open()
        assert tables[0].id not in here.tables.house.rooms

    at_home(dsn, story)
