"""A node with too much to do lets spectators go, so that players notice nothing."""

from __future__ import annotations

import asyncio
import math
import random
from typing import Final

from getaway.kernel import Refused, to_json
from getaway.server.audience import LATER, Audience
from getaway.server.logs import log
from getaway.server.watchdog import Watchdog
from getaway.table.messages import No

EVERY: Final = 1.0
"""Seconds between two times that spectators are let go."""
LONG: Final = 3.0
"""Seconds for which the loop must have been late each time it looked."""
SHARE: Final = 0.1
"""The share of all spectators that goes each time while the loop is late."""
AWAY: Final = (10, 30)
"""After how many seconds they may try again, at least and at most."""


class Shedding:
    """Says when it's too much, and who goes."""

    def __init__(self, audience: Audience, watchdog: Watchdog, most: int) -> None:
        self.audience = audience
        self.watchdog = watchdog
        self.most = most
        """How many connections there may be before spectators have to go; 0 is without limit."""

    @property
    def late(self) -> bool:
        """Whether the loop has been late for long."""
        return self.watchdog.late_for() >= LONG

    @property
    def full(self) -> bool:
        """Whether one more connection is one too many."""
        return 0 < self.most <= self.audience.size

    def admit_a_spectator(self) -> None:
        """Refuse one more while there's too much to do."""
        if self.full or self.late:
            raise _busy()

    async def run(self) -> None:
        """Look after the load for ever."""
        while True:
            await asyncio.sleep(EVERY)
            if self.full or self.late:
                self.shed()

    def shed(self) -> None:
        """Let some spectators go, any of them."""
        watching = [line for group in self.audience.spectators() for line in group]
        excess = self.audience.size - self.most if self.most else 0
        going = min(len(watching), max(excess, math.ceil(len(watching) * SHARE) if self.late else 0))
        if going:
            log.warning("spectators let go", spectators=going, sockets=self.audience.size)
        for line in random.sample(watching, going):
            busy = _busy()
            line.send(to_json(No(id="", clause=busy.clause, facts=busy.facts)))
            line.leave(LATER)


def _busy() -> Refused:
    return Refused("GT-BUSY-03", seconds=random.randint(*AWAY))  # noqa: S311 - so that not all come at once
