"""Counting in windows of time: one begins with the first use, and the next after its end."""

from __future__ import annotations

import math
from time import monotonic
from typing import Final

MOST: Final = 20_000
"""How many are counted separately; beyond that, the one whose window ends first is forgotten."""
SWEPT: Final = 4
"""How many ended windows are forgotten at each use: memory shrinks as fast as it grew, without a long sweep."""


class Windows:
    """How often each has done one kind of thing in its window of some seconds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._open: dict[str, tuple[float, int]] = {}
        """When each window began and how often it was used, the oldest first."""

    def __len__(self) -> int:
        return len(self._open)

    def hit(self, whom: str, most: int) -> bool:
        """Count one more, unless that is too many."""
        now = monotonic()
        self._sweep(now)
        began, used = self._open.get(whom, (now, 0))
        if now - began >= self._seconds:
            del self._open[whom]
            began, used = now, 0
        if used >= most:
            return False
        self._open[whom] = (began, used + 1)
        return True

    def used(self, whom: str) -> int:
        """How often it was used in the window that is open."""
        began, used = self._open.get(whom, (-math.inf, 0))
        return used if monotonic() - began < self._seconds else 0

    def wait(self, whom: str) -> int:
        """Whole seconds until the window ends, at least one."""
        began, _ = self._open.get(whom, (-math.inf, 0))
        return max(1, math.ceil(began + self._seconds - monotonic())) if began > -math.inf else 1

    def _sweep(self, now: float) -> None:
        for _ in range(SWEPT):
            oldest = next(iter(self._open), None)
            if oldest is None or (now - self._open[oldest][0] < self._seconds and len(self._open) < MOST):
                return
            del self._open[oldest]
