"""What all scenarios share: servers, people who play before, during and after a mishap, and the audit."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import ClassVar

from tests.crash.audit import Findings, audit
from tests.crash.groups import Group
from tests.crash.ledger import Ledger, Wait
from tests.crash.outcomes import Outcome
from tests.crash.players import People
from tests.crash.run import playing
from tests.crash.servers import Estate
from tests.crash.storm import raised

GROUPS = 5
"""Two of the toy game, and one of each other game."""
BEFORE = 10.0
AFTER = 8.0
PATIENCE = 90.0
"""Seconds in which the servers must come up."""


class Scenario:
    """A mishap."""

    mishap: ClassVar[str]
    """What is done, for the page."""

    def __init__(self, name: str, folder: Path, seed: int) -> None:
        self.name = name
        self.folder = folder
        self.dice = random.Random(seed)  # noqa: S311 - play isn't cryptography
        self.ledger = Ledger()
        self.estate = self.built()
        self.began = self.ended = 0.0
        self.seen: list[str] = []
        self.broken: list[str] = []
        """Bounds of this scenario that did not hold."""
        self.groups: list[Group] = []

    # What a scenario says for itself

    def built(self) -> Estate:
        """The servers."""
        return Estate(self.folder)

    async def prepare(self) -> None:
        """What is needed before anybody plays."""

    async def happen(self) -> None:
        """The mishap, from its beginning to its end."""
        raise NotImplementedError

    async def judge(self, found: Findings) -> None:
        """What else was seen, and which bounds did not hold."""

    async def clean_up(self) -> None:
        """Leave nothing behind."""

    # The run

    async def play(self) -> Outcome:
        """Raise the servers, let people play, let it happen, and audit."""
        started = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                await raised(self.estate)
                await self.prepare()
            await self._play()
            found = await audit(self.estate.dsn, self.ledger, self.dice)
            await self.judge(found)
        except TimeoutError:
            found = Findings()
            self.broken.append("the servers did not come up")
        finally:
            await self.estate.stop()
            await self.clean_up()
        return self._outcome(found, time.monotonic() - started)

    async def _play(self) -> None:
        async with playing(self.folder, People(self.estate, self.ledger, self.dice), GROUPS) as self.groups:
            await asyncio.sleep(BEFORE)
            self.began = time.monotonic()
            await self.happen()
            self.ended = time.monotonic()
            await asyncio.sleep(AFTER)

    def _outcome(self, found: Findings, seconds: float) -> Outcome:
        ledger = self.ledger
        return Outcome(
            name=self.name,
            mishap=self.mishap,
            seen=self.seen,
            seconds=seconds,
            tables=found.tables,
            rows=found.rows,
            acknowledged=len(ledger.acknowledged),
            resent=ledger.resent,
            unsure=sum(sent.unsure for sent in ledger.sent.values()),
            longest={phase: longest(waits) for phase, waits in self._phases().items()},
            waits={
                f"{i + 1} ({group.wanted.game})": longest([each for each in ledger.waits if each.table in group.tables])
                for i, group in enumerate(self.groups)
            },
            faults={**found.faults, "bounds": self.broken},
        )

    def _phases(self) -> dict[str, list[Wait]]:
        """The waits that ended before the mishap, that it fell into, and that began after it."""
        waits = self.ledger.waits
        before = [wait for wait in waits if wait.at < self.began]
        after = [wait for wait in waits if wait.at - wait.seconds > self.ended]
        return {"before": before, "during": self.during(), "after": after}

    def during(self) -> list[Wait]:
        """The waits that the mishap fell into."""
        return [wait for wait in self.ledger.waits if wait.at >= self.began and wait.at - wait.seconds <= self.ended]


def longest(waits: list[Wait]) -> float:
    """The longest of some waits, in seconds."""
    return max((wait.seconds for wait in waits), default=0.0)
