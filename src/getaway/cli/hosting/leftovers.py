"""Processes that a killed run left behind, stopped by the next run."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import msgspec

PATIENCE = 15.0
LOOK = 0.1

Noted = tuple[int, int, list[str]]
"""A process: its number, the signal that it takes as goodbye, and its command."""


def note(file: Path, running: Sequence[Noted]) -> None:
    """Write down what runs; if we're killed meanwhile, the earlier note stays."""
    new = file.with_suffix(".new")
    new.write_bytes(msgspec.json.encode(running))
    new.replace(file)


def stop_leftovers(file: Path) -> None:
    """Stop what an earlier run noted and still runs; nobody else's process is touched."""
    if not file.exists():
        return
    with suppress(msgspec.MsgspecError):
        for pid, goodbye, command in reversed(msgspec.json.decode(file.read_bytes(), type=list[Noted])):
            _stop(pid, goodbye, " ".join(command))
    file.unlink()


def _stop(pid: int, goodbye: int, command: str) -> None:
    until = monotonic() + PATIENCE
    with suppress(ProcessLookupError):
        while running(pid) == command:
            os.kill(pid, goodbye if monotonic() < until else signal.SIGKILL)
            sleep(LOOK)


def running(pid: int) -> str:
    """The command of a process; empty where there is none with this number."""
    proc = Path(f"/proc/{pid}/cmdline")
    if Path("/proc/self").exists():
        with suppress(OSError):
            return proc.read_bytes().rstrip(b"\0").replace(b"\0", b" ").decode(errors="replace")
        return ""
    words = [shutil.which("ps") or "/bin/ps", "-o", "command=", "-p", str(pid)]
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()  # noqa: S603 - a number
