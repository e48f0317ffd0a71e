"""What blocks the event loop: measured, logged, cut short if it's a rule, and ended if nothing else helps.

A thread looks at the loop's heartbeat. It counts only the time in which it could look itself, so that a machine that
was asleep isn't taken for a loop that is stuck.
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
import sys
import threading
import traceback
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager, suppress
from time import monotonic
from types import FrameType
from typing import Any, Final
from weakref import WeakKeyDictionary

from getaway.server.logs import log
from getaway.server.metrics import Metrics
from getaway.table.overlong import RULES, Overlong

BEAT: Final = 0.02
"""Seconds between two beats of the loop."""
LOOK: Final = 0.025
HELD: Final = 0.1
"""Seconds without a beat that are worth a line in the log."""
LATE: Final = 0.2
"""Seconds by which a beat is late when there's too much to do."""
QUIET: Final = 0.5
"""Seconds between two such lines."""
STUCK: Final = 70
"""The exit code of a process that ended itself: `EX_SOFTWARE` of sysexits.h."""
REARM: Final = 5.0
"""Seconds between two times the last resort is put off."""
CUT: Final = signal.SIGUSR2 if hasattr(signal, "SIGUSR2") else None

_doing: WeakKeyDictionary[asyncio.Task[Any], MutableMapping[str, Any]] = WeakKeyDictionary()


def remember(scope: MutableMapping[str, Any]) -> None:
    """Note what the task that runs now is about: an ASGI scope, or anything with a word under `doing`."""
    task = asyncio.current_task()
    if task is not None:
        _doing[task] = scope


def about(task: asyncio.Task[Any] | None) -> str:
    """What a task is about, in words that name no table and no person: a route, a command, a function of ours."""
    if task is None:
        return "callback"
    scope = _doing.get(task)
    if scope is None:
        return str(getattr(task.get_coro(), "__qualname__", "task"))
    return str(scope.get("doing") or scope.get("path_template") or scope.get("type", ""))


class Watchdog:
    """Watches over one loop. Only a process of its own is `stern`: it cuts rules short and ends itself."""

    def __init__(self, metrics: Metrics, rule_seconds: float, stuck_seconds: float) -> None:
        self.metrics = metrics
        self.stern = False
        self._rule, self._stuck = rule_seconds, stuck_seconds
        self._beats = 0
        self._late: float | None = None
        """Since when every beat was late."""
        self._rules, self._ruled = 0, 0.0
        """The rules that ran at the last look, and how long they have."""
        self._stop = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = 0

    def be_stern(self) -> None:
        """From now on cut rules short and end a process that is stuck; to be called in the main thread."""
        self.stern = True
        if CUT is not None:
            signal.signal(CUT, self._cut)

    def _cut(self, _number: int, _frame: FrameType | None) -> None:
        try:
            RULES.cut_short()
        except Overlong:
            self.metrics.cut.inc()
            raise

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Watch over the loop that runs."""
        self._loop, self._thread = asyncio.get_running_loop(), threading.get_ident()
        beating = asyncio.create_task(self._beat())
        watcher = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        watcher.start()
        try:
            yield
        finally:
            self._stop.set()
            beating.cancel()
            with suppress(asyncio.CancelledError):
                await beating
            faulthandler.cancel_dump_traceback_later()

    # In the loop

    async def _beat(self) -> None:
        """Beat, and note how late each beat is."""
        armed = 0.0
        while True:
            began = monotonic()
            await asyncio.sleep(BEAT)
            now = monotonic()
            self._beats += 1
            lag = max(0.0, now - began - BEAT)
            self._late = (now if self._late is None else self._late) if lag > LATE else None
            self.metrics.lagged(lag, now)
            if self.stern and now - armed > REARM:
                armed = now
                self._arm()

    def late_for(self) -> float:
        """For how many seconds the loop has been late at every beat."""
        return 0.0 if self._late is None else monotonic() - self._late

    def _arm(self) -> None:
        """Put off the last resort: where not even threads can run, since C code holds them all, C code ends it."""
        with suppress(ValueError, OSError, AttributeError):  # a standard error that isn't a file
            faulthandler.dump_traceback_later(self._stuck + 2 * REARM, exit=True)

    # In the thread

    def _watch(self) -> None:
        """Look at the beats until told to stop."""
        seen, held, found, spoke, before = self._beats, 0.0, None, 0.0, monotonic()
        while not self._stop.wait(LOOK):
            now = monotonic()
            step, before = min(now - before, 4 * LOOK), now
            held += step
            self._time_the_rules(step)
            if self._beats == seen:
                found = found or self._looked(held)
                if self.stern and held >= self._stuck:
                    self._end(held)
                continue
            if found is not None and now - spoke > QUIET:
                log.warning("loop held", ms=round(held * 1000), **found)
                spoke = now
            seen, held, found = self._beats, 0.0, None

    def _looked(self, held: float) -> dict[str, str] | None:
        """What runs in a loop that is held, and where in the code."""
        if held < HELD or self._loop is None:
            return None
        frame = self._frame()
        task = asyncio.current_task(self._loop)
        return {"route": about(task), "at": place(frame)}

    def _frame(self) -> FrameType | None:
        return sys._current_frames().get(self._thread)  # noqa: SLF001 - the only way to see another thread's

    def _time_the_rules(self, step: float) -> None:
        """Cut the rules short that have run in one go for too long."""
        number = RULES.number if RULES.inside else 0
        self._ruled = self._ruled + step if number and number == self._rules else 0.0
        self._rules = number
        if self.stern and self._ruled >= self._rule and CUT is not None:
            RULES.doomed = number
            signal.pthread_kill(self._thread, CUT)

    def _end(self, held: float) -> None:
        """End the process and say where it was; its supervisor starts it again."""
        frame = self._frame()
        stack = [f"{each.filename}:{each.lineno} {each.name}" for each in traceback.extract_stack(frame)]
        found = self._looked(held) or {}
        log.critical("loop stuck", ms=round(held * 1000), route=found.get("route", ""), stack=stack)
        sys.stderr.flush()
        os._exit(STUCK)


def place(frame: FrameType | None) -> str:
    """The innermost function of ours that a frame is in."""
    while frame is not None:
        module = str(frame.f_globals.get("__name__", ""))
        if module.startswith("getaway"):
            return f"{module}:{frame.f_code.co_name}"
        frame = frame.f_back
    return ""
