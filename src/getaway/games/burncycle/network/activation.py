"""Ping activation."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.kernel import Script


def activate_pings(g: Burncycle) -> Script[None]:
    """Pings move, then their dice are rolled."""
    yield from ()
    g.phase = "threat"
