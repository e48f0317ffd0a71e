"""Programs that run beside this one: started, noted, looked after, and stopped in the opposite order."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from getaway.cli.hosting.leftovers import note

PATIENCE = 10.0
"""Seconds a child has to stop by itself."""
REST = 2.0
"""A child that dies is started again, but not within this many seconds of its last start."""
LARGEST_LOG = 5_000_000
TAIL = 5


class Account(NamedTuple):
    """A user of this machine."""

    name: str
    uid: int
    gid: int


class Child:
    """One program, with its output in a file."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        log: Path,
        *,
        environ: Mapping[str, str] = {},
        account: Account | None = None,
        goodbye: signal.Signals = signal.SIGTERM,
    ) -> None:
        self.name = name
        self.command = [*command]
        self.log = log
        self.environ = environ
        self.account = account
        self.goodbye = goodbye
        self.started = 0.0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """Its number; 0 before it was started."""
        return self._process.pid if self._process else 0

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it, in a session of its own: a Ctrl-C at the keyboard is not meant for it."""
        if self.log.exists() and self.log.stat().st_size > LARGEST_LOG:
            self.log.replace(self.log.with_suffix(".old.log"))
        who = self.account
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own programs
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=os.environ | self.environ,
                cwd="/",
                start_new_session=True,
                user=who and who.uid,
                group=who and who.gid,
                extra_groups=[] if who else None,
            )
        self.started = monotonic()

    def stop(self) -> None:
        """Ask it to stop, and after a while make it."""
        if self._process is None or not self.running:
            return
        self._process.send_signal(self.goodbye)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def last_words(self) -> str:
        """The end of its output."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines() if self.log.exists() else []
        return "\n".join(lines[-TAIL:])


class Children:
    """All that were started, in order; noted in a file, so that the next run finds what a killed one left behind."""

    def __init__(self, notes: Path) -> None:
        self.notes = notes
        self._all: list[Child] = []

    def start(self, child: Child) -> Child:
        """Start one more."""
        child.start()
        self._all.append(child)
        self._note()
        return child

    def look_after(self, say_so: Callable[[Child], None]) -> None:
        """Start again whatever has died."""
        for child in self._all:
            if not child.running and monotonic() - child.started > REST:
                child.start()
                self._note()
                say_so(child)

    def stop(self) -> None:
        """Stop them all, the last first."""
        while self._all:
            self._all.pop().stop()
        self._note()

    def _note(self) -> None:
        note(self.notes, [(child.pid, int(child.goodbye), child.command) for child in self._all])
