"""`getaway checkpoint` and `getaway repair`: tables that are to go on under newer rules, and those that cannot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import pytest
from tests.serving import database
from tests.unit.table.seated import At, House, house, refused
from tests.unit.table.test_newer_rules import newer, round_of_bids, settled
from tests.unit.table.test_store_faults import CHANGE

from getaway.cli.errors import BadCommand
from getaway.cli.hosting import checkpoint, repair
from getaway.kernel import encode
from getaway.kernel.stream import NewRules
from getaway.table import key_of
from getaway.table.repair import examine, set_back
from getaway_toy import ToyGame

T = TypeVar("T")
Told = Callable[[Callable[[House], Awaitable[T]]], T]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[Told[T]]:
    """Run a story in a database of its own, by whose address the commands go."""
    with database() as dsn:
        monkeypatch.setenv("GETAWAY_DATABASE", dsn)

        async def at_home(story: Callable[[House], Awaitable[T]]) -> T:
            async with house(dsn) as here:
                return await story(here)

        yield lambda story: asyncio.run(at_home(story))


async def _standing(at: At) -> bytes:
    return encode((await at.live()).playing().g)


@pytest.mark.clause("GT-VERSION-01")
@pytest.mark.parametrize("ran", [True, False])
def test_newer_rules_keep_every_answer_with_a_checkpoint_or_without(
    told: Told[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ran: bool
) -> None:
    """Nothing that was acknowledged is taken back, in the middle of a script too, and without it neither."""

    async def play(here: House) -> tuple[At, bytes]:
        await here.open(start=False)
        at = await here.open(3)
        await settled(here)
        for _ in range(2):
            await round_of_bids(at)
        while len(await at.asked()) != 2:  # one has bid, the others have not
            await at.answer((await at.asked())[0])
        return at, await _standing(at)

    at, standing = told(play)
    if ran:
        for found in ("Saved the position of one table.\n", "Every running table's position was already saved.\n"):
            checkpoint.checkpoint()
            assert capsys.readouterr().out == found

    async def renewed(here: House) -> bytes:
        newer(here, monkeypatch)
        there = at.through(here)
        sync = await there.sync(0)
        assert isinstance(sync.items[-1], NewRules)
        assert sum(b'"renewed"' in row.act for row in await here.store.tail(at.id, 0)) == 1
        kept = await _standing(there)
        await there.answer((await there.asked())[0])
        async with house(here.store.dsn, here.clock) as other:
            assert await _standing(at.through(other)) == await _standing(there)
        return kept

    assert told(renewed) == standing


def test_a_checkpoint_made_by_newer_rules_comes_too_late(
    told: Told[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is said, nothing is changed, and the command fails."""

    async def play(here: House) -> At:
        at = await here.open(2)
        await settled(here)
        await at.answer(0)
        return at

    at: At = told(play)
    monkeypatch.setattr(ToyGame, "version", 2)
    with pytest.raises(SystemExit):
        checkpoint.checkpoint()
    assert "before you upgrade" in capsys.readouterr().out
    monkeypatch.setattr(ToyGame, "version", 1)

    async def look(here: House) -> list[int]:
        return await at.through(here).asked()

    assert told(look) == [1]


# Tables that cannot go on


async def _spoilt(here: House) -> tuple[At, bytes]:
    """A table with a checkpoint, then a good answer, a row that somebody changed, and more beside the match."""
    at = await here.open(3)
    await settled(here)
    await at.answer(0, pick=1)
    standing = await _standing(at)
    await at.answer(1, pick=2)
    at.keys[2] = key_of((await here.tables.rekey(at.id, at.keys[2])).secret)
    await at.answer(2, pick=1)
    async with here.store.connected() as connection:
        await connection.execute(CHANGE, at.id, '"amount":2', '"amount":9')
    return at, standing


def test_a_repair_sets_back_to_the_last_row_that_replays(told: Told[Any], capsys: pytest.CaptureFixture[str]) -> None:
    """First it only says what it would do; then the table goes on, its seats as they are now, its numbers beyond."""

    async def play(here: House) -> tuple[At, bytes, int]:
        at, standing = await _spoilt(here)
        async with house(here.store.dsn, here.clock) as there:
            await refused("GT-FAULT-02", at.through(there).sync(0))
        return at, standing, (await at.live()).seq

    at, standing, last = told(play)
    repair.repair(at.id, yes=False)
    said = capsys.readouterr().out
    assert "up to row 5" in said
    assert "2 rows of moves would be undone, from 6 to 8" in said
    repair.repair(at.id, yes=True)
    assert "continues from row 5" in capsys.readouterr().out
    repair.repair(at.id, yes=True)
    assert "nothing to repair" in capsys.readouterr().out

    async def look(here: House) -> None:
        there = at.through(here)
        assert await _standing(there) == standing
        assert (await there.live()).seq == last + 1
        sync = await there.sync(0)
        (item,) = [each for each in sync.items if isinstance(each, NewRules)]
        assert item.old == item.new
        assert (await there.sync(2)).seat == 2  # by the key that came after the row that is spoilt
        assert await there.asked() == [1, 2]
        await there.answer(1)
        (found,) = [each for each in await here.store.incidents(9) if "set back to row 5" in each.body]
        assert '"amount":9' in found.body

    told(look)


def test_a_node_that_has_the_table_in_memory_learns_of_it(told: Told[Any]) -> None:
    """It goes on from what is stored, whether it hears of the row or runs into it; nobody's key is lost."""

    async def story(here: House) -> None:
        at, standing = await _spoilt(here)
        async with house(here.store.dsn, here.clock) as there:
            heard = at.through(there)
            found = await examine(here.store, at.id)
            assert found is not None
            assert await set_back(here.store, found, here.clock.at) is not None
            assert await set_back(here.store, found, here.clock.at) is None
            assert await _standing(at) == standing
            await at.answer(1)
            assert await _standing(heard) == await _standing(at)

    told(story)


def test_a_table_that_is_not_there(told: Told[Any]) -> None:
    """Nothing is done."""
    with pytest.raises(BadCommand, match="GT-TABLE-01"):
        repair.repair("nosuchtable", yes=True)
