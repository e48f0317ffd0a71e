"""Work that may take seconds, done in other processes so that nobody's socket waits for it.

Each kind of work has a lane: one process, a limit of time that ends even an endless loop, and a short line before it
in which nobody can keep the others waiting. A request that finds the queue full is asked to come back.
"""

from __future__ import annotations

import asyncio
import math
import os
import resource
import threading
import time
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, Final

from pebble import ProcessExpired, ProcessPool

from getaway.bots import Bot, Decision
from getaway.bots.levels import player
from getaway.games import BrokenGame, find, names
from getaway.kernel import Record, Refused, Wish, from_json
from getaway.table.files import checked
from getaway.table.sampling import drawn
from getaway.table.thinking import thought
from getaway.table.vetting import judged

VETTING: Final = 20.0
"""Seconds for a check; a mission sheet takes up to one on an idle core."""
SAMPLING: Final = 12.0
"""Seconds for a world. The search for one gives up before that."""
THINKING: Final = 10.0
"""Seconds for a bot. One that searches comes to an end before that."""
READING: Final = 20.0
"""Seconds for a match from a file, which is played again. The longest take one or two on an idle core."""
MEMORY: Final = 1_000_000_000
"""Bytes that a process may take which reads what anybody has sent."""
MOST_WAITING: Final = 8
"""How many may wait in a lane, of all together ..."""
MOST_EACH: Final = 2
"""... and of one asker."""
NICE: Final = 5
"""How much the machine prefers everybody else."""
LOOK_EVERY: Final = 2.0


class Lane:
    """One kind of work. Its process starts when the first work comes, and stays.

    Before its first work a process prepares itself. That has no limit of time: a slow machine would never get it done.
    """

    def __init__(
        self, job: Callable[..., bytes], seconds: float, memory: int = 0, prepare: Callable[[], None] | None = None
    ) -> None:
        self.seconds = seconds
        self.memory = memory
        """The most bytes that its process may take; 0 is without limit."""
        self.prepare = prepare
        self.preparing = False
        """Whether work would have to wait until its process has prepared itself."""
        self._job = job
        self._pool: ProcessPool | None = None
        self._busy = False
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}

    async def do(self, whom: str, *args: Any) -> bytes | None:  # noqa: ANN401 - the job's own
        """What the job makes of it; None where that took too long, or the process was lost."""
        return await self._in_turn(whom or object(), self._job, args)

    async def warm(self) -> None:
        """Start the process before the first work comes."""
        self.preparing = True
        try:
            await self._in_turn(object(), _nothing, ())
        finally:
            self.preparing = False

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(map(len, self._waiting.values()))

    def busy(self) -> Refused:
        """What is said to someone who must come back later."""
        return Refused("GT-BUSY-02", seconds=math.ceil(self.seconds))

    async def stop(self) -> None:
        """End the process."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(self._pool.join)

    # The line

    async def _in_turn(self, whom: Hashable, job: Callable[..., bytes], args: tuple[Any, ...]) -> bytes | None:
        await self._turn(whom)
        try:
            return await self._done(job, args)
        finally:
            self._next()

    async def _turn(self, whom: Hashable) -> None:
        """Wait for one's turn: askers take turns, each in the order of what they asked for."""
        if not self._busy:
            self._busy = True
            return
        if self.waiting >= MOST_WAITING or len(self._waiting.get(whom, ())) >= MOST_EACH:
            raise self.busy()
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whom, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            self._leave(whom, turn)
            raise

    def _leave(self, whom: Hashable, turn: asyncio.Future[None]) -> None:
        """Someone has stopped waiting."""
        if not turn.cancelled():
            self._next()  # the turn had come
            return
        self._waiting[whom].remove(turn)
        if not self._waiting[whom]:
            del self._waiting[whom]

    def _next(self) -> None:
        self._busy = bool(self._waiting)
        if self._busy:
            whom = next(iter(self._waiting))
            turns = self._waiting.pop(whom)
            turns.popleft().set_result(None)
            if turns:
                self._waiting[whom] = turns  # behind everybody else

    # The process

    async def _done(self, job: Callable[..., bytes], args: tuple[Any, ...]) -> bytes | None:
        try:
            pool = await asyncio.to_thread(self._started)
            done: bytes = await asyncio.wrap_future(pool.schedule(job, args, timeout=self.seconds))
        except (TimeoutError, ProcessExpired, BrokenProcessPool):
            if self._pool is not None and self._pool.active:
                self._prepare(self._pool)  # another process comes at once
            return None
        return done

    def _started(self) -> ProcessPool:
        """The pool of one process; it replaces a process that was ended, but not one that died idle."""
        if self._pool is None or not self._pool.active:
            begun = (os.getpid(), self.memory, self.prepare)
            self._pool = ProcessPool(1, 0, _settle, begun, get_context("spawn"))
            self._prepare(self._pool)  # which starts it
        return self._pool

    def _prepare(self, pool: ProcessPool) -> None:
        """Notice when a new process has prepared itself: only then it does anything, even nothing."""
        self.preparing = True
        pool.schedule(_nothing).add_done_callback(self._prepared)

    def _prepared(self, _done: object) -> None:
        self.preparing = False


