"""Where Python and the page's worker meet: the shelf and the tabs as JavaScript gives them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from getaway.browser.elsewhere import Elsewhere, Lost, do
from getaway.browser.lines import Line, Post
from getaway.browser.node import Node
from getaway.browser.shelf import Kept
from getaway.table import Edition, StoreDown

Publish = Callable[[str, int], None]
Bring = Callable[[str], Awaitable[None]]
Hand = Callable[[str, bytes], Awaitable[Any]]


class PageShelf:
    """The shelf of the page's browser."""

    def __init__(self, there: Any) -> None:  # noqa: ANN401 - an object of JavaScript
        self._there = there

    async def get(self, name: str) -> bytes | None:
        """What lies under a name."""
        found = await _heard(self._there.get(name))
        return None if found is None else bytes(found)

    async def first(self, start: str, end: str, most: int) -> list[tuple[str, bytes]]:
        """What lies under the names from `start` up to, but not including, `end`: the first of it, in order."""
        return [(name, bytes(body)) for name, body in await _heard(self._there.first(start, end, most))]

    async def last(self, start: str, end: str) -> tuple[str, bytes] | None:
        """The last of it."""
        found = await _heard(self._there.last(start, end))
        return None if found is None else (found[0], bytes(found[1]))

    async def change(self, was: Kept, becomes: Kept) -> bool:
        """Put and take away durably, in one step, where what lies there still is as it was; whether it did."""
        return bool(await _heard(self._there.change(_pairs(was), _pairs(becomes))))


def _pairs(kept: Kept) -> list[Iterable[object]]:
    return [[name, body] for name, body in kept.items()]


async def _heard(asked: Awaitable[Any]) -> Any:  # noqa: ANN401 - what JavaScript gives
    try:
        return await asked
    except Exception as fault:
        raise StoreDown(str(fault)) from fault


class Tabs:
    """Tells the other tabs of this browser which table has a new row."""

    def __init__(self, post: Publish) -> None:
        self._post = post

    async def publish(self, table: str, seq: int) -> None:
        """Tell the other tabs."""
        self._post(table, seq)

    async def call(self, table: str, said: bytes) -> None:
        """A tab leads nobody but itself."""

    async def listen(self, table: str) -> None:
        """Every tab hears of every table."""

    async def unlisten(self, table: str) -> None:
        """It goes on hearing."""

    async def hand_over(self, _table: str, _played: Edition, _version: int) -> bool:
        """A tab with older rules isn't asked."""
        return False


class Worker:
    """A node for the page, which speaks in texts and numbers."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self._work = asyncio.ensure_future(node.work())

    async def answer(self, method: str, path: str, secret: str, body: str) -> str:
        """Answer a call: its status, then the body."""
        status, said = await self.node.call(method, path, secret, body)
        return f"{status}{said.decode()}"

    def line(self, table: str, post: Post) -> Line:
        """A line of the page to a table."""
        return self.node.line(table, post)

    async def heard(self, table: str, seq: int) -> None:
        """Another tab wrote a row."""
        await self.node.heard(table, seq)


def begin(shelf: Any, publish: Publish, bring: Bring, hand: Hand) -> Worker:  # noqa: ANN401 - an object of JavaScript
    """Begin, over what the page gives."""
    return Worker(Node(PageShelf(shelf), Tabs(publish), bring=bring, elsewhere=Elsewhere(_handed(hand))))


def _handed(hand: Hand) -> Callable[[str, bytes], Awaitable[bytes | None]]:
    """What hands work to the second worker."""

    async def handed(game: str, work: bytes) -> bytes | None:
        try:
            done = await hand(game, work)
        except Exception as fault:
            raise Lost(str(fault)) from fault
        return None if done is None else bytes(done.to_bytes())

    return handed


def done(work: Any) -> bytes:  # noqa: ANN401 - bytes of JavaScript
    """What came of something that was handed over: for the second worker."""
    return do(bytes(work.to_bytes()))
