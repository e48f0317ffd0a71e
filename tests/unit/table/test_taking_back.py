"""Taking back at a table: by right, by a vote of those who are there, and never over a secret that was shown."""

from __future__ import annotations

from typing import Any

import pytest
from tests.serving import new_id
from tests.unit.table.seated import At, House, at_home, refused

from getaway.table import commands as c
from getaway.table.messages import UndoView


async def in_the_window(here: House, **wanted: Any) -> tuple[At, int, int]:
    """A match of two in which one seat has passed, and may take back; then the one who passed, and the other."""
    at = await here.open(**wanted)
    for seat in (0, 1):
        await at.answer(seat)
    (passed,) = await at.asked()
    await at.answer(passed)
    return at, passed, 1 - passed


async def bid(here: House, players: int = 3, people: int = 3) -> At:
    """Sealed bids of the first seats; the last one has not bid."""
    at = await here.open(players=players, people=people)
    for seat in range(players - 1):
        await at.answer(seat)
    return at


@pytest.mark.clause("GT-UNDO-01")
def test_the_own_last_answer_is_taken_back_by_right(dsn: str) -> None:
    """While nobody has answered since, nobody is asked; the screen says so beforehand."""

    async def story(here: House) -> None:
        at, passed, other = await in_the_window(here)
        assert (await at.sync(passed)).undo == UndoView("right")
        await refused("GT-UNDO-03", at.do(other, c.Undo(id=new_id())))  # its bid was shown
        await at.do(passed, c.Undo(id=new_id()))
        assert await at.asked() == [passed]

    at_home(dsn, story)


@pytest.mark.clause("GT-UNDO-02", "GT-VOTE-01", "GT-VOTE-02")
def test_all_others_must_agree_when_somebody_has_answered_since(dsn: str) -> None:
    """One after another agrees; the last agreement takes back."""

    async def story(here: House) -> None:
        at = await bid(here)
        assert (await at.sync(0)).undo.how == "vote"
        for seat in range(3):
            await refused("GT-VOTE-01", at.do(seat, c.Vote(id=new_id(), agree=True)))
        await at.do(0, c.Undo(id=new_id()))
        assert await at.asked() == [2]
        await refused("GT-VOTE-02", at.do(0, c.Undo(id=new_id())))
        await refused("GT-VOTE-01", at.do(0, c.Vote(id=new_id(), agree=True)))
        await at.do(1, c.Vote(id=new_id(), agree=True))
        await refused("GT-VOTE-01", at.do(1, c.Vote(id=new_id(), agree=True)))
        vote = (await here.tables.view(at.id)).vote
        assert vote is not None
        assert (vote.seat, vote.agreed) == (0, (1,))
        await at.do(2, c.Vote(id=new_id(), agree=True))
        assert (await here.tables.view(at.id)).vote is None
        assert 0 in await at.asked()

    at_home(dsn, story)


@pytest.mark.clause("GT-VOTE-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_one_who_does_not_agree_ends_the_vote(dsn: str, seat: int) -> None:
    """The player who asked may withdraw too; after that there's nothing left to vote on."""

    async def story(here: House) -> None:
        at = await bid(here)
        await at.do(0, c.Undo(id=new_id()))
        await at.do(seat, c.Vote(id=new_id(), agree=False))
        assert (await here.tables.view(at.id)).vote is None
        await refused("GT-VOTE-01", at.do(2, c.Vote(id=new_id(), agree=True)))
        assert await at.asked() == [2]

    at_home(dsn, story)


def test_a_vote_ends_when_the_match_goes_on(dsn: str) -> None:
    """An answer that comes first settles it."""

    async def story(here: House) -> None:
        at = await bid(here)
        await at.do(0, c.Undo(id=new_id()))
        await at.answer(2)
        assert (await here.tables.view(at.id)).vote is None

    at_home(dsn, story)


def test_those_who_are_away_and_bots_are_not_asked(dsn: str) -> None:
    """With nobody left to ask, taking back is done at once."""

    async def story(here: House) -> None:
        at = await bid(here)
        await at.do(1, c.Leave(id=new_id()))
        await at.do(2, c.Leave(id=new_id()))
        await at.do(0, c.Undo(id=new_id()))
        assert 0 in await at.asked()

    at_home(dsn, story)


@pytest.mark.clause("GT-VOTE-02")
def test_a_vote_does_not_wait_for_one_who_went_away(dsn: str) -> None:
    """The player who asked asks again once everyone still at the table has agreed."""

    async def story(here: House) -> None:
        at = await bid(here)
        await at.do(0, c.Undo(id=new_id()))
        await at.do(1, c.Vote(id=new_id(), agree=True))
        await refused("GT-VOTE-02", at.do(0, c.Undo(id=new_id())))
        await at.do(2, c.Leave(id=new_id()))
        await at.do(0, c.Undo(id=new_id()))
        assert 0 in await at.asked()
        assert (await at.sync(0)).table.vote is None

    at_home(dsn, story)


@pytest.mark.clause("GT-UNDO-03")
def test_nothing_is_taken_back_over_a_secret_that_was_shown(dsn: str) -> None:
    """No vote is opened for it."""

    async def story(here: House) -> None:
        at = await here.open()
        for seat in (0, 1):
            await at.answer(seat)
        await refused("GT-UNDO-03", at.do(0, c.Undo(id=new_id())))
        assert (await at.sync(0)).undo == UndoView("no", "GT-UNDO-03")

    at_home(dsn, story)


def test_a_practice_table_takes_back_over_anything(dsn: str) -> None:
    """Bids that were shown, too."""

    async def story(here: House) -> None:
        at = await here.open(people=1, practice=True)
        await at.answer(0)
        here.clock.at += 1000
        await here.work()
        await at.do(0, c.Undo(id=new_id()))
        assert 0 in await at.asked()

    at_home(dsn, story)
