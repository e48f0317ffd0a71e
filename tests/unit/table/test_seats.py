"""Who may start, leave, come back, hand a seat on or take it away."""

from __future__ import annotations

import pytest
from tests.serving import new_id
from tests.unit.table.seated import At, House, at_home, refused

from getaway.kernel.wire import PlainWish
from getaway.table import commands as c
from getaway.table import key_of
from getaway.table.items import HandedOn, SeatTaken, WentAway

MINUTE = 60_000
ENDS = (WentAway, HandedOn, SeatTaken)
"""What ends it that somebody has a seat."""


async def kind(at: At, seat: int) -> str:
    """Who holds a seat."""
    return (await at.house.tables.view(at.id)).seats[seat].kind


@pytest.mark.clause("GT-HOST-01", "GT-START-01")
def test_the_host_starts_the_match_once(dsn: str) -> None:
    """A guest does not, and nobody does twice."""

    async def story(here: House) -> None:
        at = await here.open(start=False)
        await refused("GT-HOST-01", at.do(1, c.Start(id=new_id())))
        await at.do(0, c.Start(id=new_id()))
        await refused("GT-START-01", at.do(0, c.Start(id=new_id())))

    at_home(dsn, story)


def test_open_seats_are_taken_by_bots(dsn: str) -> None:
    """When the match starts."""

    async def story(here: House) -> None:
        at = await here.open(players=3, people=2)
        assert [await kind(at, seat) for seat in range(3)] == ["person", "person", "bot"]

    at_home(dsn, story)


@pytest.mark.clause("GT-START-02")
def test_before_the_start_there_is_no_match(dsn: str) -> None:
    """Nothing to answer, to take back, to pause or to hand on."""

    async def story(here: House) -> None:
        at = await here.open(start=False)
        wish = PlainWish(verb="bid", args={"amount": 1})
        for command in (
            c.AnswerIt(id="a", ask=0, wish=wish),
            c.Undo(id="b"),
            c.Pause(id="c"),
            c.Resume(id="d"),
            c.Hand(id="e", seat=0, to="bot"),
        ):
            await refused("GT-START-02", at.do(1, command))

    at_home(dsn, story)


@pytest.mark.clause("GT-HOST-02")
def test_before_the_start_a_guest_may_leave_and_the_host_may_not(dsn: str) -> None:
    """The guest's seat is open again, and its secret is void."""

    async def story(here: House) -> None:
        at = await here.open(start=False)
        await refused("GT-HOST-02", at.do(0, c.Leave(id=new_id())))
        await at.do(1, c.Leave(id=new_id()))
        assert await kind(at, 1) == "open"
        await refused("GT-KEY-01", at.sync(1))

    at_home(dsn, story)


@pytest.mark.clause("GT-AWAY-01")
def test_a_silent_seat_is_handed_on_after_the_agreed_time(dsn: str) -> None:
    """Not a moment sooner, and nobody can hand on their own seat."""

    async def story(here: House) -> None:
        at = await here.open()
        hand = {"seat": 1, "to": "bot"}
        here.clock.at += MINUTE - 1
        no = await refused("GT-AWAY-01", at.do(0, c.Hand(id=new_id(), **hand)))  # type: ignore[arg-type]
        assert no.facts == {"seat": 1, "minutes": 1}
        here.clock.at += 1
        await refused("GT-SEAT-02", at.do(0, c.Hand(id=new_id(), seat=0, to="bot")))
        await refused("GT-SEAT-02", at.do(0, c.Hand(id=new_id(), seat=1, to="cat")))
        await refused("GT-SEAT-02", at.do(0, c.Hand(id=new_id(), seat=2, to="bot")))
        await at.do(0, c.Hand(id=new_id(), **hand))  # type: ignore[arg-type]
        assert await kind(at, 1) == "bot"
        await refused("GT-SEAT-02", at.do(0, c.Hand(id=new_id(), **hand)))  # type: ignore[arg-type]

    at_home(dsn, story)


@pytest.mark.clause("GT-AWAY-01")
def test_a_seat_that_has_answered_is_not_silent(dsn: str) -> None:
    """Only a seat that is asked can be silent."""

    async def story(here: House) -> None:
        at = await here.open()
        await at.answer(1)
        here.clock.at += 10 * MINUTE
        await refused("GT-AWAY-01", at.do(0, c.Hand(id=new_id(), seat=1, to="bot")))

    at_home(dsn, story)


@pytest.mark.clause("GT-AWAY-01")
def test_at_one_move_a_day_patience_is_a_day(dsn: str) -> None:
    """An hour of silence is nothing there."""

    async def story(here: House) -> None:
        at = await here.open(pace="daily")
        here.clock.at += 60 * MINUTE
        await refused("GT-AWAY-01", at.do(0, c.Hand(id=new_id(), seat=1, to="bot")))
        here.clock.at += 23 * 60 * MINUTE
        await at.do(0, c.Hand(id=new_id(), seat=1, to="bot"))

    at_home(dsn, story)


