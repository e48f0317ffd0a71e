"""A page's line to a table: the messages of a socket, without one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from getaway.kernel import SPECTATOR, Refused, to_json
from getaway.table import StoreDown, Tables, key_of
from getaway.table.calls import Greeting
from getaway.table.commands import AnyCommand
from getaway.table.messages import Done, No, Unsure

Post = Callable[[str], None]
"""Takes a message to the page; an empty one says that the line has ended."""

_greeting = msgspec.json.Decoder(Greeting)
_command = msgspec.json.Decoder(AnyCommand)


class Line:
    """One line of a page to one table."""

    def __init__(self, tables: Tables, table: str, post: Post) -> None:
        self.seat = SPECTATOR
        self.key = ""
        self.frames = False
        self._tables = tables
        self._table = table
        self._post = post
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._open = True
        self._task = asyncio.create_task(self._run())

    # What the table says

    def send(self, message: bytes) -> None:
        """Take a message to the page."""
        if self._open:
            self._post(message.decode())

    def close(self) -> None:
        """Say nothing more: the key no longer opens the seat."""
        self._end()
        self._task.cancel()

    # What the page says

    def hear(self, said: str) -> None:
        """The page says something: first hello, then commands."""
        self._said.put_nowait(said)

    def hang_up(self) -> None:
        """The page has left."""
        self._open = False
        self._task.cancel()

    async def _run(self) -> None:
        try:
            await self._talk()
        except Refused as refused:
            self.send(to_json(No(id="", clause=refused.clause, facts=refused.facts)))
        except (msgspec.MsgspecError, StoreDown):
            pass  # the page dials again
        finally:
            self._end()

    def _end(self) -> None:
        if self._open:
            self._open = False
            self._post("")

    async def _talk(self) -> None:
        hello = _greeting.decode(await self._said.get()).hello
        key = key_of(hello.secret) if hello.secret else ""
        self.frames = hello.frames
        async with self._tables.listening(self._table, key, hello.rev, self):
            while True:
                command = _command.decode(await self._said.get())
                self.send(to_json(await carried_out(self._tables, self._table, key, command)))


async def carried_out(tables: Tables, table: str, key: str, command: AnyCommand) -> Done | No | Unsure:
    """Carry out a command; what is said about it."""
    try:
        await tables.command(table, key, command)
    except Refused as refused:
        return No(id=command.id, clause=refused.clause, facts=refused.facts)
    except StoreDown:
        return Unsure(id=command.id)
    return Done(id=command.id)
