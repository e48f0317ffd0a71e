"""The connection to the server: it reconnects by itself and resends what wasn't acknowledged."""

from __future__ import annotations

import random
from contextlib import suppress
from threading import Event, Thread

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from getaway.cli.play.online.doors import Link
from getaway.cli.play.online.inbox import Heard, Inbox, Lost
from getaway.kernel import to_json
from getaway.table.commands import AnyCommand

SOONEST, LATEST = 0.3, 10.0
"""Seconds to wait before the first attempt to come back, and at most."""
LARGEST_MESSAGE = 8_000_000
LONGEST_PAUSE = 5.0
"""Seconds before a command that is not decided is sent again, at most."""


class _Numbered(msgspec.Struct):
    """Of any message: its number, if it has one."""

    rev: int | None = None


_numbered = msgspec.json.Decoder(_Numbered)


class Line:
    """A socket to one table, kept up by a thread of its own."""

    def __init__(self, link: Link, inbox: Inbox) -> None:
        self.link = link
        self.inbox = inbox
        self.rev: int | None = None
        """The number of the last update that came in."""
        self.tries = 0
        """How often what is not decided was sent again."""
        self._unanswered: dict[str, str] = {}
        self._socket: ClientConnection | None = None
        self._closing = Event()
        self._thread = Thread(target=self._keep_up, daemon=True, name="line")

    def start(self) -> None:
        """Connect, and stay connected."""
        self._thread.start()

    def close(self) -> None:
        """Hang up for good."""
        self._closing.set()
        self.hang_up()
        self._thread.join(SOONEST)

    def hang_up(self) -> None:
        """End this connection; unless the line is closed, another follows."""
        if (socket := self._socket) is not None:
            with suppress(OSError, WebSocketException):
                socket.close()

    def send(self, command: AnyCommand) -> None:
        """Send a command, and again after each lost connection, until it is settled."""
        self._unanswered[command.id] = text = to_json(command).decode()
        self._say(text)

    def settle(self, command_id: str) -> None:
        """This command has its answer."""
        self._unanswered.pop(command_id, None)
        self.tries = 0

    def send_again(self) -> None:
        """Send everything that is not settled once more, after a pause that grows."""
        pause = min(LONGEST_PAUSE, SOONEST * 2**self.tries)
        self.tries += 1
        self._closing.wait(random.uniform(pause / 2, pause))  # noqa: S311 - so that not all come at once
        for text in [*self._unanswered.values()]:
            self._say(text)

    def _say(self, text: str) -> None:
        if (socket := self._socket) is not None:
            with suppress(OSError, WebSocketException):
                socket.send(text)

    # The thread

    def _keep_up(self) -> None:
        wait = SOONEST
        while not self._closing.is_set():
            with suppress(OSError, WebSocketException, EOFError):
                self._listen()
                wait = SOONEST
            self._socket = None
            if not self._closing.is_set():
                self.inbox.put(Lost(self.link.table, lost=True))
                self._closing.wait(random.uniform(wait / 2, wait))  # noqa: S311 - so that not all come at once
                wait = min(2 * wait, LATEST)

    def _listen(self) -> None:
        with connect(self.link.socket, max_size=LARGEST_MESSAGE, compression=None) as socket:
            hello = {"secret": self.link.secret, "rev": self.rev}
            socket.send(to_json({"hello": {name: value for name, value in hello.items() if value}}).decode())
            self._socket = socket
            self.inbox.put(Lost(self.link.table, lost=False))
            for text in [*self._unanswered.values()]:
                socket.send(text)
            for message in socket:
                self._take(message)

    def _take(self, message: str | bytes) -> None:
        data = message.encode() if isinstance(message, str) else message
        with suppress(msgspec.MsgspecError):
            self.rev = _numbered.decode(data).rev or self.rev
        self.inbox.put(Heard(self.link.table, data))
