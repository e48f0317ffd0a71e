"""Matches as files: taken out of a browser while they run and after they end, and brought into another."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.serving import new_id
from tests.unit.browser.tabs import SECRET, Air, Memory, Tab, in_a_browser
from tests.unit.browser.test_tabs import answer, match_at, turn

from getaway.cli.verify import differs
from getaway.kernel.logbook import Sealing, read
from getaway.table.branching import Tried


async def saved(tab: Tab, table: str) -> str:
    """The file of a match."""
    log = await tab.ask("GET", f"/tables/{table}/log")
    assert log.status == 200
    return log.body.decode()


async def brought(tab: Tab, text: str) -> Tried:
    """The table that a file leads to."""
    said = await tab.ask("POST", "/logs", {"log": text, "name": "Ada", "secret": SECRET})
    assert said.status == 200, said.body
    return msgspec.json.decode(said.body, type=Tried)


async def refused(tab: Tab, text: str) -> str:
    """The clause that refuses a file."""
    said = await tab.ask("POST", "/logs", {"log": text, "name": "Ada"})
    return str(msgspec.json.decode(said.body)["clause"])


async def played(tab: Tab, turns: int = 10_000) -> tuple[str, Random]:
    """A match of a person and a bot, played so far."""
    rng = Random(7)  # noqa: S311 - any answers will do
    table = (await tab.opened()).table
    while turns and await turn(tab, table, rng):
        turns -= 1
    return table, rng


def resealed(text: str, **members: Any) -> str:
    """The same log under a seal that fits, but for these members."""
    book = read(text)
    sealing = Sealing()
    seal = msgspec.structs.replace(book.seal, digest="", **members)
    return "".join([*map(sealing.line, book.entries), sealing.end(seal)])


def test_a_running_match_goes_on_in_another_browser_as_it_would_have_here(tmp_path: Path) -> None:
    """The same answers lead to the same hash chain, and the file of each can be verified."""

    async def story(shelf: Memory, air: Air) -> None:
        here, there = air.tab(shelf), Air().tab(Memory())
        table, rng = await played(here, turns=3)
        text = await saved(here, table)
        file = tmp_path / "running.match"
        file.write_text(text, encoding="utf-8")
        assert not differs(file)
        tried = await brought(there, text)
        assert [bool(secret) for secret in tried.secrets] == [True, False]
        same = Random()  # noqa: S311 - any answers will do
        same.setstate(rng.getstate())
        assert await saved(there, tried.table) == text
        while await turn(here, table, rng):
            assert await turn(there, tried.table, same)
        await turn(there, tried.table, same)
        assert (await match_at(there, tried.table)).chain == (await match_at(here, table)).chain

    in_a_browser(story)


def test_a_finished_match_is_brought_with_its_past_and_counts_nowhere() -> None:
    """Every moment can be looked at, a what-if begins at any of them, and no result is kept."""

    async def story(shelf: Memory, air: Air) -> None:
        here, there = air.tab(shelf), Air().tab(Memory())
        table, _ = await played(here)
        tried = await brought(there, await saved(here, table))
        told = msgspec.json.decode((await there.ask("GET", f"/tables/{tried.table}/replay")).body)
        assert told["over"]
        moment = told["moments"][2]["number"]
        assert (await there.ask("GET", f"/tables/{tried.table}/replay/{moment}")).status == 200
        what_if = await there.ask("POST", f"/tables/{tried.table}/what-if", {"moment": moment, "alone": True})
        assert what_if.status == 200
        view = msgspec.json.decode((await there.ask("GET", f"/tables/{tried.table}")).body)
        assert (view["stage"], view["brought"]) == ("over", "whole")
        ended = msgspec.json.decode((await there.ask("GET", f"/tables/{tried.table}/result")).body)
        assert ended == {"result": None}

    in_a_browser(story)


@pytest.mark.clause("GT-FILE-03", "GT-FILE-01", "GT-FILE-02", "GT-FILE-07", "GT-GAME-01")
def test_a_file_that_is_not_what_was_saved_is_refused() -> None:
    """Wherever a byte was changed, and also where the digest was made to fit."""

    async def story(shelf: Memory, air: Air) -> None:
        tab = air.tab(shelf)
        table, _ = await played(tab, turns=4)
        text = await saved(tab, table)
        kept = dict(shelf.kept)
        for place in range(0, len(text), max(1, len(text) // 60)):
            other = "7" if text[place] != "7" else "8"
            spoilt = text[:place] + other + text[place + 1 :]
            assert await refused(tab, spoilt) in {"GT-FILE-03", "GT-FILE-01"}
        book = read(text)
        assert await refused(tab, resealed(text, key="00" * 32)) == "GT-FILE-03"
        assert await refused(tab, resealed(text, drawn=book.seal.drawn + 1)) == "GT-FILE-03"
        assert await refused(tab, resealed(text.replace('"version":', '"version":9'))) == "GT-FILE-07"
        assert await refused(tab, resealed(text.replace('"game":"toy"', '"game":"chess"'))) == "GT-GAME-01"
        assert await refused(tab, "no match") == "GT-FILE-01"
        assert await refused(tab, "x" * 1_000_001) == "GT-FILE-02"
        assert shelf.kept == kept

    in_a_browser(story)


async def _two(tab: Tab) -> str:
    """A match that two people play at one browser."""
    wanted = {"game": "toy", "players": 2, "name": "Ada", "secret": SECRET}
    table = str(msgspec.json.decode((await tab.ask("POST", "/tables", wanted)).body)["table"])
    await tab.ask("POST", f"/tables/{table}/seats", {"name": "Bob", "secret": "b" * 43})
    await tab.ask("POST", f"/tables/{table}/do", {"do": "start", "id": new_id()})
    return table


def test_everybody_around_the_screen_has_a_seat_again() -> None:
    """Each under a secret of their own."""

    async def story(shelf: Memory, air: Air) -> None:
        here, there = air.tab(shelf), Air().tab(Memory())
        table = await _two(here)
        assert (await answer(here, table, Random(7)))["type"] == "done"  # noqa: S311 - any answer will do
        tried = await brought(there, await saved(here, table))
        assert len(set(tried.secrets)) == 2
        view = msgspec.json.decode((await there.ask("GET", f"/tables/{tried.table}")).body)
        assert [seat["name"] for seat in view["seats"]] == ["Ada", "Bob"]

    in_a_browser(story)
