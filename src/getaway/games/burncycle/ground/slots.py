"""The slots of the burncycle: which chip comes next."""

from __future__ import annotations

from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE


def next_live(g: Burncycle, after: int) -> int:
    """The next slot to the right whose chip is active; others are skipped (BC-CHIP-05, BC-CHIP-06, BC-DEACT-03).

    So a degraded captain chip triggers nothing (BC-CAPCHIP-04).
    """
    for i in range(after + 1, len(g.slots)):
        if g.slots[i].live:
            return i
    return NOWHERE
