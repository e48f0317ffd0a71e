"""A table in this process: its live copy, a lock, and who listens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from getaway.kernel import SPECTATOR, Refused, Seat
from getaway.table import tracing
from getaway.table.bounds import Allowances
from getaway.table.editions import Ask, nobody
from getaway.table.live import Diverged, Live
from getaway.table.loading import load, rows_after
from getaway.table.overlong import RULES
from getaway.table.ports import Listener, Page, Row, Store, StoreDown
from getaway.table.slices import Gate
from getaway.table.telling import Shown, sync, table_view

LONGEST_ID = 40
FAR = 30
"""A table that is more rows behind is loaded from its checkpoint, which is nearer."""
MATCH_BYTES = 250_000
"""What a match takes in memory, without its story."""
OVERDUE = 50
"""This many rows after the last checkpoint, writing the next must have failed, and is done again."""


def is_an_id(table: str) -> bool:
    """Whether this can be a table's id: a store or a bus may stumble over other characters, or too many."""
    return table.isascii() and table.isalnum() and len(table) <= LONGEST_ID


class Room:
    """One table, in memory while it's needed. Everything but reading needs its lock."""

    def __init__(self, table: str, store: Store, now: Callable[[], int], gate: Gate, ask: Ask = nobody) -> None:
        self.id = table
        self.store = store
        self.now = now
        self.gate = gate
        self.ask = ask
        self.lock = asyncio.Lock()
        self.wanted = 0
        """How many are inside, or wait to get in."""
        self.listeners: dict[Seat, set[Listener]] = {}
        self.unsaid: Row | None = None
        """A row that was carried out here and is not known to be stored: what is in memory cannot be trusted."""
        self.led = b""
        """Where the shared replay was last led, as the nodes said it to each other."""
        self.players = 0
        """How many seats there are, as soon as the table was loaded once."""
        self.used = Allowances()
        """What its seats have used up of what they may say and report."""
        self._live: Live | None = None
        self._shown: dict[Seat, Shown] = {}

    @property
    def live(self) -> Live:
        """The table; `up_to_date` has made sure of it."""
        if self._live is None:
            msg = f"table {self.id} is not in memory"
            raise LookupError(msg)
        return self._live

    @property
    def seq(self) -> int:
        """The number of the last row that is known here."""
        return self._live.seq if self._live is not None and self.unsaid is None else 0

    @property
    def size(self) -> int:
        """Roughly how much memory it takes."""
        return MATCH_BYTES + (self._live.story_bytes if self._live is not None else 0)

    def drop(self) -> None:
        """Forget what is in memory: the store knows better."""
        self._live = None

    async def up_to_date(self) -> None:
        """Load the table, or take in what was stored meanwhile where nobody tells us of it."""
        if self._live is None or self.unsaid is not None or not self.listeners:
            await self.refresh()

    async def refresh(self) -> None:
        """Take in what other nodes have stored since, and tell it."""
        if self._live is None or self.unsaid is not None:
            await self.reload()
        else:
            await self.catch_up()

    async def catch_up(self) -> bool:
        """Take in the rows that others have stored, if there are any, and tell them; whether there were."""
        before = self.live.seq
        page = await self.store.page(self.id, before, FAR)
        if page.last - before > FAR or page.last < before:  # far ahead, or gone
            await self.reload()
            return True
        try:
            await self._take(page)
            await self._announce()
        except Diverged:
            await self.reload()  # what is here may have been set back, or is what was wrong
            return True
        except BaseException:
            self.drop()  # half a row isn't a table, and what nobody was told must be read again
            raise
        return bool(page.rows)

    async def _take(self, page: Page) -> None:
        live, work = self.live, self.gate.work()
        async for row in rows_after(self.store, self.id, live.seq, page):
            live.take(row)
            await work.step()

    async def reload(self) -> None:
        """The table as the store has it, told as far as it is news."""
        self._live = None
        with tracing.span("load"):
            live = await load(self.id, self.store, self.gate, self.ask) if is_an_id(self.id) else None
        if live is None:
            raise Refused("GT-TABLE-01")
        self._live, self.players = live, live.table.players
        self.unsaid = None
        try:
            await self._announce()
        except BaseException:
            self.drop()
            raise
        await self._keep(live)

    async def _keep(self, live: Live) -> None:
        """Write the missing checkpoint, so that the next node to load the table has less to play."""
        if live.seq - live.kept > OVERDUE and not live.renewed:
            with suppress(StoreDown):
                await self.store.check(self.id, live.checkpoint())
                live.kept = live.seq

    # Listeners

    def add(self, listener: Listener) -> None:
        """Add a listener that has just been sent everything."""
        self.listeners.setdefault(listener.seat, set()).add(listener)
        if listener.seat not in self._shown:
            self._shown[listener.seat] = Shown(self.live, listener.seat)

    def remove(self, listener: Listener) -> None:
        """Remove a listener."""
        there = self.listeners.get(listener.seat, set())
        there.discard(listener)
        if not there:
            self.listeners.pop(listener.seat, None)
            self._shown.pop(listener.seat, None)

    async def _announce(self) -> None:
        """Tell what was taken in; an audience that has missed more than the story holds is sent everything."""
        self._turn_out()
        for seat in [seat for seat, shown in self._shown.items() if shown.left_behind(self.live)]:
            await self._show_all(seat)
        self.tell()

    async def _show_all(self, seat: Seat) -> None:
        notes = await self.store.notes(self.id, seat) if seat != SPECTATOR else ""
        listeners = self.listeners.get(seat, set())
        if listeners:
            self._shown[seat] = Shown(self.live, seat)
            message = sync(self.live, seat, self.now(), notes)
            for listener in listeners:
                listener.send(message)

    def tell(self) -> None:
        """Send every audience what has changed for it; listeners who lost the seat are sent nothing more."""
        if not self.listeners:
            return
        self._turn_out()
        with tracing.span("tell"), RULES:
            self._tell_all()

    def _tell_all(self) -> None:
        everybody, now = table_view(self.live), self.now()
        for seat, listeners in self.listeners.items():
            wanted = {listener.frames for listener in listeners}
            messages = self._shown[seat].updates(self.live, everybody, now, wanted)
            for listener in listeners if messages else ():
                listener.send(messages[listener.frames])

    def _turn_out(self) -> None:
        seats = self.live.table.seats
        everybody = [listener for listeners in self.listeners.values() for listener in listeners]
        for listener in everybody:
            if listener.seat != SPECTATOR and listener.key not in seats[listener.seat].keys:
                self.remove(listener)
                listener.close()
