"""The rooms of one node: entering them, reading what is in them, and listening.

Whoever enters a room is alone in it, and finds in it what was stored meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from getaway.kernel import SPECTATOR, Refused, Rules, Seat, to_json
from getaway.table import bounds, telling
from getaway.table.commands import AnyCommand, Say
from getaway.table.live import Diverged, Live
from getaway.table.messages import TableView
from getaway.table.overlong import RULES
from getaway.table.past import Past
from getaway.table.ports import Bus, Listener, Store, StoreDown
from getaway.table.room import Room, is_an_id
from getaway.table.slices import Gate
from getaway.table.vetting import Vetting

MOST_BYTES = 600_000_000
"""So much memory the tables take, roughly, before those that nobody looks at make room."""


class House:
    """All rooms that somebody here has to do with."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        now: Callable[[], int],
        *,
        most: int = 2000,
        rows: int = bounds.ROWS,
        talk: float = bounds.TALK,
    ) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        self.most = most
        """So many tables are kept in memory; those that nobody looks at make room first."""
        self.rows = rows
        """So many rows the log of a table takes."""
        self.talk = talk
        """So much a seat may say in a second; 0 is without limit."""
        self.gate = Gate()
        self.rooms: dict[str, Room] = {}
        self.vetting = Vetting(store)
        self.past = Past(store, self.room, self.admitted, self.gate)
        self.on_incident: Callable[[str, int, str], None] = lambda _table, _number, _body: None
        self._chores: set[asyncio.Task[None]] = set()

    # Rooms

    @asynccontextmanager
    async def room(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, with nobody else in it, and what was stored meanwhile taken in."""
        room = self.rooms.pop(table, None)
        if room is None:
            self._make_room()
            room = Room(table, self.store, self.now, self.gate)
        self.rooms[table] = room  # the last in line is the one used last
        room.wanted += 1
        try:
            async with room.lock:
                await self._prepare(room)
                yield room
        finally:
            room.wanted -= 1

    async def _prepare(self, room: Room) -> None:
        try:
            await room.up_to_date()
        except Refused:
            if room.wanted == 1 and not room.listeners:
                self.rooms.pop(room.id, None)
            raise
        except Diverged as diverged:
            number = await self.file_incident(room.id, diverged.row - 1, str(diverged), "diverged")
            raise Refused("GT-FAULT-02", number=number) from diverged
        if room.live.renewed:
            await self._say_renewed(room)

    async def file_incident(self, table: str, seq: int, body: str, kind: str) -> int:
        """Keep what went wrong after a row for the operator, who hears of the first time only; its number."""
        case = await self.store.file_incident(table, seq, body, kind)
        if case.times == 1:
            self.on_incident(table, case.number, body)
        return case.number

    async def _say_renewed(self, room: Room) -> None:
        """The first node that goes on under newer rules says so in the log, and when it is due (GT-VERSION-01)."""
        act = room.live.play(max(self.now(), room.live.last), lambda _: None)
        room.unsaid = row = room.live.commit(act, woken=True)
        if await self.store.append(row):
            room.unsaid = None
            room.tell()
            await self.bus.publish(room.id, row.seq)
            with suppress(StoreDown):  # from here on nobody has to look at the older rules' rows
                await self.store.check(room.id, room.live.checkpoint())
        else:
            await room.reload()

    def _make_room(self) -> None:
        """Forget the tables that were used longest ago and that nobody looks at."""
        if len(self.rooms) < self.most and sum(room.size for room in self.rooms.values()) < MOST_BYTES:
            return
        idle = [table for table, room in self.rooms.items() if not room.listeners and not room.wanted]
        for table in idle[: max(1, len(self.rooms) // 10)]:
            del self.rooms[table]

    # Bounds

    def take_on(self, live: Live, seat: Seat, command: AnyCommand) -> None:
        """Refuse a command that the table's log has no room for, and talk that comes too fast."""
        bounds.fits(live.seq, self.rows, command)
        if isinstance(command, Say):
            self.rooms[live.id].used.take("talk", seat, self.talk, self.now())

    # Reading

    @staticmethod
    def _seat(live: Live, key: str) -> Seat:
        """The seat that a key opens; a key that opens none is refused, no key is a spectator's."""
        seat = live.table.seat_of(key) if key else SPECTATOR
        if seat is None:
            raise Refused("GT-KEY-01")
        return seat

    async def view(self, table: str) -> TableView:
        """The table as everybody with the link sees it."""
        async with self.room(table) as room:
            return telling.table_view(room.live)

    async def seat(self, table: str, key: str) -> Seat:
        """The audience that a key belongs to; spectators only where they are let in."""
        async with self.room(table) as room:
            return self.admitted(room.live, key)

    def admitted(self, live: Live, key: str) -> Seat:
        seat = self._seat(live, key)
        if seat == SPECTATOR and not live.table.watch:
            raise Refused("GT-WATCH-01")
        return seat

    async def sync(self, table: str, key: str) -> bytes:
        """Everything that whoever holds this key may see."""
        async with self.room(table) as room:
            seat = self.admitted(room.live, key)
            notes = await self.store.notes(table, seat) if seat != SPECTATOR else ""
            return telling.sync(room.live, seat, self.now(), notes)

    async def query(self, table: str, key: str, name: str, args: dict[str, Any]) -> bytes:
        """A game's query on the view of whoever holds this key."""
        async with self.room(table) as room:
            seat = self.admitted(room.live, key)
            match = room.live.playing()
            return answered(match.game, match.view(seat), name, args)

    # Listening

    @asynccontextmanager
    async def listening(self, table: str, key: str, rev: int | None, listener: Listener) -> AsyncIterator[Seat]:
        """Send a listener everything from now on, after what it has missed."""
        if not is_an_id(table):
            raise Refused("GT-TABLE-01")
        await self.bus.listen(table)  # before the table is read, so that nothing falls between
        try:
            async with self.room(table) as room:
                await self._introduce(room, key, rev, listener)
            yield listener.seat
        finally:
            if table in self.rooms:
                self.rooms[table].remove(listener)
            await self.bus.unlisten(table)

    async def _introduce(self, room: Room, key: str, rev: int | None, listener: Listener) -> None:
        seat = self.admitted(room.live, key)
        if rev and rev > room.live.revs[seat]:
            await room.catch_up()  # another node has told this client more than we know
            seat = self.admitted(room.live, key)
        listener.seat, listener.key = seat, key
        missed = telling.caught_up(room.live, seat, rev, self.now()) if rev else None
        if missed is None:
            notes = await self.store.notes(room.id, seat) if seat != SPECTATOR else ""
            missed = telling.sync(room.live, seat, self.now(), notes)
        listener.send(missed)
        room.add(listener)

    async def heard(self, table: str, seq: int) -> None:
        """Another node wrote a row."""
        room = self.rooms.get(table)
        if room is None or not room.listeners or room.seq >= seq:
            return
        async with room.lock:
            if room.seq < seq:  # else this node has read it meanwhile
                with suppress(StoreDown):
                    await room.refresh()

    async def heal(self) -> None:
        """Read what the bus may have failed to say, for every table that somebody here looks at."""
        watched = [table for table, room in self.rooms.items() if room.listeners]
        faults = []
        for table, seq in (await self.store.lasts(watched)).items():
            try:
                await self.heard(table, seq)
            except Exception as fault:  # noqa: BLE001 - one that cannot be read keeps no news from the others
                faults.append(fault)
        if faults:
            raise ExceptionGroup("tables that could not be read", faults)


def answered(game: Rules[Any], view: msgspec.Struct, name: str, args: dict[str, Any]) -> bytes:
    """A game's query on a view, or a refusal of what it cannot answer."""
    if name not in game.queries:
        raise Refused("GT-QUERY-01", name=name[:40])
    try:
        with RULES:
            return to_json(game.queries[name](view, **args))
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise Refused("GT-QUERY-01", name=name[:40]) from error
