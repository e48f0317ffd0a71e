"""Inventories: equipment, mods and keys."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.kernel import Script


def collect_cache(g: Burncycle, bot: int) -> Script[None]:
    """A bot that moved onto a cache may collect it."""
    yield from ()
