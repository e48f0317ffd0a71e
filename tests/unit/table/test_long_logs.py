"""A log of thousands of rows holds nobody up: it is read in pages and played in slices."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.serving import new_id
from tests.unit.table.lengthy import held, queried, taken, talked
from tests.unit.table.seated import At, Clock, House, at_home, house
from tests.unit.table.test_after_the_end import concede
from tests.unit.table.test_past import moment, story

from getaway.kernel import SPECTATOR, logbook
from getaway.store import pages
from getaway.table import StoreDown, key_of, past
from getaway.table import commands as c
from getaway.table.book import NEAR
from getaway.table.room import FAR
from getaway.table.slices import Gate
from getaway.table.telling import SHOWN
from getaway_toy import GAME

PATIENT = 5
"""The loop is held for no more than this part of a long piece of work."""


async def forgotten(at: At, what: str) -> None:
    """The checkpoints or milestones of a table are gone."""
    async with at.house.store.connected() as connection:
        await connection.execute(f"delete from {what} where table_id = $1", at.id)  # noqa: S608 - names of our own


async def whole_story(at: At, seat: int, of: int | None = None) -> list[dict[str, Any]]:
    """Every moment, page after page."""
    pages = [await story(at, seat, of)]
    while pages[-1]["more"]:
        pages.append(await story(at, seat, of, pages[-1]["moments"][-1]["number"]))
    return pages


# Catching up


def test_a_table_far_behind_goes_on_from_its_checkpoint(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is only some rows behind takes them in; either way it is the same table."""

    async def told() -> None:
        clock = Clock()
        async with house(dsn, clock) as here, house(dsn, clock) as there:
            at = await here.open()
            away = at.through(there)
            for rows in (FAR, 400):
                await away.sync(0)
                await talked(at, rows)
                await here.store.check(at.id, (await at.live()).checkpoint())
                with taken(monkeypatch) as numbers:
                    assert await away.sync(0) == await at.sync(0)
                assert len(numbers) == (FAR if rows == FAR else 0)

    asyncio.run(told())


