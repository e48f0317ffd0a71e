"""What many matches come to: win rates with their intervals, rounds, threat, causes of loss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, median
from typing import NamedTuple

from getaway.lab.burncycle.matches import Record

Z = 1.959963984540054
"""The normal quantile of a two-sided interval of 95 %."""
ENDS = ("won", "threat", "module", "left-behind", "cap")
LOSSES = ENDS[1:]


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share, from 0 to 1."""
    if not matches:
        return 0.0, 1.0
    share, spread = wins / matches, Z * Z / matches
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / matches + spread / (4 * matches)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def core_hours(ms: float) -> str:
    """Processor time in hours of one core."""
    return f"{ms / 3_600_000:.1f}"


class Sum(NamedTuple):
    """What some matches come to."""

    matches: int
    ends: Counter[str]
    rounds: float
    """The median."""
    threat: float
    """The mean at the end."""
    tasks: float
    floors: float
    answers: float
    ms: float

    @property
    def wins(self) -> int:
        """How many were won."""
        return self.ends["won"]

    @property
    def rate(self) -> float:
        """The share that was won."""
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate is, at 95 %."""
        return wilson(self.wins, self.matches)


def summed(records: Sequence[Record]) -> Sum:
    """The sum of some matches."""
    if not records:
        return Sum(0, Counter(), 0, 0, 0, 0, 0, 0)
    return Sum(
        len(records),
        Counter(record.result for record in records),
        median(record.rounds for record in records),
        fmean(record.threat for record in records),
        fmean(record.tasks for record in records),
        fmean(record.floors for record in records),
        fmean(record.answers for record in records),
        fmean(record.ms for record in records),
    )


def of(records: Iterable[Record], *, mission: str = "", players: int = 0) -> list[Record]:
    """Those of a mission, of a number of players, or both."""
    return [r for r in records if mission in ("", r.mission) and players in (0, r.players)]


# The live table


LINE = "{:20} {:>7} {:>7} {:>6} {:>15} {:>7} {:>7} {:>6} {:>6} {:>5}  {}"
HEAD = LINE.format(
    "mission", "players", "matches", "won %", "95 %", "rounds", "threat", "tasks", "floors", "ms", "lost by"
)


def line(mission: str, players: int | str, found: Sum) -> str:
    """A row of the table that is printed while matches are played."""
    low, high = found.interval
    lost = ", ".join(f"{cause} {found.ends[cause]}" for cause in LOSSES if found.ends[cause])
    return LINE.format(
        mission,
        players,
        found.matches,
        f"{100 * found.rate:.1f}",
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{found.rounds:g}",
        f"{found.threat:.1f}",
        f"{found.tasks:.1f}",
        f"{found.floors:.1f}",
        f"{found.ms:.0f}",
        lost or "-",
    )
