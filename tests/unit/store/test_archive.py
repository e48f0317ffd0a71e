"""A finished match in the archive reads as it did before, whatever happens at the same time."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest
from tests.serving import new_id
from tests.unit.table.seated import At, House, at_home, house, refused
from tests.unit.table.test_after_the_end import played

from getaway.kernel import SPECTATOR, logbook
from getaway.store.archive import Unpacked
from getaway.store.archiving import take_out
from getaway.store.packing import pack, unpack, whole
from getaway.store.upkeep import PostgresUpkeep
from getaway.table import Checkpoint, Row, StoreDown
from getaway.table import commands as c
from getaway.table.branching import WhatIf
from getaway.table.live import Diverged
from getaway.table.loading import LAST
from getaway_toy import GAME

HELD = ("log", "milestones", "checkpoints", "due")


async def archive(at: At) -> None:
    """Put a finished match into the archive, and let the node forget it."""
    await settled(at.house)
    blob = await PostgresUpkeep(at.house.store).archive(at.id, (await at.live()).seq)
    assert blob is not None
    forget(at.house)


async def settled(here: House) -> None:
    """Until the last checkpoint is written."""
    await asyncio.gather(*here.tables.committer.chores)


def forget(here: House) -> None:
    """As a node that has just started."""
    here.tables.house.rooms.clear()
    here.tables.past._books.clear()
    here.store.pages.unpacked = Unpacked()


async def counted(here: House, table: str) -> dict[str, int]:
    """How many rows of a table each relation has."""
    async with here.store.connected() as connection:
        sql = "select count(*) from {} where table_id = $1"
        return {name: await connection.fetchval(sql.format(name), table) for name in (*HELD, "archive")}


async def everything(at: At) -> dict[str, Any]:
    """All that anyone can read of a table."""
    here, tables = at.house, at.house.tables
    found: dict[str, Any] = {"log": await at.whole_log(), "view": await tables.view(at.id)}
    for seat in (SPECTATOR, 0, 1):
        key = at.keys[seat]
        found[f"sync {seat}"] = await tables.sync(at.id, key)
        found[f"story {seat}"] = await tables.past.story(at.id, key, None, 0)
    for seq in range(2, (await at.live()).seq + 1):
        found[f"stone {seq}"] = await here.store.milestone(at.id, seq)
    found["stored"] = await here.store.load(at.id)
    found["rows"] = await here.store.tail(at.id, 0)
    found["pages"] = [await here.store.page(at.id, after, 2) for after in range(4)]
    found["last"] = await here.store.lasts([at.id])
    found["notes"] = await here.store.notes(at.id, 0)
    return found


def test_what_was_archived_reads_as_before(dsn: str) -> None:
    """To the byte: log, story, checkpoints, pages and notes. Nothing of it is left outside the archive."""

    async def story(here: House) -> None:
        at = await played(here)
        await settled(here)
        await here.store.write_notes(at.id, 0, "the left one")
        before = await everything(at)
        await archive(at)
        assert await counted(here, at.id) == {**dict.fromkeys(HELD, 0), "archive": 1}
        after = await everything(at)
        assert {name for name in before if before[name] != after[name]} == set()
        assert logbook.verify(GAME, logbook.read(after["log"])) == []
        assert await here.store.page("nowhere", 0) == ([], 0)

    at_home(dsn, story)


def test_a_what_if_begins_in_an_archived_match(dsn: str) -> None:
    """As it lay, and its table is one like any other."""

    async def story(here: House) -> None:
        at = await played(here)
        moment = (await at.sync(0)).rev - 1
        await archive(at)
        tried = await here.tables.what_if(at.id, at.keys[0], WhatIf(moment))
        assert (await here.tables.view(tried.table)).stage == "playing"

    at_home(dsn, story)


def test_people_still_talk_and_play_again_after_the_archive(dsn: str) -> None:
    """What comes later follows the archived rows, on every node, and comes once."""

    async def story(here: House) -> None:
        at = await played(here)
        told = c.Say(id=new_id(), text="well played")
        await at.do(1, told)
        await archive(at)
        last = (await at.live()).seq
        late = c.Say(id=new_id(), text="indeed")
        for said in (told, late, late):
            await at.do(1, said)
        await at.do(0, c.Rematch(id=new_id()))
        async with house(dsn, here.clock) as other:
            there = await other.load(at.id)
            assert there.seq == last + 2
            assert there.table.rematch == (await at.live()).table.rematch != ""
            assert [row.seq for row in await other.store.tail(at.id, 0)] == list(range(1, last + 3))
            assert await other.store.lasts([at.id]) == {at.id: last + 2}
            rows = await other.store.page(at.id, last - 1)
            assert ([row.seq for row in rows.rows], rows.last) == ([last], last + 2)
            assert await at.through(other).sync(0) == await at.sync(0)

    at_home(dsn, story)


def test_a_command_from_long_ago_is_done_already(dsn: str) -> None:
    """Even where nobody remembers its id but the archive."""

    async def story(here: House) -> None:
        at = await played(here)
        said = c.Say(id=new_id(), text="well played")
        await at.do(0, said)
        await archive(at)
        live = await at.live()
        live.ids.clear()
        last = live.seq
        await at.do(0, said)
        assert (await at.live()).seq == last

    at_home(dsn, story)


def test_an_archived_number_is_taken(dsn: str) -> None:
    """A node that is behind doesn't write a second row of that number."""

    async def story(here: House) -> None:
        at = await played(here)
        last = (await at.live()).seq
        await archive(at)
        assert not await here.store.append(Row(at.id, last, None, b"{}", (b"[]",)))
        assert await here.store.append(Row(at.id, last + 1, None, b"{}", (b"[]",)))

    at_home(dsn, story)