def test_rows_without_a_checkpoint_are_played_in_slices(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checkpoint whose writing has failed is kept then, and the next who comes plays nothing."""

    async def told() -> None:
        clock = Clock()
        async with house(dsn, clock) as here, house(dsn, clock) as there:
            at = await here.open()
            await talked(at, 3000)
            await forgotten(at, "checkpoints")
            async with held() as loop:
                await at.through(there).sync(0)
            assert loop.longest < loop.whole / PATIENT
            here.tables.house.rooms.clear()
            with taken(monkeypatch) as numbers:
                assert (await at.sync(0)).rev > 3000
            assert not numbers

    asyncio.run(told())


def test_of_many_pieces_of_work_one_goes_on_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many have held the loop for long enough, somebody else waits for one slice, not for all."""
    monkeypatch.setattr("getaway.table.slices.SLICE", 0.0)
    turns: list[str] = []

    async def long(gate: Gate) -> None:
        work = gate.work()
        for _ in range(5):
            await work.step()
            turns.append("work")

    async def told() -> None:
        gate = Gate()
        others = [asyncio.create_task(long(gate)) for _ in range(20)]
        while not all(other.done() for other in others):
            turns.append("else")
            await asyncio.sleep(0)

    asyncio.run(told())
    assert turns.count("work") == 100
    assert "work work" not in " ".join(turns)


# Listeners


class Ear:
    """Somebody who listens and keeps everything."""

    def __init__(self) -> None:
        self.seat = SPECTATOR
        self.frames = False
        self.key = ""
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def close(self) -> None:
        self.heard.append({"type": "closed"})


@pytest.mark.parametrize(("missed", "kind"), [(3, "update"), (SHOWN, "update"), (SHOWN + 1, "sync"), (400, "sync")])
def test_a_listener_hears_all_or_everything_anew(dsn: str, missed: int, kind: str) -> None:
    """What the story no longer holds is not left out in silence: the screen is sent everything, with its notes."""

    async def told(here: House) -> None:
        at, ear = await here.open(), Ear()
        await here.store.write_notes(at.id, 0, "mine")
        async with here.tables.listening(at.id, at.keys[0], None, ear):
            await talked(at, missed)
            await here.tables.heal()
            first, last = ear.heard[0], ear.heard[-1]
            assert (len(ear.heard), last["type"], last["rev"]) == (2, kind, first["rev"] + missed)
            if kind == "update":
                assert (last["since"], len(last["items"])) == (first["rev"], missed)
            else:
                assert {**last, "clock": None} == {
                    **msgspec.json.decode(await here.tables.sync(at.id, at.keys[0])),
                    "clock": None,
                }
                assert last["notes"] == "mine"

    at_home(dsn, told)


# Reading


def test_no_query_gives_more_than_a_page(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in rows nor in bytes, whatever is asked: a table, its story, a moment, a lead, its log."""

    async def told(here: House) -> None:
        at = await here.open()
        await talked(at, 600)
        await talked(at, 300, "long " * 1000)
        await forgotten(at, "checkpoints")
        await forgotten(at, "milestones")
        here.tables.house.rooms.clear()
        with queried(monkeypatch) as answers:
            number = (await at.sync(0)).rev
            await whole_story(at, 0)
            await moment(at, 0, number)
            await at.do(0, c.Lead(id=new_id(), moment=number))
            await concede(at, 0)
            assert logbook.verify(GAME, logbook.read(await at.whole_log())) == []
        rows = [[len(row["act"]) + len(row["told"]) for row in answer if row.get("told")] for answer in answers]
        assert max(map(len, rows)) == pages.ROWS
        assert max(sum(page[:-1]) for page in rows) <= pages.BYTES

    at_home(dsn, told)


def test_pages_are_the_log_in_order(dsn: str) -> None:
    """Each begins where the last ended, and says how far it goes."""

    async def told(here: House) -> None:
        at = await here.open()
        await talked(at, 450)
        page = await here.store.page(at.id, 0)
        assert (len(page.rows), page.last) == (pages.ROWS, 453)
        assert [row.seq for row in (await here.store.page(at.id, 440, 5)).rows] == [441, 442, 443, 444, 445]
        assert await here.store.page(at.id, 453) == ([], 453)
        assert [row.seq for row in await here.store.tail(at.id, 0)] == [*range(1, 454)]

    at_home(dsn, told)


# Looking back


@pytest.mark.parametrize("of", [None, SPECTATOR, past.EVERYTHING])
def test_a_story_in_pages_leaves_nothing_out(dsn: str, of: int | None) -> None:
    """Every moment comes once and in order, with what the rows say was told; rows that tell nothing are no moments."""

    async def told(here: House) -> None:
        at = await here.open()
        await talked(at, 700)
        for _ in range(210):  # nobody hears of another device
            at.keys[1] = key_of((await here.tables.rekey(at.id, at.keys[1], only=True)).secret)
        await talked(at, 700, "long " * 500)
        await at.answer(1)
        await concede(at, 0)
        pages = await whole_story(at, 0, of)
        assert all(len(msgspec.json.encode(page)) < 2 * past.PAGE_BYTES + 10_000 for page in pages)
        assert len(pages) > 2
        moments = [each for page in pages for each in page["moments"]]
        assert [each["number"] for each in moments] == [*range(pages[0]["first"], pages[-1]["last"] + 1)]
        items = [item for each in moments for item in each["items"]]
        assert [item["item"] for item in items].count("said") == 1400

    at_home(dsn, told)


def test_a_story_is_built_in_slices(dsn: str) -> None:
    """Also the first time, when the whole log must be counted."""

    async def told(here: House) -> None:
        at = await here.open()
        await talked(at, 5000)
        await at.sync(0)
        async with held() as loop:
            await whole_story(at, 0)
        assert loop.longest < loop.whole / PATIENT

    at_home(dsn, told)


def test_milestones_that_are_missing_are_laid_on_the_way(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that only the first jump is far."""

    async def told(here: House) -> None:
        at = await here.open()
        await talked(at, 300)
        number = (await at.sync(0)).rev
        await forgotten(at, "milestones")
        before = await moment(at, 0, number)
        for jump, far in ((100, NEAR), (number, NEAR), (number - 1, NEAR)):
            with taken(monkeypatch) as numbers:
                found = await moment(at, 0, jump)
            assert len(numbers) <= far
            assert found["view"] == before["view"]

    at_home(dsn, told)


def test_books_make_room_by_their_size(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that was wanted longest ago goes first; what was told is in none of them."""
    monkeypatch.setattr(past, "MOST_BYTES", 3 * 260_000)

    async def told(here: House) -> None:
        tables = [await here.open() for _ in range(5)]
        for at in tables:
            await talked(at, 50, "long " * 1000)
            await story(at, 0)
        books = here.tables.past._books
        assert list(books) == [at.id for at in tables[-len(books) :]]
        assert len(books) == 3
        assert sum(book.size for book in books.values()) <= past.MOST_BYTES

    at_home(dsn, told)


def test_a_whole_log_comes_in_parts(dsn: str) -> None:
    """However long it is, the loop is free meanwhile."""

    async def told(here: House) -> None:
        at = await here.open()
        await talked(at, 4000)
        await concede(at, 0)
        async with held() as loop:
            text = await at.whole_log()
        assert loop.longest < loop.whole / PATIENT
        assert logbook.verify(GAME, logbook.read(text)) == []

    at_home(dsn, told)


def test_a_store_that_is_lost_on_the_way_loses_nothing(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A listener who should have been sent everything is sent it as soon as the store answers."""

    async def told(here: House) -> None:
        at, ear = await here.open(), Ear()
        async with here.tables.listening(at.id, at.keys[0], None, ear):
            await talked(at, 400)
            with monkeypatch.context() as patch:
                patch.setattr(here.store, "notes", _lost)
                await here.tables.heal()
            assert len(ear.heard) == 1
            await here.tables.heal()
            await at.sync(1)
            assert [each["type"] for each in ear.heard] == ["sync", "sync"]

    at_home(dsn, told)


async def _lost(*_: object) -> str:
    raise StoreDown
