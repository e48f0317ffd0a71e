"""Network levels, and what a boot does to them."""

from __future__ import annotations

from typing import Final, NamedTuple

from getaway.games.burncycle.network.events import LevelChanged
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import ACCESS, NOWHERE
from getaway.games.burncycle.threat.dial import escalation

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


# On the table


def change_level(g: Burncycle, seat: int, by: int, cites: str | tuple[str, ...]) -> None:
    """A player's level rises or falls within 1 and 6; a banned IP has none (BC-NETLVL-03, -04, BC-BAN-02)."""
    bot = g.bots[seat]
    if bot.ip < ACCESS:
        return
    level = max(LOWEST, min(HIGHEST, bot.level + by))
    if level != bot.level:
        g.set_bot(seat, level=level)
        g.tell(LevelChanged(seat, level - bot.level, level), cites=cites)


def change_ceo(g: Burncycle, by: int, cites: str | tuple[str, ...]) -> None:
    """The CEO's level rises or falls, not below what an escalation in force says (BC-NETLVL-03, BC-THRCARD-12)."""
    before = g.ceo
    g.ceo = min(HIGHEST, before + by) if by > 0 else max(before + by, min(before, ceo_lowest(g)))
    if g.ceo != before:
        g.tell(LevelChanged(NOWHERE, g.ceo - before, g.ceo), cites=cites)


def ceo_lowest(g: Burncycle) -> int:
    """The lowest level the CEO can fall to: 1, or more by an escalation (BC-NETLVL-04, BC-THRCARD-12)."""
    return max(LOWEST, escalation(g, "ceo-lowest"))
