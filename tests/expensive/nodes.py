"""Watched nodes as processes, and what their watches say."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.expensive.watched import Held, Seen
from tests.serving import NATS

PATIENCE = 240.0
"""Seconds for which a node that is held is waited for."""


class Read(msgspec.Struct):
    """What a watch has seen since it was read last."""

    seen: Seen
    held: dict[str, Held]
    cpu: float


class Watched:
    """A node and its watch."""

    def __init__(self, url: str, pid: int) -> None:
        self.url = url
        self.pid = pid
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)

    async def read(self) -> Read:
        """Everything since the last time."""
        return msgspec.json.decode((await self.http.get("/probe/read")).content, type=Read)

    async def held(self, name: str) -> Held:
        """What the requests of one name have cost."""
        return msgspec.json.decode((await self.http.get(f"/probe/held/{name}")).content, type=Held)

    @property
    def memory(self) -> int:
        """Bytes that it holds."""
        for line in Path(f"/proc/{self.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0


@asynccontextmanager
async def watched(dsn: str, log: Path, **more: str) -> AsyncIterator[Watched]:
    """A node with a watch, once it is ready."""
    with socket.create_server(("127.0.0.1", 0)) as line:
        port = line.getsockname()[1]
    given = {"database": dsn, "nats": NATS, "port": str(port), **more}
    environ = {**os.environ, **{f"GETAWAY_{name.upper()}": value for name, value in given.items()}}
    with log.open("ab") as said:
        run = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.expensive.watched", env=environ, stdout=said, stderr=said
        )
    node = Watched(f"http://127.0.0.1:{port}", run.pid)
    try:
        await _ready(node, run)
        yield node
    finally:
        await node.http.aclose()
        await _ended(run)


async def _ready(node: Watched, run: asyncio.subprocess.Process) -> None:
    while run.returncode is None:
        with suppress(httpx.TransportError):
            if (await node.http.get("/ready")).status_code == httpx.codes.OK:
                return
        await asyncio.sleep(0.1)
    msg = f"the node ended with {run.returncode}"
    raise RuntimeError(msg)


async def _ended(run: asyncio.subprocess.Process) -> None:
    """End a process; one that is held too long is killed."""
    with suppress(ProcessLookupError):
        run.send_signal(signal.SIGTERM)
    try:
        await asyncio.wait_for(run.wait(), 15)
    except TimeoutError:
        run.kill()
        await run.wait()


def percentile(counted: Mapping[str, int], part: float) -> float:
    """The figure below which this part of them lies, in milliseconds."""
    left = part * sum(counted.values())
    for figure, times in sorted((int(figure), times) for figure, times in counted.items()):
        left -= times
        if left <= 0:
            return figure / 10
    return 0.0


def together(*counts: Mapping[str, int]) -> dict[str, int]:
    """All of them counted as one."""
    found: Counter[str] = Counter()
    for counted in counts:
        found.update(counted)
    return dict(found)


def clause_of(body: bytes) -> str:
    """The clause that a refusal names, if it is one."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError):
        told: Any = msgspec.json.decode(body)
        if isinstance(told, dict):
            return str(told.get("clause", ""))
    return ""
