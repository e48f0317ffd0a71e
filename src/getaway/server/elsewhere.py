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
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from pebble import ProcessExpired, ProcessPool

from getaway.bots import Bot, Decision
from getaway.games import find, names
from getaway.kernel import Record, Refused, from_json
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
GETTING_READY: Final = 120.0
"""Seconds for a new process to load what its work needs: a second on an idle core, much more on a busy machine."""
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

T = TypeVar("T")


class Lane:
    """One kind of work. Its process starts when the first work comes, and stays.

    What it does to get `ready` isn't counted as work: if that took longer than work may, no work would ever be done.
    """

    def __init__(
        self, job: Callable[..., bytes], seconds: float, memory: int = 0, ready: Callable[[], object] | None = None
    ) -> None:
        self.seconds = seconds
        self.memory = memory
        """The most bytes that its process may take; 0 is without limit."""
        self._job = job
        self._ready = ready
        self._is_ready = False
        """Whether the process that stands has done so, as far as we know: one that is ended is replaced by another."""
        self._pool: ProcessPool | None = None
        self._busy = False
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}

    async def do(self, whom: str, *args: Any) -> bytes | None:  # noqa: ANN401 - the job's own
        """What the job makes of it; None where that took too long, or the process was lost."""
        return await self._in_turn(whom or object(), partial(self._work, *args))

    async def warm(self) -> None:
        """Start the process and get it ready before the first work comes."""
        await self._in_turn(object(), self._get_ready)

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

    async def _in_turn(self, whom: Hashable, doing: Callable[[], Awaitable[T]]) -> T | None:
        await self._turn(whom)
        try:
            return await doing()
        except (TimeoutError, ProcessExpired, BrokenProcessPool):
            return None
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

    async def _work(self, *args: Any) -> bytes:  # noqa: ANN401 - the job's own
        pool = await self._get_ready()
        self._is_ready = False  # until the work has come to a good end
        done: bytes = await asyncio.wrap_future(pool.schedule(self._job, args, timeout=self.seconds))
        self._is_ready = True
        return done

    async def _get_ready(self) -> ProcessPool:
        pool = await asyncio.to_thread(self._started)
        if not self._is_ready and self._ready is not None:
            await asyncio.wrap_future(pool.schedule(self._ready, timeout=GETTING_READY))
        self._is_ready = True
        return pool

    def _started(self) -> ProcessPool:
        """The pool of one process; it replaces a process that was ended, but not one that died idle."""
        if self._pool is None or not self._pool.active:
            self._is_ready = False
            self._pool = ProcessPool(1, 0, _settle, (os.getpid(), self.memory), get_context("spawn"))
        assert self._pool.active  # noqa: S101 - to ask starts it
        return self._pool


class Elsewhere:
    """What a node has done in other processes. A check of a sheet never waits for a what-if."""

    def __init__(self) -> None:
        self.checks = Lane(judged, VETTING)
        self.worlds = Lane(drawn, SAMPLING)
        self.bots = Lane(thought, THINKING, ready=ready)
        self.files = Lane(checked, READING, MEMORY)

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

    async def warm(self) -> None:
        """Make the bots ready, which takes seconds."""
        await self.bots.warm()

    async def stop(self) -> None:
        """End the processes."""
        await asyncio.gather(*[lane.stop() for lane in (self.checks, self.worlds, self.bots, self.files)])


def ready() -> None:
    """Load the games, so that the first bot need not wait for that."""
    for name in names():
        find(name)


def _settle(parent: int, memory: int) -> None:
    """Stand back for those who play. A parent that is killed cannot end its child: the child looks after that."""
    os.nice(NICE)
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK_EVERY)
    os._exit(0)
