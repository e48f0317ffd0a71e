"""Reports of players: kept with the exact position, told to nobody, named by what only the client knows."""

from __future__ import annotations

import re

from tests.serving import new_id
from tests.unit.table.seated import House, at_home, refused

from getaway import __version__
from getaway.table import commands as c
from getaway.table import reports
from getaway.table.live import Live
from getaway.table.ports import Stored


def test_a_report_is_kept_with_the_exact_position(dsn: str) -> None:
    """Where the log stood, the seat and its own number, the program and the words; sent again it is kept once."""

    async def told(here: House) -> None:
        at = await here.open(2)
        await at.answer(0)
        live = await at.live()
        filed = await here.tables.report(at.id, at.keys[1], "once", "my hand is wrong")
        assert await here.tables.report(at.id, at.keys[1], "once", "my hand is wrong") == filed
        assert filed.moment == live.revs[1]
        found = [each for each in await here.store.incidents(50) if each.table_id == at.id]
        assert [(each.seq, each.seat, each.moment, each.body) for each in found] == [
            (live.seq, 1, live.revs[1], "my hand is wrong")
        ]
        assert found[0].quote == filed.quote
        assert found[0].version == f"getaway {__version__}, toy {live.playing().game.version}"
        assert await here.store.incident(found[0].n) == found[0]
        stone = await here.store.milestone(at.id, found[0].seq)
        rows = await here.store.tail(at.id, stone.seq if stone else 0)
        then = Live.load(at.id, Stored(live.seed, stone, (), [row for row in rows if row.seq <= found[0].seq]))
        assert then.playing().chain == live.playing().chain

    at_home(dsn, told)


def test_what_is_said_with_the_word_is_a_report(dsn: str) -> None:
    """Even where talk is silent; nobody hears it, and no row is written. Other words are said as ever."""

    async def told(here: House) -> None:
        at = await here.open(2, start=False)
        seq = (await at.live()).seq
        await at.do(1, c.Say(id=new_id(), text=" /bug  the door is open"))
        await at.do(1, c.Say(id=new_id(), text="/bug"))
        assert (await at.live()).seq == seq
        found = [each.body for each in await here.store.incidents(50) if each.table_id == at.id]
        assert found == ["", "the door is open"]
        await at.do(1, c.Say(id=new_id(), text="/bugle"))
        assert (await at.live()).seq == seq + 1

    at_home(dsn, told)


def test_only_seats_report(dsn: str) -> None:
    """A spectator has no seat whose view a report could show."""

    async def told(here: House) -> None:
        at = await here.open(2)
        await refused("GT-SEAT-01", here.tables.report(at.id, "", "x", "hm"))
        await refused("GT-KEY-01", here.tables.report(at.id, "0" * 64, "x", "hm"))

    at_home(dsn, told)


def test_reports_of_a_whole_server_have_names_of_their_own(dsn: str) -> None:
    """A hundred thousand at a table, of which none is mistaken for another; the name can be read out."""

    async def told(here: House) -> None:
        at = await here.open(2)
        live = await at.live()
        quotes = [reports.report(live, 0, f"of {i}", "").quote for i in range(100_000)]
        assert len(set(quotes)) == len(quotes)
        assert re.fullmatch("[a-z2-7]{4}(-[a-z2-7]{4}){3}", quotes[0])

    at_home(dsn, told)
