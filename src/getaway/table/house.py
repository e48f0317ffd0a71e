"""The rooms of one node: entering them, and keeping them up to date.

Inside a room you're alone, and you find in it what was stored meanwhile.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from getaway.kernel import Refused
from getaway.table.acts import AnyAct
from getaway.table.live import Diverged, Live
from getaway.table.ports import Bus, HandedOver, Store, StoreDown
from getaway.table.room import Room
from getaway.table.slices import Gate

MOST_BYTES = 600_000_000
"""About how much memory the tables may take before those that nobody looks at are forgotten."""

OnRow = Callable[[Live, AnyAct], None]


class House:
    """Every room in use at this node."""

    def __init__(self, store: Store, bus: Bus, now: Callable[[], int], *, most: int = 2000) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        self.most = most
        """How many tables are kept in memory; those that nobody looks at are forgotten first."""
        self.gate = Gate()
        self.rooms: dict[str, Room] = {}
        self.on_row: OnRow = lambda _live, _act: None
        """Told about every row that this node has written."""
        self.on_incident: Callable[[str, int, str], None] = lambda _table, _number, _body: None
        self.on_renewed: Callable[[int], None] = lambda _rows: None
        """Told of each match that goes on under newer rules, and how many rows there were since its checkpoint."""
        self.on_handed_over: Callable[[str], None] = lambda _table: None
        """Told which table can't be played here, but by others: nobody at it should stay."""

    @asynccontextmanager
    async def room(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, with nobody else in it, and what was stored meanwhile taken in."""
        room = self.rooms.pop(table, None)
        if room is None:
            self._make_room()
            room = Room(table, self.store, self.now, self.gate, self.bus.hand_over)
        self.rooms[table] = room  # the last in line is the one used last
        room.wanted += 1
        try:
            async with room.lock:
                await self._prepare(room)
                yield room
        except HandedOver:
            self.on_handed_over(table)
            raise
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
        since = room.live.seq - room.live.kept
        act = room.live.play(max(self.now(), room.live.last), lambda _: None)
        room.unsaid = row = room.live.commit(act, woken=True)
        if await self.store.append(row):
            room.unsaid = None
            self.on_renewed(since)
            room.tell()
            await self.bus.publish(room.id, row.seq)
            self.on_row(room.live, act)
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

    # What other nodes write

    async def heard(self, table: str, seq: int) -> None:
        """Another node wrote a row."""
        room = self.rooms.get(table)
        if room is None or not room.listeners or room.seq >= seq:
            return
        async with room.lock:
            if room.seq < seq:  # else this node has read it meanwhile
                try:
                    await room.refresh()
                except HandedOver:
                    self.on_handed_over(table)
                except StoreDown:
                    pass

    async def heal(self) -> None:
        """Read what the bus may have failed to deliver, for every table that someone here is looking at."""
        watched = [table for table, room in self.rooms.items() if room.listeners]
        faults = []
        for table, seq in (await self.store.lasts(watched)).items():
            try:
                await self.heard(table, seq)
            except Exception as fault:  # noqa: BLE001 - one that cannot be read keeps no news from the others
                faults.append(fault)
        if faults:
            raise ExceptionGroup("tables that could not be read", faults)
