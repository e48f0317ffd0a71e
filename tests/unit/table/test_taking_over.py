"""Who takes over from a bot during a match: nobody, unless the host opens the seat or the table has that rule."""

from __future__ import annotations

import pytest
from tests.serving import new_id
from tests.unit.table.seated import At, House, at_home, refused

from getaway.table import commands as c
from getaway.table.opening import opened_again

MINUTE = 60_000


def opening(seat: int) -> c.Hand:
    """Open a seat to newcomers."""
    return c.Hand(id=new_id(), seat=seat, to="open")


async def kind(at: At, seat: int) -> str:
    """Who holds a seat."""
    return (await at.house.tables.view(at.id)).seats[seat].kind


@pytest.mark.clause("GT-SEAT-04")
def test_nobody_takes_over_from_a_bot_by_themselves(dsn: str) -> None:
    """Neither this bot's seat nor any; a guest doesn't open it either. The host does, for one seat."""

    async def story(here: House) -> None:
        at = await here.open(players=4, people=2)
        for wanted in (2, 3, None):
            await refused("GT-SEAT-04", here.tables.sit(at.id, "Eve", "", wanted))
        await refused("GT-SEAT-04", at.do(1, opening(2)))
        await at.do(0, opening(2))
        assert (await here.tables.sit(at.id, "Cleo", "")).seat == 2
        await refused("GT-SEAT-04", here.tables.sit(at.id, "Eve", "", 3))
        await refused("GT-SEAT-02", here.tables.sit(at.id, "Eve", "", 2))

    at_home(dsn, story)


@pytest.mark.clause("GT-SEAT-04")
def test_a_guest_hands_a_silent_seat_to_a_bot_but_does_not_open_it(dsn: str) -> None:
    """Else an opponent could read its hand through a friend."""

    async def story(here: House) -> None:
        at = await here.open(players=3)
        here.clock.at += MINUTE
        await refused("GT-SEAT-04", at.do(1, opening(2)))
        await at.do(1, c.Hand(id=new_id(), seat=2, to="bot"))
        await refused("GT-SEAT-04", at.do(1, opening(2)))
        await at.do(2, c.Return(id=new_id()))
        assert await kind(at, 2) == "person"

    at_home(dsn, story)


def test_a_seat_that_the_host_opened_can_go_back_to_the_bot(dsn: str) -> None:
    """Where nobody comes, anybody at the table lets the match go on."""

    async def story(here: House) -> None:
        at = await here.open(players=3, people=2)
        await at.do(0, opening(2))
        assert await kind(at, 2) == "open"
        await at.do(1, c.Hand(id=new_id(), seat=2, to="bot"))
        assert await kind(at, 2) == "bot"

    at_home(dsn, story)


@pytest.mark.clause("GT-SEAT-04")
def test_a_table_with_that_rule_and_its_rematch(dsn: str) -> None:
    """Any newcomer takes a bot's seat, and any player opens one; the rule comes along to the rematch."""

    async def story(here: House) -> None:
        at = await here.open(players=4, people=2, takeover=True)
        assert (await here.tables.sit(at.id, "Cleo", "", 3)).seat == 3
        await at.do(1, opening(2))
        assert opened_again((await at.live()).table, here.clock.at).takeover

    at_home(dsn, story)