class Elsewhere:
    """What a node has done in other processes. A check of a sheet never waits for a what-if."""

    def __init__(self) -> None:
        self.checks = Lane(judged, VETTING)
        self.worlds = Lane(drawn, SAMPLING)
        self.bots = Lane(thought, THINKING, prepare=load_games)
        self.files = Lane(checked, READING, MEMORY)

    @property
    def warming(self) -> bool:
        """Whether the bots are being made ready: tables had better be left to other workers."""
        return self.bots.preparing

    async def vet(self, game: str, brought: str, whom: str) -> bytes:
        """A finding on what a player brings to a game; none if it takes too long."""
        found = await self.checks.do(whom, game, brought)
        if found is None:
            raise self.checks.busy()
        return found

    async def read(self, text: str, whom: str) -> bytes:
        """A finding on a match from a file; none if it takes too long."""
        found = await self.files.do(whom, text)
        if found is None:
            raise self.files.busy()
        return found

    async def draw(self, record: Record, seed: int, whom: str) -> bytes:
        """A world from what a seat knows; nothing where none was found in time."""
        return await self.worlds.do(whom, record, seed, time.monotonic) or b""

    async def think(self, bot: Bot, record: Record, whom: str) -> Decision | None:
        """What a bot decides; nothing where that took too long, or no world fits."""
        decided = await self.bots.do(whom, bot, record, time.monotonic)
        return from_json(decided, Decision) if decided else None

    async def judge(self, bot: Bot, record: Record, wish: Wish, whom: str) -> Decision | None:
        """How a bot judges a wish; nothing where it will do, or that took too long."""
        decided = await self.bots.do(whom, bot, record, time.monotonic, wish)
        return from_json(decided, Decision) if decided else None

    async def warm(self) -> None:
        """Make the bots ready, which takes seconds."""
        await self.bots.warm()

    async def stop(self) -> None:
        """End the processes."""
        await asyncio.gather(*[lane.stop() for lane in (self.checks, self.worlds, self.bots, self.files)])


def load_games() -> None:
    """Load the games and their bots, so that no bot's time goes by while they load."""
    for name in names():
        with suppress(BrokenGame):
            for level in find(name).levels.values():
                player(level)


def _nothing() -> bytes:
    return b""


def _settle(parent: int, memory: int, prepare: Callable[[], None] | None) -> None:
    """Stand back for those who play, once all is prepared that they wait for.

    A parent that is killed cannot end its child: the child looks after that.
    """
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    if prepare is not None:
        prepare()
    os.nice(NICE)


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK_EVERY)
    os._exit(0)
