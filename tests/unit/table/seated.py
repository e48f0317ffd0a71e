"""Tables on a real store and bus with a clock that stands until it is moved, and people who sit at one of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import pytest
from tests.serving import NATS, new_id

from getaway.bus import NatsBus
from getaway.kernel import SPECTATOR, Refused, from_json
from getaway.kernel.wire import PlainWish
from getaway.store import PostgresStore
from getaway.table import Tables, Wanted, key_of
from getaway.table import commands as c
from getaway.table.exporting import exported
from getaway.table.live import Live
from getaway.table.loading import load
from getaway.table.messages import Seated, Sync
from getaway.table.seats import TEMPOS

NOON = 1_700_000_000_000
DAY = 86_400_000
USUAL = TEMPOS[""]
"""How many milliseconds a bot takes to answer."""
DAYS = count()
"""Each test has a day of its own, so that nothing of another's is still to come."""


class Clock:
    """Unix time in milliseconds, as the test says."""

    def __init__(self) -> None:
        self.at = NOON + next(DAYS) * DAY

    def __call__(self) -> int:
        return self.at


class House:
    """One node's tables, its store, and its clock."""

    def __init__(self, dsn: str, clock: Clock) -> None:
        self.clock = clock
        self.store = PostgresStore(dsn)
        self.bus = NatsBus(NATS)
        self.tables = Tables(self.store, self.bus, clock)
        self.bus.hear = self.tables.heard
        self.tables.waking.rest = self.rest

    async def rest(self, seconds: float) -> None:
        """Let time pass."""
        self.clock.at += round(seconds * 1000)

    async def open(
        self,
        players: int = 2,
        *,
        people: int | None = None,
        start: bool = True,
        **wanted: Any,
    ) -> At:
        """A table of the toy game with people at its first seats; bots take the others."""
        game = wanted.pop("game", "toy")
        seats = [await self.tables.open(Wanted(game, players, "Ada", **wanted))]
        names = ("Bob", "Cleo", "Dan")[: (players if people is None else people) - 1]
        seats += [await self.tables.sit(seats[0].table, name, "") for name in names]
        at = At(self, seats)
        if start:
            await at.do(0, c.Start(id=new_id()))
        return at

    async def work(self) -> None:
        """Do all that is due now, as a worker would."""
        while True:
            async with self.store.claim(self.clock.at) as claim:
                if claim is None:
                    return
                await self.tables.wake(claim.table, claim.append)

    async def load(self, table: str) -> Live:
        """The table as a node that has just started would read it."""
        live = await load(table, self.store, self.tables.house.gate)
        assert live is not None
        return live


class At:
    """One table, and the secrets of its seats."""

    def __init__(self, house: House, seats: list[Seated]) -> None:
        self.house = house
        self.id = seats[0].table
        self.keys = {seated.seat: key_of(seated.secret) for seated in seats}
        self.keys[SPECTATOR] = ""

    def through(self, house: House) -> At:
        """The same people at the same table, through another node."""
        other = At.__new__(At)
        other.house, other.id, other.keys = house, self.id, self.keys
        return other

    async def do(self, seat: int, command: c.AnyCommand) -> None:
        """A command of a seat."""
        await self.house.tables.command(self.id, self.keys[seat], command)

    async def sync(self, seat: int) -> Sync:
        """Everything a seat sees."""
        return from_json(await self.house.tables.sync(self.id, self.keys[seat]), Sync)

    async def asked(self) -> list[int]:
        """The seats that are asked."""
        question = (await self.sync(SPECTATOR)).question
        return list(getattr(question, "seats", ()))

    async def answer(self, seat: int, pick: int = 0, row_id: str | None = None) -> None:
        """Answer what the seat is asked by one of the items of its first act."""
        question = (await self.sync(seat)).question
        act = question.choice[0]  # type: ignore[index]
        args = {part["name"]: part["items"][pick] for part in act["parts"]}
        wish = PlainWish(verb=act["verb"], args=args)
        await self.do(seat, c.AnswerIt(id=row_id or new_id(), ask=question.rev, wish=wish))

    async def whole_log(self) -> str:
        """The log as everybody may read it after the end."""
        tables = self.house.tables
        return "".join([part async for part in exported(tables.house.store, await self.live(), tables.house.gate)])

    async def live(self) -> Live:
        """The table in memory, up to date."""
        async with self.house.tables.room(self.id) as room:
            return room.live


@asynccontextmanager
async def house(dsn: str, clock: Clock | None = None) -> AsyncIterator[House]:
    """A node's tables, running."""
    made = House(dsn, clock or Clock())
    await made.store.start()
    await made.bus.start()
    try:
        yield made
    finally:
        await made.bus.stop()
        await made.store.stop()


def at_home(dsn: str, story: Callable[[House], Awaitable[None]]) -> None:
    """Run a test's story in a house of its own."""

    async def told() -> None:
        async with house(dsn) as made:
            await story(made)

    asyncio.run(told())


async def refused(clause: str, doing: Awaitable[object]) -> Refused:
    """Something that a clause forbids."""
    with pytest.raises(Refused) as found:
        await doing
    assert found.value.clause == clause
    return found.value
