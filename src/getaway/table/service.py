"""The tables of one node, and everything that can be done at them. Each part has one job; this puts them together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any

from getaway.kernel import Seat
from getaway.table import bounds, deciding, reports
from getaway.table.access import admitted, seat_of
from getaway.table.acts import AnyAct
from getaway.table.advising import Advise, Advising
from getaway.table.arrivals import Arrivals
from getaway.table.bounds import Limits
from getaway.table.branching import Tried, WhatIf, WhatIfs
from getaway.table.bringing import Bring, Bringing
from getaway.table.commands import AnyCommand, Rematch, Say
from getaway.table.committing import Append, Committer, ids_of
from getaway.table.house import House
from getaway.table.leading import AnyLead, Leading
from getaway.table.live import Live
from getaway.table.messages import Seated, TableView
from getaway.table.opening import Wanted
from getaway.table.past import Past
from getaway.table.ports import Bus, Listener, Store
from getaway.table.rematches import Rematches
from getaway.table.reviewing import Review, Reviewing
from getaway.table.room import Room
from getaway.table.vetting import Vetting
from getaway.table.viewing import Viewing
from getaway.table.waking import Keep, Waking, done_soon
from getaway.table.weighing import Weigh, Weighing


class Tables:
    """All tables that this process has to do with, and what can be done at them."""

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
        self.house = House(store, bus, now, most=most)
        self.limits = Limits(rows, talk)
        self.vetting = Vetting(store)
        self.past = Past(store, self.house.room, admitted, self.house.gate)
        self.committer = Committer(self.house)
        self.arrivals = Arrivals(self.committer, self.limits, self.vetting)
        self.leading = Leading(self.house, self.past)
        self.viewing = Viewing(self.house, self.leading)
        self.weighing = Weighing(self.house)
        self.rematches = Rematches(self.committer)
        self.what_ifs = WhatIfs(self.house, self.past)
        self.bringing = Bringing(self.house)
        self.advising = Advising(self.committer)
        self.reviewing = Reviewing(self.past)
        self.waking = Waking(self.committer, self.limits)

    def room(self, table: str) -> AbstractAsyncContextManager[Room]:
        """The room of a table, with nobody else in it."""
        return self.house.room(table)

    # Coming to a table

    async def try_out(self, game: str, players: int, options: Mapping[str, Any], whom: str = "") -> None:
        """Refuse what the game refuses, for somebody who may have to wait for a check."""
        await self.arrivals.try_out(game, players, options, whom)

    async def open(self, wanted: Wanted, whom: str = "") -> Seated:
        """Open a table."""
        return await self.arrivals.open(wanted, whom)

    async def sit(self, table: str, name: str, number: str, wanted: Seat | None = None, secret: str = "") -> Seated:
        """Sit down at a table."""
        return await self.arrivals.sit(table, name, number, wanted, secret)

    async def rekey(
        self, table: str, holder: str, secret: str = "", *, only: bool = False, spare: tuple[str, ...] = ()
    ) -> Seated:
        """Give a seat another secret."""
        return await self.arrivals.rekey(table, holder, secret, only=only, spare=spare)

    async def keep(self, table: str, holder: str, key: str) -> Seat:
        """Let an account keep a seat."""
        return await self.arrivals.keep(table, holder, key)

    async def what_if(self, table: str, key: str, wanted: WhatIf, whom: str = "") -> Tried:
        """Open a table that begins at a moment of this one."""
        return await self.what_ifs.open(table, key, wanted, whom)

    async def carry_on(self, wanted: Bring, whom: str = "") -> Tried:
        """Open a table at which a match from a file goes on, for somebody who may have to wait for a check."""
        return await self.bringing.carry_on(wanted, whom)

    # Playing

    async def command(self, table: str, key: str, command: AnyCommand) -> None:
        """Carry out a command of the seat that this key opens, once; raises `Refused` if a clause forbids it."""

        def decide(live: Live, at: int) -> AnyAct:
            seat = seat_of(live, key)
            self._take_on(live, seat, command)
            return deciding.decide(live, seat, command, at)

        named = ids_of(key, command.id)
        if isinstance(command, AnyLead):
            await self.leading.lead(table, key, command)
        elif isinstance(command, Say) and reports.is_report(command.text):
            await self.report(table, key, command.id, reports.words_of(command.text))
        elif isinstance(command, Rematch):
            await self.rematches.again(table, key, named, onward=command.next)
        else:
            await self.committer.do(table, decide, named)

    def _take_on(self, live: Live, seat: Seat, command: AnyCommand) -> None:
        """Refuse a command that the table's log has no room for, and talk that comes too fast."""
        self.limits.fits(live.seq, command)
        if isinstance(command, Say):
            self.limits.may_say(self.house.rooms[live.id].used, seat, self.house.now())

    async def report(self, table: str, key: str, report_id: str, words: str) -> reports.Filed:
        """Keep what a player reports about this moment; nobody at the table is told."""
        async with self.room(table) as room:
            seat = seat_of(room.live, key)
            found = reports.report(room.live, seat, f"s{seat}:{report_id}", words)
            room.used.take("report", seat, bounds.REPORTS, self.house.now())
        await self.house.store.file_report(found)
        return reports.Filed(found.quote, found.moment)

    async def wake(self, table: str, append: Append, keep: Keep = done_soon) -> None:
        """Do what is due at a table; `keep` is called where that takes long."""
        await self.waking.wake(table, append, keep)

    # Seeing and hearing

    async def view(self, table: str) -> TableView:
        """The table as everybody with the link sees it."""
        return await self.viewing.view(table)

    async def seat(self, table: str, key: str) -> Seat:
        """The audience that a key belongs to."""
        return await self.viewing.seat(table, key)

    async def sync(self, table: str, key: str) -> bytes:
        """Everything that the holder of this key may see."""
        return await self.viewing.sync(table, key)

    async def query(self, table: str, key: str, name: str, args: dict[str, Any]) -> bytes:
        """A game's query on the view of the holder of this key."""
        return await self.viewing.query(table, key, name, args)

    async def weigh(self, table: str, key: str, wanted: Weigh) -> bytes:
        """What the options of the holder of this key would bring."""
        return await self.weighing.outlook(table, key, wanted)

    async def advise(self, table: str, key: str, wanted: Advise) -> bytes:
        """What a bot would do at a question of the holder of this key."""
        return await self.advising.advice(table, key, wanted)

    async def review(self, table: str, key: str, wanted: Review) -> bytes:
        """Whether an answer of the holder of this key was far worse than another."""
        return await self.reviewing.review(table, key, wanted)

    def listening(self, table: str, key: str, rev: int | None, listener: Listener) -> AbstractAsyncContextManager[Seat]:
        """Send a listener everything from now on."""
        return self.viewing.listening(table, key, rev, listener)

    # What other nodes say

    async def heard(self, table: str, seq: int) -> None:
        """Another node wrote a row."""
        await self.house.heard(table, seq)

    async def called(self, table: str, said: bytes) -> None:
        """Somebody leads the shared replay, here or at another node."""
        await self.leading.called(table, said)

    async def heal(self) -> None:
        """Read what the bus may have failed to say."""
        await self.house.heal()
