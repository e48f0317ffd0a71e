"""Changing floors."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.kernel import Script


def may_change_floor(g: Burncycle) -> bool:
    """Whether the objective is complete and all bots are in safe zones (BC-CHFL-01 to BC-CHFL-03)."""
    return False


def change_floor(g: Burncycle) -> Script[None]:
    """Go on to the next floor."""
    yield from ()
