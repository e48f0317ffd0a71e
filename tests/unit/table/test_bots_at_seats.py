"""How well bots play, how fast they act, what they say, and for whom they stand in."""

from __future__ import annotations

from typing import Literal, TypeVar

import pytest
from tests.outside import sticks_fixture
from tests.serving import new_id
from tests.unit.table.seated import USUAL, At, House, at_home, refused

from getaway.bots import Bot, Decision, Reason
from getaway.games import find
from getaway.kernel import SPECTATOR, Record, to_json
from getaway.table import commands as c
from getaway.table.acts import BOT, PERSON
from getaway.table.items import GaveReason, HandedOn, LevelWas, TempoWas
from getaway.table.live import HEAD_START
from getaway.table.opening import opened_again
from getaway.table.seats import TEMPOS
from getaway.table.thinking import think_here

__all__ = ["sticks_fixture"]
pytestmark = pytest.mark.usefixtures("sticks")

MINUTE = 60_000
T = TypeVar("T")


async def items(at: At, kind: type[T], seat: int = 0) -> list[T]:
    """All items of one kind that a seat was told."""
    return [item for item in (await at.sync(seat)).items if isinstance(item, kind)]


async def levels_thought_on(here: House, at: At) -> dict[int, str]:
    """By seat, the level of the bot that answered there."""
    found: dict[int, str] = {}

    async def noting(bot: Bot, record: Record, whom: str) -> Decision | None:
        if record.game == "sticks":  # other tests leave tables of other games behind
            found[record.seat] = bot.level
        return await think_here(bot, record, whom)

    here.tables.waking.thinker = noting
    for _ in range(3):
        if 0 in await at.asked():
            await at.answer(0)
        here.clock.at += 10 * USUAL
        await here.work()
    return found


# Levels and pace


@pytest.mark.clause("GT-BOT-01")
def test_each_seat_has_a_bot_of_its_own_level(dsn: str) -> None:
    """Chosen when the table is opened, and later by the host; the others play on the table's level."""

    async def story(here: House) -> None:
        at = await here.open(3, people=1, game="sticks", bots="random", levels=("", "sharp"), options={"heap": "large"})
        assert [seat.level for seat in (await at.sync(0)).table.seats] == ["random", "sharp", "random"]
        assert await levels_thought_on(here, at) == {1: "sharp", 2: "random"}
        await at.do(0, c.SetLevel(id=new_id(), seat=2, level="sharp"))
        assert [(item.seat, item.level) for item in await items(at, LevelWas)] == [(2, "sharp")]
        assert (await levels_thought_on(here, at))[2] == "sharp"
        await at.do(0, c.SetLevel(id=new_id(), seat=1, level=""))
        assert [item.level for item in await items(at, LevelWas)] == ["sharp", "random"], "the usual level has a name"
        again = opened_again((await at.live()).table, at=1)
        assert [seat.level for seat in again.seats] == ["", "random", "sharp"]

    at_home(dsn, story)


@pytest.mark.clause("GT-BOT-01")
def test_only_the_host_sets_bots_and_only_to_what_there_is(dsn: str) -> None:
    """A guest, a seat that doesn't exist and an unknown level are refused, at the opening too."""

    async def story(here: House) -> None:
        at = await here.open(3, people=2, game="sticks")
        await refused("GT-HOST-01", at.do(1, c.SetLevel(id=new_id(), seat=2, level="sharp")))
        await refused("GT-HOST-01", at.do(1, c.SetTempo(id=new_id(), tempo="slow")))
        await refused("GT-SEAT-02", at.do(0, c.SetLevel(id=new_id(), seat=3, level="sharp")))
        await refused("GT-SETUP-01", at.do(0, c.SetLevel(id=new_id(), seat=2, level="genius")))
        await refused("GT-SETUP-01", here.open(3, game="sticks", levels=("", "genius")))
        await refused("GT-SETUP-01", here.open(3, game="sticks", tempo="hasty"))
        await refused("GT-SETUP-01", here.open(3, game="sticks", absent="dog"))

    at_home(dsn, story)


@pytest.mark.clause("GT-BOT-01")
@pytest.mark.parametrize("tempo", ["slow", "", "quick"])
def test_a_bot_answers_at_the_tables_pace(dsn: str, tempo: Literal["slow", "", "quick"]) -> None:
    """To the millisecond, however soon it knew what to do: its time tells nobody how much it had to think about."""

    async def story(here: House) -> None:
        at = await here.open(2, people=1, game="sticks")
        await at.do(0, c.SetTempo(id=new_id(), tempo=tempo))
        assert [item.tempo for item in await items(at, TempoWas)] == [tempo]
        if 1 not in await at.asked():
            await at.answer(0)
        since = (await at.live()).table.asked[1]
        here.clock.at = since + max(0, TEMPOS[tempo] - HEAD_START) - 1
        await here.work()
        assert (await at.live()).table.asked[1] == since
        here.clock.at += 1
        await here.work()
        assert (await at.live()).last == since + TEMPOS[tempo]

    at_home(dsn, story)


