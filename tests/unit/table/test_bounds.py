"""What a table takes, and when it takes no more."""

from __future__ import annotations

import pytest
from tests.serving import new_id
from tests.unit.table.lengthy import talked
from tests.unit.table.seated import USUAL, At, House, at_home, refused
from tests.unit.table.test_after_the_end import concede

from getaway.kernel import Refused
from getaway.table import Stuck, bounds
from getaway.table import commands as c
from getaway.table.branching import WhatIf


def say(text: str = "hello", row_id: str = "") -> c.Say:
    """Something said."""
    return c.Say(id=row_id or new_id(), text=text)


async def filled(at: At, upto: int) -> None:
    """Fill the log up to this many rows."""
    await talked(at, upto - (await at.live()).seq)


@pytest.mark.clause("GT-FULL-01")
def test_a_log_that_is_nearly_full_takes_moves_alone(dsn: str) -> None:
    """Talk is taken up to three quarters; then nobody talks, pauses, takes back, sits down or moves to a new device."""

    async def story(here: House) -> None:
        at = await here.open(3, people=2, start=False)
        here.tables.limits.rows = 40
        await filled(at, 29)
        await at.do(0, say("the last word", "last"))
        for command in (say(), c.Pause(id=new_id()), c.Undo(id=new_id()), c.Revoke(id=new_id(), seat=1)):
            await refused("GT-FULL-01", at.do(0, command))
        await refused("GT-FULL-01", here.tables.sit(at.id, "Cleo", ""))
        await refused("GT-FULL-01", here.tables.rekey(at.id, at.keys[1]))
        await at.do(0, say("the last word", "last"))  # sent again, it is still done
        await at.do(0, c.Start(id=new_id()))
        await at.answer(0)
        await at.do(1, c.Leave(id=new_id()))
        await at.do(1, c.Return(id=new_id()))
        assert (await at.live()).seq == 34

    at_home(dsn, story)


@pytest.mark.clause("GT-FULL-02")
def test_a_log_that_is_full_takes_nothing_more(dsn: str) -> None:
    """One can still look back and try from there."""

    async def story(here: House) -> None:
        at = await here.open()
        here.tables.limits.rows = 40
        await filled(at, 39)
        await at.answer(0)
        with pytest.raises(Refused, match="GT-FULL-02"):
            await at.answer(1)
        await refused("GT-FULL-02", at.do(0, c.Leave(id=new_id())))
        tried = await here.tables.what_if(at.id, at.keys[0], WhatIf((await at.sync(0)).rev))
        assert tried.table != at.id
        assert (await at.live()).seq == 40

    at_home(dsn, story)


@pytest.mark.clause("GT-FULL-02")
def test_after_the_end_a_rematch_fits_into_a_full_log(dsn: str) -> None:
    """It is one row, once."""

    async def story(here: House) -> None:
        at = await here.open()
        here.tables.limits.rows = 40
        await filled(at, 39)
        await concede(at, 0)
        await refused("GT-FULL-02", at.do(0, say()))
        await at.do(0, c.Rematch(id=new_id()))
        await refused("GT-REMATCH-01", at.do(1, c.Rematch(id=new_id())))
        assert (await at.sync(1)).table.rematch

    at_home(dsn, story)


def test_bots_go_on_for_a_while_in_a_full_log(dsn: str) -> None:
    """They may end the match; one that never ends does not fill the disk."""

    async def story(here: House) -> None:
        at = await here.open(people=1)
        here.tables.limits.rows = 40
        await filled(at, 41)
        here.clock.at += USUAL
        await here.work()
        assert 1 not in await at.asked()
        async with here.tables.room(at.id) as room:
            room.live.due = here.clock.at
            here.tables.limits.rows = 30
            with pytest.raises(Stuck):
                here.tables.waking.due(room.live, here.clock.at)

    at_home(dsn, story)


@pytest.mark.clause("GT-RATE-01")
def test_a_seat_says_only_so_much_at_a_time(dsn: str) -> None:
    """Another may still speak, and so may the first after as long as the refusal says; what was said is not refused."""

    async def story(here: House) -> None:
        at = await here.open(start=False)
        for i in range(bounds.BURST):
            await at.do(0, say(row_id=f"said-{i}"))
        no = await refused("GT-RATE-01", at.do(0, say()))
        assert no.facts == {"seconds": 1}
        await at.do(0, say(row_id="said-3"))
        await at.do(1, say())
        rows = (await at.live()).seq
        here.clock.at += no.facts["seconds"] * 1000
        for _ in range(int(bounds.TALK)):
            await at.do(0, say())
        await refused("GT-RATE-01", at.do(0, say()))
        assert (await at.live()).seq == rows + 2
        here.tables.limits.talk = 0.0
        for _ in range(2 * bounds.BURST):
            await at.do(0, say())

    at_home(dsn, story)


@pytest.mark.clause("GT-RATE-01")
def test_a_seat_reports_only_so_often(dsn: str) -> None:
    """By the say line too, where no address is counted."""

    async def story(here: House) -> None:
        at = await here.open()
        for _ in range(bounds.BURST):
            await at.do(0, say("/bug the door"))
        no = await refused("GT-RATE-01", at.do(0, say("/bug the door")))
        assert no.facts == {"seconds": 180}
        await at.do(1, say("/bug the door"))
        assert len([each for each in await here.store.incidents(50) if each.table_id == at.id]) == bounds.BURST + 1

    at_home(dsn, story)
