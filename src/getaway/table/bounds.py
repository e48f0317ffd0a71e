"""How much a table takes: rows in its log, and what a seat may say and report in a while."""

from __future__ import annotations

import math
from typing import Final

from getaway.kernel import Refused, Seat
from getaway.table import commands as c

ROWS = 20_000
"""How many rows a log takes; a match has a few hundred."""
NEARLY_FULL = 0.75
"""From here on only moves are taken."""
SPARE = 0.1
"""Clocks and bots may write this much more: they can end a match that nobody else can."""
TALK = 2.0
"""What a seat may say in a second."""
BURST = 10
"""And at once, after a silence."""
REPORTS = 20 / 3600
"""What a seat may report in a second: 20 in an hour."""

MOVES: Final = (c.AnswerIt, c.PlanIt, c.Resume, c.Start, c.Leave, c.Return, c.Hand)
"""What a table takes to the last: what the match needs to go on."""


class Allowances:
    """What each seat has left of each thing: an amount a second, and some in hand after a silence."""

    def __init__(self) -> None:
        self._left: dict[tuple[str, Seat], tuple[float, int]] = {}

    def take(self, what: str, seat: Seat, a_second: float, at: int) -> None:
        """Use one up at a moment of Unix time, or refuse and say how long to wait; 0 a second is without limit."""
        if not a_second:
            return
        left, since = self._left.get((what, seat), (float(BURST), at))
        left = min(float(BURST), left + max(0, at - since) / 1000 * a_second)
        if left < 1:
            raise Refused("GT-RATE-01", seconds=max(1, math.ceil((1 - left) / a_second)))
        self._left[what, seat] = (left - 1, at)


class Limits:
    """How much the tables of a node take."""

    def __init__(self, rows: int = ROWS, talk: float = TALK) -> None:
        self.rows = rows
        """How many rows the log of a table takes."""
        self.talk = talk
        """How much a seat may say in a second; 0 is without limit."""

    def fits(self, length: int, command: c.AnyCommand | None = None) -> None:
        """Refuse what a log of this length takes no more; without a command it's a seat or a key that changes."""
        if length >= self.rows:
            raise Refused("GT-FULL-02")
        if length >= self.rows * NEARLY_FULL and not isinstance(command, MOVES):
            raise Refused("GT-FULL-01")

    def overflows(self, length: int) -> bool:
        """Whether not even clocks and bots may write any more."""
        return length >= self.rows * (1 + SPARE)

    def may_say(self, used: Allowances, seat: Seat, at: int) -> None:
        """Refuse talk that comes too fast."""
        used.take("talk", seat, self.talk, at)
