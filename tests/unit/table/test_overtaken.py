"""A bot whose time is up before it has thought."""

from __future__ import annotations

from tests.unit.table.seated import House, at_home

from getaway.table.seats import OVER


def test_a_deadline_that_overtakes_a_bot_is_no_fault(dsn: str) -> None:
    """A bot thinks longer than the window is open: the window closes, nobody is refused, the match goes on."""

    async def story(house: House) -> None:
        at = await house.open(people=1, options={"window_ms": 300})
        closed = 0
        while (live := await at.live()).table.stage != OVER:
            if 0 in await at.asked():
                await at.answer(0)
            closed += live.table.asked[1] > 0 and live.playing().g.phase == "window"
            house.clock.at += 400
            await house.work()
        assert closed

    at_home(dsn, story)
