"""WebSockets, spoken to ASGI directly: an idle one costs as little as it can."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec

from getaway.kernel import SPECTATOR, Refused, to_json
from getaway.server.answers import WAIT
from getaway.server.audience import LATER, RESTART
from getaway.server.homes import routed
from getaway.server.limits import who
from getaway.server.lines import WRITE
from getaway.server.logs import log
from getaway.server.metrics import word_of
from getaway.server.node import Node
from getaway.server.origins import allowed_origin
from getaway.server.watchdog import remember
from getaway.table import HandedOver, StoreDown, key_of, tracing
from getaway.table.calls import Greeting, Hello
from getaway.table.commands import AnyCommand
from getaway.table.messages import Done, No, Unsure

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Write = Callable[[bytes], bool]

PATH: Final = "/ws/tables/"
LONGEST = 16_384
MOST_WAITING = 256
"""A client so slow that more messages wait is disconnected; when it comes back it gets everything in one."""
COMMANDS_A_SECOND = 20.0
BAD, TOO_LONG, STUMBLED, WENT = 1008, 1009, 1011, 1001
UNAVAILABLE = 503
PATIENCE = 10.0
"""Seconds in which a client must say hello."""


_greeting = msgspec.json.Decoder(Greeting)
_command = msgspec.json.Decoder(AnyCommand, float_hook=float)  # which reads 5e-324 ten times as fast as msgspec does


class Closed(Exception):
    """The client is gone, or must go."""

    def __init__(self, code: int = WENT) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    """One connection of one client."""

    __slots__ = (
        *("_allowance", "_at", "_leaving", "_outbox", "_pump", "_receive", "_send", "_write"),
        *("closed", "frames", "key", "routed", "seat", "whom"),
    )

    def __init__(
        self, receive: Receive, send: Send, whom: str = "", *, routed: bool = False, write: Write | None = None
    ) -> None:
        self.whom = whom
        self.routed = routed
        self._receive = receive
        self._send = send
        self._write = write
        self._outbox: deque[bytes] | None = None
        self._pump: asyncio.Task[None] | None = None
        self._leaving: asyncio.Task[None] | None = None
        self._allowance, self._at = COMMANDS_A_SECOND, 0.0
        self.closed = False
        self.seat = SPECTATOR
        self.key = ""
        self.frames = False

    # Sending

    def send(self, message: bytes) -> None:
        """Take a message, to be sent at once unless others wait."""
        if self.closed or (self._pump is None and self._write is not None and self._write(message)):
            return
        if self._outbox is None:
            self._outbox = deque()
        if len(self._outbox) >= MOST_WAITING:
            self.close()
            return
        self._outbox.append(message)
        if self._pump is None:
            self._pump = asyncio.create_task(self._empty())

    async def _empty(self) -> None:
        """Send what waits; there's a task only while something does."""
        try:
            while self._outbox and not self.closed:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft().decode()})
        except Exception:  # noqa: BLE001 - a line that breaks while sending is a client that has gone
            self.closed = True
        finally:
            self._outbox = self._pump = None

    async def emptied(self) -> None:
        """Wait until what waits was sent, but not for a client that does not read."""
        if self._pump is not None:
            await asyncio.wait([self._pump], timeout=1)

    def close(self) -> None:
        """Let the client go; it may come back."""
        if not self.closed:
            self.closed = True
            self._pump = asyncio.create_task(self.hang_up(LATER))

    def leave(self, code: int) -> None:
        """Let the client go once everything before was sent."""
        if not self.closed and self._leaving is None:
            self._leaving = asyncio.create_task(self._leave(code))

    async def _leave(self, code: int) -> None:
        await self.emptied()
        self.closed = True
        await self.hang_up(code)

    async def hang_up(self, code: int) -> None:
        """Close the line, if there still is one."""
        try:
            await self._send({"type": "websocket.close", "code": code})
        except Exception:  # noqa: BLE001 - it is closed either way
            self.closed = True

    async def turn_away(self) -> None:
        """Refuse the connection before it stands, so that a proxy tries another node."""
        await self._send({"type": "websocket.http.response.start", "status": UNAVAILABLE, "headers": []})
        await self._send({"type": "websocket.http.response.body", "body": b""})

    # Receiving

    async def read(self) -> bytes:
        """The next message of the client."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise Closed
        text = event.get("text")
        data: bytes = text.encode() if text is not None else event.get("bytes") or b""
        if len(data) > LONGEST:
            raise Closed(TOO_LONG)
        return data

    def count(self, generous: float) -> None:
        """Limit the commands a second."""
        at, most = time.monotonic(), COMMANDS_A_SECOND * generous
        self._allowance = min(most, self._allowance + (at - self._at) * most) if self._at else most
        self._at = at
        if self._allowance < 1 and generous:
            raise Closed(BAD)
        self._allowance -= 1


async def serve(node: Node, scope: Scope, receive: Receive, send: Send) -> None:
    """One connection from its beginning to its end."""
    socket = Socket(receive, send, who(scope), routed=bool(routed(scope)), write=scope.get(WRITE))
    remember(scope)
    await receive()  # websocket.connect
    table = str(scope["path"]).removeprefix(PATH)
    if not scope["path"].startswith(PATH) or not allowed_origin(scope, node.settings):
        await socket.hang_up(BAD)
        return
    if not node.ready or await node.is_beyond(table):
        await socket.turn_away()
        return
    await node.homes.announce(scope)
    await send({"type": "websocket.accept"})
    scope["headers"] = []  # they have been read, and would stay as long as the connection
    try:
        with node.limits.line(socket.whom):
            await _talk(node, table, socket, scope)
    except Closed as closed:
        await socket.hang_up(closed.code)
    except (msgspec.MsgspecError, UnicodeDecodeError, TimeoutError, RecursionError):
        await socket.hang_up(BAD)
    except HandedOver:
        await socket.hang_up(RESTART)
    except StoreDown:
        await socket.hang_up(LATER)
    except Refused as refused:
        _refuse(node, socket, refused, "")
        await socket.emptied()
        await socket.hang_up(LATER if refused.clause in WAIT else BAD)
    except Exception:  # noqa: BLE001 - a fault of ours ends one line, and the client comes back
        log.exception("fault")
        await socket.hang_up(STUMBLED)
    finally:
        socket.closed = True


async def _talk(node: Node, table: str, socket: Socket, scope: Scope) -> None:
    hello = await _greeted(node, socket)
    key = key_of(hello.secret) if hello.secret else ""
    socket.frames = hello.frames
    if not key:
        node.shedding.admit_a_spectator()
    async with node.tables.listening(table, key, hello.rev, socket) as seat:
        counted = node.metrics.sockets.labels("watching" if seat == SPECTATOR else "seated").track_inprogress()
        with counted, node.audience.joined(table, socket):
            while True:
                data = await socket.read()
                if socket.closed:
                    return
                socket.count(node.settings.rate)
                command = _command.decode(data)
                scope["doing"] = f"socket {word_of(command)}"
                await _carry_out(node, table, key, command, socket)


async def _greeted(node: Node, socket: Socket) -> Hello:
    """Who somebody says they are, unless their address has guessed too often."""
    with node.metrics.sockets.labels("greeting").track_inprogress():
        async with asyncio.timeout(PATIENCE):
            hello = _greeting.decode(await socket.read()).hello
    node.limits.left("guess", socket.whom)  # after they have spoken, so that they're there to hear it
    return hello


async def _carry_out(node: Node, table: str, key: str, command: AnyCommand, socket: Socket) -> None:
    try:
        node.limits.command(socket.whom)
        node.limits.take("rows", socket.whom)
        with tracing.span("answer", word_of(command)), node.metrics.answering(command):
            await node.tables.command(table, key, command)
    except Refused as refused:
        _refuse(node, socket, refused, command.id)
    except StoreDown:
        log.warning("store down")
        socket.send(to_json(Unsure(id=command.id)))
    else:
        socket.send(to_json(Done(id=command.id)))


def _refuse(node: Node, socket: Socket, refused: Refused, command: str) -> None:
    node.metrics.refused.labels(refused.clause).inc()
    node.limits.refused(refused, socket.whom)
    socket.send(to_json(No(id=command, clause=refused.clause, facts=refused.facts)))
