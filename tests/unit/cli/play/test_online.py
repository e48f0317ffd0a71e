"""`getaway play --server`: people in terminals at a table of a real server, with a worker beside it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from tests import serving
from tests.faltering import faltering
from tests.unit.cli.conftest import Program
from tests.unit.cli.play.terminals import Terminal
from tests.unit.table.seated import House, at_home

from getaway.cli.console.said import texts
from getaway.cli.console.screen import WIDEST, Screen
from getaway.cli.errors import BadCommand
from getaway.cli.play.online.copy import laid_over
from getaway.cli.play.online.doors import Link, read_link
from getaway.cli.play.online.inbox import Inbox
from getaway.cli.play.online.visit import Visit
from getaway.rulebook import LANGUAGES
from getaway.table.items import GaveReason

PROMPT = "quit) > "
SECRET = "s" * 43


@asynccontextmanager
async def server(dsn: str) -> AsyncIterator[str]:
    """A node and a worker."""
    async with serving.node(dsn) as node, serving.worker(dsn):
        yield node.url


def run(playing: Coroutine[Any, Any, None]) -> None:
    """Play, but not for ever."""
    asyncio.run(asyncio.wait_for(playing, 120))


def invitation(screen: str) -> str:
    """The link on the host's screen that others are sent."""
    found = re.search(r"^http://\S+/t/\w+$", screen, flags=re.MULTILINE)
    assert found is not None
    return found[0]


# Two terminals


async def a_match_of_two(dsn: str) -> None:
    """Open, sit down, talk, start, bid, be refused, concede, and play again."""
    async with server(dsn) as url, AsyncExitStack() as stack:
        ada = await stack.enter_async_context(Terminal("play", "toy", "--server", url, "--name", "Ada"))
        opened = await ada.until(PROMPT)
        assert re.search(rf"^{url}/t/\w+#seat=[\w-]{{43}}$", opened, flags=re.MULTILINE), "the way back stands whole"
        assert "1  Ada (you)\n2  open" in opened
        bob = await stack.enter_async_context(Terminal("play", "--server", invitation(opened), "--name", "Bob"))
        assert "2  Bob (you)" in await bob.until(PROMPT)
        assert "Bob sits down as player 2." in await ada.until(PROMPT)
        await _talk_and_start(ada, bob)
        await _bid_and_concede(ada, bob)
        await _play_again(ada, bob)


async def _talk_and_start(ada: Terminal, bob: Terminal) -> None:
    await bob.type("start")
    assert "[GT-HOST-01]" in await bob.until(PROMPT)
    await bob.type("say Shall we begin?")
    assert "player 2 (Bob): Shall we begin?" in await ada.until(PROMPT)
    await ada.type("start")
    assert "Player 1, it's your turn." in await ada.until(PROMPT)
    await bob.until("Player 2, it's your turn.")
    await bob.until(PROMPT)


async def _bid_and_concede(ada: Terminal, bob: Terminal) -> None:
    await ada.type("say psst")
    assert "[TOY-BID-04]" in await ada.until(PROMPT), "nobody talks during an auction"
    await ada.type("bid")
    await ada.until("h help) > ")
    await ada.type("15")
    assert "Waiting for player 2 (Bob)" in await ada.until(PROMPT)
    await bob.type("concede")
    for terminal in (ada, bob):
        await terminal.until("Bob concedes")
        await terminal.until("winners: Ada")
        await terminal.until(PROMPT)


async def _play_again(ada: Terminal, bob: Terminal) -> None:
    await bob.type("again")
    assert "2  Bob (you)" in await bob.until(PROMPT)
    await ada.until("type again to go there")
    await ada.until(PROMPT)
    await ada.type("again")
    assert "1  Ada (you)\n2  Bob" in await ada.until(PROMPT)
    for terminal in (ada, bob):
        await terminal.type("q")
        assert await terminal.ended() == 0
        assert "the seat is still yours" in terminal.seen


def test_two_terminals_play_a_match(dsn: str) -> None:
    """From an address to the end and to a rematch, each with the right screens and refusals by clause."""
    run(a_match_of_two(dsn))


