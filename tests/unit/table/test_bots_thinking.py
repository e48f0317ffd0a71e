"""A bot thinks while its table is free for everybody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.unit.table.seated import At, House, at_home

from getaway.bots import Bot, Decision
from getaway.kernel import Record
from getaway.store.claims import LONGER
from getaway.table import Claim, waking
from getaway.table.live import COURTESY
from getaway.table.thinking import think_here
from getaway.table.waking import Rethink


async def due(at: At) -> int:
    """When the table is looked at again."""
    async with at.house.store.connected() as connection:
        return int(await connection.fetchval("select at from due where table_id = $1", at.id))


@asynccontextmanager
async def claimed(at: At) -> AsyncIterator[Claim]:
    """The claim to a table; what others have left behind goes first."""
    while True:
        async with at.house.store.claim(at.house.clock.at) as claim:
            assert claim is not None
            if claim.table == at.id:
                yield claim
                return


async def with_a_bot(here: House) -> At:
    """A table whose bot is due."""
    at = await here.open(people=1)
    assert 1 in await at.asked()
    here.clock.at += COURTESY
    return at


def test_a_table_can_be_played_at_while_a_bot_thinks(dsn: str) -> None:
    """What a person does meanwhile counts, and so does the bot's answer."""

    async def story(here: House) -> None:
        at = await with_a_bot(here)

        async def slow(bot: Bot, record: Record, whom: str) -> Decision | None:
            if 0 in await at.asked():
                await at.answer(0)
            return await think_here(bot, record, whom)

        here.tables.waking.thinker = slow
        before = (await at.live()).seq
        await here.work()
        assert (await at.live()).seq - before >= 2

    at_home(dsn, story)


def test_a_bot_knows_where_people_sit(dsn: str) -> None:
    """The table's people, and not its bots."""

    async def story(here: House) -> None:
        await with_a_bot(here)
        seen = []

        async def asked(bot: Bot, record: Record, whom: str) -> Decision | None:
            seen.append(bot.people)
            return await think_here(bot, record, whom)

        here.tables.waking.thinker = asked
        await here.work()
        assert set(seen) == {(0,)}

    at_home(dsn, story)


def test_a_bot_that_thought_of_another_question_thinks_again(dsn: str) -> None:
    """An answer to a question that is gone is given to nobody."""

    async def story(here: House) -> None:
        at = await with_a_bot(here)
        asked = []

        async def stale(bot: Bot, record: Record, whom: str) -> Decision | None:
            asked.append(record.seat)
            if len(asked) == 1:
                here.tables.waking.due = lambda *_args, **_more: (_ for _ in ()).throw(Rethink())  # type: ignore[method-assign]
            elif len(asked) == 2:
                del here.tables.waking.due
            return await think_here(bot, record, whom)

        here.tables.waking.thinker = stale
        await here.work()
        assert asked[:2] == [1, 1]
        assert 1 not in await at.asked()

    at_home(dsn, story)


def test_a_bot_that_is_due_without_a_thought_is_not_forgotten(dsn: str) -> None:
    """Its time may come between the look at the table and the act: then it has to think first."""

    async def story(here: House) -> None:
        at = await with_a_bot(here)
        async with here.tables.room(at.id) as room:
            with pytest.raises(Rethink):
                here.tables.waking.due(room.live, here.clock.at)

    at_home(dsn, story)


def test_a_bot_that_takes_long_keeps_its_claim(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As often as it takes long; if its worker dies, somebody else begins soon after."""

    async def story(here: House) -> None:
        at = await with_a_bot(here)
        kept = []

        async def slow(bot: Bot, record: Record, whom: str) -> Decision | None:
            await asyncio.sleep(0.1)
            return await think_here(bot, record, whom)

        async def keep() -> None:
            kept.append(at.id)

        monkeypatch.setattr(waking, "SOON", 0.01)
        here.tables.waking.thinker = slow
        async with claimed(at) as claim:
            await here.tables.wake(claim.table, claim.append, keep)
        assert len(kept) > 2
        assert set(kept) == {at.id}

    at_home(dsn, story)


def test_a_kept_claim_is_nobody_elses_for_a_while(dsn: str) -> None:
    """A claim holds for two seconds, and a little longer each time its work says that it goes on."""

    async def story(here: House) -> None:
        at = await with_a_bot(here)
        async with claimed(at) as claim:
            assert await due(at) - here.clock.at == 2_000
            for kept in (1, 2):
                await claim.keep()
                assert await due(at) - here.clock.at == 2_000 + kept * LONGER

    at_home(dsn, story)
