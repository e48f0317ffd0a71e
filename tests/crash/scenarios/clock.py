"""Machines whose clocks are an hour wrong, from their start or all at once."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import ClassVar

import asyncpg
from tests.crash.audit import Findings
from tests.crash.rebuilt import act_of
from tests.crash.scenarios.scenario import Scenario
from tests.crash.servers import Estate, Part
from tests.crash.storm import back

from getaway.store.rows import COLUMNS, row_of

NAPPING = Path(__file__).parents[1] / "napping"
"""What Python needs for its threads to sleep under libfaketime."""
PHASE = 12.0
LOOK_EVERY = 0.2
MOST_OFF = 60_000
"""Milliseconds by which a row's stamp may lie from the moment at which it was first seen in the log."""
LATE = 5_000
"""Milliseconds after its time by which every deadline must have been fired, on a machine that has much to do."""


class Clock(Scenario):
    """Every machine is wrong once."""

    mishap: ClassVar[str] = (
        "One node starts with its clock an hour ahead. Then that clock is corrected and the worker's jumps ahead by an "
        "hour; the worker is killed and restarted with it. Then the worker's is corrected and the other node's jumps "
        "back by an hour. `faketime` changes the wall clock only."
    )

    def built(self) -> Estate:
        estate = Estate(self.folder)
        for part in (*estate.nodes, *estate.workers):
            part.environment |= faked(self._clock_of(part))
            self._set(part, "+0")
        self._set(estate.nodes[1], "+3600")
        return estate

    async def prepare(self) -> None:
        self.first_seen: dict[tuple[str, int], int] = {}
        self._looking = asyncio.create_task(self._look())

    async def happen(self) -> None:
        one, other = self.estate.nodes
        worker = self.estate.workers[0]
        await asyncio.sleep(PHASE)
        self._set(other, "+0")
        self._set(worker, "+3600")
        await asyncio.sleep(PHASE)
        worker.kill()
        await back(self.estate, worker)
        await asyncio.sleep(PHASE)
        self._set(worker, "+0")
        self._set(one, "-3600")
        await asyncio.sleep(PHASE)

    async def judge(self, found: Findings) -> None:
        self._looking.cancel()
        offs = await self._offs()
        late = sorted(ring.late for ring in found.rings) or [0]
        self.seen.append(f"deadlines fired: {len(found.rings)}, from {late[0]} to {late[-1]} ms after their time")
        self.seen.append(f"timestamps of rows are at most {max(offs, default=0)} ms off")
        if late[-1] > LATE or late[0] < -LATE:
            self.broken.append(f"deadlines between {late[0]} and {late[-1]} ms after their time")
        if max(offs, default=0) > MOST_OFF:
            self.broken.append(f"{sum(off > MOST_OFF for off in offs)} of {len(offs)} rows have a wrong stamp")

    def _clock_of(self, part: Part) -> Path:
        return self.folder / f"{part.name}.time"

    def _set(self, part: Part, offset: str) -> None:
        """Shift a machine's clock by this many seconds, all at once."""
        new = self._clock_of(part).with_suffix(".new")
        new.write_text(f"{offset}\n")
        new.replace(self._clock_of(part))

    async def _look(self) -> None:
        """Note when each row is first seen, by a clock that is right."""
        connection = await asyncpg.connect(self.estate.dsn)
        while True:
            now = time.time_ns() // 1_000_000
            for record in await connection.fetch("select table_id, seq from log"):
                self.first_seen.setdefault((record["table_id"], record["seq"]), now)
            await asyncio.sleep(LOOK_EVERY)

    async def _offs(self) -> list[int]:
        """How far each row's stamp lies from the moment at which it was first seen, in milliseconds."""
        connection = await asyncpg.connect(self.estate.dsn)
        stamps = await _stamps(connection)
        await connection.close()
        return [abs(seen - stamps[key]) for key, seen in self.first_seen.items() if key in stamps]


async def _stamps(connection: asyncpg.Connection) -> dict[tuple[str, int], int]:
    rows = [row_of(record) for record in await connection.fetch(f"select {COLUMNS} from log")]  # noqa: S608 - our own
    return {(row.table, row.seq): act_of(row).at for row in rows}


def faked(file: Path) -> dict[str, str]:
    """The environment of a process whose wall clock is off by what a file says."""
    library = next(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"), None)
    assert library is not None, "there is no libfaketime here; install faketime"
    return {
        "PYTHONPATH": str(NAPPING),
        "LD_PRELOAD": str(library),
        "FAKETIME_TIMESTAMP_FILE": str(file),
        "FAKETIME_CACHE_DURATION": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }
