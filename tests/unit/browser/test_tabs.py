"""Tables in the tabs of a browser: played, reloaded, shared by two tabs, looked back at, taken along."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tests.serving import new_id
from tests.unit.browser.tabs import Air, Memory, Tab, in_a_browser, until

from getaway.cli.verify import differs
from getaway.kernel import Match


async def match_at(tab: Tab, table: str) -> Match:
    """The match as this tab has it."""
    async with tab.node.tables.room(table) as room:
        return room.live.playing()


async def answer(tab: Tab, table: str, rng: Random) -> dict[str, Any]:
    """Answer the person's question somehow; what is said about it."""
    ask = next(ask for ask in (await match_at(tab, table)).asks if ask.seat == 0)
    wish = ask.choice.sample(rng)
    given = {"do": "answer", "id": new_id(), "ask": ask.id, "wish": {"verb": wish.verb, "args": dict(wish.args)}}
    said = await tab.ask("POST", f"/tables/{table}/do", given)
    found: dict[str, Any] = msgspec.json.decode(said.body)
    return found


async def turn(tab: Tab, table: str, rng: Random) -> bool:
    """Let the person and the bots answer once; whether the match goes on."""
    match = await match_at(tab, table)
    if any(ask.seat == 0 for ask in match.asks):
        assert (await answer(tab, table, rng))["type"] == "done"
    await tab.work()
    return not (await match_at(tab, table)).over


def test_a_match_with_a_bot_is_played_to_its_end_in_a_tab_after_another(tmp_path: Path) -> None:
    """Every turn in a new tab, as if each had been killed. The file of the match can be verified."""

    async def story(shelf: Memory, air: Air) -> None:
        rng = Random(7)  # noqa: S311 - any answers will do
        table = (await air.tab(shelf).opened()).table
        while await turn(air.tab(shelf), table, rng):
            pass
        log = await air.tab(shelf).ask("GET", f"/tables/{table}/log")
        assert log.status == 200
        file = tmp_path / "played.match"
        file.write_bytes(log.body)
        assert not differs(file)

    in_a_browser(story)


def test_what_one_tab_does_the_other_sees() -> None:
    """Both listen to the table; the second is told what the first has written."""

    async def story(shelf: Memory, air: Air) -> None:
        one, other = air.tab(shelf), air.tab(shelf)
        table = (await one.opened()).table
        here, there = await one.dialled(table), await other.dialled(table)
        before = len(there.heard)
        await one.work()
        await answer(one, table, Random(7))  # noqa: S311 - any answer will do
        await until(lambda: len(there.heard) > before)
        assert here.heard[-1] == there.heard[-1]

    in_a_browser(story)


def test_a_line_carries_commands_and_refusals() -> None:
    """A command is answered by its id; a refusal of the line itself ends it."""

    async def story(shelf: Memory, air: Air) -> None:
        tab = air.tab(shelf)
        table = (await tab.opened()).table
        dialled = await tab.dialled(table)
        dialled.say({"do": "tempo", "id": "hello", "tempo": "quick"})
        await until(lambda: '{"type":"done","id":"hello"}' in dialled.heard)
        dialled.say({"do": "start", "id": "again"})
        await until(lambda: any('"no"' in said and "again" in said for said in dialled.heard))
        nowhere = await tab.dialled("nowhere")
        await until(lambda: nowhere.heard[-1] == "")
        assert "GT-TABLE-01" in nowhere.heard[0]

    in_a_browser(story)


def test_a_full_disk_takes_nothing_and_loses_nothing() -> None:
    """The answer is unsure; once there is room again it counts, once."""

    async def story(shelf: Memory, air: Air) -> None:
        tab = air.tab(shelf)
        table = (await tab.opened()).table
        shelf.full = True
        said = {"do": "tempo", "id": "word", "tempo": "quick"}
        assert b'"unsure"' in (await tab.ask("POST", f"/tables/{table}/do", said)).body
        assert (await tab.ask("PUT", f"/tables/{table}/notes", {"text": "x"})).status == 503
        shelf.full = False
        for _ in range(2):
            assert b'"done"' in (await tab.ask("POST", f"/tables/{table}/do", said)).body
        assert len([name for name in shelf.names if name.startswith(f"id/{table}/") and name.endswith("word")]) == 1

    in_a_browser(story)


def test_calls_answer_as_a_server_does() -> None:
    """The same statuses for what is refused, malformed, or not there; the past can be read."""

    async def story(shelf: Memory, air: Air) -> None:
        tab = air.tab(shelf)
        table = (await tab.opened()).table
        assert (await tab.ask("GET", "/tables/nowhere")).status == 404
        assert (await tab.ask("GET", f"/tables/{table}/weather")).status == 404
        assert (await tab.ask("POST", f"/tables/{table}/query", {"nome": 1})).status == 400
        assert (await tab.ask("POST", f"/tables/{table}/advise", {"ask": 1}, secret="")).status == 401
        assert (await tab.ask("GET", f"/tables/{table}/replay/99")).status == 409
        assert (await tab.ask("POST", "/games/toy/try", {"players": 2})).status == 204
        assert (await tab.ask("GET", f"/tables/{table}/result")).body == b'{"result":null}'
        story = msgspec.json.decode((await tab.ask("GET", f"/tables/{table}/replay?since=0")).body)
        moment = await tab.ask("GET", f"/tables/{table}/replay/{story['last']}")
        assert msgspec.json.decode(moment.body)["rev"] == story["last"]

    in_a_browser(story)


def test_a_table_that_stumbles_does_not_stop_the_others() -> None:
    """It is put off, and looked at again later; the bots of the other tables answer meanwhile."""

    async def story(shelf: Memory, air: Air) -> None:
        tab = air.tab(shelf)
        sick, well = (await tab.opened()).table, (await tab.opened("t" * 43)).table
        assert sick != well
        wake = tab.node.tables.wake

        async def waked(table: str, *given: Any) -> None:
            if table == sick:
                raise ZeroDivisionError
            await wake(table, *given)

        tab.node.tables.wake = waked  # type: ignore[method-assign, assignment]
        before = await tab.node.store.lasts([sick, well])
        await tab.work()
        after = await tab.node.store.lasts([sick, well])
        assert (after[sick], after[well] > before[well]) == (before[sick], True)

    in_a_browser(story)


def test_a_scene_is_shown_and_tried() -> None:
    """Rules are shown on the board here too: listed, step by step, asked about, and played on from."""

    async def story(shelf: Memory, air: Air) -> None:
        tab = air.tab(shelf)
        listed = await tab.ask("GET", "/rules/bombsquad/scenes?lang=fr")
        keys = [each["key"] for each in msgspec.json.decode(listed.body)]
        scene = "a-clue-names-them-all"
        assert scene in keys
        shown = msgspec.json.decode((await tab.ask("GET", f"/rules/bombsquad/scenes/{scene}?lang=fr")).body)
        assert shown["title"].startswith("Un indice")
        tried = await tab.ask("POST", f"/rules/bombsquad/scenes/{scene}/tables", {"name": "Ada"})
        made = msgspec.json.decode(tried.body)
        assert (await match_at(tab, made["table"])).asks
        assert (
            await tab.ask("POST", f"/rules/bombsquad/scenes/{scene}/0/query", {"name": "no", "args": {}})
        ).status == 409
        assert (await tab.ask("GET", "/rules/bombsquad/scenes/nothing")).status in (404, 409)

    in_a_browser(story)
