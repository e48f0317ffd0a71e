"""Match time at a shared screen."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from getaway.kernel import Match

MS = 1000


class Clock:
    """Match time in milliseconds. It passes while the game waits for a deadline, and stands still otherwise."""

    def __init__(self, match: Match, ticks: Callable[[], float] = monotonic) -> None:
        self.match = match
        self.ticks = ticks
        self.zero: float | None = None

    def read(self) -> int:
        """Match time now."""
        match = self.match
        if match.over or not match.game.deadlines(match.g):
            self.zero = None
            return match.now
        if self.zero is None:
            self.zero = self.ticks() - match.now / MS
        return max(match.now, int((self.ticks() - self.zero) * MS))

    def let_pass(self) -> bool:
        """Bring the match to the present; whether a deadline fired."""
        entries = len(self.match.log)
        if not self.match.over:
            self.match.advance(self.read())
        return len(self.match.log) > entries


def minutes(milliseconds: int) -> str:
    """Minutes and seconds as a clock shows them."""
    seconds = max(0, milliseconds) // MS
    return f"{seconds // 60}:{seconds % 60:02}"
