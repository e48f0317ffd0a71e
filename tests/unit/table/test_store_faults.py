"""A store that is away, and a log that somebody has changed."""

from __future__ import annotations

from contextlib import AsyncExitStack, suppress

import pytest
from tests.serving import new_id
from tests.unit.table.seated import House, at_home, house, refused

from getaway.kernel.wire import PlainWish
from getaway.table import StoreDown
from getaway.table import commands as c
from getaway_toy import ToyGame


@pytest.mark.clause("GT-STORE-01")
def test_a_command_whose_fate_is_not_known_counts_once(dsn: str) -> None:
    """The line breaks after the row was written; the same command sent again is done, and in the log once."""

    async def story(here: House) -> None:
        at = await here.open()
        append = here.store.append

        async def written_and_lost(row: object) -> bool:
            assert await append(row)  # type: ignore[arg-type]
            raise StoreDown

        here.store.append = written_and_lost  # type: ignore[method-assign]
        number = new_id()
        with pytest.raises(StoreDown):
            await at.answer(0, row_id=number)
        here.store.append = append  # type: ignore[method-assign]
        wish = PlainWish(verb="bid", args={"amount": 0})
        await at.do(0, c.AnswerIt(id=number, ask=0, wish=wish))
        rows = await here.store.tail(at.id, 0)
        assert [row.id for row in rows].count(f"s0:{number}") == 1
        assert await at.asked() == [1]

    at_home(dsn, story)


@pytest.mark.clause("GT-STORE-01")
def test_a_command_that_was_never_written_is_carried_out_when_it_comes_again(dsn: str) -> None:
    """What is in memory is thrown away, so that nothing is told that is not stored."""

    async def story(here: House) -> None:
        at = await here.open()
        append = here.store.append

        async def lost(_: object) -> bool:
            raise StoreDown

        here.store.append = lost  # type: ignore[method-assign, assignment]
        with pytest.raises(StoreDown):
            await at.answer(0)
        here.store.append = append  # type: ignore[method-assign]
        assert await at.asked() == [0, 1]
        await at.answer(0)
        assert await at.asked() == [1]

    at_home(dsn, story)


CHANGE = "update log set act = convert_to(replace(convert_from(act, 'UTF8'), $2, $3), 'UTF8') where table_id = $1"


@pytest.mark.clause("GT-VERSION-01")
def test_newer_rules_are_told_of_once_though_the_store_was_away(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The row that says so is written before anything else is, and every number of the log is there."""

    async def story(here: House) -> None:
        at = await here.open()
        await at.answer(0)
        await here.store.check(at.id, (await at.live()).checkpoint())
        here.tables.house.rooms.clear()
        monkeypatch.setattr(ToyGame, "version", 2)
        append = here.store.append

        async def lost(_: object) -> bool:
            raise StoreDown

        here.store.append = lost  # type: ignore[method-assign, assignment]
        with pytest.raises(StoreDown):
            await at.sync(0)
        here.store.append = append  # type: ignore[method-assign]
        await at.answer(1)
        rows = await here.store.tail(at.id, 0)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        assert sum(b'"renewed"' in row.act for row in rows) == 1

    at_home(dsn, story)


@pytest.mark.clause("GT-FAULT-02")
@pytest.mark.parametrize("forged", [9, 99])
def test_a_log_that_was_changed_is_found_out(dsn: str, forged: int) -> None:
    """It is refused with the number of an incident, whatever the rules say; with the log as it was, it goes on."""

    async def story(here: House) -> None:
        at = await here.open()
        await at.answer(0, pick=2)
        here.tables.house.rooms.clear()
        async with here.store.connected() as connection:
            await connection.execute(CHANGE, at.id, '"amount":2', f'"amount":{forged}')
        no = await refused("GT-FAULT-02", at.sync(0))
        async with here.store.connected() as connection:
            body = await connection.fetchval("select body from incidents where n = $1", no.facts["number"])
            assert at.id in body
            await connection.execute(CHANGE, at.id, f'"amount":{forged}', '"amount":2')
        await at.answer(1)

    at_home(dsn, story)


class Ears:
    """A spectator who counts what is sent."""

    seat, key, heard, frames = -1, "", 0, False

    def send(self, _: bytes) -> None:
        self.heard += 1

    def close(self) -> None:
        self.heard = -1


def test_a_table_that_cannot_be_read_keeps_no_news_from_another(dsn: str) -> None:
    """Without a bus all is read from the store; one log was changed there."""

    async def story(here: House) -> None:
        tables = [await here.open() for _ in range(2)]
        ears = {at.id: Ears() for at in tables}
        async with AsyncExitStack() as all_of_them, house(dsn, here.clock) as there:
            for at in tables:
                await all_of_them.enter_async_context(here.tables.listening(at.id, "", None, ears[at.id]))
            await here.bus.stop()
            for at in tables:
                await at.through(there).answer(0, pick=2)
            bad, good = await here.store.lasts([at.id for at in tables])
            async with here.store.connected() as connection:
                await connection.execute(CHANGE, bad, '"amount":2', '"amount":9')
            with pytest.raises(ExceptionGroup):
                await here.tables.heal()
            assert (ears[bad].heard, ears[good].heard) == (1, 2)

    at_home(dsn, story)


def test_connections_that_the_database_gave_up_are_a_store_that_is_down(dsn: str) -> None:
    """Whatever a connection is in the middle of, nothing but `StoreDown` comes out, and the next one works."""
    others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> $1"

    async def story(here: House) -> None:
        at = await here.open()
        for _ in range(20):
            with suppress(StoreDown):
                async with here.store.connected() as connection, here.store.connected() as other:
                    await other.fetchval("select 1")
                    await connection.execute(others, connection.get_server_pid())
            with suppress(StoreDown):
                await here.store.tail(at.id, 0)
        for _ in range(here.store.connections):  # each that was lost is found out once
            with suppress(StoreDown):
                await here.store.tail(at.id, 0)
        assert await here.store.load(at.id) is not None

    at_home(dsn, story)
