"""What came of a scenario."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct):
    """One mishap, what the players saw of it, and what was found afterwards."""

    name: str
    mishap: str
    """What was done to the server."""
    seen: list[str]
    """What was measured beside the waits, one sentence each."""
    seconds: float
    tables: int
    rows: int
    acknowledged: int
    resent: int
    unsure: int
    longest: dict[str, float]
    """The longest wait for a decision that came before, during or after the mishap."""
    waits: dict[str, float]
    """The longest wait at each group's tables."""
    faults: dict[str, list[str]]

    @property
    def clean(self) -> bool:
        """Whether nothing was found that should not be."""
        return not any(self.faults.values())