async def plans_of_one(dsn: str) -> None:
    """A line of answers, what options cost, a step ahead, a setting and a walk, all by the server."""
    async with (
        server(dsn) as url,
        Terminal("play", "burncycle", "--server", url, "--name", "Ada", "--players", "1", "--stop", "always") as ada,
    ):
        await ada.until(PROMPT)
        await ada.type("start")
        await ada.until("Which bot will be your agent?")
        await ada.until(PROMPT)
        await ada.type("patch; byte; 1")
        assert re.search(r"^ 1  .*\(1\s+power\)", await ada.until("h help) > "), re.MULTILINE)
        await ada.type("1; 1; 1; 1; 1; 1; ready; 1; 1")
        assert "Your plan stopped after " in " ".join((await ada.until(PROMPT)).split())
        await ada.type("stop never")
        assert "From now on you aren't asked where all you could do is optional." in await ada.until(PROMPT)
        await ada.type("finish routing; 1; 1")
        assert "Going on, you could also:" in await ada.until(PROMPT)
        await ada.type("weigh 2")
        assert "  You can't undo it: " in await ada.until(PROMPT)
        await ada.type("move; 0")
        assert "begins their turn." in await ada.until(PROMPT)


def test_a_terminal_plans_and_weighs_on_a_server(dsn: str) -> None:
    """The same as in a match of its own, by the commands `plan` and `stop` and the request `weigh`."""
    run(plans_of_one(dsn))


# A terminal and a scripted client


async def a_vote_and_a_lost_line(dsn: str) -> None:
    """Roles are chosen in the open; the terminal wants its own back, loses its line, and comes back."""
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(server(dsn))
        relay = await stack.enter_async_context(Relay(url).running())
        bob, cid = [await stack.enter_async_context(serving.Client(url)) for _ in range(2)]
        options = ("--mission", "m01", "--players", "3", "--option", "roles=choose")
        words = ("play", "bombsquad", "--server", relay.url, "--name", "Ada", *options)
        async with Terminal(*words) as ada:
            table = invitation(await ada.until(PROMPT)).rpartition("/")[2]
            await bob.sit(table)
            await cid.sit(table, "Cid")
            await ada.until("Cid sits down")
            await ada.until(PROMPT)
            await ada.type("start")
            await ada.until("Player 1, it's your turn.")
            await ada.until(PROMPT)
            async with bob.line(table) as line:
                await _vote(ada, line)
                assert (await cid.do(table, "vote", agree=True))["type"] == "done"
                await ada.until("Ada undoes a move; everyone agreed.")
                await ada.until(PROMPT)
                await _lose_the_line(ada, relay, line)


async def _vote(ada: Terminal, line: serving.Line) -> None:
    """Two have chosen; the first asks for the choice back, the second agrees."""
    question = (await line.until("sync"))["question"]
    await ada.type("1")
    await ada.until("Waiting for player 2 (Bob)")
    while 1 not in question["seats"]:
        question = (await line.until("update"))["question"]
    (act,) = question["choice"]
    wish = {"verb": act["verb"], "args": {act["parts"][0]["name"]: act["parts"][0]["items"][0]}}
    assert (await line.do("answer", ask=question["rev"], wish=wish))["type"] == "done"
    await ada.until("Waiting for player 3 (Cid)")
    await ada.until(PROMPT)
    await ada.type("u")
    await ada.until("player 1 (Ada) wants to undo a move.")
    assert (await line.do("vote", agree=True))["type"] == "done"


async def _lose_the_line(ada: Terminal, relay: Relay, line: serving.Line) -> None:
    """An answer given while the line is cut counts once when it is back."""
    await relay.cut()
    await ada.until("Connection lost. Trying again")
    await ada.type("1")
    await relay.reconnect()
    await ada.until("You're connected again.")
    await ada.until("Waiting for player 2 (Bob)")
    did = [item for told in line.heard for item in told.get("items", ()) if item["item"] == "did" and item["seat"] == 0]
    while len(did) < 2:
        did += [item for item in (await line.until("update"))["items"] if item["item"] == "did"]
    assert len(did) == 2, "once before it was taken back, and once now"
    await ada.type("p")
    await ada.until("The match is paused; p resumes it.")


def test_votes_pauses_and_a_line_that_comes_back(dsn: str) -> None:
    """The terminal asks for a vote, resends after a cut, and pauses."""
    run(a_vote_and_a_lost_line(dsn))


