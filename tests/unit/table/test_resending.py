"""A command that comes again: by another secret of the seat, after an upgrade, or after it has waited for long."""

from __future__ import annotations

import asyncio

import pytest
from tests.serving import new_id
from tests.unit.table.seated import At, House, at_home, refused

from getaway.table import StoreDown, key_of
from getaway.table import commands as c
from getaway.table.committing import LATE


async def said(at: At) -> int:
    """How often somebody has spoken."""
    return sum([b'"said"' in row.act for row in await at.house.store.tail(at.id, 0)])


def test_what_is_sent_again_after_the_seat_was_moved_counts_once(dsn: str) -> None:
    """The answer was lost, the seat got a new secret, and the same command comes by that."""

    async def story(here: House) -> None:
        at = await here.open(start=False)
        word = c.Say(id=new_id(), text="hello")
        await at.do(1, word)
        at.keys[1] = key_of((await here.tables.rekey(at.id, at.keys[1], only=True)).secret)
        await at.do(1, word)
        here.tables.house.rooms.clear()
        await at.do(1, word)
        assert await said(at) == 1

    at_home(dsn, story)


@pytest.mark.parametrize("warm", [False, True])
def test_a_command_under_way_while_the_program_is_upgraded_counts_once(dsn: str, warm: bool) -> None:
    """An earlier program wrote its row under the key; it is neither doubled nor refused, in memory or not."""

    async def story(here: House) -> None:
        at = await here.open(start=False)
        sent = ((1, c.Say(id=new_id(), text="hello")), (0, c.Start(id=new_id())))
        for seat, command in sent:
            await at.do(seat, command)
            async with here.store.connected() as connection:
                change = "update log set id = $2 where id = $1"
                await connection.execute(change, f"s{seat}:{command.id}", f"{at.keys[seat][:16]}:{command.id}")
        here.tables.house.rooms.clear()
        if warm:
            await at.sync(0)
        for seat, command in sent:
            await at.do(seat, command)
        assert await said(at) == 1
        assert sum([b'"started"' in row.act for row in await here.store.tail(at.id, 0)]) == 1

    at_home(dsn, story)


def test_two_seats_may_use_the_same_id(dsn: str) -> None:
    """An id is a seat's own."""

    async def story(here: House) -> None:
        at = await here.open(start=False)
        for seat in (0, 1):
            await at.do(seat, c.Say(id="one", text="hello"))
        assert await said(at) == 2

    at_home(dsn, story)


@pytest.mark.clause("GT-STORE-01")
def test_a_command_that_has_waited_for_long_is_left_to_the_next(dsn: str) -> None:
    """Its client has sent it again and may have been refused meanwhile: what was refused must not happen later."""

    async def story(here: House) -> None:
        at = await here.open(start=False)
        word = c.Say(id=new_id(), text="hello")
        async with here.tables.room(at.id):
            waiting = at.do(1, word)
            task = asyncio.create_task(waiting)
            await asyncio.sleep(0.05)
            here.clock.at += LATE + 1
        with pytest.raises(StoreDown):
            await task
        assert await said(at) == 0
        await at.do(1, word)
        assert await said(at) == 1

    at_home(dsn, story)


def test_a_secret_that_has_ended_says_so_though_its_seat_was_taken(dsn: str) -> None:
    """The host took the seat back, and a client that sends the call again hears so."""

    async def story(here: House) -> None:
        at = await here.open(people=1, start=False)
        secret = "b" * 43
        seated = await here.tables.sit(at.id, "Bob", "", None, secret)
        assert await here.tables.sit(at.id, "Bob", "", None, secret) == seated
        await at.do(0, c.Revoke(id=new_id(), seat=1))
        await refused("GT-KEY-01", here.tables.sit(at.id, "Bob", "", None, secret))
        assert (await here.tables.view(at.id)).seats[1].kind == "open"

    at_home(dsn, story)
