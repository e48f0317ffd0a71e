"""Matches from files, carried on at a server: over HTTP, with PostgreSQL, checked in another process."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from tests.serving import Client, new_id, node
from tests.unit.server.chores import endless

from getaway.games import find
from getaway.kernel import Committed, Match, to_json
from getaway.kernel.logbook import Sealing, read, write
from getaway.server import elsewhere
from getaway.server.bodies import FILES
from getaway.table.files import LARGEST

SEED = b"s" * 32
NAMES = ("Ada", "Bob", "")


def begun(answers: int = 6, game: str = "bombsquad", players: int = 3, **options: Any) -> Match:
    """A match that was played somewhere else for a while."""
    rng = Random(7)  # noqa: S311 - any answers will do
    match = find(game).new(players, chance=Committed(SEED, [b""] * players), **options)
    for _ in range(answers):
        if not match.over:
            ask = match.asks[0]
            match.answer(ask.seat, ask.choice.sample(rng))
    return match


def saved(match: Match, **members: Any) -> str:
    """Its file."""
    book = read(write(match))
    sealing = Sealing()
    seal = msgspec.structs.replace(book.seal, digest="", **{"names": NAMES, **members})
    return "".join([*map(sealing.line, book.entries), sealing.end(seal)])


async def bring(client: Client, text: str, **members: Any) -> httpx.Response:
    """Send a file."""
    return await client.ask("POST", FILES, {"log": text, "name": "Ada", **members})


@pytest.mark.clause("GT-FILE-05", "GT-FILE-06")
def test_a_match_goes_on_where_it_stood_with_chance_of_its_own(dsn: str) -> None:
    """Its people come back by the link, its bots play on, everybody is told, and it counts nowhere."""

    async def told() -> None:
        match = begun()
        async with node(dsn) as served, served.client() as ada, served.client() as bob:
            answer = await bring(ada, saved(match))
            assert answer.status_code == 201, answer.text
            table, ada.secret = answer.json()["table"], answer.json()["secrets"][0]
            assert answer.json()["secrets"][1:] == ["", ""]
            await bob.sit(table, seat=1)
            for seat, client in enumerate((ada, bob)):
                sync = await client.sync(table)
                assert sync["view"] == msgspec.json.decode(to_json(match.view(seat)))
                assert sync["items"][0]["item"] == "brought"
                assert (sync["seat"], sync["table"]["brought"]) == (seat, "carried")
            sheet = (await bob.sync(table))["table"]
            assert [(each["kind"], each["name"]) for each in sheet["seats"]] == [
                ("person", "Ada"),
                ("person", "Bob"),
                ("bot", ""),
            ]
            assert sheet["commitment"] not in {"", read(saved(match)).began.commitment}
            assert (await ada.ask("GET", f"/api/tables/{table}/result")).json() == {"result": None}
            log = await ada.ask("GET", f"/api/tables/{table}/log")
            assert log.json()["clause"] == "GT-LOG-01"

    asyncio.run(told())


@pytest.mark.clause("GT-FILE-05", "GT-FILE-06")
def test_what_is_drawn_from_there_on_is_the_new_tables_own(dsn: str) -> None:
    """Two tables from one file take different ways with the same answers; at the end there is no log of either."""

    async def story(ada: Client, bob: Client, text: str) -> list[Any]:
        answer = (await bring(ada, text)).json()
        table, ada.secret = answer["table"], answer["secrets"][0]
        await bob.sit(table)
        views = []
        while (asked := await question(table, ada, bob)) is not None:
            client, sync = asked
            views.append(sync["view"])
            act = sync["question"]["choice"][0]
            args = {part["name"]: part["items"][0] for part in act["parts"]}
            await client.do(table, "answer", ask=sync["question"]["rev"], wish={"verb": act["verb"], "args": args})
        assert (await ada.ask("GET", f"/api/tables/{table}/log")).json()["clause"] == "GT-FILE-06"
        return views

    async def told() -> None:
        text = saved(begun(1, "toy", 2), names=("Ada", "Bob"))
        async with node(dsn) as served, served.client() as ada, served.client() as bob:
            stories = [await story(ada, bob, text) for _ in range(4)]
            assert all(each[0] == stories[0][0] for each in stories)
            assert any(each != stories[0] for each in stories[1:])

    asyncio.run(told())


async def question(table: str, *clients: Client) -> tuple[Client, dict[str, Any]] | None:
    """Who is asked, and all they see; None at the end."""
    for client in clients:
        sync = await client.sync(table)
        if sync["question"].get("choice"):
            return client, sync
    return None


@pytest.mark.clause("GT-FILE-01", "GT-FILE-02", "GT-FILE-03", "GT-FILE-04", "GT-FILE-07", "GT-GAME-01")
def test_a_file_that_cannot_be_carried_on_is_refused_with_a_reason(dsn: str) -> None:
    """A changed byte, another game, other rules, a match that is over, what isn't a match, and what is too large."""

    async def told() -> None:
        text = saved(begun())
        other = text.replace('"game":"bombsquad"', '"game":"chess"')
        older = text.replace('"version":', '"version":9')
        wrong = {
            text[:400] + ("7" if text[400] != "7" else "8") + text[401:]: {"GT-FILE-03", "GT-FILE-01"},
            saved(begun(), key="00" * 32): {"GT-FILE-03"},
            resealed(other): {"GT-GAME-01"},
            resealed(older): {"GT-FILE-07"},
            saved(begun(500, "toy", 2), names=("Ada", "")): {"GT-FILE-04"},
            "not a match": {"GT-FILE-01"},
            "x" * (LARGEST + 1): {"GT-FILE-02"},
        }
        async with node(dsn) as served, served.client() as ada:
            for file, clauses in wrong.items():
                answer = await bring(ada, file)
                assert answer.json()["clause"] in clauses, (answer.text, file[:80])
            assert (await bring(ada, "x" * 2_100_000)).status_code == 413
            assert (await bring(ada, [[]] * 100_000)).status_code == 413  # type: ignore[arg-type]

    asyncio.run(told())


