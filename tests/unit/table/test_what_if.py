"""What-ifs: a private table that starts from a moment of the match, in a world that fits what the seat knew."""

from __future__ import annotations

import msgspec
import pytest
from tests.serving import new_id
from tests.unit.table.seated import At, House, at_home, refused
from tests.unit.table.test_after_the_end import concede
from tests.unit.table.test_past import moment, play, story

from getaway.table import commands as c
from getaway.table import key_of
from getaway.table.branching import Tried, WhatIf


async def tried(at: At, seat: int, number: int, *, alone: bool = False) -> tuple[At, Tried]:
    """A seat's what-if, and the player there."""
    made = await at.house.tables.what_if(at.id, at.keys[seat], WhatIf(number, alone))
    other = at.through(at.house)
    other.id = made.table
    other.keys = {i: key_of(secret) for i, secret in enumerate(made.secrets) if secret}
    return other, made


def test_a_what_if_begins_as_the_seat_saw_the_moment(dsn: str) -> None:
    """The same view and the same question; the match has no new row, and what is played there stays there."""

    async def told(here: House) -> None:
        at = await here.open(3)
        await play(at, 5)
        rows = len(await here.store.tail(at.id, 0))
        whole = await story(at, 1)
        for number in (whole["first"], whole["last"] - 1, whole["last"]):
            seen = await moment(at, 1, number)
            other, made = await tried(at, 1, number)
            there = msgspec.json.decode(await here.tables.sync(other.id, other.keys[1]))
            assert there["view"] == seen["view"]
            for member in ("question", "seats", "choice", "facts"):
                assert there["question"].get(member) == seen["question"].get(member)
            assert there["table"]["branch"] == {"table": at.id, "moment": number, "seat": 1, "open": False}
            assert [seat["kind"] for seat in there["table"]["seats"]] == ["bot", "person", "bot"]
            assert (there["table"]["stage"], there["table"]["watch"]) == ("playing", False)
            assert [bool(secret) for secret in made.secrets] == [False, True, False]
        here.clock.at += 60_000
        await here.work()
        assert (await other.live()).seq > 1
        assert len(await here.store.tail(at.id, 0)) == rows

    at_home(dsn, told)


def test_worlds_of_a_running_match_are_drawn_and_not_copied(dsn: str) -> None:
    """The player's own hand is certain, the others' vary; after the end everything is as it was."""

    async def told(here: House) -> None:
        at = await here.open(2)
        number = (await at.sync(0)).rev
        true = (await at.live()).playing().g.hands
        worlds = set()
        for _ in range(12):
            other, _ = await tried(at, 0, number)
            hands = (await other.live()).playing().g.hands
            assert hands[0] == true[0]
            worlds.add(hands[1])
        assert len(worlds) > 1
        await at.answer(0)
        await concede(at, 1)
        for seat in (0, 1):
            other, _ = await tried(at, seat, number)
            live = await other.live()
            assert live.playing().g.hands == true
            assert live.table.branch is not None
            assert live.table.branch.open
            assert live.seed != (await at.live()).seed

    at_home(dsn, told)


def test_one_can_play_all_seats_and_go_back_as_far_as_one_likes(dsn: str) -> None:
    """Alone one holds a secret of each seat; it is for practice, and a node that comes later reads it again."""

    async def told(here: House) -> None:
        at = await here.open(2)
        other, made = await tried(at, 1, (await at.sync(1)).rev, alone=True)
        assert len(set(made.secrets)) == 2
        assert made.seat == 1
        await other.answer(0)
        await other.do(0, c.Undo(id=new_id()))
        await other.answer(0)
        await other.answer(1)
        again = await here.load(other.id)
        assert again.playing().chain == (await other.live()).playing().chain
        assert again.table.practice

    at_home(dsn, told)


def test_a_what_if_can_be_looked_back_at(dsn: str) -> None:
    """Its first moment is where it came from."""

    async def told(here: House) -> None:
        at = await here.open(2)
        other, _ = await tried(at, 0, (await at.sync(0)).rev, alone=True)
        await other.answer(0)
        await other.answer(1)
        whole = await story(other, 0)
        assert whole["moments"][0]["items"][0]["item"] == "branched"
        assert (await moment(other, 0, whole["first"]))["view"] == (await moment(at, 0, (await at.sync(0)).rev))["view"]

    at_home(dsn, told)


@pytest.mark.clause("GT-WHATIF-01")
def test_no_what_if_begins_where_nothing_is_to_be_decided(dsn: str) -> None:
    """At the end of a match; nor for spectators, nor where no world is found."""

    async def told(here: House) -> None:
        at = await here.open(2)
        number = (await at.sync(0)).rev
        await refused("GT-SEAT-01", here.tables.what_if(at.id, "", WhatIf(number)))

        async def nothing(*_: object) -> bytes:
            return b""

        here.tables.what_ifs.sampler = nothing
        await refused("GT-WHATIF-01", tried(at, 0, number))
        await at.answer(0)
        await concede(at, 1)
        await refused("GT-WHATIF-01", tried(at, 0, (await at.sync(0)).rev))

    at_home(dsn, told)


@pytest.mark.clause("GT-WHATIF-02")
def test_a_what_if_is_one_persons_own(dsn: str) -> None:
    """Nobody sits down there or watches; it has no rematch and no log to be checked."""

    async def told(here: House) -> None:
        at = await here.open(2)
        other, _ = await tried(at, 0, (await at.sync(0)).rev, alone=True)
        await refused("GT-WHATIF-02", here.tables.sit(other.id, "Cleo", ""))
        await refused("GT-WATCH-01", here.tables.sync(other.id, ""))
        await refused("GT-KEY-01", here.tables.sync(other.id, at.keys[1]))
        await other.answer(0)
        await concede(other, 1)
        await refused("GT-WHATIF-02", other.do(0, c.Rematch(id=new_id())))
        await refused("GT-WHATIF-02", other.whole_log())

    at_home(dsn, told)


def test_clocks_stand_still_at_first(dsn: str) -> None:
    """Where time runs out somebody can look around before it goes on."""

    async def told(here: House) -> None:
        at = await here.open(3, game="bombsquad", options={"clock": "real"})
        await play(at, 6)
        other, _ = await tried(at, 0, (await at.sync(0)).rev)
        live = await other.live()
        assert live.table.paused
        assert live.due is None
        before = live.playing().now
        here.clock.at += 5_000
        await other.do(0, c.Resume(id=new_id()))
        assert (await other.live()).match_time(here.clock.at) == before
        assert (await other.live()).due is not None

    at_home(dsn, told)
