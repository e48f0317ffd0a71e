"""What people see and hear at a table: all of it at once, a query on it, or everything from now on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from getaway.kernel import SPECTATOR, Refused, Rules, Seat, to_json
from getaway.table import telling
from getaway.table.access import admitted
from getaway.table.house import House
from getaway.table.leading import Leading
from getaway.table.messages import TableView
from getaway.table.overlong import RULES
from getaway.table.ports import Listener
from getaway.table.room import Room, is_an_id


class Viewing:
    """The tables of a house, shown to those who look at them."""

    def __init__(self, house: House, leading: Leading) -> None:
        self.house = house
        self.leading = leading

    async def view(self, table: str) -> TableView:
        """The table as everybody with the link sees it."""
        async with self.house.room(table) as room:
            return telling.table_view(room.live)

    async def seat(self, table: str, key: str) -> Seat:
        """The audience that a key belongs to; spectators only where they are let in."""
        async with self.house.room(table) as room:
            return admitted(room.live, key)

    async def sync(self, table: str, key: str) -> bytes:
        """Everything that the holder of this key may see."""
        async with self.house.room(table) as room:
            seat = admitted(room.live, key)
            notes = await self.house.store.notes(table, seat) if seat != SPECTATOR else ""
            return telling.sync(room.live, seat, self.house.now(), notes)

    async def query(self, table: str, key: str, name: str, args: dict[str, Any]) -> bytes:
        """A game's query on the view of the holder of this key."""
        async with self.house.room(table) as room:
            seat = admitted(room.live, key)
            match = room.live.playing()
            return answered(match.game, match.view(seat), name, args)

    # Listening

    @asynccontextmanager
    async def listening(self, table: str, key: str, rev: int | None, listener: Listener) -> AsyncIterator[Seat]:
        """Send a listener everything from now on, after what it has missed."""
        if not is_an_id(table):
            raise Refused("GT-TABLE-01")
        await self.house.bus.listen(table)  # before the table is read, so that nothing falls between
        try:
            async with self.house.room(table) as room:
                await self._introduce(room, key, rev, listener)
            yield listener.seat
        finally:
            if table in self.house.rooms:
                self.house.rooms[table].remove(listener)
            await self.house.bus.unlisten(table)

    async def _introduce(self, room: Room, key: str, rev: int | None, listener: Listener) -> None:
        seat = admitted(room.live, key)
        if rev and rev > room.live.revs[seat]:
            await room.catch_up()  # another node has told this client more than we know
            seat = admitted(room.live, key)
        listener.seat, listener.key = seat, key
        missed = telling.caught_up(room.live, seat, rev, self.house.now()) if rev else None
        if missed is None:
            notes = await self.house.store.notes(room.id, seat) if seat != SPECTATOR else ""
            missed = telling.sync(room.live, seat, self.house.now(), notes)
        listener.send(missed)
        room.add(listener)
        await self.leading.introduce(room, listener)


def answered(game: Rules[Any], view: msgspec.Struct, name: str, args: dict[str, Any]) -> bytes:
    """A game's query on a view, or a refusal of what it cannot answer."""
    if name not in game.queries:
        raise Refused("GT-QUERY-01", name=name[:40])
    try:
        with RULES:
            return to_json(game.queries[name](view, **args))
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise Refused("GT-QUERY-01", name=name[:40]) from error
