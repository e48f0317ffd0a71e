"""The browser client's own connection code as a program for Node: built once, started for each run."""

from __future__ import annotations

import asyncio
import subprocess
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

Json = dict[str, Any]
WEB = Path(__file__).parents[2] / "web"
BUILT = WEB / "node_modules/.crash/players.mjs"
STAMP = BUILT.with_name("stamp")
LONGEST_LINE = 1 << 26


def built() -> Path:
    """The program, built again where a source of it has changed."""
    assert (WEB / "node_modules").is_dir(), "the browser client's packages are missing; run scripts/web"
    sources = _digest()
    if not BUILT.exists() or not STAMP.exists() or STAMP.read_text() != sources:
        subprocess.run(["npm", "run", "--silent", "crash"], cwd=WEB, check=True)  # noqa: S607 - found as node is
        STAMP.write_text(sources)
    return BUILT


def _digest() -> str:
    ours = [WEB / "vite.crash.config.ts", WEB / "package-lock.json", *sorted((WEB / "crash").glob("*.ts"))]
    theirs = sorted((WEB / "src/lib").glob("*.ts"))
    return sha256(b"".join(source.read_bytes() for source in [*ours, *theirs])).hexdigest()


class Program:
    """The running program: it takes orders, and its reports go to whom they concern."""

    def __init__(self, hear: Callable[[Json], None]) -> None:
        self._hear = hear
        self._process: Process | None = None
        self._reading: asyncio.Task[None] | None = None

    async def start(self, urls: Sequence[str], log: Path) -> None:
        """Start it, for a server of these nodes."""
        program = await asyncio.to_thread(built)
        command = ["node", str(program), *urls]
        with log.open("ab") as said:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=said, limit=LONGEST_LINE
            )
        self._reading = asyncio.create_task(self._read(self._process))

    def order(self, order: Json) -> None:
        """Give an order."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")

    async def stop(self) -> None:
        """End it: without anybody to give orders it goes."""
        if self._process is None or self._reading is None:
            return
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()
        await self._reading

    async def _read(self, process: Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            self._hear(msgspec.json.decode(line))
