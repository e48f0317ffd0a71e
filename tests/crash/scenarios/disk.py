"""A database whose disk is full for a while."""

from __future__ import annotations

import asyncio
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

import asyncpg
from tests.crash.audit import Findings
from tests.crash.scenarios.scenario import Scenario
from tests.crash.servers import Estate
from tests.crash.storm import back

SIZE = 160
"""Megabytes of the disk."""
FULL = 15.0
CHUNK = bytes(1 << 16)


class Disk(Scenario):
    """Nothing can be written for a while."""

    mishap: ClassVar[str] = (
        f"PostgreSQL's data is on a disk of {SIZE} MB, which a file fills up to the last byte for {FULL:.0f} seconds. "
        "Halfway, PostgreSQL has to begin a new WAL segment; whenever it exits, it is restarted."
    )
    restarts = 0

    def built(self) -> Estate:
        self.disk = self.folder / "disk"
        self.disk.mkdir()
        _as_root("mount", "-t", "tmpfs", "-o", f"size={SIZE}m", "tmpfs", self.disk)
        return Estate(self.folder, disk=self.disk)

    async def happen(self) -> None:
        ballast = self.disk / "ballast"
        keeping = asyncio.create_task(self._keep())
        _fill(ballast)
        await asyncio.sleep(FULL / 2)
        await self._new_segment()
        _fill(ballast)
        await asyncio.sleep(FULL / 2)
        ballast.unlink()
        self.freed = time.monotonic()
        keeping.cancel()
        await back(self.estate, self.estate.postgres)

    async def judge(self, found: Findings) -> None:
        later = min((at for at in self.ledger.acknowledged if at >= self.freed), default=self.freed)
        self.seen.append(f"first acknowledged answer after the disk had room again: {later - self.freed:.1f} s")
        self.seen.append(f"PostgreSQL exited and was restarted {self.restarts} times")

    async def clean_up(self) -> None:
        await asyncio.to_thread(_as_root, "umount", "--lazy", self.disk)

    async def _keep(self) -> None:
        """Start PostgreSQL whenever it has ended."""
        while True:
            if not self.estate.postgres.pid:
                self.restarts += 1
                self.estate.postgres.start()
            await asyncio.sleep(0.5)

    async def _new_segment(self) -> None:
        with suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            connection = await asyncpg.connect(self.estate.dsn, timeout=2)
            await connection.execute("select pg_switch_wal()", timeout=2)
            await connection.close()


def _as_root(*command: str | Path) -> None:
    subprocess.run(command, check=True)


def _fill(ballast: Path) -> None:
    """Write until no byte is left."""
    with suppress(OSError), ballast.open("ab", buffering=0) as file:
        while file.write(CHUNK) == len(CHUNK):
            pass
