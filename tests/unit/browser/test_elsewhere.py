"""The second worker of a tab: it decides from what it is handed, and a table goes on whatever becomes of it."""

from __future__ import annotations

import asyncio
import pickle
from typing import Any

import msgspec
import pytest
from tests.unit.browser.tabs import Air, Memory, Tab, in_a_browser

from getaway.browser.elsewhere import TRIES, Elsewhere, Lost, do
from getaway.kernel import Refused


class Second:
    """A second worker that loses the first pieces of work, and works on the others once it may."""

    def __init__(self, loses: int = 0) -> None:
        self.handed: list[tuple[Any, ...]] = []
        self.may = asyncio.Event()
        self._loses = loses

    async def hand(self, _game: str, work: bytes) -> bytes:
        """Take a piece of work."""
        self.handed.append(pickle.loads(work))  # noqa: S301 - it comes from this test
        if len(self.handed) <= self._loses:
            raise Lost
        await self.may.wait()
        return do(work)


async def bots_turn(tab: Tab) -> str:
    """A table at which a bot has to answer."""
    table = (await tab.opened()).table
    assert await asked(tab, table, 1)
    return table


async def asked(tab: Tab, table: str, seat: int) -> int:
    """The number of a seat's question."""
    async with tab.node.tables.room(table) as room:
        return next(ask.id for ask in room.live.playing().asks if ask.seat == seat)


async def rows(tab: Tab, table: str) -> int:
    """How many rows a table's log has."""
    return (await tab.node.store.lasts([table]))[table]


def test_calls_are_answered_while_a_bot_thinks() -> None:
    """The bot gets its seat's record and nothing else; meanwhile the page is told what it asks."""

    async def story(shelf: Memory, air: Air) -> None:
        second = Second()
        tab = air.tab(shelf, second.hand)
        table = await bots_turn(tab)
        before = await rows(tab, table)
        work = asyncio.create_task(tab.work())
        while not second.handed:  # noqa: ASYNC110 - what is awaited has no event
            await asyncio.sleep(0)
        assert (await tab.ask("GET", f"/tables/{table}/sync")).status == 200
        assert await rows(tab, table) == before
        _, (_, record, _) = second.handed[0]
        assert record.seat == 1
        second.may.set()
        await work
        assert await rows(tab, table) > before

    in_a_browser(story)


@pytest.mark.parametrize("loses", range(TRIES + 1))
def test_a_bot_whose_worker_is_lost_thinks_again(loses: int) -> None:
    """After the last try it answers somehow: the table goes on."""

    async def story(shelf: Memory, air: Air) -> None:
        second = Second(loses)
        second.may.set()
        tab = air.tab(shelf, second.hand)
        table = await bots_turn(tab)
        before = await rows(tab, table)
        await tab.work()
        first = second.handed[0][1]
        assert [given for _, given in second.handed].count(first) == min(loses + 1, TRIES)
        assert await rows(tab, table) > before

    in_a_browser(story)


def test_a_browser_without_a_second_worker_plays_all_the_same() -> None:
    """The first one does what there is to do."""

    async def story(shelf: Memory, air: Air) -> None:
        tab = air.tab(shelf)
        table = await bots_turn(tab)
        before = await rows(tab, table)
        await tab.work()
        assert await rows(tab, table) > before

    in_a_browser(story)


def test_a_hint_a_world_and_a_check_come_from_there_too() -> None:
    """A hint that never comes is refused by its clause, and so is a check."""

    async def story(shelf: Memory, air: Air) -> None:
        second = Second()
        second.may.set()
        tab = air.tab(shelf, second.hand)
        table = (await tab.opened()).table
        advise = {"ask": await asked(tab, table, 0)}
        assert (await tab.ask("POST", f"/tables/{table}/advise", advise)).status == 200
        moment = msgspec.json.decode((await tab.ask("GET", f"/tables/{table}/replay?since=0")).body)["last"]
        assert (await tab.ask("POST", f"/tables/{table}/what-if", {"moment": moment})).status == 200
        assert {job.__name__ for job, _ in second.handed} == {"thought", "drawn"}

        async def never(_game: str, _work: bytes) -> None:
            raise Lost

        lost = air.tab(shelf, never)
        assert b"GT-HINT-03" in (await lost.ask("POST", f"/tables/{table}/advise", advise)).body
        with pytest.raises(Refused, match="GT-BUSY-02"):
            await Elsewhere(never).vet("toy", "")

    in_a_browser(story)
