"""A leg of the long run: eight machines of its own, people who play, faults, and an audit."""

from __future__ import annotations

import os
import random
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
from tests.crash.audit import Findings, audit
from tests.crash.ledger import Ledger, Wait
from tests.crash.machines.estate import Estate
from tests.crash.machines.faults import KINDS, Struck
from tests.crash.machines.raising import raised
from tests.crash.machines.storm import Storm
from tests.crash.players import People
from tests.crash.run import playing

LEG = 60
"""Faults in one leg."""
MOST = 8 * 60.0
"""Seconds after which a leg ends even with fewer, so that little is lost where a run is broken off."""
PATIENCE = 400.0
"""Seconds in which everyone must have heard what became of their commands, on a machine that has much to do."""
NONE = "none"
"""What's said of the waits that no fault fell into."""


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
    lines: dict[str, int]
    struck: dict[str, list[tuple[float, float]]]
    """For each fault of a kind, the seconds until the service was there again, and until everything was."""
    waits: dict[str, dict[int, int]]
    """How often players waited this many milliseconds for a decision, by the gravest fault that this fell into."""
    late: dict[int, int]
    """How often a worker fired a deadline this many milliseconds after its time of grace."""
    by_answer: int
    """Deadlines that an answer after them fired."""
    faults: dict[str, list[str]]

    @property
    def clean(self) -> bool:
        """Whether nothing was found that should not be."""
        return not any(self.faults.values())

    @property
    def count(self) -> int:
        """How many faults there were."""
        return sum(map(len, self.struck.values()))


async def run_leg(folder: Path, *, faults: int, groups: int, seed: int, until: float) -> Leg:
    """Run one leg."""
    dice = random.Random(seed)  # noqa: S311 - play isn't cryptography
    ledger, estate = Ledger(), Estate(folder)
    storm = Storm(estate, dice)
    try:
        await raised(estate)
        began = time.monotonic()
        async with playing(folder, People(estate, ledger, dice), groups, PATIENCE):
            await storm.rage(faults, min(began + MOST, until))
            await storm.pass_over()
        seconds = time.monotonic() - began
        found = await audit(estate.dsn, ledger, dice)
    finally:
        await estate.stop()
    return _leg_of(seed, groups, seconds, ledger, storm, found)


def _leg_of(seed: int, groups: int, seconds: float, ledger: Ledger, storm: Storm, found: Findings) -> Leg:
    return Leg(
        seed=seed,
        groups=groups,
        seconds=round(seconds),
        load=round(os.getloadavg()[0], 1),
        tables=found.tables,
        rows=found.rows,
        commands=len(ledger.sent),
        acknowledged=len(ledger.acknowledged),
        resent=ledger.resent,
        unsure=sum(sent.unsure for sent in ledger.sent.values()),
        lines=dict(ledger.lines),
        struck=_by_kind(storm.struck),
        waits=waits_by_fault(ledger.waits, storm.struck),
        late=dict(Counter(rough(ring.late) for ring in found.rings if ring.by_worker and ring.late >= 0)),
        by_answer=sum(not ring.by_worker for ring in found.rings),
        faults={**found.faults, "away": storm.stuck},
    )


def _by_kind(struck: Sequence[Struck]) -> dict[str, list[tuple[float, float]]]:
    return {
        name: [(round(one.served - one.at, 1), round(one.back - one.at, 1)) for one in struck if one.kind == name]
        for name in KINDS
    }


def waits_by_fault(waits: Sequence[Wait], struck: Sequence[Struck]) -> dict[str, dict[int, int]]:
    """A wait counts for the gravest fault that it fell into."""
    counted = {name: Counter[int]() for name in (*KINDS, NONE)}
    for wait in waits:
        met = {one.kind for one in struck if one.at <= wait.at and wait.at - wait.seconds <= one.served}
        counted[next((name for name in KINDS if name in met), NONE)][rough(wait.seconds * 1000)] += 1
    return {name: dict(each) for name, each in counted.items()}


def rough(milliseconds: float) -> int:
    """With two digits, of which there are few."""
    return int(float(f"{milliseconds:.1e}"))


def quantile(counted: dict[int, int], share: float) -> int:
    """What this share isn't above."""
    values = sorted(counted)
    sums = [sum(counted[value] for value in values[: place + 1]) for place in range(len(values))]
    return values[min(bisect_left(sums, share * sums[-1]), len(values) - 1)] if values else 0


def following(legs: Sequence[Leg], faults: int, seed: int) -> tuple[int, int]:
    """The seed and the number of faults of the next leg; no faults where none is left to run."""
    used = {leg.seed for leg in legs}
    free = next(number for number in range(seed, seed + len(used) + 1) if number not in used)
    return free, min(LEG, max(0, faults - sum(leg.count for leg in legs)))
