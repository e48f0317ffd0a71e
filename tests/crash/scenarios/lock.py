"""A transaction that holds the next number of one table, and does not end."""

from __future__ import annotations

import asyncio
import time
from typing import ClassVar

import asyncpg
from tests.crash.audit import Findings
from tests.crash.groups import Group
from tests.crash.scenarios.scenario import Scenario, longest

HELD = 20.0
NEIGHBOURS_WAIT = 3.0
"""Seconds that nobody at another table may wait longer for a decision."""
GOES_ON = 15.0
"""Seconds after which the table itself must go on."""

TAKE = """
insert into log (table_id, seq, act, told)
select $1, max(seq) + 1, '', '' from log where table_id = $1
on conflict do nothing returning seq
"""


class Lock(Scenario):
    """One table is held."""

    mishap: ClassVar[str] = (
        f"A session inserts the next row of one table into the log and leaves its transaction open for {HELD:.0f} "
        "seconds, then rolls it back."
    )

    async def happen(self) -> None:
        connection = await asyncpg.connect(self.estate.dsn)
        transaction = connection.transaction()
        await transaction.start()
        while await connection.fetchval(TAKE, self._held.tables[-1]) is None:  # noqa: ASYNC110 - a race
            await asyncio.sleep(0.01)
        await asyncio.sleep(HELD)
        await transaction.rollback()
        await connection.close()

    async def judge(self, found: Findings) -> None:
        neighbours = longest([wait for wait in self.during() if wait.table not in self._held.tables])
        own = longest([wait for wait in self.during() if wait.table in self._held.tables])
        self.seen.append(f"longest wait at the blocked table: {own:.1f} s, at other tables: {neighbours:.1f} s")
        if neighbours > NEIGHBOURS_WAIT:
            self.broken.append(f"a neighbour waited {neighbours:.1f} s")
        self._goes_on()

    @property
    def _held(self) -> Group:
        """A group whose match lasts longer than the mishap."""
        return next(group for group in self.groups if group.wanted.game == "breach")

    def _goes_on(self) -> None:
        moments = [wait.at - self.ended for wait in self.ledger.waits if wait.table in self._held.tables]
        after = min((moment for moment in moments if moment >= 0), default=time.monotonic())
        self.seen.append(f"first decision at the blocked table, after the end: {after:.1f} s")
        if after > GOES_ON:
            self.broken.append("the table that was held did not go on")