def test_nobody_is_silent_in_a_pause(dsn: str) -> None:
    """While match time stands still, no seat is handed on for silence."""

    async def story(here: House) -> None:
        at = await here.open()
        await at.do(1, c.Pause(id=new_id()))
        here.clock.at += 10 * MINUTE
        await refused("GT-AWAY-01", at.do(0, c.Hand(id=new_id(), seat=1, to="bot")))

    at_home(dsn, story)


@pytest.mark.clause("GT-AWAY-02")
def test_whoever_left_finds_a_bot_and_takes_the_seat_back(dsn: str) -> None:
    """The seat stays theirs: their secret still opens it, and only coming back is allowed."""

    async def story(here: House) -> None:
        at = await here.open()
        await at.do(1, c.Leave(id=new_id()))
        await at.do(0, c.Hand(id=new_id(), seat=1, to="bot"))
        seat = (await here.tables.view(at.id)).seats[1]
        assert (seat.kind, seat.away, seat.name) == ("bot", True, "Bob")
        await refused("GT-AWAY-02", at.answer(1))
        await refused("GT-SEAT-03", here.tables.sit(at.id, "Dan", ""))
        await at.do(1, c.Return(id=new_id()))
        await at.answer(1)

    at_home(dsn, story)


def test_a_seat_that_was_opened_goes_to_a_newcomer(dsn: str) -> None:
    """Its previous holder no longer has it."""

    async def story(here: House) -> None:
        at = await here.open()
        await at.do(1, c.Leave(id=new_id()))
        await at.do(0, c.Hand(id=new_id(), seat=1, to="open"))
        seated = await here.tables.sit(at.id, "Dan", "")
        await refused("GT-KEY-01", at.do(1, c.Return(id=new_id())))
        at.keys[1] = key_of(seated.secret)
        await at.answer(1)

    at_home(dsn, story)


def test_a_seat_that_was_opened_is_nobodys_until_it_is_taken_or_given_to_a_bot(dsn: str) -> None:
    """Who left isn't shown as the one who is choosing; a bot can be let in, and then plays on for them."""

    async def story(here: House) -> None:
        at = await here.open()
        await at.do(1, c.Leave(id=new_id()))
        await at.do(0, c.Hand(id=new_id(), seat=1, to="open"))
        seat = (await here.tables.view(at.id)).seats[1]
        assert (seat.kind, seat.name, seat.away) == ("open", "", False)
        await at.do(0, c.Hand(id=new_id(), seat=1, to="bot"))
        seat = (await here.tables.view(at.id)).seats[1]
        assert (seat.kind, seat.name, seat.away) == ("bot", "Bob", True)
        assert 1 in await at.asked()
        here.clock.at += MINUTE
        await here.work()
        assert 1 not in await at.asked()

    at_home(dsn, story)


def test_the_log_keeps_the_name_of_who_had_a_seat(dsn: str) -> None:
    """Whatever ends it says who had it: a seat that was opened, taken away, or left before the start."""

    async def story(here: House) -> None:
        at = await here.open(players=3, start=False)
        await at.do(1, c.Leave(id=new_id()))
        seated = await here.tables.sit(at.id, "Dan", "")
        at.keys[1] = key_of(seated.secret)
        await at.do(0, c.Start(id=new_id()))
        await at.do(1, c.Leave(id=new_id()))
        await at.do(0, c.Hand(id=new_id(), seat=1, to="open"))
        await at.do(0, c.Revoke(id=new_id(), seat=2))
        items = (await at.sync(0)).items
        ended = [(type(item), item.seat, item.was) for item in items if isinstance(item, ENDS)]
        assert ended == [(WentAway, 1, "Bob"), (WentAway, 1, ""), (HandedOn, 1, "Dan"), (SeatTaken, 2, "Cleo")]

    at_home(dsn, story)


@pytest.mark.clause("GT-HOST-01", "GT-KEY-01", "GT-SEAT-02")
def test_the_host_takes_a_seat_away(dsn: str) -> None:
    """Its secrets end, and the seat is open; the host's own is not taken."""

    async def story(here: House) -> None:
        at = await here.open()
        await refused("GT-HOST-01", at.do(1, c.Revoke(id=new_id(), seat=0)))
        await refused("GT-SEAT-02", at.do(0, c.Revoke(id=new_id(), seat=0)))
        await refused("GT-SEAT-02", at.do(0, c.Revoke(id=new_id(), seat=9)))
        await at.do(0, c.Revoke(id=new_id(), seat=1))
        await refused("GT-KEY-01", at.sync(1))
        assert await kind(at, 1) == "open"

    at_home(dsn, story)


def test_the_numbers_of_the_chance_are_fixed_at_the_start(dsn: str) -> None:
    """Players who sit down later add nothing to the chance, and nobody takes their number away."""

    async def story(here: House) -> None:
        at = await here.open(number="ab" * 32)
        numbers = [seat.number for seat in (await at.live()).table.seats]
        await at.do(0, c.Revoke(id=new_id(), seat=1))
        await here.tables.sit(at.id, "Dan", "cd" * 32)
        assert [seat.number for seat in (await at.live()).table.seats] == numbers == ["ab" * 32, ""]

    at_home(dsn, story)
