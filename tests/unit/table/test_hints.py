"""Hints at a table: who gets one, what it costs, and who hears of it."""

from __future__ import annotations

import pytest
from tests.unit.table.seated import At, House, at_home, refused

from getaway.bots import Bot, Decision
from getaway.kernel import SPECTATOR, Record, Refused, from_json
from getaway.table.advising import Advice, Advise
from getaway.table.deciding import wish_of
from getaway.table.items import TookHint


async def hint(at: At, seat: int, ask: int | None = None) -> Advice:
    """What a seat is advised at its question."""
    number = ask if ask is not None else (await at.sync(seat)).question.rev
    return from_json(await at.house.tables.advise(at.id, at.keys[seat], Advise(number)), Advice)


async def noted(at: At, audience: int = SPECTATOR) -> list[int]:
    """The seats that this audience knows to have asked for a hint."""
    return [item.seat for item in (await at.sync(audience)).items if isinstance(item, TookHint)]


async def next_question(at: At, seat: int = 0) -> None:
    """Everybody who is asked answers, until this seat is asked again."""
    for each in await at.asked():
        await at.answer(each)
    while seat not in await at.asked():
        for each in await at.asked():
            await at.answer(each)


@pytest.mark.clause("GT-HINT-01")
def test_a_seat_is_advised_and_everybody_knows(dsn: str) -> None:
    """The advice is one of the seat's own answers; the others hear that it asked, but not what it was told."""

    async def story(here: House) -> None:
        at = await here.open()
        seat = (await at.asked())[0]
        advice = await hint(at, seat)
        choice = next(ask.choice for ask in (await at.live()).playing().asks if ask.seat == seat)
        assert wish_of(advice.wish) in choice
        assert [await noted(at, each) for each in (0, 1, SPECTATOR)] == [[seat]] * 3

    at_home(dsn, story)


@pytest.mark.clause("GT-HINT-01")
def test_a_table_may_give_no_hints(dsn: str) -> None:
    """Then nobody is told anything, and nothing is noted."""

    async def story(here: House) -> None:
        at = await here.open(hints="none")
        await refused("GT-HINT-01", hint(at, (await at.asked())[0]))
        assert await noted(at) == []

    at_home(dsn, story)


@pytest.mark.clause("GT-HINT-02")
def test_few_hints_are_three(dsn: str) -> None:
    """A question costs one however often it is asked; each seat has its own."""

    async def story(here: House) -> None:
        at = await here.open(hints="few")
        for used in range(1, 4):
            first = await hint(at, 0)
            assert await hint(at, 0) == first
            assert (await at.sync(0)).table.hints == (3 - used, 3)
            last = (await at.sync(0)).question.rev
            if used < 3:
                await next_question(at)
        assert await noted(at) == [0, 0, 0]
        assert await hint(at, 0, last) == first
        await next_question(at)
        await refused("GT-HINT-02", hint(at, 0))
        if 1 not in await at.asked():
            await next_question(at, 1)
        await hint(at, 1)
        assert (await at.sync(1)).table.hints == (0, 2)

    at_home(dsn, story)


@pytest.mark.clause("GT-HINT-03")
def test_a_hint_that_is_not_found_does_not_count(dsn: str) -> None:
    """The seat is told so, and has as many as before."""

    async def story(here: House) -> None:
        async def too_late(_bot: Bot, _record: Record, _whom: str) -> Decision | None:
            return None

        at = await here.open(hints="few")
        here.tables.advising.thinker = too_late
        await refused("GT-HINT-03", hint(at, 0))
        assert (await noted(at), (await at.sync(0)).table.hints) == ([], (3, 3))

    at_home(dsn, story)


def test_only_the_seat_that_is_asked_gets_one(dsn: str) -> None:
    """Not a spectator, not at a question that is gone."""

    async def story(here: House) -> None:
        at = await here.open()
        gone = (await at.sync(0)).question.rev
        await refused("GT-ASK-02", hint(at, SPECTATOR, gone))
        await next_question(at)
        await refused("GT-ASK-02", hint(at, 0, gone))

    at_home(dsn, story)


def test_a_made_up_setting_is_refused(dsn: str) -> None:
    """Of the three there are."""

    async def story(here: House) -> None:
        with pytest.raises(Refused):
            await here.open(hints="many")

    at_home(dsn, story)