def test_a_row_that_waits_for_the_archive_sees_what_it_did(dsn: str) -> None:
    """The lock alone isn't enough: the number was free when the statement began."""

    async def story(here: House) -> None:
        at = await played(here)
        last = (await at.live()).seq
        line = await asyncpg.connect(dsn)
        change = line.transaction()
        await change.start()
        await line.execute("select 1 from tables where id = $1 for update", at.id)
        await line.execute("delete from log where table_id = $1", at.id)
        await line.execute("update tables set archived = $2 where id = $1", at.id, last)
        stale = asyncio.ensure_future(here.store.append(Row(at.id, last, None, b"{}", (b"[]",))))
        await asyncio.sleep(0.1)
        assert not stale.done()
        await change.commit()
        assert not await stale
        await line.close()

    at_home(dsn, story)


def test_a_row_that_comes_while_a_match_is_packed_counts(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table isn't archived then, and nothing is lost."""

    async def story(here: House) -> None:
        at = await played(here)
        await settled(here)
        last = (await at.live()).seq
        real = asyncio.to_thread

        async def meanwhile(*given: Any) -> Any:
            await at.do(0, c.Say(id=new_id(), text="wait"))
            return await real(*given)

        monkeypatch.setattr(asyncio, "to_thread", meanwhile)
        assert await PostgresUpkeep(here.store).archive(at.id, last) is None
        monkeypatch.undo()
        assert await PostgresUpkeep(here.store).archive(at.id, last) is None
        assert (await counted(here, at.id))["log"] == last + 1

    at_home(dsn, story)


def test_a_table_that_somebody_came_back_to_is_not_swept(dsn: str) -> None:
    """A row that was on its way when the sweeping began counts; without one, all that hangs on the table goes."""

    async def story(here: House) -> None:
        at = await played(here)
        await settled(here)
        upkeep, last = PostgresUpkeep(here.store), (await at.live()).seq
        line = await asyncpg.connect(dsn)
        change = line.transaction()
        await change.start()
        await line.execute("insert into log values ($1, $2, null, '{}', '[]')", at.id, last + 1)
        sweeping = asyncio.ensure_future(upkeep.sweep(at.id, last))
        await asyncio.sleep(0.1)
        assert not sweeping.done()
        await change.commit()
        assert not await sweeping
        assert await upkeep.sweep(at.id, last + 1)
        assert not any((await counted(here, at.id)).values())
        assert await here.store.load(at.id) is None
        await line.close()

    at_home(dsn, story)


def test_readers_never_notice(dsn: str) -> None:
    """While a match goes in and out of the archive, everybody reads the same, and people talk."""

    async def story(here: House) -> None:
        at = await played(here)
        await settled(here)
        upkeep, length = PostgresUpkeep(here.store), (await at.live()).seq
        text, running = await at.whole_log(), True
        looked = 0

        async def read() -> None:
            nonlocal looked
            async with house(dsn, here.clock) as other:
                there = at.through(other)
                while running:
                    forget(other)
                    assert await there.whole_log() == text
                    looked += 1

        readers = [asyncio.create_task(read()) for _ in range(3)]
        for turn in range(15):
            assert await upkeep.archive(at.id, length) is not None
            await asyncio.sleep(0.02)
            if turn % 5 == 4:
                await at.do(0, c.Say(id=new_id(), text=f"{turn}"))
                length += 1
                await settled(here)
            await out(here, at.id)
        running = False
        await asyncio.gather(*readers)
        assert looked > 15
        assert [row.seq for row in await here.store.tail(at.id, 0)] == list(range(1, length + 1))

    at_home(dsn, story)


async def out(here: House, table: str) -> None:
    """Take a match out of the archive."""
    async with here.store.connected() as connection, connection.transaction():
        await take_out(here.store.pages, connection, table)


def test_a_match_that_was_set_back_comes_out_of_the_archive(dsn: str) -> None:
    """As it went in, with its digest checked; a blob that was changed is an incident and not a match."""

    async def story(here: House) -> None:
        at = await played(here)
        await settled(here)
        before, rows = await everything(at), await counted(here, at.id)
        await archive(at)
        await out(here, at.id)
        forget(here)
        assert await counted(here, at.id) == {**rows, "due": 0}
        assert await everything(at) == before
        await archive(at)
        async with here.store.connected() as connection:
            await connection.execute("update archive set body = body || '\\x00' where table_id = $1", at.id)
        await refused("GT-FAULT-02", at.sync(0))

    at_home(dsn, story)


def test_what_is_packed_comes_out_the_same() -> None:
    """A log without a row isn't packed, and what was changed isn't unpacked."""
    rows = [Row("t", seq, f"s0:{seq}", b"act", (b"[]", b"[1]")) for seq in range(1, 4)]
    found = whole(rows, [Checkpoint(2, b"a"), Checkpoint(3, b"b")])
    assert found is not None
    blob = pack(found)
    assert unpack("t", blob) == found
    assert [found.row("t", seq) for seq in (1, 2, 3)] == rows
    assert [found.stone(upto) for upto in (1, 2, LAST)] == [None, Checkpoint(2, b"a"), Checkpoint(3, b"b")]
    assert whole(rows[1:], []) is None
    with pytest.raises(Diverged):
        unpack("t", blob._replace(digest=b""))


def test_a_process_keeps_as_many_matches_as_fit(dsn: str) -> None:
    """The one used longest ago goes first; one that is too large for all is kept alone."""

    async def story(here: House) -> None:
        tables = [await played(here) for _ in range(3)]
        lengths = [(await at.live()).seq for at in tables]
        for at in tables:
            await archive(at)

        async def left(kept: Unpacked, order: str) -> str:
            async with here.store.connected() as connection:
                for name in order:
                    at, length = tables["abc".index(name)], lengths["abc".index(name)]
                    assert (await kept.whole(connection, at.id, length)).length == length
            names = {at.id: name for name, at in zip("abc", tables, strict=True)}
            return "".join(names[table] for table, _ in kept._kept)

        async with here.store.connected() as connection:
            size: int = await connection.fetchval("select max(size) from archive where table_id = $1", tables[0].id)
            with pytest.raises(StoreDown):
                await Unpacked().whole(connection, "gone", 1)
        assert await left(Unpacked(2 * size + size // 2), "abaca") == "ca"
        assert await left(Unpacked(1), "abc") == "c"

    at_home(dsn, story)
