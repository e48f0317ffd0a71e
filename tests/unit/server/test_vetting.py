"""A mission sheet that takes long to check is checked elsewhere, once for all nodes, and everybody plays on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests import serving
from tests.serving import Client, Served
from tests.unit.server.chores import no_fault, no_world

from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.pack import validate
from getaway.server.elsewhere import Lane
from getaway.table.exporting import begun
from getaway.table.vetting import digest_of

SHEETS = Path(__file__).parents[1] / "bombsquad"
ENDLESS = (SHEETS / "slow_missions" / "endless.toml").read_text(encoding="utf-8")
CROWDED = (SHEETS / "slow_missions" / "crowded.toml").read_text(encoding="utf-8")
STRANGER = "203.0.113.9"
OTHER = "203.0.113.10"


@pytest.fixture(autouse=True)
def _never_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """No search in the process of a node; the one that checks sheets is another and knows nothing of this."""

    def search(*_: object) -> None:
        msg = "a node searches"
        raise AssertionError(msg)

    monkeypatch.setattr(validate, "search", search)


class Checks:
    """The checks that a node has made elsewhere."""

    def __init__(self, served: Served) -> None:
        self.made: list[str] = []
        vetting = served.node.tables.vetting
        vet = vetting.vetter

        async def counting(game: str, brought: str, whom: str) -> bytes:
            self.made.append(whom)
            return await vet(game, brought, whom)

        vetting.vetter = counting


def own(sheet: str, name: str) -> dict[str, str]:
    """Options with a sheet that no other test has tried."""
    return {"sheet": sheet + f"# {name}\n"}


async def tried(client: Client, options: dict[str, str]) -> tuple[int, str]:
    """The answer to whether a table could be opened like this."""
    data = {"players": 2, "options": options}
    answer = await client.ask("POST", "/api/games/bombsquad/try", data, x_forwarded_for=STRANGER)
    return answer.status_code, answer.text


def test_a_sheet_is_checked_once_and_for_all_nodes(dsn: str) -> None:
    """Tried, opened, listed and looked at, here and through another node, without another check."""
    options = own(ENDLESS, "once")

    async def play() -> None:
        async with serving.node(dsn) as one, serving.node(dsn) as two, one.client() as ada, two.client() as bob:
            here, there = Checks(one), Checks(two)
            assert await tried(ada, options) == (204, "")
            assert here.made == [STRANGER]
            assert await tried(ada, options) == (204, "")
            table = (await ada.open("bombsquad", options=options))["table"]
            listed = await ada.ask("PUT", f"/api/tables/{table}/listed", {"lang": "en"})
            assert listed.status_code == 204
            assert await tried(bob, options) == (204, "")
            public = (await bob.ask("GET", "/api/public")).json()
            assert [each["title"] for each in public if each["table"] == table] == ["The Endless Yard"]
            await bob.sit(table)
            assert (await ada.do(table, "start"))["type"] == "done"
            assert (await bob.sync(table))["view"]["table"]["mission"].startswith("endless@")
            async with two.node.tables.room(table) as room:
                assert begun(room.live)  # as an export begins
            await bob.open("bombsquad", options=options)
            assert (len(here.made), there.made) == (1, [])

    asyncio.run(play())


@pytest.mark.clause("BS-CUSTOM-01")
def test_a_refusal_is_kept(dsn: str) -> None:
    """The same sheet is refused by the same words, without another look at it."""
    options = own(CROWDED, "kept")

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as eve:
            checks = Checks(served)
            first = await tried(eve, options)
            assert first[0] == 409
            assert "BS-CUSTOM-01" in first[1]
            assert "22 are placed, the box holds 4" in first[1]
            assert await tried(eve, options) == first
            assert len(checks.made) == 1
            body = await served.node.store.verdict(digest_of(GAME, options["sheet"]))
            assert body
            assert b"BS-CUSTOM-01" in body

    asyncio.run(play())


def test_two_who_ask_at_once_share_a_check(dsn: str) -> None:
    """The second waits for the first, and both are answered."""
    options = own(CROWDED, "shared")

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada, served.client() as bob:
            checks = Checks(served)
            answers = await asyncio.gather(tried(ada, options), tried(bob, options))
            assert [code for code, _ in answers] == [409, 409]
            assert len(checks.made) == 1

    asyncio.run(play())


@asynccontextmanager
async def talking(served: Served) -> AsyncIterator[Callable[[], Awaitable[float]]]:
    """Somebody at another table, who says something and sees how long that takes."""
    async with served.client() as ada:
        table = (await ada.open())["table"]
        async with ada.line(table) as line:
            await line.until("sync")

            async def says() -> float:
                began = time.perf_counter()
                assert (await line.do("say", text="hello"))["type"] == "done"
                return time.perf_counter() - began

            yield says


def test_talk_goes_on_while_sheets_are_checked(dsn: str) -> None:
    """The slowest word is as quick as without them, but for what a busy machine takes from everybody."""

    async def play() -> None:
        async with serving.node(dsn) as served, talking(served) as says, served.client() as eve:
            alone = max([await says() for _ in range(40)])
            asking = [asyncio.create_task(tried(eve, own(sheet, "talk"))) for sheet in (ENDLESS, CROWDED)]
            slowest = 0.0
            while not all(task.done() for task in asking):
                slowest = max(slowest, await says())
            assert slowest < 20 * alone + 0.5
            assert [task.result()[0] for task in asking] == [204, 409]

    asyncio.run(play())


@pytest.mark.clause("GT-BUSY-02")
def test_what_ifs_wait_in_a_line_of_their_own(dsn: str) -> None:
    """One address fills its places and is sent away; another comes next, and a sheet waits for none of them."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada, served.client() as bob:
            served.node.elsewhere.worlds = Lane(no_world, 60.0)
            table = (await ada.open())["table"]
            await bob.sit(table)
            await ada.do(table, "start")
            path, wanted = f"/api/tables/{table}/what-if", {"moment": (await ada.sync(table))["rev"]}

            async def what_if(client: Client, whom: str) -> str:
                answer = await client.ask("POST", path, wanted, x_forwarded_for=whom)
                return str(answer.json()["clause"])

            trying = [asyncio.create_task(what_if(ada, STRANGER), name=f"ada {i}") for i in range(3)]
            while served.node.elsewhere.worlds.waiting < 2:  # noqa: ASYNC110 - the node says so itself
                await asyncio.sleep(0.01)
            assert await what_if(ada, STRANGER) == "GT-BUSY-02"
            trying.append(asyncio.create_task(what_if(bob, OTHER), name="bob"))
            done: list[str] = []
            for task in trying:
                task.add_done_callback(lambda task: done.append(task.get_name()))
            assert (await tried(ada, own(CROWDED, "what-if")))[0] == 409
            assert len(done) < len(trying)
            assert await asyncio.gather(*trying) == ["GT-WHATIF-01"] * 4
            assert done.index("bob") < 3

    asyncio.run(play())


