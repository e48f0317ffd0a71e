"""The server's own processes, each a real one, and what they cost."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL
from urllib.error import URLError
from urllib.request import urlopen

from tests.ports import free_port
from tests.serving import NATS

TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 60.0


class Process:
    """A process of the server."""

    def __init__(self, popen: subprocess.Popen[bytes], url: str = "") -> None:
        self.popen = popen
        self.url = url

    @property
    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return cpu(self.popen.pid)

    @property
    def memory(self) -> int:
        """Bytes of memory that it holds now."""
        for line in Path(f"/proc/{self.popen.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise ProcessLookupError(self.popen.pid)


def cpu(pid: int) -> float:
    """Seconds of processor time of any process; 0 where it has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def running(dsn: str, what: str) -> Iterator[Process]:
    """A node that serves, or a worker, without limits on its clients."""
    port = free_port()
    given = {"DATABASE": dsn, "NATS": NATS, "RATE": "0", "PORT": str(port), "NOTICE_SECONDS": "0", "DRAIN_SECONDS": "0"}
    environ = {**os.environ, **{f"GETAWAY_{name}": value for name, value in given.items()}}
    popen = subprocess.Popen(
        [sys.executable, "-m", "getaway.server", what], env=environ, stdout=DEVNULL, stderr=DEVNULL
    )
    try:
        process = Process(popen, f"http://127.0.0.1:{port}")
        if what == "node":
            _wait_for(process)
        yield process
    finally:
        popen.terminate()
        popen.wait()


def _wait_for(process: Process) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.popen.poll() is None:
        try:
            urlopen(f"{process.url}/ready").close()  # noqa: S310 - our own node
        except (URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("a node did not get ready")
