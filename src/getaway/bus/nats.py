"""Core NATS: one subject for each table, whose messages hold the number of its new row and nothing else.

A message without a number says that the table is at home at the node that sent it. Beside it is a subject for what
passes without being kept: where somebody leads the shared replay. A request goes to a process that has the rules of a
game, to let go of a table for newer ones.

Nothing depends on a message arriving: what the bus fails to say is read from the store a little later.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from typing import Final

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error, NoRespondersError

from getaway.table import tracing
from getaway.table.ports import Called, Edition, HandedOver, Heard

AtHome = Callable[[str], Awaitable[None]]
Asked = Callable[[str, int], Awaitable[bool]]
SUBJECT = "getaway.table."
CALLS = "getaway.call."
RULES = "getaway.rules."
HOME = b"home"
TRACE = "Getaway-Trace"
"""The header with the span in which a row was written."""
NO_HEADERS: Final[Mapping[str, str]] = {}
PAUSE = 0.5
"""Seconds between two attempts to reach a server that was never there."""
ANSWER = 1.5
"""Seconds in which a process that is asked for a table must have let it go."""
PING_EVERY = 10
"""Seconds between two pings: a server that is frozen is found out after the second that stays without an answer."""


class NatsBus:
    """This node's line to the others, by any of the servers that the address names."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.hear: Heard | None = None
        """Called with each new row of the tables that are listened to."""
        self.called: Called | None = None
        """Called with what passes between nodes."""
        self.at_home: AtHome | None = None
        """Called with each table that is listened to and is at home at another node."""
        self.asked: Asked | None = None
        """Called with a table that is to be let go for rules of a newer version."""
        self._answers: set[str] = set()
        """The subjects on which this process can be asked."""
        self._client = Client()
        self._wanted: Counter[str] = Counter()
        """How many listen to each table."""
        self._subscriptions: dict[str, tuple[Subscription, ...]] = {}
        self._settling = asyncio.Lock()
        self._installation = "-"
        self._connecting: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect as soon as there's a server to connect to; nobody waits for it."""
        self._connecting = asyncio.create_task(self._connect())

    async def _connect(self) -> None:
        while not self._client.is_connected:
            try:
                await self._client.connect(
                    [each.strip() for each in self.url.split(",")],
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=1,
                    connect_timeout=2,
                    ping_interval=PING_EVERY,
                    max_outstanding_pings=2,
                    no_echo=True,  # a node knows its own rows
                    error_cb=_ignore,
                    reconnected_cb=self._settle_all,
                    closed_cb=self._closed,
                )
            except (Error, OSError):
                await asyncio.sleep(PAUSE)
                self._client = Client()
        await self._settle_all()

    async def _closed(self) -> None:
        """Connect again from scratch: a server that rejects the connection closes it for good."""
        if self._connecting is not None and self._connecting.done():
            self._client = Client()
            self._subscriptions.clear()
            await self.start()

    async def stop(self) -> None:
        """Leave."""
        connecting, self._connecting = self._connecting, None
        if connecting is not None:
            await asyncio.wait([connecting], timeout=PAUSE)  # a line that is half made cannot be closed
            connecting.cancel()
            with suppress(asyncio.CancelledError):
                await connecting
        if self._client.is_connected or self._client.is_reconnecting:
            with suppress(Error, OSError):
                await self._client.close()

    @property
    def connected(self) -> bool:
        """Whether the line stands."""
        return bool(self._client.is_connected)

    async def publish(self, table: str, seq: int) -> None:
        """Tell all nodes that listen to this table; a connection that is down isn't a reason to fail."""
        if self._client.is_connected:
            with suppress(Error, OSError), tracing.span("publish"):
                await self._client.publish(SUBJECT + table, b"%d" % seq, headers=_traced())

    async def announce(self, table: str) -> None:
        """Tell them that this node is the table's home."""
        if self._client.is_connected:
            with suppress(Error, OSError):
                await self._client.publish(SUBJECT + table, HOME)

    async def call(self, table: str, said: bytes) -> None:
        """Tell them something that is in no log."""
        if self._client.is_connected:
            with suppress(Error, OSError):
                await self._client.publish(CALLS + table, said)

    async def listen(self, table: str) -> None:
        """Hear of this table from now on."""
        self._wanted[table] += 1
        await self._settle(table)

    async def unlisten(self, table: str) -> None:
        """One listener fewer; unsubscribe after the last one."""
        self._wanted[table] -= 1
        await self._settle(table)

    # Between processes with other rules

    async def answer_for(self, installation: str, editions: Iterable[Edition]) -> None:
        """Be asked for the tables of these rules from now on."""
        self._installation = installation
        self._answers = {self._subject(edition) for edition in editions}
        await self._settle_all()

    async def hand_over(self, table: str, played: Edition, version: int) -> bool:
        """Ask one process that has these rules to let go of a table for newer ones; False where there is none."""
        wanted = f"{table} {version}".encode()
        if not self.connected:
            raise HandedOver("the bus is away")
        try:
            await self._client.request(self._subject(played), wanted, timeout=ANSWER)
        except NoRespondersError:
            return False
        except (Error, OSError) as fault:
            raise HandedOver(f"nobody let go of table {table}") from fault
        return True

    def _subject(self, edition: Edition) -> str:
        return f"{RULES}{self._installation}.{edition.game}.{edition.version}"

    async def _asked(self, message: Msg) -> None:
        table, _, version = message.data.decode().partition(" ")
        if self.asked is not None and version.isdigit() and await self.asked(table, int(version)):
            with suppress(Error, OSError):
                await message.respond(b"")

    # Being subscribed

    async def _settle_all(self) -> None:
        """Subscribe to what was wanted while there was no line."""
        await self._settle_answers()
        for table in sorted(self._wanted):
            await self._settle(table)

    async def _settle_answers(self) -> None:
        async with self._settling:
            with suppress(Error, OSError):
                for subject in sorted(self._answers - self._subscriptions.keys() if self.connected else ()):
                    self._subscriptions[subject] = (await self._client.subscribe(subject, RULES, cb=self._asked),)

    async def _settle(self, table: str) -> None:
        """Be subscribed to a table if someone listens, and only then."""
        async with self._settling:
            with suppress(Error, OSError):
                if self._wanted[table] > 0:
                    await self._subscribe(table)
                else:
                    del self._wanted[table]
                    await self._unsubscribe(table)

    async def _subscribe(self, table: str) -> None:
        if self._client.is_connected and table not in self._subscriptions:
            rows = await self._client.subscribe(SUBJECT + table, cb=self._heard)
            self._subscriptions[table] = (rows, await self._client.subscribe(CALLS + table, cb=self._call_heard))

    async def _unsubscribe(self, table: str) -> None:
        for subscription in self._subscriptions.pop(table, ()):
            await subscription.unsubscribe()

    async def _heard(self, message: Msg) -> None:
        table = message.subject.removeprefix(SUBJECT)
        if self.hear is not None and message.data.isdigit():
            with tracing.resumed("hear", (message.headers or NO_HEADERS).get(TRACE)):
                await self.hear(table, int(message.data))
        elif self.at_home is not None and message.data == HOME:
            await self.at_home(table)

    async def _call_heard(self, message: Msg) -> None:
        if self.called is not None:
            await self.called(message.subject.removeprefix(CALLS), message.data)


def _traced() -> dict[str, str] | None:
    """The header that carries a trace to the other nodes."""
    carried = tracing.carried()
    return {TRACE: carried} if carried is not None else None


async def _ignore(_: Exception) -> None:
    """The client connects again by itself; how it stands shows in `connected`."""
