"""Tables whose time has come, and the workers that claim them."""

from __future__ import annotations

import asyncio

import pytest
from tests.unit.table.seated import House, at_home

from getaway.table import StoreDown
from getaway.table.live import THINKING


def test_as_many_workers_as_connections_do_not_wait_for_each_other(dsn: str) -> None:
    """Whoever holds a claim can still read the table."""

    async def story(here: House) -> None:
        tables = [await here.open(people=1) for _ in range(here.store.connections + 2)]
        here.clock.at += THINKING
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
        here.clock.at += THINKING
        with pytest.raises(StoreDown):
            await _broken_off(here)
        await here.work()
        assert await at.asked() == [0]

    at_home(dsn, story)


async def _broken_off(here: House) -> None:
    async with here.store.claim(here.clock.at) as claim:
        assert claim is not None
        raise StoreDown


def test_a_table_that_is_put_off_comes_again_later(dsn: str) -> None:
    """Meanwhile the others get their turn."""

    async def story(here: House) -> None:
        await here.work()
        at = await here.open(people=1)
        here.clock.at += THINKING
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
        here.clock.at += THINKING
        async with here.store.claim(here.clock.at) as one, here.store.claim(here.clock.at) as other:
            assert one is not None
            assert other is None
        here.clock.at += 3_600_000
        await here.work()

    at_home(dsn, story)
