"""Match time at a table: it runs with the clock, stands still in a pause, and a deadline comes at its own time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.serving import new_id
from tests.unit.table.seated import USUAL, At, House, at_home, refused

from getaway.kernel.entries import Fired
from getaway.kernel.wire import PlainWish
from getaway.table import commands as c
from getaway.table.live import GRACE, HEAD_START

WINDOW = 2000


async def window(here: House, **wanted: Any) -> At:
    """A match of two whose window opens five seconds after the start."""
    at = await here.open(options={"window_ms": WINDOW}, **wanted)
    here.clock.at += 5000
    for seat in (0, 1):
        await at.answer(seat)
    return at


async def fired(at: At) -> list[int]:
    """When, in match time, deadlines were fired."""
    rows = await at.house.store.tail(at.id, 0)
    acts = [msgspec.json.decode(row.act) for row in rows]
    entries = [entry for act in acts if act["act"] == "played" for entry in act["entries"]]
    return [entry["at"] for entry in entries if entry["entry"] == Fired.__struct_config__.tag]


def test_match_time_runs_from_the_start(dsn: str) -> None:
    """The clock that is told says when it was read and whether it goes on."""

    async def story(here: House) -> None:
        at = await here.open()
        here.clock.at += 1234
        clock = (await at.sync(0)).clock
        assert clock is not None
        assert (clock.now, clock.stamp, clock.runs) == (1234, here.clock.at, True)

    at_home(dsn, story)


def test_a_deadline_is_fired_after_the_time_of_grace_and_bears_its_own_time(dsn: str) -> None:
    """Not a millisecond before, and once."""

    async def story(here: House) -> None:
        at = await window(here)
        here.clock.at += WINDOW + GRACE - 1
        await here.work()
        assert await fired(at) == []
        here.clock.at += 1
        await here.work()
        await here.work()
        assert await fired(at) == [5000 + WINDOW]

    at_home(dsn, story)


def test_an_answer_in_time_counts_even_in_the_time_of_grace(dsn: str) -> None:
    """What a node received before the deadline is judged before it, though it is written after it has come."""

    async def story(here: House) -> None:
        at = await window(here)
        (seat,) = await at.asked()
        here.clock.at += WINDOW - 1
        await at.answer(seat)
        here.clock.at += GRACE
        await here.work()
        assert await fired(at) == []

    at_home(dsn, story)


def test_an_answer_after_the_deadline_fires_it_first(dsn: str) -> None:
    """It is stored though the answer that came too late is refused."""

    async def story(here: House) -> None:
        at = await window(here)
        (seat,) = await at.asked()
        question = (await at.sync(seat)).question
        here.clock.at += WINDOW
        wish = PlainWish(verb="respond", args={"place": 0})
        late = c.AnswerIt(id=new_id(), ask=question.rev, wish=wish)
        await refused("GT-ASK-02", at.do(seat, late))
        assert await fired(at) == [5000 + WINDOW]
        assert (await here.load(at.id)).playing().now == 5000 + WINDOW

    at_home(dsn, story)


@pytest.mark.clause("GT-PAUSE-01")
def test_a_pause_moves_everything_that_is_due(dsn: str) -> None:
    """The window is as long as before, however long the pause was; nothing is answered meanwhile."""

    async def story(here: House) -> None:
        at = await window(here)
        (seat,) = await at.asked()
        here.clock.at += 700
        await at.do(0, c.Pause(id=new_id()))
        await refused("GT-PAUSE-01", at.do(1, c.Pause(id=new_id())))
        here.clock.at += 3_600_000
        await here.work()
        await refused("GT-PAUSE-01", at.answer(seat))
        clock = (await at.sync(0)).clock
        assert clock is not None
        assert (clock.now, clock.runs) == (5700, False)
        assert (await at.live()).due is None
        await at.do(1, c.Resume(id=new_id()))
        assert (await at.live()).due == here.clock.at + WINDOW - 700 + GRACE
        here.clock.at += WINDOW - 700 + GRACE
        await here.work()
        assert await fired(at) == [5000 + WINDOW]

    at_home(dsn, story)


@pytest.mark.clause("GT-TIME-01")
def test_what_runs_is_not_resumed(dsn: str) -> None:
    """Only a match that stands still goes on."""

    async def story(here: House) -> None:
        at = await here.open()
        await refused("GT-TIME-01", at.do(0, c.Resume(id=new_id())))

    at_home(dsn, story)


def test_bots_think_and_do_not_play_in_a_pause(dsn: str) -> None:
    """A bot answers a moment after it was asked, and waits while match time stands still."""

    async def story(here: House) -> None:
        at = await here.open(people=1)
        before = (await at.live()).seq
        here.clock.at += USUAL - HEAD_START - 1
        await here.work()
        assert (await at.live()).seq == before
        await at.do(0, c.Pause(id=new_id()))
        here.clock.at += 60_000
        await here.work()
        assert (await at.live()).seq == before + 1
        await at.do(0, c.Resume(id=new_id()))
        here.clock.at += USUAL
        await here.work()
        assert await at.asked() == [0]

    at_home(dsn, story)


def test_bots_leave_to_people_what_anybody_may_answer(dsn: str) -> None:
    """No bot starts the timer over the head of somebody who still looks around; once all have left, one does."""

    async def story(here: House) -> None:
        at = await here.open(game="bombsquad", people=1)
        here.clock.at += 60_000
        await here.work()
        assert await at.asked() == [0, 1]
        await at.do(0, c.Leave(id=new_id()))
        here.clock.at += USUAL
        await here.work()
        assert len(await at.asked()) == 1

    at_home(dsn, story)


def test_at_one_move_a_day_the_clock_may_be_the_turns(dsn: str) -> None:
    """Days go by, and no bomb explodes."""

    async def story(here: House) -> None:
        at = await here.open(game="bombsquad", pace="daily", options={"clock": "turns"})
        here.clock.at += 7 * 24 * 3_600_000
        await here.work()
        assert (await at.sync(0)).table.stage == "playing"

    at_home(dsn, story)
