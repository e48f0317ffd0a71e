"""One fault after another, some while others last."""

from __future__ import annotations

import asyncio
import random
import time

from tests.crash.machines import raising
from tests.crash.machines.estate import Estate
from tests.crash.machines.faults import KINDS, Scene, Struck

PAUSE = (0.5, 3.5)
"""Seconds between two faults."""
LONGEST = 600.0
"""Seconds after which everything must be well again."""


class Storm:
    """The faults of one run."""

    def __init__(self, estate: Estate, dice: random.Random) -> None:
        self.log = estate.folder / "storm.log"
        self.scene = Scene(estate, dice)
        self.struck: list[Struck] = []
        self.stuck: list[str] = []
        """Faults after which not everything came back."""
        self._busy: dict[str, asyncio.Task[None]] = {}

    async def rage(self, faults: int, until: float) -> None:
        """This many faults, or those that happen until a moment."""
        while len(self.struck) + len(self._busy) < faults and not self.stuck and time.monotonic() < until:
            await self.scene.a_while(*PAUSE)
            while not self._strike():  # noqa: ASYNC110 - a fault ends by itself
                await asyncio.sleep(0.2)

    async def pass_over(self) -> None:
        """Wait until everything is there again."""
        await asyncio.gather(*self._busy.values())
        estate = self.scene.estate
        async with asyncio.timeout(LONGEST):
            await raising.whole(estate)
            for part in (*estate.etcds, *estate.natses, *estate.nodes, *estate.workers):
                await raising.back(estate, part)

    def _strike(self) -> bool:
        free = {name: kind for name, kind in KINDS.items() if kind.place not in self._busy}
        if not free:
            return False
        name = self.scene.dice.choices(list(free), [kind.weight for kind in free.values()])[0]
        place = free[name].place
        task = self._busy[place] = asyncio.create_task(self._happen(name))
        task.add_done_callback(lambda _: self._busy.pop(place))
        return True

    async def _happen(self, name: str) -> None:
        at = time.monotonic()
        try:
            async with asyncio.timeout(LONGEST):
                served = await KINDS[name].happen(self.scene)
        except TimeoutError:
            self.stuck.append(f"{name}: not everything came back in {LONGEST:.0f} s")
            return
        if served is not None:
            self.struck.append(Struck(name, at, served, time.monotonic()))
            self._note(self.struck[-1])

    def _note(self, one: Struck) -> None:
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"{one.at:.1f} {one.kind} served after {one.served - one.at:.1f} s, all well after ")
            log.write(f"{one.back - one.at:.1f} s\n")
