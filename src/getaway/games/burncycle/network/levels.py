"""Network levels, and what a boot does to them."""

from __future__ import annotations

from typing import Final, NamedTuple

LOWEST: Final = 1
HIGHEST: Final = 6


class Boot(NamedTuple):
    """How a boot ends: whether the IP stays and the ping goes, and both levels after it."""

    ip_stays: bool
    ceo: int
    level: int


def raised(level: int) -> int:
    """A level one up, 6 at most (BC-NETLVL-03)."""
    return min(HIGHEST, level + 1)


def lowered(level: int, lowest: int = LOWEST) -> int:
    """A level one down, not below 1 or what an effect says instead (BC-NETLVL-04)."""
    return min(level, max(lowest, level - 1))


def boot(ceo: int, level: int, ceo_lowest: int = LOWEST) -> Boot:
    """The greater level wins and falls by 1; the CEO wins ties, but not at 6 (BC-NETLVL-08 to BC-NETLVL-11)."""
    if level > ceo or level == ceo == HIGHEST:
        return Boot(ip_stays=True, ceo=ceo, level=lowered(level))
    return Boot(ip_stays=False, ceo=lowered(ceo, ceo_lowest), level=level)
