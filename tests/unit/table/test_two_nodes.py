"""Two nodes with one store: whatever one writes, the other takes in, and both are the same table."""

from __future__ import annotations

import asyncio

import pytest
from tests.serving import new_id
from tests.unit.table.seated import USUAL, Clock, House, at_home, house, refused

from getaway.kernel import SPECTATOR, Refused, to_json
from getaway.kernel.wire import PlainWish
from getaway.table import commands as c


def test_what_another_node_told_is_not_told_again(dsn: str) -> None:
    """Rows that a node has only read are no news in the rows that it writes."""

    async def story() -> None:
        clock = Clock()
        async with house(dsn, clock) as here, house(dsn, clock) as there:
            at = await here.open()
            for _ in range(3):
                for seat in await at.asked():
                    await at.answer(seat)
                    await at.through(there).sync(SPECTATOR)
                    at = at.through(there if at.house is here else here)
            items = (await at.sync(0)).items
            numbers = [item.rev for item in items if hasattr(item, "rev")]
            assert numbers == sorted(set(numbers))

    asyncio.run(story())


def test_a_refused_answer_moves_no_clock(dsn: str) -> None:
    """A node that refused something later can still take in what another stamped earlier."""

    async def story() -> None:
        clock = Clock()
        async with house(dsn, clock) as here, house(dsn, clock) as there:
            at = await here.open()
            elsewhere = at.through(there)
            await elsewhere.sync(0)
            clock.at += 500
            await refused("GT-ASK-02", at.do(1, c.AnswerIt(id=new_id(), ask=99, wish=_bid(0))))
            clock.at -= 30  # two machines' clocks differ a little
            await elsewhere.answer(0)
            assert await _same(at.house, at.id)
            await at.answer(1)

    asyncio.run(story())


def _bid(amount: int) -> PlainWish:
    return PlainWish(verb="bid", args={"amount": amount})


async def _same(here: House, table: str) -> bool:
    """Whether what is in memory is what is stored."""
    async with here.tables.room(table) as room:
        loaded = await here.load(table)
        assert room.live.match is not None
        assert loaded.match is not None
        return room.live.match.chain == loaded.match.chain and room.live.match.now == loaded.match.now


def test_a_refusal_is_judged_by_the_newest_rows(dsn: str) -> None:
    """A node whose bus is silent refuses nothing because of what is no longer so."""

    async def story() -> None:
        clock = Clock()
        async with house(dsn, clock) as here, house(dsn, clock) as there:
            at = await here.open()
            listener = _Ear()
            here.bus.hear = None
            async with here.tables.listening(at.id, at.keys[0], None, listener):
                elsewhere = at.through(there)
                for seat in (0, 1):
                    await elsewhere.answer(seat)
                seat = (await elsewhere.asked())[0]
                newest = await elsewhere.sync(seat)
                wish = PlainWish(verb="respond", args={"place": 0})
                await at.do(seat, c.AnswerIt(id=new_id(), ask=newest.question.rev, wish=wish))

    asyncio.run(story())


def test_a_client_that_knows_more_than_the_node_is_not_set_back(dsn: str) -> None:
    """Coming from another node, a client is told from where it is, not from where this node was."""

    async def story() -> None:
        clock = Clock()
        async with house(dsn, clock) as here, house(dsn, clock) as there:
            at = await here.open()
            first, second = _Ear(), _Ear()
            here.bus.hear = None
            async with here.tables.listening(at.id, at.keys[0], None, first):
                await at.through(there).answer(0)
                newest = await at.through(there).sync(1)
                async with here.tables.listening(at.id, at.keys[1], newest.rev, second):
                    assert (await here.load(at.id)).revs[1] == newest.rev
                    assert b'"fresh":true' in second.heard[0]

    asyncio.run(story())


class _Ear:
    """Somebody who listens and keeps everything."""

    def __init__(self) -> None:
        self.seat = SPECTATOR
        self.frames = False
        self.key = ""
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self) -> None:
        self.heard.append(b"closed")


def test_every_bot_gets_its_turn(dsn: str) -> None:
    """Two bots that are asked at once are both woken, though they are due at the same moment."""

    async def story(here: House) -> None:
        at = await here.open(players=3, people=1)
        await at.answer(0)
        here.clock.at += USUAL
        await here.work()
        assert (await at.live()).playing().g.phase == "window"

    at_home(dsn, story)


@pytest.mark.clause("GT-BUSY-01")
def test_a_command_that_loses_every_race_is_given_up(dsn: str) -> None:
    """A store in which each number is taken by somebody else leaves nothing but a refusal."""

    async def story(here: House) -> None:
        at = await here.open()
        before = to_json((await here.load(at.id)).table)

        async def taken(_: object) -> bool:
            return False

        with pytest.raises(Refused, match="GT-BUSY-01"):
            await here.tables.committer.do(
                at.id, lambda live, when: live.play(when, lambda m: m.pause(m.now)), None, taken
            )
        assert to_json((await here.load(at.id)).table) == before

    at_home(dsn, story)
