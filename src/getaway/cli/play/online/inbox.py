"""What comes in, from the keyboard and from the server, in one queue."""

from __future__ import annotations

import os
import sys
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

LARGEST_READ = 4096


class Typed(NamedTuple):
    """A line from the keyboard; None when there will be no more."""

    line: str | None


class Heard(NamedTuple):
    """A message of the server about a table."""

    table: str
    message: bytes


class Lost(NamedTuple):
    """The line to a table is lost, or is there again."""

    table: str
    lost: bool


Incoming = Typed | Heard | Lost


class Inbox:
    """Everything that comes in, in order."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[Incoming] = SimpleQueue()

    def put(self, incoming: Incoming) -> None:
        """Something comes in, from any thread."""
        self._queue.put(incoming)

    def next(self) -> Incoming:
        """The next thing; waits for it."""
        return self._queue.get()

    def listen_to_keyboard(self) -> None:
        """Take in what is typed, from now on."""
        Thread(target=self._read, daemon=True, name="keyboard").start()

    def _read(self) -> None:
        """Straight from the file: a thread that waits inside `sys.stdin` would hold up the end of the program."""
        number, encoding = sys.stdin.fileno(), sys.stdin.encoding or "utf-8"
        waiting = b""
        while data := os.read(number, LARGEST_READ):
            *lines, waiting = (waiting + data).split(b"\n")
            for line in lines:
                self.put(Typed(line.decode(encoding, errors="replace").rstrip("\r")))
        self.put(Typed(None))
