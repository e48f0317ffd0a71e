"""A side: one world as a server, two nodes over a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.leak.wire.lines import Socket, Stream, ask, settled
from tests.serving import settings

from getaway.kernel import SPECTATOR, Match, Seat
from getaway.server.app import application
from getaway.server.node import Node
from getaway.table import key_of
from getaway.table.branching import world_here
from getaway.table.live import Live

NODES = 2


class Clock:
    """Unix time, the same on all sides, that goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


class Side:
    """Two nodes, and the secrets of the table that is looked at."""

    def __init__(self, apps: list[Any]) -> None:
        self.apps = apps
        self.nodes: list[Node] = [app.node for app in apps]
        self.store = self.nodes[0].store
        self.table = ""
        self.secrets: dict[Seat, str] = {}

    async def live(self) -> Live:
        """The table as the first node has it."""
        async with self.nodes[0].tables.room(self.table) as room:
            return room.live

    async def match(self) -> Match:
        """Its match."""
        return (await self.live()).playing()

    @staticmethod
    def key(secret: str) -> str:
        """What a table knows a secret by."""
        return key_of(secret)

    def secret(self, seat: Seat) -> str:
        """What opens a seat here; spectators have nothing."""
        return "" if seat == SPECTATOR else self.secrets[seat]

    async def ask(self, node: int, method: str, path: str, seat: Seat, **more: Any) -> bytes:
        """A request of this audience about the table."""
        more.setdefault("secret", self.secret(seat))
        return await ask(self.apps[node], method, f"/api/tables/{self.table}{path}", **more)

    async def do(self, node: int, seat: Seat, command: dict[str, Any]) -> bytes:
        """A command by HTTP."""
        return await self.ask(node, "POST", "/do", seat, body=command)

    async def socket(self, node: int, first: Any) -> Socket:
        """A socket at this table."""
        line = Socket(self.apps[node])
        await line.open(self.table, first)
        return line

    async def stream(self, node: int, seat: Seat, rev: int | None) -> Stream:
        """A stream of events of this audience."""
        line = Stream(self.apps[node])
        await line.open(self.table, self.secret(seat), rev)
        return line

    def hello(self, seat: Seat, rev: int | None = None) -> dict[str, Any]:
        """The first message of this audience."""
        return {"hello": {"secret": self.secret(seat), "rev": rev, "frames": True}}

    async def at_rest(self) -> None:
        """Every node knows every row, every line has what was sent, every chore is done."""
        for node in self.nodes:
            await node.tables.heal()
        await settled()
        for node in self.nodes:
            for chore in list(node.tables.committer.chores):
                await chore

    async def wake(self, now: int) -> None:
        """Do what a worker does for all that is due."""
        for _ in range(20):
            async with self.store.claim(now) as claim:
                if claim is None:
                    return
                await self.nodes[-1].tables.wake(claim.table, claim.append)
            await self.at_rest()

    async def forget(self) -> None:
        """Take the table out of memory; nobody may look at it."""
        for node in self.nodes:
            node.tables.house.rooms.pop(self.table, None)
            node.tables.past._books.pop(self.table, None)


def _agree(node: Node) -> Callable[[], Awaitable[None]]:
    async def measure() -> None:
        node.amiss = ()

    return measure


def _call(nodes: list[Node], own: Node) -> Callable[[str, bytes], Awaitable[None]]:
    """Both sides share one bus and have the same tables, so a message goes to its own side's nodes, at once."""

    async def call(table: str, said: bytes) -> None:
        for node in nodes:
            if node is not own:
                await node.tables.called(table, said)

    return call


@asynccontextmanager
async def served(dsn: str, clock: Clock) -> AsyncIterator[Side]:
    """A side that runs."""
    async with AsyncExitStack() as stack:
        apps = [application(settings(dsn)) for _ in range(NODES)]
        for app in apps:
            app.node.tables.house.now = clock
            app.node.tables.what_ifs.sampler = world_here
            app.node.bus.called = None
            app.node.bus.call = _call([each.node for each in apps], app.node)
            app.node._measure = _agree(app.node)  # the clock is ours: how far the machine's is off says nothing
            await stack.enter_async_context(app.node.running())
        yield Side(apps)
