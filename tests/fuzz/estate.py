"""A node in this process with tables of every game, in play and over, and one more at which all must stay well."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from tests.fuzz.requests import GAMES, Seated
from tests.serving import settings

from getaway.bots import any_answer
from getaway.kernel.wire import PlainWish
from getaway.server.app import application
from getaway.table.commands import AnswerIt, Say, Start
from getaway.table.opening import Wanted, key_of

FRESH_AFTER = 400
"""Inputs after which the tables in play are new: what comes in may end a match, or take our seat."""
COMPLAINT = re.compile(r'^Traceback|"level": "(?:error|critical)"')
PLACE = re.compile(r'getaway/([\w/]+\.py)\\?", line (\d+)')
TAIL = 40_000
"""Bytes of a log in which the last fault is looked for."""


class Estate:
    """The node, its tables, and what its loop complained of."""

    def __init__(self, app: Any, log: Path) -> None:
        self.app = app
        self.log = log
        self.tables = app.node.tables
        self.over: list[Seated] = []
        self.playing: list[Seated] = []
        self.control: Seated = Seated("", "", "")
        self.faults: list[str] = []
        self._said = 0

    async def settle(self) -> None:
        """Open the control table, and play some matches to their end."""
        self.control, _ = await self._begun("bombsquad")
        for game in ("toy", "bombsquad"):
            table, secrets = await self._begun(game)
            await self._play(table, secrets, 5000)
            self.over.append(table)
        await self.refresh()

    async def refresh(self) -> None:
        """New tables in play."""
        self.playing = []
        for game in GAMES:
            table, secrets = await self._begun(game)
            await self._play(table, secrets, 15)
            self.playing.append(table)

    def any(self, dice: Random) -> Seated:
        """A table to ask something about."""
        return dice.choice(self.playing if dice.random() < 0.75 else self.over)

    async def control_is_well(self) -> bool:
        """Whether the control table takes a command and has nothing in its log but ours."""
        self._said += 1
        key = key_of(self.control.secret)
        await self.tables.command(self.control.table, key, Say(id=f"s{self._said}", text=f"word {self._said}"))
        async with self.tables.room(self.control.table) as room:
            return bool(room.live.seq == self._said + 3)  # opened, sat down and started

    async def _begun(self, game: str) -> tuple[Seated, list[str]]:
        host = await self.tables.open(Wanted(game, 2, "Ada"))
        other = await self.tables.sit(host.table, "Bob", "")
        await self.tables.command(host.table, key_of(host.secret), Start(id="start"))
        return Seated(host.table, game, host.secret), [host.secret, other.secret]

    async def _play(self, table: Seated, secrets: list[str], most: int) -> None:
        """Everybody answers at random."""
        for number in range(most):
            async with self.tables.room(table.table) as room:
                match = room.live.playing()
                if match.over:
                    return
                ask = match.asks[0]
                wish = any_answer(ask, 1)
            command = AnswerIt(id=f"a{number}", ask=ask.id, wish=PlainWish(wish.verb, dict(wish.args)))
            await self.tables.command(table.table, key_of(secrets[ask.seat]), command)


@asynccontextmanager
async def estate(dsn: str, log: Path) -> AsyncIterator[Estate]:
    """The node while it runs, its log in a file; whatever its loop complains of is noted."""
    app = application(settings(dsn))
    here = Estate(app, log)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: here.faults.append(f"loop: {context.get('exception')!r}"))
    with listened(log):
        async with app.node.running():
            await here.settle()
            yield here


@contextmanager
def listened(file: Path) -> Iterator[None]:
    """Everything that is said on standard error goes to a file."""
    sys.stderr.flush()
    before = os.dup(2)
    with file.open("ab") as said:
        os.dup2(said.fileno(), 2)
    try:
        yield
    finally:
        sys.stderr.flush()
        os.dup2(before, 2)
        os.close(before)


def last_fault(file: Path) -> str:
    """The kind and the place of the last fault in a node's log; empty where there is none near its end."""
    with file.open("rb") as said:
        said.seek(max(0, file.stat().st_size - TAIL))
        lines = said.read().decode("utf-8", "replace").splitlines()
    for line in reversed(lines):
        if '"event": "fault"' in line and '"exception": "' in line:
            told = line.partition('"exception": "')[2]
            places = PLACE.findall(told)
            kind = told.rpartition("\\n")[2].partition(":")[0].partition('"')[0]
            return f"{kind} at {':'.join(places[-1])}" if places else kind
    return ""


def complaints(file: Path) -> list[str]:
    """The lines of a node's log that report a fault of ours."""
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    return [line[:200] for line in lines if COMPLAINT.search(line)]
