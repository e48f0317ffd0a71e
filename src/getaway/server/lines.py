"""Client connections as uvicorn handles them, HTTP and sockets, with time limits.

A client that is slow to say what it wants, or to read what it asked for, must not hold a line and its memory for ever.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

HEAD: Final = 10.0
"""Seconds in which the head of a request must be complete."""
READING: Final = 60.0
"""Seconds a client has to read what waits for it, before the next is sent or its line is closed."""
LONGEST_URL: Final = 8 * 1024
LONGEST_HEAD: Final = 32 * 1024
MOST_HEADERS: Final = 100
MOST_LEFT: Final = 8 * 1024 * 1024
"""How many bytes of a body a client may still send once it has been answered, as when its body was refused."""
MOST_UNREAD: Final = 4
"""How many messages of a socket wait before no more are read from it."""
SHORT, LONG = 126, 65_536
"""From which sizes on a frame says its size in two bytes, and in eight."""
WRITE: Final = "getaway.write"
"""Where an application finds in its scope what sends a text message at once."""
TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\ncontent-type: text/plain\r\n"
    b"connection: close\r\n\r\n"
)


class TooLarge(Exception):
    """The head of a request is larger than any of ours."""


class Leaving(asyncio.Protocol):
    """What both kinds of lines do about a client that doesn't read."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _leaving: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        super().connection_lost(exc)
        self._stay()

    def pause_writing(self) -> None:
        """They read more slowly than we write."""
        super().pause_writing()
        self._leave()

    def resume_writing(self) -> None:
        """They have caught up."""
        super().resume_writing()
        if not self.transport.is_closing():
            self._stay()

    def _leave(self) -> None:
        """What waits is still sent, but not for ever."""
        if self._leaving is None:
            self._leaving = self.loop.call_later(READING, self.transport.abort)

    def _stay(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None


class HttpLine(Leaving, HttpToolsProtocol):
    """One connection that speaks HTTP."""

    _waiting: asyncio.TimerHandle | None = None
    _read = 0
    """Bytes of the head so far, as the network brings them; or of the rest of a body that nobody waits for."""
    _in_body = False
    """Whether a body isn't complete yet."""
    _kept = 0
    """Bytes of its headers, as they were understood."""
    _too_large = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Someone has connected, and should soon say what they want."""
        super().connection_made(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        super().connection_lost(exc)
        if self._waiting is not None:
            self._waiting.cancel()

    def data_received(self, data: bytes) -> None:
        """Some bytes; those of a head are counted."""
        super().data_received(data)
        if self._waiting is None and self._between():
            self._await_head()
        if self._waiting is not None:
            self._read += len(data)
            if self._read > (MOST_LEFT if self._in_body else LONGEST_HEAD) and not self.transport.is_closing():
                self._refuse()

    def _between(self) -> bool:
        """Whether the last request is done and the next has not begun in earnest."""
        cycle: Any = self.cycle  # None before the first
        return cycle is not None and cycle.response_complete and self.timeout_keep_alive_task is None

    def _await_head(self) -> None:
        self._read = 0
        self._waiting = self.loop.call_later(HEAD, self._give_up)

    def _give_up(self) -> None:
        self._waiting = None
        self.transport.close()
        self._leave()

    # The head

    def on_message_begin(self) -> None:
        """A request begins."""
        self._kept = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A part of its address."""
        super().on_url(url)
        self._count(len(self.url) > LONGEST_URL)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One of its headers."""
        super().on_header(name, value)
        self._kept += len(name) + len(value)
        self._count(len(self.headers) > MOST_HEADERS or self._kept > LONGEST_HEAD)

    def _count(self, too_large: bool) -> None:
        if too_large:
            self._too_large = True
            raise TooLarge

    def on_headers_complete(self) -> None:
        """The request is complete: stop waiting for it."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        self._in_body = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The body is complete too, if there is one: what follows is another head."""
        self._in_body, self._read = False, 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """The parser has given up, or we have."""
        if self._too_large:
            self._refuse()
        else:
            super().send_400_response(msg)
        self._leave()

    def _refuse(self) -> None:
        self.transport.write(TOO_LARGE)
        self.transport.close()
        self._leave()

    # The end

    def on_response_complete(self) -> None:
        """An answer was handed over."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._leave()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked."""
        super().timeout_keep_alive_handler()
        self._leave()


def framed(message: bytes) -> bytes:
    """A text message as it goes over the line, unmasked and whole (RFC 6455, 5.2)."""
    size = len(message)
    if size < SHORT:
        return b"\x81%c" % size + message
    return (b"\x81\x7e" + size.to_bytes(2) if size < LONG else b"\x81\x7f" + size.to_bytes(8)) + message


class SocketLine(Leaving, WebSocketsSansIOProtocol):
    """One connection that speaks WebSocket."""

    _unsent: list[bytes] | None = None

    async def run_asgi(self) -> None:
        """Serve it, and let the application write to it without a task for each message."""
        self.scope[WRITE] = self.write  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    def write(self, message: bytes) -> bool:
        """Send a text message, with others of this moment; False where it has to wait, or where the line is closing."""
        if not self.writable.is_set() or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return False
        if self._unsent is None:
            self._unsent = []
            self.loop.call_soon(self._send_all)
        self._unsent.append(framed(message))
        return True

    def _send_all(self) -> None:
        """An answer brings its player an update and a receipt: to send both takes as long as to send one."""
        unsent, self._unsent = self._unsent, None
        if unsent is not None and not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    def shutdown(self) -> None:
        """The server stops."""
        self._send_all()
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. Reading stops where several wait, not after each: that takes two calls of the system."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        """No answer to a ping: whatever waits to be sent will not be read either."""
        super().keepalive_timeout()
        self._leave()

    async def send(self, message: Any) -> None:  # noqa: ANN401 - ASGI's own types
        """Send, and do not wait for ever for a client to take its leave."""
        self._send_all()
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response  # some kilobytes that nobody needs any more
        elif message["type"] == "websocket.close":
            self._leave()
