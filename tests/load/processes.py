"""The server's own processes, each a real one, and what they cost."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from subprocess import DEVNULL
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from tests import proxies
from tests.ports import free_port
from tests.serving import NATS, database

AT_ONCE = {"NOTICE_SECONDS": "0", "DRAIN_SECONDS": "0"}
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 60.0
BUSY = 0.03
"""Seconds of processor time in a second at which a process still has something to do."""


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
    given = {"DATABASE": dsn, "NATS": NATS, "RATE": "0", "PORT": str(port), "SOCKETS": "0", **AT_ONCE}
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


class Server(NamedTuple):
    """A whole server: where its clients reach it, and its processes."""

    dsn: str
    urls: list[str]
    nodes: list[Process]
    worker: Process
    proxy: Path | None
    """Where the proxy keeps its number, if there is one."""

    def proxying(self) -> float:
        """Seconds of processor time of the proxy and its children."""
        if self.proxy is None:
            return 0.0
        pid = int(self.proxy.read_text(encoding="ascii"))
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        return sum(map(cpu, [pid, *map(int, children)]))


@contextmanager
def serving(count: int, *, proxied: bool) -> Iterator[Server]:
    """Some nodes and a worker on a database of their own, reached directly or through nginx as it's documented."""
    with database() as dsn, ExitStack() as stack:
        nodes = [stack.enter_context(running(dsn, "node")) for _ in range(count)]
        worker = stack.enter_context(running(dsn, "worker"))
        urls, pid = [node.url for node in nodes], None
        if proxied:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            ports = [int(url.rpartition(":")[2]) for url in urls]
            urls = [stack.enter_context(proxies.running(proxies.with_nginx, folder, free_port(), ports))]
            pid = folder / "pid"
        _settle([*nodes, worker])
        yield Server(dsn, urls, nodes, worker, pid)


def _settle(processes: Sequence[Process]) -> None:
    """Wait until they have read what they read beside their work when they start."""
    until = time.monotonic() + PATIENCE
    before, now = -1.0, 0.0
    while now - before > BUSY * len(processes) and time.monotonic() < until:
        time.sleep(1)
        before, now = now, sum(process.cpu for process in processes)


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