async def an_undecided_word(dsn: str) -> None:
    """The store fails after it has written, then before; the terminal sends the word until it is decided."""
    async with serving.node(dsn) as node, AsyncExitStack() as stack:
        ada = await stack.enter_async_context(Terminal("play", "toy", "--server", node.url, "--name", "Ada"))
        table = invitation(await ada.until(PROMPT)).rpartition("/")[2]
        stack.enter_context(faltering(node.node.store, "append", after=True))
        stack.enter_context(faltering(node.node.store, "append", after=False, times=2))
        await ada.type("say hello")
        shown = await ada.until(PROMPT)
        assert shown.count("Not saved yet. Trying again") == 1
        watching = await stack.enter_async_context(node.client())
        said = [item for item in (await watching.sync(table))["items"] if item["item"] == "said"]
        assert len(said) == 1


def test_what_is_not_decided_is_sent_again(dsn: str) -> None:
    """It is told once that it isn't saved yet, and it counts once."""
    run(an_undecided_word(dsn))


class Relay:
    """A way to a server that can be cut."""

    def __init__(self, url: str) -> None:
        self.port = int(url.rpartition(":")[2])
        self._here = 0
        self._lines: list[asyncio.StreamWriter] = []

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self._here}"

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Relay]:
        """While it is used."""
        await self.reconnect()
        try:
            yield self
        finally:
            await self.cut()

    async def reconnect(self) -> None:
        """Let everyone through again, at the same address as before."""
        self._server = await asyncio.start_server(self._through, "127.0.0.1", self._here)
        self._here = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """End every connection and take no other."""
        self._server.close()
        while self._lines:
            self._lines.pop().transport.abort()
        await self._server.wait_closed()

    async def _through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        self._lines += [writer, back]
        await asyncio.gather(_pour(reader, back), _pour(there, writer), return_exceptions=True)


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    writer.close()


# Links and refusals


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://localhost:8000", Link("http://localhost:8000")),
        ("https://play.example.org/", Link("https://play.example.org")),
        ("https://play.example.org/t/abc23", Link("https://play.example.org", "abc23")),
        (f"http://10.0.0.2:8000/t/abc23#seat={SECRET}", Link("http://10.0.0.2:8000", "abc23", SECRET)),
    ],
)
def test_links_are_read(text: str, link: Link) -> None:
    """The address of a server, the link to a table, the way back to a seat."""
    assert read_link(text) == link
    assert link.socket.startswith(("ws://", "wss://"))


@pytest.mark.parametrize(
    "text", ["localhost:8000", "ftp://x/t/abc", "http://x/y", "http://x/t/abc#seat=short", f"http://x#seat={SECRET}"]
)
def test_other_links_are_refused(text: str) -> None:
    """Anything that isn't a link is refused, with what a link looks like."""
    with pytest.raises(BadCommand, match="http://HOST:PORT/t/TABLE"):
        read_link(text)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--server", "http://127.0.0.1:1/t/abc"), "doesn't answer"),
        (("--server", "http://127.0.0.1:1"), "getaway play GAME --server http://127.0.0.1:1"),
        (("toy", "--server", "http://127.0.0.1:1/t/abc"), 'Leave out "toy"'),
        (("toy", "--server", "http://127.0.0.1:1", "--seed", "7"), "Leave out --seed"),
    ],
)
def test_commands_that_cannot_be_carried_out(program: Program, words: tuple[str, ...], said: str) -> None:
    """Each is refused with what to do next."""
    done = program("play", *words, "--name", "Ada")
    assert done.code == 2
    assert said in done.err


async def refused_by_the_server(dsn: str) -> None:
    """A table that is not there, a secret that opens nothing, a full table, an option that no game knows."""
    async with server(dsn) as url, serving.Client(url) as host:
        table = (await host.open("toy"))["table"]
        await host.sit(table)
        here = f"{url}/t/{table}"
        for words, said in (
            (("--server", f"{url}/t/nosuchtable22"), "[GT-TABLE-01]"),
            (("--server", f"{here}#seat={SECRET}"), "[GT-KEY-01]"),
            (("toy", "--server", url, "--option", "made_up=1"), "[GT-SETUP-01]"),
        ):
            async with Terminal("play", *words, "--name", "Eve") as eve:
                assert await eve.ended() == 2
                assert said in eve.seen
        async with Terminal("play", "--server", here, "--name", "Eve", "--lang", "it") as eve:
            assert "[GT-SEAT-03]" in await eve.until("1  Ada\n2  Bob")
            await eve.type("q")
            assert await eve.ended() == 0
            assert "Non stai più guardando." in eve.seen


