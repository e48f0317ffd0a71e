"""After the end of a match: its log with the seed, and a rematch of the same people."""

from __future__ import annotations

from typing import Any

import pytest
from tests.serving import new_id
from tests.unit.table.seated import At, House, at_home, refused

from getaway.kernel import Refused, logbook
from getaway.kernel.wire import PlainWish
from getaway.table import commands as c
from getaway.table import rematches
from getaway_toy import GAME


async def played(here: House, **wanted: Any) -> At:
    """A match of two that one has conceded."""
    at = await here.open(**wanted)
    await at.answer(0, pick=-1)
    await concede(at, 1)
    return at


async def concede(at: At, seat: int) -> None:
    """Leave the contest, which ends a match of two."""
    question = (await at.sync(seat)).question
    wish = PlainWish(verb="concede", args={})
    await at.do(seat, c.AnswerIt(id=new_id(), ask=question.rev, wish=wish))


@pytest.mark.clause("GT-LOG-01", "GT-CHANCE-01")
def test_the_log_is_shown_after_the_end_and_can_be_verified(dsn: str) -> None:
    """Before it, it is refused and the seed is hidden; a changed log is found out."""

    async def story(here: House) -> None:
        at = await here.open(number="5e" * 32)
        with pytest.raises(Refused, match="GT-LOG-01"):
            await at.whole_log()
        assert (await here.tables.view(at.id)).seed == ""
        await at.answer(0)
        await concede(at, 1)
        text = await at.whole_log()
        assert logbook.verify(GAME, logbook.read(text)) == []
        assert logbook.verify(GAME, logbook.read(text.replace('"amount":0', '"amount":3'))) != []
        view = await here.tables.view(at.id)
        assert view.seed == logbook.read(text).seal.key
        assert view.commitment == logbook.read(text).began.commitment

    at_home(dsn, story)


@pytest.mark.clause("GT-OVER-01")
def test_a_finished_match_takes_no_answer(dsn: str) -> None:
    """Neither an answer nor an undo, and nothing is due."""

    async def story(here: House) -> None:
        at = await played(here)
        wish = PlainWish(verb="bid", args={"amount": 1})
        no = await at.sync(0)
        assert (no.table.stage, no.clock.runs if no.clock else None) == ("over", False)
        with pytest.raises(Refused):
            await at.do(0, c.AnswerIt(id=new_id(), ask=no.question.rev, wish=wish))
        await refused("GT-OVER-01", at.do(0, c.Undo(id=new_id())))
        assert (await at.live()).due is None

    at_home(dsn, story)


@pytest.mark.clause("GT-REMATCH-01")
def test_a_rematch_comes_once_and_after_the_end(dsn: str) -> None:
    """The same people with the same secrets; bots' seats are open again, and nothing of the old chance is used."""

    async def story(here: House) -> None:
        at = await here.open(players=3, people=2)
        await refused("GT-REMATCH-01", at.do(0, c.Rematch(id=new_id())))
        await concede(at, 0)
        await concede(at, 1)
        first = await here.tables.view(at.id)
        assert first.stage == "over"
        command = c.Rematch(id=new_id())
        await at.do(1, command)
        rematch = (await here.tables.view(at.id)).rematch
        again = await here.tables.view(rematch)
        assert [(seat.kind, seat.name) for seat in again.seats] == [("person", "Ada"), ("person", "Bob"), ("open", "")]
        assert again.commitment != first.commitment
        for seat in (0, 1):
            assert await here.tables.seat(rematch, at.keys[seat]) == seat
        await refused("GT-REMATCH-01", at.do(0, c.Rematch(id=new_id())))

    at_home(dsn, story)


@pytest.mark.clause("GT-REMATCH-01")
def test_a_rematch_that_is_asked_for_again_by_its_id_is_the_same(dsn: str) -> None:
    """A client that heard nothing sends it again, and is told that it is done."""

    async def story(here: House) -> None:
        at = await played(here)
        command = c.Rematch(id=new_id())
        await at.do(0, command)
        rematch = (await here.tables.view(at.id)).rematch
        await at.do(0, command)
        assert (await here.tables.view(at.id)).rematch == rematch

    at_home(dsn, story)


def test_a_rematch_has_a_host_who_is_there(dsn: str) -> None:
    """The seat of a host whom a bot has replaced is open; the first of the others may start."""

    async def story(here: House) -> None:
        at = await here.open(3)
        await at.do(0, c.Leave(id=new_id()))
        await at.do(1, c.Hand(id=new_id(), seat=0, to="bot"))
        await concede(at, 1)
        await concede(at, 2)
        await refused("GT-AWAY-02", at.do(0, c.Rematch(id=new_id())))
        await at.do(2, c.Rematch(id=new_id()))
        at.id = (await at.sync(2)).table.rematch
        assert (await at.sync(2)).table.host == 1
        await refused("GT-HOST-01", at.do(2, c.Start(id=new_id())))
        await at.do(1, c.Start(id=new_id()))

    at_home(dsn, story)


@pytest.mark.clause("GT-REMATCH-02")
def test_the_same_people_go_on_to_the_next_mission(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one follows; a game without missions refuses, and may still be played again."""

    async def story(here: House) -> None:
        at = await played(here)
        await refused("GT-REMATCH-02", at.do(0, c.Rematch(id=new_id(), next=True)))
        assert not (await here.tables.view(at.id)).rematch
        monkeypatch.setattr(rematches, "next_stage", lambda _, options: {**options, "window_ms": 5000})
        await at.do(0, c.Rematch(id=new_id(), next=True))
        onward = await here.tables.view((await here.tables.view(at.id)).rematch)
        assert onward.options == {"window_ms": 5000}
        assert [seat.name for seat in onward.seats][:1] == ["Ada"]

    at_home(dsn, story)
