"""Group commit: one connection writes the rows of many tables, as many at once as are waiting.

A row whose number or id is taken is left out by itself. One that another transaction holds up, or that can never be
written, sinks none of its neighbours: each table is then written by itself.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby

import asyncpg

from getaway.store.appending import APPEND, Waiting, columns
from getaway.store.faults import HELD, LOST, REJECTED, meaning
from getaway.store.lines import LOCK_TIMEOUT, connect
from getaway.table import Row, StoreDown, tracing

MOST_AT_ONCE = 500
PATIENCE = 5.0
"""Seconds after which it is said of a commit that nobody knows what became of it."""
LOOK_EVERY = 1.0
ASK_EVERY = 5
"""After this many looks at a commit that hangs, the server is asked whether it still knows about it."""
APART_TIMEOUT = 50
"""Milliseconds for which a row waits for another transaction when it is written by itself: it has waited before."""
KNOWN = "select 1 from pg_stat_activity where application_name = $1"


class Writer:
    """One line to the store, and the rows that wait for it."""

    def __init__(self, dsn: str, *, on_group: Callable[[int], None], on_held: Callable[[str], None]) -> None:
        self.dsn = dsn
        self.on_group = on_group
        self.on_held = on_held
        """Told which table another transaction holds up."""
        self.hangs = False
        """Whether a commit takes longer than anybody waits."""
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._line: asyncpg.Connection | None = None
        self._name = ""

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    @property
    def waiting(self) -> int:
        """How many rows wait for their turn."""
        return self._queue.qsize()

    def append(self, row: Row, claim: int | None) -> asyncio.Future[bool]:
        """Write a row; False where its number or id is taken."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._task is None or self._task.done():
            written.set_exception(StoreDown("the writer is stopped"))
        else:
            self._queue.put_nowait(Waiting(row, claim, written, tracing.carried()))
        return written

    async def stop(self, seconds: float) -> None:
        """Write what waits, but not for longer than this; then leave."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await asyncio.wait([self._task], timeout=seconds)
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._turn_away()
        self._hang_up()

    async def _run(self) -> None:
        while (first := await self._queue.get()) is not None:
            group = [first]
            try:
                while not self._queue.empty() and len(group) < MOST_AT_ONCE:
                    if (more := self._queue.get_nowait()) is None:
                        self._queue.put_nowait(None)
                        break
                    group.append(more)
                await self._write(group)
            finally:
                _answer(group, StoreDown("the writer was stopped"))  # does nothing where they have been answered

    # One group

    async def _write(self, group: list[Waiting]) -> None:
        group.sort(key=lambda waiting: (waiting.row.table, waiting.row.seq))
        try:
            await self._commit(group)
        except (*HELD, *REJECTED) as fault:
            await self._apart(group, fault)
        except LOST as lost:
            self._hang_up()
            _answer(group, meaning(lost))

    async def _commit(self, group: Sequence[Waiting]) -> None:
        line = await self._connected()
        began = time.monotonic_ns()
        given = columns(
            [waiting.row for waiting in group],
            [waiting.claim for waiting in group],
            [waiting.trace for waiting in group],
        )
        sent = asyncio.ensure_future(line.fetch(APPEND, *given))
        sent.add_done_callback(_looked_at)
        try:
            if not (await asyncio.wait([sent], timeout=PATIENCE))[0]:
                await self._hanging(sent, group)
            written = {tuple(found) for found in sent.result()}
        except asyncio.CancelledError:
            self._hang_up()  # without taking the statement back, of which nobody knows how far it is
            raise
        self.on_group(len(group))
        _traced(group, time.monotonic_ns() - began)
        for waiting in group:
            waiting.answer((waiting.row.table, waiting.row.seq) in written)

    async def _apart(self, group: Sequence[Waiting], fault: BaseException) -> None:
        """Some row cannot be written: each table by itself, so that this costs no other its answer."""
        tables = [list(rows) for _, rows in groupby(group, key=lambda waiting: waiting.row.table)]
        if len(tables) == 1:
            self._fail(group, fault)
            return
        try:
            await self._wait_at_most(APART_TIMEOUT)
            for rows in tables:
                try:
                    await self._commit(rows)
                except (*HELD, *REJECTED) as its_own:
                    self._fail(rows, its_own)
            await self._wait_at_most(LOCK_TIMEOUT)
        except LOST as lost:
            self._hang_up()
            _answer(group, meaning(lost))

    def _fail(self, rows: Sequence[Waiting], fault: BaseException) -> None:
        if isinstance(fault, HELD):
            self.on_held(rows[0].row.table)
        _answer(rows, meaning(fault))

    async def _wait_at_most(self, milliseconds: int) -> None:
        line = await self._connected()
        await line.execute(f"set lock_timeout = {milliseconds}", timeout=PATIENCE)

    # A commit that hangs

    async def _hanging(self, sent: asyncio.Future[list[asyncpg.Record]], group: Sequence[Waiting]) -> None:
        """Wait on, whatever comes of it, and let nobody else wait: what became of the rows is not known.

        A commit that waits for a standby is never cancelled: the server would keep it, show it to everybody, and say
        nothing of the standby that has it not. Nor is another line made: each would hang as this one does.
        """
        self.hangs = True
        try:
            _answer(group, StoreDown("the commit hangs"))
            looks = 0
            while not (await asyncio.wait([sent], timeout=LOOK_EVERY))[0]:
                self._turn_away()
                looks += 1
                if looks % ASK_EVERY == 0 and not await self._known():
                    self._hang_up()
        finally:
            self.hangs = False

    async def _known(self) -> bool:
        """Whether the server that answers now still has our line; one that took another's place has not."""
        try:
            line = await connect(self.dsn, "getaway asks")
            try:
                return await line.fetchval(KNOWN, self._name, timeout=PATIENCE) is not None
            finally:
                line.terminate()
        except LOST:
            return True

    def _turn_away(self) -> None:
        """Let nobody wait for a turn that may not come."""
        waiting = [self._queue.get_nowait() for _ in range(self._queue.qsize())]
        _answer([each for each in waiting if each is not None], StoreDown("rows cannot be written now"))
        if None in waiting:
            self._queue.put_nowait(None)

    # The line

    async def _connected(self) -> asyncpg.Connection:
        if self._line is None or self._line.is_closed():
            self._name = f"getaway writes {secrets.token_hex(8)}"
            self._line = await connect(self.dsn, self._name)
        return self._line

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.terminate()


def _traced(group: Sequence[Waiting], lasted: int) -> None:
    """Show the commit, which lasted this many nanoseconds, in the trace of each row that has one."""
    if tracing.on is not None:
        for waiting in group:
            if waiting.trace is not None:
                tracing.on.took("commit", waiting.trace, lasted, len(group))


def _looked_at(sent: asyncio.Future[list[asyncpg.Record]]) -> None:
    """What became of a statement is of no interest once nobody waits for it."""
    if not sent.cancelled():
        sent.exception()


def _answer(group: Sequence[Waiting], answer: BaseException) -> None:
    for waiting in group:
        waiting.answer(answer)
