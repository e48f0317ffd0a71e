"""A node as `python -m getaway.server node` runs it, with its loop watched from inside.

A task wakes every few milliseconds and notes how late it is, and how much processor time the loop's thread used
meanwhile: what a busy machine adds is in the first figure only. The steps of each request are timed one by one; a
header names the request. `/probe/...` is the driver's.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Generator
from typing import Any
from unittest.mock import patch

import msgspec

from getaway.server import running
from getaway.server.app import application
from getaway.server.settings import settings

TICK = 0.005
NAMED = b"x-probe"
Counted = dict[str, int]
"""How often each figure was seen, in tenths of a millisecond."""


class Held(msgspec.Struct):
    """What a request cost the loop, in milliseconds of processor time: all its steps, and the longest of them."""

    steps: int = 0
    total: float = 0.0
    longest: float = 0.0

    def add(self, spent: float) -> None:
        """One more step."""
        self.steps += 1
        self.total += spent
        self.longest = max(self.longest, spent)


class Seen(msgspec.Struct):
    """What was seen of the loop: lateness, and the part of it that the loop's own thread worked."""

    late: Counted = {}
    own: Counted = {}


class Watch:
    """Everything that is measured in this process."""

    def __init__(self) -> None:
        self.seen = Seen()
        self.held: dict[str, Held] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to watch the loop that runs."""
        self._task = asyncio.get_running_loop().create_task(self._tick())

    async def _tick(self) -> None:
        while True:
            began, worked = time.perf_counter(), time.thread_time()
            await asyncio.sleep(TICK)
            late = max(0.0, time.perf_counter() - began - TICK)
            _count(self.seen.late, late)
            _count(self.seen.own, min(late, time.thread_time() - worked))

    def read(self) -> bytes:
        """What was seen since the last time, and forget it."""
        told = msgspec.json.encode({"seen": self.seen, "held": self.held, "cpu": time.process_time()})
        self.seen, self.held = Seen(), {}
        return told


def _count(counted: Counted, seconds: float) -> None:
    figure = str(round(seconds * 10_000))
    counted[figure] = counted.get(figure, 0) + 1


class Timed:
    """A coroutine whose steps are timed."""

    def __init__(self, work: Any, held: Held) -> None:
        self.work = work
        self.held = held

    def __await__(self) -> Generator[Any, Any, Any]:
        inner = self.work.__await__()
        step: Callable[[Any], Any] = inner.send
        given: Any = None
        while True:
            began = time.thread_time()
            try:
                waited = step(given)
            except StopIteration as done:
                return done.value
            finally:
                self.held.add((time.thread_time() - began) * 1000)
            try:
                given, step = (yield waited), inner.send
            except BaseException as fault:  # noqa: BLE001 - handed on to the caller
                given, step = fault, inner.throw


def watched(app: Any, watch: Watch) -> Callable[..., Awaitable[None]]:
    """The application with a clock in its hand."""

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            watch.start()
            await app(scope, receive, send)
            return
        if scope["path"] == "/probe/read":
            await _answer(send, watch.read())
            return
        name = next((value.decode() for key, value in scope["headers"] if key == NAMED), "")
        if scope["path"].startswith("/probe/held/"):
            held = watch.held.pop(scope["path"].rpartition("/")[2], Held())
            await _answer(send, msgspec.json.encode(held))
            return
        held = watch.held.setdefault(name, Held()) if name else Held()
        await Timed(app(scope, receive, send), held)

    serve.__dict__.update(app.__dict__)
    return serve


async def _answer(send: Any, body: bytes) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


def main() -> None:
    """Run the node."""
    watch = Watch()
    with patch.object(running, "application", lambda given: watched(application(given), watch)):
        running.run_node(settings(os.environ))


if __name__ == "__main__":
    main()
