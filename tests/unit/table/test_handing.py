"""A table that was let go: newer rules go on exactly where the older ones stood, and these leave it alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.serving import NATS, new_id
from tests.unit.table.seated import At, House, at_home
from tests.unit.table.test_newer_rules import newer, no_passing, round_of_bids, settled

from getaway.bus import NatsBus, nats
from getaway.table import Edition, HandedOver
from getaway.table import commands as c
from getaway.table.handing import Handing
from getaway_toy import ToyGame

pytestmark = pytest.mark.clause("GT-VERSION-02")


async def begun(here: House) -> At:
    """A match in which somebody has passed since its checkpoint, which the newer rules would refuse."""
    at = await here.open()
    await settled(here)
    await round_of_bids(at)
    return at


@pytest.mark.parametrize("asked", [True, False])
def test_newer_rules_go_on_where_the_older_ones_stood(dsn: str, monkeypatch: pytest.MonkeyPatch, asked: bool) -> None:
    """Whether they asked for the table, or those who had it were stopped."""

    async def story(here: House) -> None:
        at, handing = await begun(here), Handing(here.tables.house, here.store)
        stood, rows = (await at.live()).playing().state_hash, (await at.live()).seq
        await (handing.hand_over(at.id, 2) if asked else handing.keep_all())
        no_passing(monkeypatch)
        newer(here, monkeypatch)
        heard: list[int] = []
        here.tables.house.on_renewed = heard.append
        live = await at.live()
        assert (live.playing().state_hash, live.seq, heard) == (stood, rows + 1, [0])

    at_home(dsn, story)


def test_those_with_older_rules_leave_it_alone(dsn: str) -> None:
    """Nothing is shown or played there, and the node is told to send everyone away."""

    async def story(here: House) -> None:
        at = await begun(here)
        gone: list[str] = []
        here.tables.house.on_handed_over = gone.append
        assert await Handing(here.tables.house, here.store).hand_over(at.id, 2)
        assert gone == [at.id]
        rows = await here.store.lasts([at.id])
        with pytest.raises(HandedOver):
            await at.do(0, c.Say(id=new_id(), text="hello?"))
        assert await here.store.lasts([at.id]) == rows
        assert gone == [at.id] * 2

    at_home(dsn, story)


def test_a_node_that_hears_of_newer_rules_lets_go(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if nobody asked it: the row says so."""

    async def story(here: House) -> None:
        at = await begun(here)
        gone: list[str] = []
        here.tables.house.on_handed_over = gone.append
        await Handing(here.tables.house, here.store).keep_all()
        room = here.tables.house.rooms[at.id]
        newer(here, monkeypatch)
        await at.sync(0)
        monkeypatch.setattr(ToyGame, "version", 1)
        monkeypatch.setattr(room, "listeners", {0: set()})
        here.tables.house.rooms[at.id] = room
        await here.tables.heal()
        assert gone == [at.id]

    at_home(dsn, story)


def test_a_checkpoint_of_a_node_that_stops_keeps_undo(dsn: str) -> None:
    """Under the same rules the next node can do all that this one could."""

    async def story(here: House) -> None:
        at = await begun(here)
        seat = 1 - (await at.asked())[0]
        await Handing(here.tables.house, here.store).keep_all()
        here.tables.house.rooms.clear()
        assert (await at.live()).kept == (await at.live()).seq
        await at.do(seat, c.Undo(id=new_id()))
        assert await at.asked() == [seat]

    at_home(dsn, story)


# The bus


@asynccontextmanager
async def line(*editions: Edition) -> AsyncIterator[NatsBus]:
    """A process on the bus that has these rules."""
    bus = NatsBus(NATS)
    await bus.start()
    try:
        async with asyncio.timeout(5):
            while not bus.connected:  # noqa: ASYNC110 - it connects by itself
                await asyncio.sleep(0.01)
        await bus.answer_for("test", editions)
        yield bus
    finally:
        await bus.stop()


def test_one_of_those_with_the_rules_is_asked() -> None:
    """Not one with others; and where nobody has them, that is known at once."""

    async def story() -> None:
        one, two, asked = Edition("one", 1), Edition("one", 2), []

        async def answer(table: str, version: int) -> bool:
            asked.append((table, version))
            return True

        async with line(one) as first, line(one) as second, line(two) as newer:
            first.asked = second.asked = answer
            await asyncio.sleep(0.1)
            assert await newer.hand_over("atable", one, 2)
            assert asked == [("atable", 2)]
            assert not await newer.hand_over("atable", Edition("other", 1), 2)

    asyncio.run(story())


def test_where_nobody_answers_the_table_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has the rules and can't let go, or the bus is away: nobody plays the rows with others."""

    async def story() -> None:
        monkeypatch.setattr(nats, "ANSWER", 0.2)
        one = Edition("two", 1)

        async def stumble(_table: str, _version: int) -> bool:
            return False

        async with line(one) as older, line() as newer:
            older.asked = stumble
            await asyncio.sleep(0.1)
            with pytest.raises(HandedOver):
                await newer.hand_over("atable", one, 2)
        with pytest.raises(HandedOver):
            await newer.hand_over("atable", one, 2)

    asyncio.run(story())
