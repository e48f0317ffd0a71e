"""A synchronous standby that freezes: no commit is safe while it does."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import ClassVar

import asyncpg
from tests.crash.audit import Findings
from tests.crash.scenarios.scenario import Scenario
from tests.crash.servers import Part, cluster, run_tool
from tests.ports import free_ports

FROZEN = 15.0
ON_ITS_WAY = 0.5
"""Seconds in which an answer can still arrive whose commit was safe before the freeze."""


class Standby(Scenario):
    """The standby does nothing for a while."""

    mishap: ClassVar[str] = (
        "With each commit, PostgreSQL waits for a streaming standby (`synchronous_standby_names`), which `SIGSTOP` "
        f"stops for {FROZEN:.0f} seconds."
    )
    standby: Part | None = None

    async def prepare(self) -> None:
        connection = await asyncpg.connect(self.estate.dsn)
        port = free_ports(1)[0]
        self.standby = await asyncio.to_thread(_copied, self.folder, str(self.estate.postgres_port), port)
        self.standby.start()
        await connection.execute("alter system set synchronous_standby_names = '*'")
        await connection.execute("select pg_reload_conf()")
        while await connection.fetchval("select sync_state from pg_stat_replication") != "sync":  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.1)
        await connection.close()

    async def happen(self) -> None:
        assert self.standby is not None
        self.standby.freeze()
        await asyncio.sleep(FROZEN)
        self.thawed = time.monotonic()
        self.standby.thaw()

    async def judge(self, found: Findings) -> None:
        done = [wait.at for wait in self.ledger.waits if wait.done]
        early = [at for at in done if self.began + ON_ITS_WAY < at < self.thawed]
        later = min((at for at in done if at >= self.thawed), default=self.thawed)
        self.seen.append(f"commands acknowledged while no commit was safe: {len(early)}")
        self.seen.append(f"first acknowledged command after the standby continued: {later - self.thawed:.1f} s")
        self.broken += [f"acknowledged {at - self.began:.1f} s into the freeze" for at in early]

    async def clean_up(self) -> None:
        if self.standby is not None:
            self.standby.thaw()
            self.standby.stop()


def _copied(folder: Path, port: str, own_port: int) -> Part:
    data = folder / "standby"
    source = ("-h", "127.0.0.1", "-p", port, "-U", "postgres")
    run_tool("pg_basebackup", *source, "-D", data, "-R", "-c", "fast", folder=folder)
    return cluster("standby", folder, data, own_port)