# Standing in


@pytest.mark.clause("GT-AWAY-03")
def test_a_bot_stands_in_for_somebody_who_is_silent(dsn: str) -> None:
    """When the agreed time is up, not before; the player is back with one command, and everybody is told."""

    async def story(here: House) -> None:
        at = await here.open(2, game="sticks", absent="bot")
        seat = (await at.asked())[0]
        here.clock.at = (await at.live()).table.asked[seat] + MINUTE - 1
        await here.work()
        assert (await at.live()).table.seats[seat].kind == PERSON
        here.clock.at += 1
        await here.work()
        held = (await at.live()).table.seats[seat]
        assert (held.kind, held.away) == (BOT, True)
        assert [(item.seat, item.by) for item in await items(at, HandedOn)] == [(seat, SPECTATOR)]
        here.clock.at += USUAL
        await here.work()
        assert seat not in await at.asked()
        await at.do(seat, c.Return(id=new_id()))
        assert (await at.live()).table.seats[seat].kind == PERSON

    at_home(dsn, story)


@pytest.mark.clause("GT-AWAY-03")
def test_a_bot_stands_in_at_once_for_somebody_who_left(dsn: str) -> None:
    """At their next question."""

    async def story(here: House) -> None:
        at = await here.open(2, game="sticks", absent="bot")
        seat = (await at.asked())[0]
        await at.do(seat, c.Leave(id=new_id()))
        await here.work()
        assert (await at.live()).table.seats[seat].kind == BOT

    at_home(dsn, story)


@pytest.mark.clause("GT-AWAY-03")
def test_the_last_player_who_is_there_is_not_replaced(dsn: str) -> None:
    """Else a match would be played to its end by nobody; without the rule nobody is."""

    async def story(here: House) -> None:
        for people, absent in ((1, "bot"), (2, "")):
            at = await here.open(2, people=people, game="sticks", absent=absent)
            here.clock.at += 3 * USUAL
            await here.work()
            seat = (await at.asked())[0]
            here.clock.at += 3 * MINUTE
            await here.work()
            assert await at.asked() == [seat]
            assert (await at.live()).table.seats[seat].kind == PERSON

    at_home(dsn, story)


# What they say


async def answering(here: House, at: At, name: str, facts: dict[str, object]) -> None:
    """Let the bot of seat 1 answer, and give this reason."""

    async def giving(bot: Bot, record: Record, whom: str) -> Decision | None:
        decision = await think_here(bot, record, whom)
        return Decision(decision.wish, Reason(name, facts)) if decision is not None else None

    here.tables.waking.thinker = giving
    while 1 not in await at.asked():
        await at.answer(0)
    here.clock.at += 10 * USUAL
    await here.work()


@pytest.mark.clause("GT-BOT-02")
def test_a_bot_says_why_and_names_only_what_all_may_know(dsn: str) -> None:
    """Of a reason that is voiced only the voiced facts are told, to everybody; others are kept."""

    async def story(here: House) -> None:
        at = await here.open(2, people=1, game="sticks")
        await answering(here, at, "leave-fours", {"left": 4, "secret": "queen"})
        for seat in (0, SPECTATOR):
            heard = await items(at, GaveReason, seat)
            assert [(item.seat, item.name, item.facts) for item in heard] == [(1, "leave-fours", {"left": 4})]
        await answering(here, at, "kept-to-itself", {"left": 3})
        assert len(await items(at, GaveReason)) == 1
        again = await here.load(at.id)
        assert to_json(again.table) == to_json((await at.live()).table)

    at_home(dsn, story)


@pytest.mark.clause("GT-BOT-02")
def test_a_bot_says_nothing_about_an_act_that_is_hidden(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sealed bid is nothing to talk about, though the same reason is told where all see the act."""
    monkeypatch.setattr(type(find("toy")), "voiced", "sticks.players:VOICED")

    async def story(here: House) -> None:
        at = await here.open(2, people=1)
        await answering(here, at, "leave-fours", {"left": 4})
        assert 1 not in await at.asked()
        assert await items(at, GaveReason) == []

    at_home(dsn, story)
