"""A long run in legs: each has servers and a seed of its own, and what came of it is kept in a file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from tests.crash.run import Run, crash

Entry = TypeVar("Entry", bound=msgspec.Struct)
LEG = 30
"""Deaths in one leg, of which a few minutes are lost where a run is broken off."""
WITHIN = 30.0
"""Seconds after a death in which its silence is looked for."""


class Death(msgspec.Struct):
    """What died, and for how many seconds it was away and no answer was acknowledged at any table."""

    kind: str
    away: float
    silence: float


class Leg(msgspec.Struct):
    """Everything the page says about a leg."""

    seed: int
    groups: int
    seconds: float
    load: float
    tables: int
    rows: int
    commands: int
    acknowledged: int
    resent: int
    unsure: int
    longest: float
    lines: dict[str, int]
    deaths: list[Death]
    late: list[int]
    """Milliseconds after its time of grace at which the worker fired a deadline."""
    by_answer: int
    """Deadlines that an answer after them fired."""
    faults: dict[str, list[str]]

    @property
    def clean(self) -> bool:
        """Whether nothing was found that should not be."""
        return not any(self.faults.values())


async def run_leg(folder: Path, *, kills: int, groups: int, seed: int) -> Leg:
    """Run one leg."""
    return _leg_of(await crash(folder, kills=kills, groups=groups, seed=seed))


def _leg_of(run: Run) -> Leg:
    ledger, found = run.ledger, run.findings
    return Leg(
        seed=run.seed,
        groups=run.groups,
        seconds=run.seconds,
        load=os.getloadavg()[0],
        tables=found.tables,
        rows=found.rows,
        commands=len(ledger.sent),
        acknowledged=len(ledger.acknowledged),
        resent=ledger.resent,
        unsure=sum(sent.unsure for sent in ledger.sent.values()),
        longest=ledger.longest,
        lines=dict(ledger.lines),
        deaths=[Death(kill.kind, kill.back - kill.at, ledger.silence(kill, WITHIN)) for kill in ledger.kills],
        late=[ring.late for ring in found.rings if ring.by_worker and ring.late >= 0],
        by_answer=sum(not ring.by_worker for ring in found.rings),
        faults=found.faults,
    )


class Notebook(Generic[Entry]):
    """What came of earlier runs, one JSON line each."""

    def __init__(self, file: Path, kind: type[Entry]) -> None:
        self.file = file
        self.kind = kind

    def read(self) -> list[Entry]:
        """Everything so far."""
        lines = self.file.read_bytes().splitlines() if self.file.exists() else []
        return [msgspec.json.decode(line, type=self.kind) for line in lines]

    def add(self, entry: Entry) -> None:
        """Keep one more."""
        with self.file.open("ab") as kept:
            kept.write(msgspec.json.encode(entry) + b"\n")


def left(legs: list[Leg], kills: int, seed: int) -> Iterator[tuple[int, int]]:
    """The seed and the number of deaths of each leg that is still to be run."""
    used = {leg.seed for leg in legs}
    missing = kills - sum(len(leg.deaths) for leg in legs)
    while missing > 0:
        while seed in used:
            seed += 1
        used.add(seed)
        yield seed, min(LEG, missing)
        missing -= LEG
