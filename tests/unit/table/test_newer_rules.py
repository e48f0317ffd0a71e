"""A match that goes on under newer rules (GT-VERSION-01): at once, from its checkpoint, on every node alike."""

from __future__ import annotations

import asyncio

import pytest
from tests.serving import new_id
from tests.unit.table.seated import At, House, at_home, house
from tests.unit.table.test_after_the_end import played

from getaway.kernel import logbook
from getaway.kernel.stream import NewRules
from getaway.table import commands as c
from getaway_toy import GAME, ToyGame

pytestmark = pytest.mark.clause("GT-VERSION-01")


async def round_of_bids(at: At) -> None:
    """All bid, which draws a winner, and one responds."""
    while (await at.sync(-1)).view["phase"] == "auction":
        await at.answer((await at.asked())[0])
    await at.answer((await at.asked())[0])


async def settled(here: House) -> None:
    """Wait until every checkpoint is kept."""
    await asyncio.gather(*here.tables._chores)


def newer(here: House, monkeypatch: pytest.MonkeyPatch, version: int = 2) -> None:
    """The node is stopped, and starts with newer rules."""
    here.tables.rooms.clear()
    monkeypatch.setattr(ToyGame, "version", version)


def test_rows_since_the_checkpoint_do_not_stop_the_table(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match stands at its checkpoint, all are told once, and it can be played on; a second node sees the same."""

    async def story(here: House) -> None:
        at = await here.open()
        await settled(here)
        await round_of_bids(at)
        asked_before = (await at.sync(0)).question.rev  # type: ignore[union-attr]
        drawn_before = (await at.live()).playing().chance.drawn
        newer(here, monkeypatch)
        sync = await at.sync(0)
        assert sync.view["phase"] == "auction"
        assert isinstance(sync.items[-1], NewRules)
        assert sync.question.rev > asked_before  # type: ignore[union-attr]
        assert (await at.live()).playing().chance.drawn >= drawn_before
        await round_of_bids(at)
        chain = (await at.live()).playing().chain
        async with house(dsn, here.clock) as there:
            assert (await at.through(there).live()).playing().chain == chain
        rows = await here.store.tail(at.id, 0)
        assert sum(b'"renewed"' in row.act for row in rows) == 1

    at_home(dsn, story)


def test_rules_may_be_raised_twice(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played under the rules between no longer holds either."""

    async def story(here: House) -> None:
        at = await here.open()
        await settled(here)
        for version in (2, 3):
            await round_of_bids(at)
            newer(here, monkeypatch, version)
            assert (await at.sync(0)).view["phase"] == "auction"
        await round_of_bids(at)
        newer(here, monkeypatch, 3)
        assert (await at.sync(0)).view["phase"] == "window"

    at_home(dsn, story)


def test_a_pause_still_holds(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Match time that stood still does not run because of newer rules."""

    async def story(here: House) -> None:
        at = await here.open()
        await settled(here)
        await at.do(0, c.Pause(id=new_id()))
        newer(here, monkeypatch)
        assert (await at.sync(0)).table.paused
        await at.do(1, c.Resume(id=new_id()))
        await at.answer(0)

    at_home(dsn, story)


def test_bots_play_on(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker that was to wake them had done its work under the older rules."""

    async def story(here: House) -> None:
        at = await here.open(people=1)
        await settled(here)
        here.clock.at += 500
        await here.work()
        newer(here, monkeypatch)
        assert 1 in await at.asked()
        here.clock.at += 500
        await here.work()
        assert 1 not in await at.asked()

    at_home(dsn, story)


def test_what_is_over_stays_over(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its seed is known to all: it is not played on, and its log is still the one that can be verified."""

    async def story(here: House) -> None:
        at = await played(here)
        await settled(here)
        rows = await here.store.tail(at.id, 0)
        newer(here, monkeypatch)
        assert (await at.sync(0)).table.stage == "over"
        assert await here.store.tail(at.id, 0) == rows
        monkeypatch.setattr(ToyGame, "version", 1)
        assert logbook.verify(GAME, logbook.read(await at.whole_log())) == []

    at_home(dsn, story)
