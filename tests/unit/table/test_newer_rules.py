"""A match that goes on under newer rules (GT-VERSION-01): with the answers they accept, on every node alike."""

from __future__ import annotations

import asyncio

import pytest
from tests.serving import new_id
from tests.unit.table.seated import At, House, at_home, house
from tests.unit.table.test_after_the_end import played

from getaway.kernel import ALLOWED, Act, One, logbook
from getaway.kernel.inside import inside
from getaway.kernel.stream import NewRules
from getaway.table import commands as c
from getaway_toy import GAME, Bid, Respond, ToyGame

pytestmark = pytest.mark.clause("GT-VERSION-01")


async def round_of_bids(at: At) -> None:
    """All bid, which draws a winner, and one responds."""
    while (await at.sync(-1)).view["phase"] == "auction":
        await at.answer((await at.asked())[0])
    await at.answer((await at.asked())[0])


async def settled(here: House) -> None:
    """Wait until every checkpoint is kept."""
    await asyncio.gather(*here.tables.committer.chores)


def newer(here: House, monkeypatch: pytest.MonkeyPatch, version: int = 2) -> None:
    """The node is stopped, and starts with newer rules."""
    here.tables.house.rooms.clear()
    monkeypatch.setattr(ToyGame, "version", version)


def no_passing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The newer rules make everybody with a counter play one."""
    monkeypatch.setattr(Respond, "options", lambda *_: Act("respond", One("place", (1,))))


def test_every_answer_since_the_checkpoint_holds(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match stands where it stood, all are told once, and it can be played on; a second node sees the same."""

    async def story(here: House) -> None:
        at = await here.open()
        await settled(here)
        await round_of_bids(at)
        stood = (await at.live()).playing().state_hash
        asked_before = (await at.sync(0)).question.rev
        drawn_before = inside((await at.live()).playing()).chance.drawn
        newer(here, monkeypatch)
        sync = await at.sync(0)
        assert (await at.live()).playing().state_hash == stood
        assert isinstance(sync.items[-1], NewRules)
        assert sync.question.rev > asked_before
        assert inside((await at.live()).playing()).chance.drawn == drawn_before
        await at.answer((await at.asked())[0])
        chain = (await at.live()).playing().chain
        async with house(dsn, here.clock) as there:
            assert (await at.through(there).live()).playing().chain == chain
        rows = await here.store.tail(at.id, 0)
        assert sum(b'"renewed"' in row.act for row in rows) == 1

    at_home(dsn, story)


def test_answers_that_newer_rules_refuse(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match goes on before the first of them: the bids hold, with the draw among equal ones."""

    async def story(here: House) -> None:
        at = await here.open()
        await settled(here)
        while (await at.sync(-1)).view["phase"] == "auction":
            await at.answer((await at.asked())[0])
        bid = (await at.live()).playing().state_hash
        await at.answer((await at.asked())[0])
        drawn_before = inside((await at.live()).playing()).chance.drawn
        no_passing(monkeypatch)
        newer(here, monkeypatch)
        assert isinstance((await at.sync(0)).items[-1], NewRules)
        assert (await at.live()).playing().state_hash == bid
        assert inside((await at.live()).playing()).chance.drawn == drawn_before
        await at.answer((await at.asked())[0])
        here.tables.house.rooms.clear()
        chain = (await at.live()).playing().chain
        async with house(dsn, here.clock) as there:
            assert (await at.through(there).live()).playing().chain == chain

    at_home(dsn, story)


def test_what_was_taken_back_stays_taken_back(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that a player took back under the older rules is not among those that hold."""

    async def story(here: House) -> None:
        at = await here.open()
        await settled(here)
        await round_of_bids(at)
        seat = 1 - (await at.asked())[0]
        await at.do(seat, c.Undo(id=new_id()))
        stood = (await at.live()).playing().state_hash
        newer(here, monkeypatch)
        assert (await at.live()).playing().state_hash == stood
        assert await at.asked() == [seat]

    at_home(dsn, story)


def test_rules_may_be_raised_twice(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played under the rules between holds as well."""

    async def story(here: House) -> None:
        at = await here.open()
        await settled(here)
        for version in (2, 3):
            await at.answer((await at.asked())[0])
            asked = await at.asked()
            newer(here, monkeypatch, version)
            assert await at.asked() == asked
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


def other_bids(monkeypatch: pytest.MonkeyPatch) -> None:
    """The newer rules want another bid from everybody who has bid."""
    monkeypatch.setattr(Bid, "options", lambda *_: Act("bid", One("amount", (16,))))
    monkeypatch.setattr(Bid, "judge", lambda *_: ALLOWED)


def test_bots_play_on(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker that was to wake them had done its work under the older rules."""

    async def story(here: House) -> None:
        at = await here.open(people=1)
        await settled(here)
        here.clock.at += 500
        await here.work()
        other_bids(monkeypatch)
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
        assert logbook.read(await at.whole_log()).versions == (1,)
        monkeypatch.setattr(ToyGame, "version", 1)
        assert logbook.verify(GAME, logbook.read(await at.whole_log())) == []

    at_home(dsn, story)


def test_the_log_names_every_version_it_was_played_with(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match started with one and finished with another doesn't claim that the newest holds throughout."""

    async def story(here: House) -> None:
        at = await here.open()
        await settled(here)
        await round_of_bids(at)
        newer(here, monkeypatch)
        while not (await at.live()).playing().over:
            await at.answer((await at.asked())[0])
        assert logbook.read(await at.whole_log()).versions == (1, 2)

    at_home(dsn, story)