@pytest.mark.clause("GT-BUSY-02")
def test_whoever_has_too_much_checked_is_sent_away(dsn: str) -> None:
    """One address has one check under way and two in line; the next is told when to come back, another is served."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as eve, served.client() as bob:
            checks = served.node.elsewhere.checks = Lane(no_fault, 60.0)
            asking = [asyncio.create_task(tried(eve, own(ENDLESS, f"busy {i}"))) for i in range(3)]
            while checks.waiting < 2:  # noqa: ASYNC110 - the node says so itself
                await asyncio.sleep(0.01)
            data = {"players": 2, "options": own(ENDLESS, "busy")}
            refused = await eve.ask("POST", "/api/games/bombsquad/try", data, x_forwarded_for=STRANGER)
            assert (refused.status_code, refused.json()["clause"]) == (503, "GT-BUSY-02")
            assert int(refused.headers["retry-after"]) == refused.json()["facts"]["seconds"] > 0
            data = {"players": 2, "options": own(ENDLESS, "busy too")}
            let_in = await bob.ask("POST", "/api/games/bombsquad/try", data, x_forwarded_for=OTHER)
            assert let_in.status_code == 204
            assert not all(task.done() for task in asking)
            assert [(await task)[0] for task in asking] == [204] * 3

    asyncio.run(play())
