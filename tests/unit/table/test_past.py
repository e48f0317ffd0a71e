"""Looking back: each moment as its audience was shown it then, and nothing of what came later."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from tests.serving import new_id
from tests.unit.table.seated import At, House, at_home, refused
from tests.unit.table.test_after_the_end import concede

from getaway.kernel import SPECTATOR
from getaway.kernel.wire import PlainWish
from getaway.table import commands as c
from getaway.table.past import EVERYTHING, shown


async def moment(at: At, seat: int, number: int, of: int | None = None) -> dict[str, Any]:
    """What a seat is shown of a moment."""
    async with at.house.tables.past.moment(at.id, at.keys[seat], number, of) as found:
        said: dict[str, Any] = msgspec.json.decode(shown(found))
        return said


async def story(at: At, seat: int, of: int | None = None, since: int = 0) -> dict[str, Any]:
    """All that was told to a seat."""
    said: dict[str, Any] = msgspec.json.decode(await at.house.tables.past.story(at.id, at.keys[seat], of, since))
    return said


async def then(at: At, seat: int) -> dict[str, Any]:
    """What a seat sees now, as it will be found again: without the clock, which stands still in a replay."""
    seen: dict[str, Any] = msgspec.json.decode(await at.house.tables.sync(at.id, at.keys[seat]))
    return {name: seen[name] for name in ("rev", "seat", "table", "view", "question")}


async def play(at: At, moves: int) -> list[list[dict[str, Any]]]:
    """Some answers, and the clocks stopped between them; what every audience saw after each."""
    dice = Random(7)  # noqa: S311 - play isn't cryptography
    seen = [[await then(at, seat) for seat in (0, 1, SPECTATOR)]]
    for i in range(moves):
        asked = await at.asked()
        if not asked:
            break
        at.house.clock.at += 700
        if i % 4 == 3:
            await at.do(0, c.Pause(id=new_id()))
            seen.append([await then(at, seat) for seat in (0, 1, SPECTATOR)])
            await at.do(0, c.Resume(id=new_id()))
        else:
            ask = (await at.live()).playing().asks[0]
            wish = ask.choice.by_verb(dice)
            command = c.AnswerIt(id=new_id(), ask=ask.id, wish=PlainWish(wish.verb, dict(wish.args)))
            await at.do(ask.seat, command)
        seen.append([await then(at, seat) for seat in (0, 1, SPECTATOR)])
    return seen


@pytest.mark.parametrize("moves", [9, 60])
def test_every_moment_is_shown_as_it_was(dsn: str, moves: int) -> None:
    """To each audience, in any order, after a jump over milestones and step by step."""

    async def told(here: House) -> None:
        at = await here.open(options={"window_ms": 4000})
        seen = await play(at, moves)
        for each in [*seen[::-3], *seen]:
            for seat, saw in zip((0, 1, SPECTATOR), each, strict=True):
                found = await moment(at, seat, saw["rev"])
                assert {name: found[name] for name in saw} == saw
                assert found["clock"]["runs"] is False
                assert found["notes"] == ""

    at_home(dsn, told)


def test_the_story_has_every_moment_with_what_was_told(dsn: str) -> None:
    """From the start on, and since a number only what is newer; the items are those of the table itself."""

    async def told(here: House) -> None:
        at = await here.open()
        await play(at, 6)
        whole = await story(at, 1)
        assert [each["number"] for each in whole["moments"]] == list(range(whole["first"], whole["last"] + 1))
        sync = msgspec.json.decode(await here.tables.sync(at.id, at.keys[1]))
        items = [item for each in whole["moments"] for item in each["items"]]
        assert items == sync["items"][-len(items) :]
        assert items[0]["item"] == "started"
        newer = await story(at, 1, since=whole["last"] - 2)
        assert newer["moments"] == whole["moments"][-2:]
        assert not whole["over"]

    at_home(dsn, told)


@pytest.mark.clause("GT-REPLAY-01")
def test_another_record_is_shown_after_the_end_only(dsn: str) -> None:
    """Before the end a seat sees only its own record; afterwards every seat's, and the open table with all hands."""

    async def told(here: House) -> None:
        at = await here.open()
        await at.answer(0)
        number = (await then(at, 1))["rev"]
        for of in (0, SPECTATOR, EVERYTHING):
            await refused("GT-REPLAY-01", moment(at, 1, number, of))
            await refused("GT-REPLAY-01", story(at, 1, of))
        hands = [(await then(at, seat))["view"]["hands"][seat] for seat in (0, 1)]
        await concede(at, 1)
        assert (await moment(at, 1, number, 0))["view"]["hands"] == [hands[0], ["hidden"] * len(hands[1])]
        assert (await moment(at, 1, number, 1))["view"]["hands"] == [["hidden"] * len(hands[0]), hands[1]]
        open_table = await moment(at, SPECTATOR, number, EVERYTHING)
        assert (open_table["seat"], open_table["question"]["choice"] is not None) == (SPECTATOR, True)

    at_home(dsn, told)


def test_the_open_table_shows_every_hand(dsn: str) -> None:
    """In Bomb Squad all cards face up, shaped as any other view."""

    async def told(here: House) -> None:
        at = await here.open(3, game="bombsquad", options={"clock": "real"})
        number = (await then(at, 0))["rev"]
        cards = [(await then(at, (seat + 1) % 3))["view"]["hands"][seat] for seat in range(3)]
        await play(at, 8)
        here.clock.at += 10_000_000
        await here.work()
        assert (await at.live()).table.stage == "over"
        seen = await moment(at, SPECTATOR, number, EVERYTHING)
        assert seen["view"]["hands"] == cards
        assert seen["view"].keys() == (await moment(at, 0, number))["view"].keys()

    at_home(dsn, told)


@pytest.mark.clause("GT-REPLAY-02")
def test_there_is_nothing_before_the_start_and_after_the_last_move(dsn: str) -> None:
    """Nor is there a replay of a match that has not begun."""

    async def told(here: House) -> None:
        at = await here.open()
        whole = await story(at, 0)
        for number in (-1, 0, whole["first"] - 1, whole["last"] + 1, 10**9):
            await refused("GT-REPLAY-02", moment(at, 0, number))
        waiting = await here.open(start=False)
        await refused("GT-START-02", story(waiting, 0))

    at_home(dsn, told)


def test_a_seat_that_was_taken_away_looks_back_no_more(dsn: str) -> None:
    """The past is opened by the same key as the present."""

    async def told(here: House) -> None:
        at = await here.open()
        number = (await then(at, 1))["rev"]
        await at.do(0, c.Revoke(id=new_id(), seat=1))
        await refused("GT-KEY-01", moment(at, 1, number))
        closed = await here.open(watch=False)
        await refused("GT-WATCH-01", story(closed, SPECTATOR))

    at_home(dsn, told)
