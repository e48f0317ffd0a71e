"""Tabs of one browser: each a node over the same shelf, which here lies in memory, and a bus between them."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Awaitable, Callable

import msgspec
from tests.serving import new_id

from getaway.browser.calls import Answer
from getaway.browser.elsewhere import Elsewhere, Hand, all_here
from getaway.browser.lines import Line
from getaway.browser.node import Node
from getaway.browser.shelf import Kept
from getaway.table import Edition, StoreDown
from getaway.table.messages import Seated

SECRET = "s" * 43
NOON = 1_700_000_000_000


class Memory:
    """A shelf in memory. A full one takes nothing more."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.kept: dict[str, bytes] = {}
        self.full = False

    async def get(self, name: str) -> bytes | None:
        """What lies under a name."""
        await asyncio.sleep(0)
        return self.kept.get(name)

    async def first(self, start: str, end: str, most: int) -> list[tuple[str, bytes]]:
        """The first of what lies between two names."""
        await asyncio.sleep(0)
        return [(name, self.kept[name]) for name in self._between(start, end)[:most]]

    async def last(self, start: str, end: str) -> tuple[str, bytes] | None:
        """The last of it."""
        await asyncio.sleep(0)
        found = self._between(start, end)
        return (found[-1], self.kept[found[-1]]) if found else None

    async def change(self, was: Kept, becomes: Kept) -> bool:
        """Change something, unless it was changed already."""
        await asyncio.sleep(0)
        if self.full:
            raise StoreDown("full")
        if any(self.kept.get(name) != body for name, body in was.items()):
            return False
        changed = {**self.kept, **becomes}
        self.kept = {name: body for name, body in changed.items() if body is not None}
        self.names = sorted(self.kept)
        return True

    def _between(self, start: str, end: str) -> list[str]:
        return self.names[bisect_left(self.names, start) : bisect_left(self.names, end)]


class Air:
    """What the tabs say to each other, and their clock."""

    def __init__(self) -> None:
        self.tabs: list[Tab] = []
        self.now = NOON

    def tab(self, shelf: Memory, hand: Hand = all_here) -> Tab:
        """Another tab, with a second worker or without."""
        self.tabs.append(Tab(shelf, self, hand))
        return self.tabs[-1]


class Tab:
    """One tab, and its bus."""

    def __init__(self, shelf: Memory, air: Air, hand: Hand) -> None:
        self.air = air
        self.node = Node(shelf, self, lambda: air.now, elsewhere=Elsewhere(hand))
        self.node.tables.waking.rest = self.rest

    async def rest(self, seconds: float) -> None:
        """Let time pass."""
        self.air.now += round(seconds * 1000)

    async def work(self) -> None:
        """Do everything that is due within a minute."""
        self.air.now += 60_000
        while await self.node.one():
            pass

    async def publish(self, table: str, seq: int) -> None:
        """Tell the other tabs."""
        for tab in self.air.tabs:
            if tab is not self:
                await tab.node.heard(table, seq)

    async def call(self, table: str, said: bytes) -> None:
        """Tell them something that is in no log."""
        for tab in self.air.tabs:
            if tab is not self:
                await tab.node.tables.called(table, said)

    async def listen(self, table: str) -> None:
        """Every tab hears of every table."""

    async def unlisten(self, table: str) -> None:
        """It goes on hearing."""

    async def hand_over(self, _table: str, _played: Edition, _version: int) -> bool:
        """A tab with older rules isn't asked."""
        return False

    async def ask(self, method: str, path: str, body: object = None, secret: str = SECRET) -> Answer:
        """A call of the page."""
        sent = msgspec.json.encode(body).decode() if body is not None else ""
        return await self.node.call(method, path, secret, sent)

    async def opened(self, secret: str = SECRET, **wanted: object) -> Seated:
        """A table with a person at its first seat and bots at the others, under way."""
        whole = {"game": "toy", "players": 2, "name": "Ada", "secret": secret, **wanted}
        seated = msgspec.json.decode((await self.ask("POST", "/tables", whole)).body, type=Seated)
        await self.ask("POST", f"/tables/{seated.table}/do", {"do": "start", "id": new_id()}, secret)
        return seated

    async def dialled(self, table: str) -> Dialled:
        """A line to a table that has said hello and heard everything."""
        dialled = Dialled()
        dialled.line = self.node.line(table, dialled.heard.append)
        dialled.say({"hello": {"secret": SECRET}})
        await until(lambda: bool(dialled.heard))
        return dialled


class Dialled:
    """A page's end of a line."""

    def __init__(self) -> None:
        self.line: Line | None = None
        self.heard: list[str] = []

    def say(self, message: object) -> None:
        """Say something to the table."""
        assert self.line is not None
        self.line.hear(msgspec.json.encode(message).decode())


async def until(so: Callable[[], bool]) -> None:
    """Wait for something that must come soon."""
    async with asyncio.timeout(10):
        while not so():  # noqa: ASYNC110 - what is awaited has no event
            await asyncio.sleep(0.005)


def in_a_browser(story: Callable[[Memory, Air], Awaitable[None]]) -> None:
    """Run a test's story in a browser of its own."""
    asyncio.run(story(Memory(), Air()))  # type: ignore[arg-type]
