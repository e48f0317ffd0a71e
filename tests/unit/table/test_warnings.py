"""Warnings at a table: who is told that an answer was a blunder, where, and from what."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.table.seated import At, House, at_home, refused

from getaway.bots import Bot, Decision, Reason
from getaway.kernel import SPECTATOR, Record, Refused, Wish, from_json
from getaway.kernel.wire import PlainWish
from getaway.table.reviewing import Review, Reviewed

BETTER = Decision(Wish("better"), Reason("good"), Decision(Wish("given"), Reason("bad")))


class Judge:
    """Calls every answer a blunder, and keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[Bot, Record, Wish, str]] = []

    async def __call__(self, bot: Bot, record: Record, wish: Wish, whom: str) -> Decision | None:
        self.given.append((bot, record, wish, whom))
        return BETTER


async def reviewed(at: At, seat: int, review: Review) -> Reviewed:
    """What a seat hears about an answer."""
    return from_json(await at.house.tables.review(at.id, at.keys[seat], review), Reviewed)


async def answering(at: At, seat: int) -> Review:
    """Let a seat answer; what it may ask about that."""
    before = await at.sync(seat)
    record = (await at.live()).playing().record(seat)
    ask = next(ask for ask in (await at.live()).playing().asks if ask.seat == seat)
    wish = next(iter(ask.choice))
    await at.answer(seat)
    assert record.seat == seat
    return Review(before.rev, before.question.rev, PlainWish(wish.verb, wish.args))


@pytest.mark.clause("GT-HINT-04")
def test_a_blunder_is_told_to_its_seat_alone(dsn: str) -> None:
    """With what would be better; the log doesn't grow, and no other audience hears of it."""

    async def story(here: House) -> None:
        at, judge = await here.open(practice=True, warns=True), Judge()
        here.tables.reviewing.judge = judge
        seat = (await at.asked())[0]
        known = (await at.live()).playing().record(seat)
        given = await answering(at, seat)
        heard = [(await at.sync(each)).rev for each in (0, 1, SPECTATOR)]
        told = await reviewed(at, seat, given)
        assert told.better is not None
        assert told.better.wish.verb == "better"
        assert told.better.instead is not None
        assert [(await at.sync(each)).rev for each in (0, 1, SPECTATOR)] == heard
        ((_, record, wish, _),) = judge.given
        assert record.items == known.items, "what it knew then, and nothing that came of its answer"
        assert wish.verb == given.wish.verb

    at_home(dsn, story)


@pytest.mark.clause("GT-HINT-04")
def test_other_tables_do_not_warn(dsn: str) -> None:
    """Neither ordinary ones nor a practice table that wasn't opened so."""

    async def story(here: House) -> None:
        for more in ({}, {"practice": True}):
            at = await here.open(**more)
            seat = (await at.asked())[0]
            assert not (await at.sync(seat)).table.warns
            await refused("GT-HINT-04", reviewed(at, seat, await answering(at, seat)))

    at_home(dsn, story)


@pytest.mark.clause("GT-HINT-04")
@pytest.mark.parametrize("more", [{}, {"practice": True, "hints": "none"}, {"practice": True, "hints": "few"}])
def test_warnings_are_for_practice_with_free_hints(dsn: str, more: dict[str, Any]) -> None:
    """A table that forbids or counts hints can't warn: that would be a hint."""

    async def story(here: House) -> None:
        with pytest.raises(Refused) as no:
            await here.open(warns=True, **more)
        assert no.value.clause == "GT-HINT-04"

    at_home(dsn, story)


def test_only_answers_of_the_seat_are_judged(dsn: str) -> None:
    """Not a question that wasn't put to it, and not a spectator's."""

    async def story(here: House) -> None:
        at = await here.open(practice=True, warns=True)
        here.tables.reviewing.judge = Judge()
        seat = (await at.asked())[0]
        given = await answering(at, seat)
        await refused("GT-ASK-02", reviewed(at, seat, Review(given.moment, given.ask + 999, given.wish)))
        spectator = at.house.tables.review(at.id, "", Review(0, given.ask, given.wish))
        with pytest.raises(Refused):
            await spectator

    at_home(dsn, story)