def resealed(text: str) -> str:
    """A changed log under a digest that fits."""
    lines = text.splitlines(keepends=True)
    book = read(text)
    sealing = Sealing()
    assert len(lines) == len(book.entries) + 1
    return "".join([*map(sealing.line, book.entries), sealing.end(msgspec.structs.replace(book.seal, digest=""))])


def test_a_file_sent_again_is_the_same_table(dsn: str) -> None:
    """By its secret, as for any table."""

    async def told() -> None:
        text, secret = saved(begun()), new_id() * 2
        async with node(dsn) as served, served.client() as ada:
            one = (await bring(ada, text, secret=secret)).json()
            assert (await bring(ada, text, secret=secret)).json() == one

    asyncio.run(told())


def test_a_file_that_takes_too_long_ends_its_process_and_nobody_elses_work(dsn: str) -> None:
    """The one who sent it is asked to come back; the next file is read by a new process."""

    async def told() -> None:
        text = saved(begun())
        async with node(dsn) as served, served.client() as ada:
            lane = served.node.elsewhere.files
            usual, lane._job, lane.seconds = lane._job, endless, 0.5
            answer = await bring(ada, text)
            assert (answer.status_code, answer.json()["clause"]) == (503, "GT-BUSY-02")
            lane._job, lane.seconds = usual, elsewhere.READING
            assert (await bring(ada, text)).status_code == 201

    asyncio.run(told())


def test_the_process_that_reads_files_cannot_take_all_memory() -> None:
    """What would take more is refused in there, and the process goes on."""

    async def told() -> None:
        lane = elsewhere.Lane(greedy, elsewhere.READING, elsewhere.MEMORY)
        try:
            assert await lane.do("", 2_000_000_000) == b"refused"
            assert await lane.do("", 10) == b"taken"
        finally:
            await lane.stop()

    asyncio.run(told())


def greedy(size: int) -> bytes:
    """Take this many bytes."""
    try:
        return b"taken" if bytearray(size) else b""
    except MemoryError:
        return b"refused"