def test_the_server_refuses_by_clause(dsn: str) -> None:
    """What the server says no to is told in words with its clause; at a full table one may watch."""
    run(refused_by_the_server(dsn))


def test_a_change_is_laid_over_a_view() -> None:
    """Members inside objects one by one, anything else as a whole."""
    old = {"a": {"b": 1, "c": [1, 2]}, "d": None}
    assert laid_over(old, {"a": {"c": [3]}, "d": {"e": 5}}) == {"a": {"b": 1, "c": [3]}, "d": {"e": 5}}
    assert old["a"] == {"b": 1, "c": [1, 2]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", ["help-lobby", "help-online", "help-over"])
def test_help_fits_the_screen(lang: str, message: str) -> None:
    """No line of the help is broken in two."""
    assert max(map(len, texts(lang).render(message).splitlines())) <= WIDEST


# Seats that bots have, and answers that are lost


async def a_seat_the_host_opens(dsn: str) -> None:
    """A newcomer finds only bots' seats and watches; the host opens one, and the newcomer sits down."""
    async with serving.node(dsn) as node, AsyncExitStack() as stack:
        words = ("play", "toy", "--server", node.url, "--name", "Ada", "--players", "2")
        ada = await stack.enter_async_context(Terminal(*words))
        link = invitation(await ada.until(PROMPT))
        await ada.type("start")
        await ada.until("Player 1, it's your turn.")
        await ada.until(PROMPT)
        bob = await stack.enter_async_context(Terminal("play", "--server", link, "--name", "Bob"))
        assert "[GT-SEAT-04]" in await bob.until(PROMPT)
        await ada.type("open 3")
        assert "the number of a seat, 1 to 2" in await ada.until(PROMPT)
        await ada.type("open 2")
        await ada.until(PROMPT)
        async with node.client() as cleo:
            assert (await cleo.sit(link.rpartition("/")[2], "Cleo"))["seat"] == 1


def test_the_host_opens_a_seat_that_a_bot_has(dsn: str) -> None:
    """With a key in the terminal; until then, newcomers may only watch."""
    run(a_seat_the_host_opens(dsn))


async def an_answer_that_is_lost(dsn: str) -> None:
    """The store fails after the table was opened; the terminal asks again and comes to the same table."""
    async with serving.node(dsn) as node, AsyncExitStack() as stack:
        async with node.node.directory.connected() as connection:
            before = await connection.fetchval("select count(*) from tables")
        stack.enter_context(faltering(node.node.store, "open", after=True))
        words = ("play", "toy", "--server", node.url, "--name", "Ada", "--takeover")
        ada = await stack.enter_async_context(Terminal(*words))
        table = invitation(await ada.until(PROMPT)).rpartition("/")[2]
        async with node.node.directory.connected() as connection:
            assert await connection.fetchval("select count(*) from tables") == before + 1
        assert (await node.node.tables.view(table)).takeover


def test_a_table_whose_answer_is_lost_is_opened_once(dsn: str) -> None:
    """The terminal makes the secret, so that asking again is the same request."""
    run(an_answer_that_is_lost(dsn))


# Bots that say why


@pytest.mark.parametrize("reasons", [True, False])
def test_reasons_are_left_out_for_those_who_do_not_want_them(dsn: str, reasons: bool) -> None:
    """What was done is told all the same."""

    async def story(here: House) -> None:
        sync = await (await here.open(2)).sync(0)
        why = GaveReason(at=1, seat=1, name="any", facts={})
        visit = Visit(Link("http://127.0.0.1"), "toy", Screen(), Inbox(), reasons=reasons)
        visit._hear(replace(sync, items=[*sync.items, why]))
        assert len(sync.items) > 0
        assert len(visit.told(0)) == len(sync.items) + reasons

    at_home(dsn, story)
