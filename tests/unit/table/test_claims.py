"""Tables whose time has come, and the workers that claim them."""

from __future__ import annotations

import asyncio

import pytest
from tests.unit.table.seated import USUAL, House, at_home

from getaway.store.claims import PostgresClaim
from getaway.table import StoreDown


def test_as_many_workers_as_connections_do_not_wait_for_each_other(dsn: str) -> None:
    """A worker that holds a claim can still read the table."""

    async def story(here: House) -> None:
        tables = [await here.open(people=1) for _ in range(here.store.connections + 2)]
        here.clock.at += USUAL
        async with asyncio.timeout(4):
            await asyncio.gather(*[here.work() for _ in range(here.store.connections)])
        for at in tables:
            assert await at.asked() == [0]

    at_home(dsn, story)


def test_a_claim_is_given_back_when_the_worker_breaks_off(dsn: str) -> None:
    """Nothing is written, and the table is due as before."""

    async def story(here: House) -> None:
        await here.work()
        at = await here.open(people=1)
        here.clock.at += USUAL
        with pytest.raises(StoreDown):
            await _broken_off(here)
        await here.work()
        assert await at.asked() == [0]

    at_home(dsn, story)


async def _broken_off(here: House) -> None:
    async with here.store.claim(here.clock.at) as claim:
        assert claim is not None
        raise StoreDown


def test_a_claim_is_given_back_once_the_store_answers_again(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that was down for a moment puts no table off, and counts against none."""

    async def story(here: House) -> None:
        await here.work()
        at = await here.open(people=1)
        here.clock.at += USUAL
        with monkeypatch.context() as away:
            away.setattr(PostgresClaim, "_end", _down)
            with pytest.raises(StoreDown):
                await _broken_off(here)
        async with asyncio.timeout(10):
            await asyncio.gather(*here.store.returning)
        await here.work()
        assert await at.asked() == [0]

    at_home(dsn, story)


async def _down(*_: object) -> None:
    raise StoreDown


def test_a_table_that_is_put_off_comes_again_later(dsn: str) -> None:
    """Meanwhile the others get their turn."""

    async def story(here: House) -> None:
        await here.work()
        at = await here.open(people=1)
        here.clock.at += USUAL
        async with here.store.claim(here.clock.at) as claim:
            assert claim is not None
            await claim.put_off(here.clock.at + 1000)
        await here.work()
        assert await at.asked() == [0, 1]
        here.clock.at += 1000
        await here.work()
        assert await at.asked() == [0]

    at_home(dsn, story)


def test_two_workers_never_hold_the_same_table(dsn: str) -> None:
    """The second finds nothing while the first works."""

    async def story(here: House) -> None:
        await here.work()
        await here.open(people=1)
        here.clock.at += USUAL
        async with here.store.claim(here.clock.at) as one, here.store.claim(here.clock.at) as other:
            assert one is not None
            assert other is None
        here.clock.at += 3_600_000
        await here.work()

    at_home(dsn, story)


async def _claims(here: House, table: str) -> list[tuple[int, int]]:
    """The tries of each due row of a table, and how far off it is."""
    async with here.store.connected() as connection:
        rows = await connection.fetch("select tries, at from due where table_id = $1 order by n", table)
    return [(row["tries"], row["at"] - here.clock.at) for row in rows]


def test_what_is_left_to_others_for_a_while_is_claimed_from_now_on(dsn: str) -> None:
    """Nothing that has only just become due is taken; what is taken is kept for as long as ever."""

    async def story(here: House) -> None:
        await here.work()
        at = await here.open(people=1)
        here.clock.at += USUAL
        async with here.store.claim(here.clock.at, 2000) as early:
            assert early is None
        here.clock.at += 2000
        async with here.store.claim(here.clock.at, 2000) as claim:
            assert claim is not None
            assert await _claims(here, at.id) == [(1, 2000)]

    at_home(dsn, story)


def test_work_that_kills_its_worker_comes_back_ever_more_seldom(dsn: str) -> None:
    """Each attempt is counted before it begins, and others get their turn meanwhile; success forgets the count."""

    async def story(here: House) -> None:
        await here.work()
        poison, other = await here.open(people=1), await here.open(people=1)
        here.clock.at += USUAL
        waited: list[int] = []
        dead = [here.store.claim(here.clock.at + 2**i * 2000 - 2000) for i in range(4)]
        for claiming in dead:
            claim = await claiming.__aenter__()  # and nobody leaves
            assert claim is not None
            assert (claim.table, claim.unfinished) == (poison.id, len(waited))
            ((tries, later),) = await _claims(here, poison.id)
            assert tries == len(waited) + 1
            waited.append(later)
            await here.work()
            assert await other.asked() == [0]
            here.clock.at += later
        assert waited == [2000, 4000, 8000, 16000]
        await here.work()
        assert await poison.asked() == [0]
        assert await _claims(here, poison.id) == []

    at_home(dsn, story)


def test_a_claim_holds_nothing_up_while_its_worker_is_paused(dsn: str) -> None:
    """Between the claim and its row there is no open transaction: a player's row passes."""

    async def story(here: House) -> None:
        await here.work()
        at = await here.open(people=1)
        here.clock.at += USUAL
        async with here.store.claim(here.clock.at) as claim:
            assert claim is not None
            async with here.store.connected() as connection:
                sql = (
                    "select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in%'"
                )
                assert await connection.fetchval(sql) == 0
            async with asyncio.timeout(1):
                await at.answer(0)
            await here.tables.wake(claim.table, claim.append)
        untried = [tries for tries, _ in await _claims(here, at.id)]
        assert untried == [0] * (1 in await at.asked())  # only what the bot is asked after the answer

    at_home(dsn, story)


def test_a_claim_stays_when_its_row_came_too_late(dsn: str) -> None:
    """The row that won its number may not have written when to look again."""

    async def story(here: House) -> None:
        await here.work()
        at = await here.open(people=1)
        here.clock.at += USUAL
        async with here.store.claim(here.clock.at) as claim:
            assert claim is not None
            taken = (await here.store.tail(at.id, 0))[-1]
            assert not await claim.append(taken)
            assert len(await _claims(here, at.id)) == 1

    at_home(dsn, story)
